import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    birth: 'Date of birth',
    asOf: 'Age on this date',
    method: 'How to count',
    leap: 'A February 29 birthday is on',
    age: 'Age',
    years: 'Years',
    months: 'Months',
    days: 'Days',
    short: 'Years;months', // The notation of psychologists: 36;5
    totalMonths: 'Whole months',
    totalWeeks: 'Whole weeks',
    totalDays: 'Days lived',
    dayOfLife: 'Day number', // An ordinal: the day of birth is day 1.
    weekday: 'Day of the week at birth',
    nextBirthday: 'Next birthday',
    daysToBirthday: 'Days until then',
    methods: 'Both ways of counting',
    units: 'In other units',
    dates: 'Ages on past and future dates',
  },
  hints: { leap: 'Only for birthdays on February 29, in years that don’t have one.' },
  choices: {
    method: { calendar: 'By the calendar', thirty: 'Months of 30 days, as in test manuals' },
    leap: { mar1: 'March 1', feb28: 'February 28' },
  },
  problems: {
    notBorn:
      'Not born yet: {days, plural, one {there is # day} other {there are # days}} to go. The date of birth can’t be after the other date.',
  },
  notes: {
    usedCalendar: 'Counted by the calendar: a month is complete when the same day of the month comes around again.',
    usedThirty: 'Counted by the paper method of test manuals: a borrowed month has 30 days, whatever its length.',
    methodsDiffer: 'The two ways of counting differ here. See the table.',
    leapMar1: 'Born on February 29: in other years, the birthday is on March 1.',
    leapFeb28:
      'Born on February 29: in other years, the birthday is on February 28, and by the calendar the age changes on that day.',
    birthdayToday: 'A birthday: {years, plural, one {# year} other {# years}} old on this date.',
  },
  steps: {
    allDays:
      'From {birth} to {asOf}: {days, plural, one {# day} other {# days}}, which is {weeks, plural, one {# week} other {# weeks}} and {rest, plural, one {# day} other {# days}}.',
    addYears: '{birth} and {years, plural, one {# year} other {# years}}: {reached}',
    addMonths: 'and {months, plural, one {# month} other {# months}}: {reached}',
    addDays: 'and {days, plural, one {# day} other {# days}}: {reached}',
    keptEarly: 'The birthday of February 29 is on {asOf}: {years, plural, one {# year} other {# years}}, to the day.',
    daysBorrowed: 'Days: {to} + 30 borrowed − {from} = {days}',
    daysTaken: 'Days: {to} − {from} = {days}',
    monthsBorrowed: 'Months: {to} + 12 borrowed − {from} = {months}',
    monthsTaken: 'Months: {to} − {from} = {months}',
    yearsTaken: 'Years: {to} − {from} = {years}',
  },
  terms: {
    method: 'Counted',
    calendar: 'By the calendar',
    calendarUsed: 'By the calendar (used above)',
    thirty: 'Months of 30 days',
    thirtyUsed: 'Months of 30 days (used above)',
    years: 'Years',
    months: 'Months',
    weeks: 'Weeks',
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    short: 'Years;months',
    unit: 'Unit',
    count: 'Whole units', // How many whole weeks, months … have been lived.
    rest: 'Remainder',
    daysMore: '+ {days} d', // d: the short sign for days
    date: 'Date',
    dayOfWeek: 'Day',
    occasion: 'Occasion',
    daysLived: 'Days lived',
    daysAway: 'Days away', // From the day for which the age is calculated; negative for the past.
    birth: 'Birth',
    birthday: 'Birthday',
    thousand: '1,000-day milestone',
  },
} satisfies ToolStrings<typeof tool>;
