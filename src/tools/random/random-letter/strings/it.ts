import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  action: 'Estrai',
  labels: {
    ...listWords.labels,
    alphabet: 'Alfabeto',
    kind: 'Lettere',
    custom: 'Le tue lettere',
    case: 'Maiuscole o minuscole',
  },
  own: { card: 'Mostra su una scheda', next: 'Un’altra lettera', close: 'Chiudi' },
  hints: { seed: listWords.hints.seed, custom: 'Ogni carattere conta una volta sola. Gli spazi non contano.' },
  placeholders: { custom: 'ABCDEFGHILMNOPQRSTUVZ' },
  choices: {
    alphabet: {
      latin: 'Da A a Z, 26 lettere',
      es: 'Spagnolo, con Ñ',
      fr: 'Francese',
      pl: 'Polacco, 32 lettere',
      pt: 'Portoghese',
      ru: 'Russo, 33 lettere',
      greek: 'Greco, 24 lettere',
      custom: 'Lettere scelte da te',
    },
    kind: { all: 'Tutte', vowels: 'Vocali', consonants: 'Consonanti' },
    case: { upper: 'Maiuscole', lower: 'Minuscole', both: 'Entrambe' },
    ...listWords.choices,
  },
  problems: { ...listWords.problems, noLetters: 'Non ci sono lettere da estrarre. Scrivine almeno una.' },
  notes: listWords.notes,
} satisfies Translation<typeof en>;
