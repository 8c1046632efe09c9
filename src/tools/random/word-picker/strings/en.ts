import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    list: 'What to draw',
    startsWith: 'Starts with',
    endsWith: 'Ends with',
    including: 'With these letters anywhere',
    minLength: 'Letters, at least',
    maxLength: 'Letters, at most',
    category: 'Category',
    forms: 'Forms of the verb',
    keep: 'Locked words',
    v: 'Day of the list',
    available: 'Entries to draw from',
    source: 'Where the words come from',
    listDate: 'List of',
    kept: 'Kept from the draw before',
  },
  hints: { ...listWords.hints, maxLength: 'Spaces don’t count.' },
  choices: {
    ...listWords.choices,
    list: {
      word: 'Any word',
      noun: 'Nouns',
      verb: 'Verbs',
      adjective: 'Adjectives',
      object: 'Objects',
      'body-part': 'Parts of the body',
      topic: 'Topics',
    },
    category: {
      any: 'Any',
      household: 'In the house',
      clothing: 'Clothing',
      tool: 'Tools',
      toy: 'Toys and games',
      food: 'Food',
      outdoor: 'Outdoors',
      head: 'Head',
      torso: 'Torso',
      arm: 'Arm and hand',
      leg: 'Leg and foot',
      inside: 'Inside the body',
      debate: 'Debate',
      speech: 'Speech',
      essay: 'Essay',
      'small-talk': 'Small talk',
      drawing: 'Drawing',
      writing: 'Writing',
    },
    forms: { base: 'Base form', all: 'Base / past / -ing' },
  },
  problems: {
    ...listWords.problems,
    lengthOrder:
      'At least {minLength} and at most {maxLength, plural, one {# letter} other {# letters}} cannot both be. Swap the two numbers.',
    noStart: 'Nothing that fits the rest starts with “{text}”. With any beginning, {left} would fit.',
    noEnd: 'Nothing that fits the rest ends with “{text}”. With any ending, {left} would fit.',
    noIncluding: 'Nothing that fits the rest has “{text}” in it. Without that, {left} would fit.',
    noLength:
      'Nothing that fits the rest has {minLength} to {maxLength, plural, one {# letter} other {# letters}}. With any length, {left} would fit.',
    noCategory: 'Nothing in this category fits the rest. In other categories, {left} would fit.',
    nothingFits: 'Nothing fits all of these filters. Clear one of them.',
  },
  own: { lock: 'Keep while the others change' },
  notes: {
    ...listWords.notes,
    listChanged: 'The link was made with the list of {made}. The list of {now} may give other words for the same seed.',
  },
} satisfies ToolStrings<typeof tool>;
