import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    country: 'Country',
    type: 'Type',
    format: 'Format',
    available: 'Reserved numbers of this kind',
    source: 'Reserved by',
  },
  hints: listWords.hints,
  choices: {
    ...listWords.choices,
    country: {
      us: 'United States',
      ca: 'Canada',
      gb: 'United Kingdom',
      au: 'Australia',
      de: 'Germany',
      fr: 'France',
      ie: 'Ireland',
      se: 'Sweden',
    },
    type: { any: 'Any', landline: 'Landline', mobile: 'Mobile' },
    format: { national: 'National', international: 'International', e164: 'E.164, no spaces' },
  },
  problems: {
    ...listWords.problems,
    noType: 'This country has reserved no numbers of this type for fiction. Choose Any.',
  },
  notes: {
    ...listWords.notes,
    oneType: 'In the US and Canada, a phone number doesn’t show whether it’s a cell phone or a landline.',
  },
} satisfies ToolStrings<typeof tool>;
