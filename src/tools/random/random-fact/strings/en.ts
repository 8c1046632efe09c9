import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

const TOPICS = {
  science: 'Science',
  nature: 'Nature',
  space: 'Space',
  history: 'History',
  language: 'Language',
  food: 'Food',
  numbers: 'Numbers',
  places: 'Places',
  people: 'People',
};

export default {
  action: 'Pick',
  labels: {
    ...listWords.labels,
    topic: 'Topic',
    v: 'List date',
    source: 'Source',
    facts: 'Facts and sources',
    available: 'Matching facts',
    listDate: 'List updated',
  },
  hints: listWords.hints,
  choices: { ...listWords.choices, topic: { any: 'Any', ...TOPICS } },
  problems: listWords.problems,
  notes: {
    ...listWords.notes,
    listChanged:
      'This link was made with the list of {made}. The list of {now} is newer, so the same seed may give different facts.',
  },
  terms: {
    fact: 'Fact',
    topic: 'Topic',
    sourceName: 'Source',
    address: 'Address',
    ...TOPICS,
  },
  own: { copy: 'Copy with source', share: 'Share', card: 'Image' },
} satisfies ToolStrings<typeof tool>;
