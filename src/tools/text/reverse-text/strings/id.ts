import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Yang dibalik' },
  choices: {
    mode: {
      text: 'Seluruh teks',
      words: 'Urutan kata',
      letters: 'Huruf di setiap kata',
      lines: 'Urutan baris',
      eachLine: 'Setiap baris sendiri',
    },
  },
  notes: { palindrome: 'Ini palindrom: dibaca dari belakang tetap sama.' },
} satisfies Translation<typeof en>;
