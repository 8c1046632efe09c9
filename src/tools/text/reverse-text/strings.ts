import type { Strings } from '../../../kinds/contract';
import type tool from './tool';

export default {
  en: {
    labels: { mode: 'What to reverse' },
    choices: {
      mode: {
        text: 'The whole text',
        words: 'Order of words',
        letters: 'Letters in each word',
        lines: 'Order of lines',
        eachLine: 'Each line by itself',
      },
    },
    notes: { palindrome: 'A palindrome: it reads the same from both ends.' },
  },
} satisfies Strings<typeof tool>;
