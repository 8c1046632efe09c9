import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    start: 'Start date',
    mode: 'What to do',
    years: 'Years',
    months: 'Months',
    weeks: 'Weeks',
    days: 'Days',
    date: 'Date',
    iso: 'ISO 8601',
    weekday: 'Day of the week',
    isoWeek: 'ISO week',
    dayOfYear: 'Day of the year',
    daysBetween: 'Days from the start',
  },
  own: { calendar: 'Calendar file (.ics)', event: 'Date from the date calculator' },
  choices: { mode: { add: 'Add', subtract: 'Subtract' } },
  problems: { outside: 'The result is outside the years 1 to 9999. Use a smaller number.' },
  notes: { clamped: '{month} has no day {wanted}, so its last day, {last}, is used.' },
  steps: {
    monthsOn: '{start} plus {span}: {reached}',
    monthsBack: '{start} minus {span}: {reached}',
    daysOn: '{reached} plus {days, plural, one {# day} other {# days}}: {end}',
    daysBack: '{reached} minus {days, plural, one {# day} other {# days}}: {end}',
  },
} satisfies ToolStrings<typeof tool>;
