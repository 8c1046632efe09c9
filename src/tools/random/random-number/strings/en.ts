import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  action: 'Generate', // the main button. Say “draw” or “pick” if that is more natural for numbers, dice and coins
  labels: {
    ...listWords.labels,
    decimals: 'Decimal places',
    exclude: 'Exclude',
    sum: 'Sum',
    average: 'Average',
    asYears: 'The numbers are years',
    years: 'About these years',
  },
  hints: { ...listWords.hints, exclude: 'Whole numbers and ranges, separated by commas.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals: '{bound} has more decimal places than the {decimals} chosen. Round it, or choose more places.',
    minAboveMax: 'The minimum, {min}, is above the maximum, {max}. Swap them.',
    tooLong: 'A number can have up to {most} digits.',
    badExclusion: '“{entry}” is neither a whole number nor a range. Write 7 or 20-29.',
    backwards: 'The range “{entry}” ends before it begins. Write the smaller number first.',
    nothingLeft: 'Every number in the range is left out, so there is nothing to draw.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Year',
    kind: 'Kind',
    century: 'Century',
    firstDay: 'January 1 is a',
    leap: 'Leap',
    common: 'Common',
  },
} satisfies ToolStrings<typeof tool>;
