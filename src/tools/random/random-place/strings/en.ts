import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

const CONTINENTS = {
  africa: 'Africa',
  antarctica: 'Antarctica',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  oceania: 'Oceania',
  'south-america': 'South America',
};

export default {
  action: 'Pick',
  labels: {
    ...listWords.labels,
    show: 'Show' /* which of name, code and flag */,
    continent: 'Continent',
    quiz: 'Quiz: hide the names',
    territories: 'Include territories',
    v: 'List date',
    places: 'About each country',
    available: 'Matching countries',
    source: 'Source',
    listDate: 'List updated',
  },
  hints: {
    ...listWords.hints,
    territories: 'If cleared: only the 193 members of the United Nations, Palestine, and Vatican City.',
  },
  choices: {
    ...listWords.choices,
    show: { name: 'Names', code: 'Two-letter codes', flag: 'Flags' },
    continent: { any: 'Any', ...CONTINENTS },
  },
  problems: {
    ...listWords.problems,
    onlyTerritories:
      'Antarctica has no countries, only territories. Select “Include territories,” or choose another continent.',
  },
  notes: {
    ...listWords.notes,
    listChanged:
      'This link was made with the list of {made}. The list of {now} is newer, so the same seed may give different countries.',
  },
  terms: {
    country: 'Country',
    code: 'Code',
    capital: 'Capital',
    continent: 'Continent',
    currency: 'Currency',
    callingCode: 'Calling code',
    ...CONTINENTS,
  },
  own: { flag: 'Flag' /* the description of a flag whose name is hidden */, reveal: 'Show the name' },
} satisfies ToolStrings<typeof tool>;
