import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    start: 'From',
    end: 'To',
    includeEnd: 'Count the last day too',
    days: 'Days',
    years: 'Years',
    months: 'Months',
    restDays: 'Days after the last full month',
    weeks: 'Whole weeks',
    weekDays: 'Days after the last full week',
    businessDays: 'Monday to Friday',
    weekendDays: 'Saturdays and Sundays',
    middle: 'Halfway',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    both: 'With and without the last day',
  },
  problems: {
    lastDay: 'December 31, 9999, can’t be counted as a last day. Choose an earlier date, or leave the last day out.',
  },
  notes: {
    backwards: 'The second date is before the first, so the number of days is negative.',
    ahead: '{end} is in {days, plural, one {# day} other {# days}}.',
    past: '{end} was {days, plural, one {# day} other {# days}} ago.',
  },
  steps: {
    count: 'From {start} to {end}: {days, plural, one {# day} other {# days}}',
    withEnd: 'with the last day: {days, plural, one {# day} other {# days}}',
    inWeeks:
      '{days, plural, one {# day} other {# days}} = {weeks, plural, one {# week} other {# weeks}} and {rest, plural, one {# day} other {# days}}',
  },
  terms: {
    counted: 'Counted',
    days: 'Days',
    businessDays: 'Monday to Friday',
    weekendDays: 'Weekend',
    without: 'Without the last day',
    with: 'With the last day',
  },
} satisfies ToolStrings<typeof tool>;
