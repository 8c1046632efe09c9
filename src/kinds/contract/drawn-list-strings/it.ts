import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Senza ripetizioni', sort: 'Ordine', as: 'Mostra come', seedUsed: 'Seme di questa estrazione' },
  hints: {
    seed: 'Vuoto: ogni volta un’estrazione nuova. Con un seme esce sempre lo stesso risultato, che quindi non è segreto.',
  },
  choices: {
    sort: { none: 'Ordine di estrazione', asc: 'Crescente', desc: 'Decrescente' },
    as: { items: 'Risultati singoli', lines: 'Uno per riga', comma: 'Separati da virgole', json: 'JSON' },
  },
  problems: {
    notEnough:
      'Senza ripetizioni i risultati possibili sono {possible}. Chiedine al massimo tanti o ammetti le ripetizioni.',
    noSeed: 'Per usare un seme serve una connessione sicura (https). Lascia vuoto il seme.',
  },
  notes: { asLines: 'Oltre {most} risultati la lista è mostrata per righe.' },
} satisfies Translation<typeof en>;
