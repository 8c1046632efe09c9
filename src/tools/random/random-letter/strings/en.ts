import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  action: 'Pick', // the main button: draw letters
  labels: {
    ...listWords.labels,
    alphabet: 'Alphabet',
    kind: 'Letters' /* all, or only vowels or consonants */,
    custom: 'Your letters',
    case: 'Case',
  },
  own: { card: 'Show on a card', next: 'Next letter', close: 'Close' },
  hints: { seed: listWords.hints.seed, custom: 'Each character counts once. Spaces and commas are ignored.' },
  placeholders: { custom: 'RSTLNE' },
  choices: {
    alphabet: {
      latin: 'English, A–Z',
      es: 'Spanish, with ñ',
      fr: 'French',
      pl: 'Polish, 32 letters',
      pt: 'Portuguese',
      ru: 'Russian, 33 letters',
      greek: 'Greek, 24 letters',
      custom: 'Your own letters',
    },
    kind: { all: 'All', vowels: 'Vowels', consonants: 'Consonants' },
    case: { upper: 'Uppercase', lower: 'Lowercase', both: 'Both' },
    ...listWords.choices,
  },
  problems: { ...listWords.problems, noLetters: 'There are no letters to draw from. Type at least one.' },
  notes: listWords.notes,
} satisfies ToolStrings<typeof tool>;
