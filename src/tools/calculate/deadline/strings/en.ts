import type { ToolStrings } from '../../../../kinds/contract';
import workDays from '../../../../kinds/contract/work-days-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...workDays.labels,
    start: 'Start date',
    amount: 'Length',
    unit: 'Unit',
    direction: 'Count',
    countStart: 'The start date is day 1',
    roll: 'If it’s not a business day',
    asOf: 'Today’s date',
    iso: 'Deadline',
    weekday: 'Day of the week',
    daysLeft: 'Days left',
    skipped: 'Days skipped',
    daysOff: 'Skipped days',
  },
  hints: workDays.hints,
  choices: {
    ...workDays.choices,
    unit: { days: 'Days', business: 'Business days', weeks: 'Weeks', months: 'Months', years: 'Years' },
    direction: { after: 'After the start', before: 'Before the start' },
    roll: { none: 'Keep the date', next: 'Next business day', previous: 'Previous business day' },
  },
  own: { countdown: 'Time left:', calendar: 'Calendar file (.ics)', event: 'Deadline' },
  problems: {
    ...workDays.problems,
    negativeAfter: 'The length can’t be negative. To count back, choose “Before the start.”',
    negativeBefore: 'The length can’t be negative. To count forward, choose “After the start.”',
    tooMany: 'The length can’t be more than {most}. Type a smaller number.',
    outside: 'The deadline is outside the years 1 to 9999. Type a smaller number.',
  },
  notes: {
    ...workDays.notes,
    rolled: 'Not a business day: {from}. The deadline moves to {to}.',
  },
  steps: {
    'days-after': '{start} plus {amount, plural, one {# day} other {# days}}: {end}',
    'days-before': '{start} minus {amount, plural, one {# day} other {# days}}: {end}',
    'business-after': '{start} plus {amount, plural, one {# business day} other {# business days}}: {end}',
    'business-before': '{start} minus {amount, plural, one {# business day} other {# business days}}: {end}',
    'weeks-after': '{start} plus {amount, plural, one {# week} other {# weeks}}: {end}',
    'weeks-before': '{start} minus {amount, plural, one {# week} other {# weeks}}: {end}',
    'months-after': '{start} plus {amount, plural, one {# month} other {# months}}: {end}',
    'months-before': '{start} minus {amount, plural, one {# month} other {# months}}: {end}',
    'years-after': '{start} plus {amount, plural, one {# year} other {# years}}: {end}',
    'years-before': '{start} minus {amount, plural, one {# year} other {# years}}: {end}',
    days: '{total, plural, one {# calendar day} other {# calendar days}} from start to deadline, {skipped} skipped',
    startCounted: 'Day 1 is {start}.',
  },
  terms: { ...workDays.terms, weekday: 'Day' },
} satisfies ToolStrings<typeof tool>;
