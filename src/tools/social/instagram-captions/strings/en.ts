import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Topic',
    tone: 'Tone',
    length: 'Length',
    count: 'How many',
    hashtags: 'Hashtags in each',
    emoji: 'With an emoji',
    cta: 'With a question or request at the end',
    seedUsed: listWords.labels.seedUsed,
  },
  hints: { input: 'As you would write it in the middle of a sentence.', seed: listWords.hints.seed },
  placeholders: { input: 'banana bread' },
  choices: {
    tone: {
      any: 'Mixed',
      funny: 'Funny',
      inspiring: 'Inspiring',
      casual: 'Casual',
      business: 'Business',
      romantic: 'Romantic',
      short: 'Very short',
    },
    length: { medium: 'Medium', short: 'Short', long: 'Long' },
  },
  own: { edit: 'Edit', limit: 'Instagram cuts off the rest.', yours: 'Your caption' },
  problems: {
    ...listWords.problems,
    longTopic:
      'The topic has {count, plural, one {# character} other {# characters}}; the limit is {most}. Shorten it to a few words.',
  },
  notes: {
    fewer: 'This tone and length have {most, plural, one {# caption} other {# captions}}; all of them are shown.',
  },
} satisfies ToolStrings<typeof tool>;
