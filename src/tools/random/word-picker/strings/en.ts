import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  action: 'Pick', // the main button: draw words
  labels: {
    ...listWords.labels,
    list: 'Word list',
    startsWith: 'Starts with',
    endsWith: 'Ends with',
    including: 'Contains',
    minLength: 'Minimum letters',
    maxLength: 'Maximum letters',
    category: 'Category',
    forms: 'Forms of the verb',
    keep: 'Locked words',
    v: 'List date',
    available: 'Matching entries',
    source: 'Source',
    listDate: 'List updated',
    kept: 'Kept from the previous pick',
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
      'body-part': 'Body parts',
      topic: 'Topics',
    },
    category: {
      any: 'Any',
      household: 'Household',
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
    lengthOrder: 'The minimum number of letters, {minLength}, is above the maximum, {maxLength}. Swap them.',
    noStart: 'No entry that passes the other filters starts with “{text}”. Without this filter, {left} would fit.',
    noEnd: 'No entry that passes the other filters ends with “{text}”. Without this filter, {left} would fit.',
    noIncluding: 'No entry that passes the other filters contains “{text}”. Without this filter, {left} would fit.',
    noLength:
      'No entry that passes the other filters has {span, plural, =0 {} one {{minLength} to } other {{minLength} to }}{maxLength, plural, one {# letter} other {# letters}}. With any length, {left} would fit.',
    noCategory: 'No entry in this category passes the other filters. In all categories, {left} would fit.',
    nothingFits: 'No entry passes these filters, not even with one of them cleared. Clear at least two.',
  },
  own: { lock: 'Keep while the others change' },
  notes: {
    ...listWords.notes,
    listChanged:
      'This link was made with the list of {made}. The list of {now} may give different words for the same seed.',
  },
} satisfies ToolStrings<typeof tool>;
