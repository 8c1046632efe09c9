import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    n: 'Words in a phrase',
    stopWords: 'Ignore common words in',
    minLength: 'Shortest word (characters)',
    top: 'How many to list (0 is all)',
    caseSensitive: 'Case-sensitive',
    numbers: 'Count numbers too',
    words: 'Words counted',
    unique: 'Unique words',
    list: 'Words by frequency',
    result: 'As text, tab-separated',
  },
  choices: {
    stopWords: {
      none: 'Don’t ignore any words',
      en: 'English (the, of, and …)',
      es: 'Spanish (el, de, que …)',
      fr: 'French (le, de, et …)',
      id: 'Indonesian (yang, dan, di …)',
      it: 'Italian (il, di, che …)',
      pl: 'Polish (i, w, się …)',
      pt: 'Portuguese (o, de, que …)',
      ru: 'Russian (и, в, не …)',
    },
  },
  hints: { n: '2 to 5 count phrases. They never cross the end of a sentence or a line.' },
  placeholders: { input: 'Paste text' },
  notes: {
    listed: 'The table and its CSV contain the first {listed} of {count}; the text below the table has them all.',
  },
  terms: { word: 'Word', phrase: 'Phrase', times: 'Count', uniquePhrases: 'Unique phrases' },
  own: {
    show: 'Show in the text:', // the word follows; it selects the word's next occurrence
    found: '{n} of {count}', // which occurrence of the word is selected
  },
} satisfies ToolStrings<typeof tool>;
