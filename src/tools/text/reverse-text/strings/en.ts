import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: { mode: 'What to reverse' },
  choices: {
    mode: {
      text: 'The whole text',
      words: 'Order of words',
      letters: 'Letters in each word',
      lines: 'Order of lines',
      eachLine: 'Each line separately',
    },
  },
  notes: { palindrome: 'A palindrome: it reads the same from both ends.' },
} satisfies ToolStrings<typeof tool>;
