import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Qué invertir' },
  choices: {
    mode: {
      text: 'Todo el texto',
      words: 'El orden de las palabras',
      letters: 'Las letras de cada palabra',
      lines: 'El orden de las líneas',
      eachLine: 'Cada línea por separado',
    },
  },
  notes: { palindrome: 'Es un palíndromo: se lee igual en los dos sentidos.' },
} satisfies Translation<typeof en>;
