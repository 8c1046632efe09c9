import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: { input: 'English', result: 'Pig Latin', vowelSuffix: 'Words that begin with a vowel' },
  choices: {
    vowelSuffix: { way: 'apple-way', ay: 'apple-ay', yay: 'apple-yay', hay: 'apple-hay' },
  },
  placeholders: { input: 'Can you speak Pig Latin?' },
} satisfies ToolStrings<typeof tool>;
