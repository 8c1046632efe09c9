import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Senza ripetizioni', sort: 'Ordine', as: 'Mostra come', seedUsed: 'Seme di questa estrazione' },
  hints: {
    seed: 'Vuoto: ogni volta un’estrazione nuova. Con lo stesso seme e gli stessi dati esce sempre lo stesso risultato, che quindi è prevedibile.',
  },
  choices: {
    sort: { none: 'Ordine di estrazione', asc: 'Crescente', desc: 'Decrescente' },
    as: { items: 'Risultati singoli', lines: 'Uno per riga', comma: 'Separati da virgole', json: 'JSON' },
  },
  problems: {
    notEnough:
      'Senza ripetizioni {possible, plural, one {c’è # risultato possibile} many {ci sono # di risultati possibili} other {ci sono # risultati possibili}}. Chiedine di meno o ammetti le ripetizioni.',
    noSeed: 'Per usare un seme serve una connessione sicura (https). Lascia vuoto il seme.',
  },
  notes: { asLines: 'Oltre {most} risultati, l’elenco è mostrato come testo, uno per riga.' },
} satisfies Translation<typeof en>;
