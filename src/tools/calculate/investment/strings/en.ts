import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'What to find',
    initial: 'Starting amount',
    contribution: 'Regular contribution',
    goal: 'Goal',
    rate: 'Return',
    years: 'Years',
    rateUnit: 'The return is per',
    compounding: 'Compounded',
    every: 'Contribution every',
    timing: 'Contributions made at',
    months: 'Months',
    inflation: 'Inflation per year',
    finalValue: 'Final value',
    neededContribution: 'Contribution needed',
    invested: 'Total invested',
    interest: 'Growth',
    realValue: 'In today’s money',
    byYear: 'Year by year',
    byMonth: 'Month by month',
  },
  choices: {
    mode: { grow: 'Final value', goal: 'Contribution for a goal' },
    rateUnit: { year: 'year', month: 'month' },
    compounding: {
      monthly: 'monthly',
      yearly: 'yearly',
      semiannual: 'twice a year',
      quarterly: 'quarterly',
      daily: 'daily',
      continuous: 'continuously',
      effective: 'effective annual rate',
    },
    every: { month: 'month', year: 'year' },
    timing: { end: 'the end of the period', begin: 'the beginning of the period' },
  },
  problems: {
    noTerm: 'Enter a term of at least one month.',
    longTerm: 'The term is over 100 years. Check the years and months.',
    allLost: 'At −100% or less, nothing is left. Enter a higher return.',
    neverPaid: 'The term is too short for a contribution. Make it longer, or contribute every month.',
    reached: 'The starting amount alone reaches this goal. Enter a higher goal.',
  },
  notes: {
    noInflation:
      'Inflation is 0%, so the value in today’s money equals the final value. Set inflation under More options.',
    nominal: 'The annual return is divided by 12. If it already includes compounding, choose “effective annual rate.”',
  },
  steps: {
    monthly: 'The balance grows by {rate}% each month.',
    months: 'The term has {months, plural, one {# month} other {# months}}.',
  },
  terms: {
    year: 'Year',
    month: 'Month',
    start: 'Start',
    paidIn: 'Contributions',
    interest: 'Growth',
    end: 'End',
    invested: 'Invested so far',
    gained: 'Growth so far',
  },
} satisfies ToolStrings<typeof tool>;
