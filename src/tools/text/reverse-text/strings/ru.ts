import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Что перевернуть' },
  choices: {
    mode: {
      text: 'Весь текст',
      words: 'Порядок слов',
      letters: 'Буквы в каждом слове',
      lines: 'Порядок строк',
      eachLine: 'Каждую строку отдельно',
    },
  },
  notes: { palindrome: 'Это палиндром: с обеих сторон читается одинаково.' },
} satisfies Translation<typeof en>;
