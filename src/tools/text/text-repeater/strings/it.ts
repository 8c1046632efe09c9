import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    count: 'Quante volte',
    separator: 'Separatore',
    custom: 'Il tuo separatore',
    number: 'Numera le copie',
    length: 'Caratteri del risultato',
    fits: 'Limiti delle piattaforme',
  },
  choices: {
    separator: {
      none: 'Nessuno',
      space: 'Uno spazio',
      newline: 'Un a capo',
      comma: 'Virgola e spazio',
      custom: 'Altro',
    },
  },
  hints: { custom: '\\n è un a capo, \\t una tabulazione, \\\\ una barra inversa.' },
  placeholders: { input: 'Scrivi o incolla il testo da ripetere', custom: ' | ' },
  problems: {
    tooLong: 'Il risultato avrebbe {length} caratteri, ma il limite è {most}. Riduci le ripetizioni.',
    tooBig: 'Il risultato occuperebbe {megabytes} MB, ma il limite è {most} MB. Riduci le ripetizioni.',
  },
  terms: {
    place: 'Dove',
    used: 'Usati',
    limit: 'Limite',
    left: 'Restano',
    whatsapp: 'Messaggio WhatsApp',
    instagram: 'Didascalia di Instagram',
    x: 'Post su X',
  },
} satisfies Translation<typeof en>;
