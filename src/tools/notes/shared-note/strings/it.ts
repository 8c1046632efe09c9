import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Nota',
    title: 'Titolo',
    s: 'Documento',
    k: 'Chiave',
    wrap: 'A capo automatico',
    size: 'Dimensione del testo',
    password: 'Password',
    heading: 'Titolo',
    result: 'Nota',
    chars: 'Caratteri',
    words: 'Parole',
    lines: 'Righe',
  },
  own: {
    tab: 'Nota condivisa',
    notOurs: 'Questo testo è contenuto nel link; non è nostro.',
    empty:
      'Un link del blocco note si apre qui con il suo testo. Il tuo non contiene testo: forse è stato troncato durante l’invio.',
    write: 'Scrivi una nota',
    edit: 'Modifica una copia',
    raw: 'Testo semplice',
    print: 'Stampa',
    retry: 'Riprova',
    fileName: 'Nota condivisa',
    'link-damaged':
      'Il link è danneggiato o incompleto: non è stato possibile decomprimere il testo. Fattelo rimandare.',
    'link-tooLarge': 'Una volta decompresso questo link supera 5 MB, quindi non è stato aperto.',
    gone: 'Questa nota è scaduta o è stata eliminata.',
    noServer: 'Questo sito non offre link brevi. Chiedi un link che contenga il testo.',
    network: 'Non è stato possibile recuperare la nota. Controlla la connessione.',
  },
} satisfies Translation<typeof en>;
