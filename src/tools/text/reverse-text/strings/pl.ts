import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Co odwrócić' },
  choices: {
    mode: {
      text: 'Cały tekst',
      words: 'Kolejność słów',
      letters: 'Litery w\u00a0każdym słowie',
      lines: 'Kolejność wierszy',
      eachLine: 'Każdy wiersz osobno',
    },
  },
  notes: { palindrome: 'To palindrom: czytany od końca brzmi tak samo.' },
} satisfies Translation<typeof en>;
