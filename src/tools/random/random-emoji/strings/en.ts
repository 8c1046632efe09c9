import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  action: 'Pick',
  labels: {
    ...listWords.labels,
    group: 'Group',
    skin: 'Skin tone',
    newest: 'Newest Emoji version',
    v: 'List date',
    label: 'Name',
    names: 'Names',
    available: 'Matching emoji',
    source: 'Source',
    listDate: 'List updated',
  },
  hints: {
    ...listWords.hints,
    newest: 'Version 15 is from 2022. Devices without updates since then show boxes for newer emoji.',
  },
  choices: {
    ...listWords.choices,
    group: {
      any: 'Any',
      smileys: 'Smileys and hearts',
      people: 'People and hands',
      animals: 'Animals and plants',
      food: 'Food and drink',
      travel: 'Travel and places',
      activities: 'Activities',
      objects: 'Objects',
      symbols: 'Symbols',
      flags: 'Flags',
    },
    skin: {
      none: 'Default yellow',
      any: 'Any tone',
      '1': 'Light',
      '2': 'Medium-light',
      '3': 'Medium',
      '4': 'Medium-dark',
      '5': 'Dark',
    },
  },
  problems: listWords.problems,
  notes: {
    ...listWords.notes,
    listChanged:
      'This link was made with the list of {made}. The list of {now} is newer, so the same seed may give different emoji.',
  },
  terms: { emoji: 'Emoji', name: 'Name' },
} satisfies ToolStrings<typeof tool>;
