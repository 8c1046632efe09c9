import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  action: 'Sortear',
  labels: {
    ...listWords.labels,
    alphabet: 'Alfabeto',
    kind: 'Letras',
    custom: 'Tus letras',
    case: 'Mayúsculas o minúsculas',
  },
  own: { card: 'Mostrar en una tarjeta', next: 'Otra letra', close: 'Cerrar' },
  hints: { seed: listWords.hints.seed, custom: 'Cada carácter cuenta una sola vez. Los espacios no cuentan.' },
  placeholders: { custom: 'AEIOURST' },
  choices: {
    alphabet: {
      latin: 'De la A a la Z, sin Ñ',
      es: 'Español, con Ñ',
      fr: 'Francés',
      pl: 'Polaco, 32 letras',
      pt: 'Portugués',
      ru: 'Ruso, 33 letras',
      greek: 'Griego, 24 letras',
      custom: 'Tus propias letras',
    },
    kind: { all: 'Todas', vowels: 'Vocales', consonants: 'Consonantes' },
    case: { upper: 'Mayúsculas', lower: 'Minúsculas', both: 'Ambas' },
    ...listWords.choices,
    sort: { ...listWords.choices.sort, asc: 'Alfabético', desc: 'Alfabético inverso' },
  },
  problems: { ...listWords.problems, noLetters: 'No hay letras para el sorteo. Escribe al menos una.' },
  notes: listWords.notes,
} satisfies Translation<typeof en>;
