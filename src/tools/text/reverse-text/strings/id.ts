import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Yang dibalik' },
  choices: {
    mode: {
      text: 'Seluruh teks',
      words: 'Urutan kata',
      letters: 'Huruf di tiap kata',
      lines: 'Urutan baris',
      eachLine: 'Huruf di tiap baris',
    },
  },
  notes: { palindrome: 'Ini palindrom: dibaca dari belakang tetap sama.' },
} satisfies Translation<typeof en>;
