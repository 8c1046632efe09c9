import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'What to calculate',
    start: 'Start',
    end: 'End',
    break: 'Break (minutes)',
    plus: 'Hours to add',
    input: 'Durations, one per line',
    duration: 'Hours and minutes',
    time: 'Time of day',
    dayOffset: 'Days later',
    decimalHours: 'Decimal hours',
    minutes: 'Minutes',
    lines: 'Line by line',
  },
  hints: {
    plus: 'Such as 1:30, 90m, or 1.5h. A minus sign goes back: -0:45.',
    input: 'Such as 7:45, 1h 30m, or -0:15. A # starts a comment.',
  },
  placeholders: { start: '9:30 am', end: '5:45 pm', plus: '1:30', input: '7:45\n8:10  # Tuesday\n90m' },
  choices: { mode: { between: 'Between times', add: 'Add to a time', sum: 'Add up a list' } },
  problems: {
    badTime: '“{text}” isn’t a time of day. Type it as 9:30, 9:30 pm, or 0930.',
    badDuration: '“{text}” isn’t a duration. Type it as 1:30, 90m, or 1.5h.',
    badLine: 'Line {line}: “{text}” isn’t a duration. Type it as 1:30, 90m, or 1.5h.',
    longBreak:
      'The break of {minutes, plural, one {# minute} other {# minutes}} is longer than the time between start and end, {span}.',
  },
  notes: {
    nextDay:
      'The end is earlier than the start, so it’s read as the next day. If that isn’t what you meant, check am and pm.',
    sameTime: 'Start and end are the same time, so the result is 0. For a full day, type 24:00 as the end.',
    daysLater: '{days, plural, one {The next day.} other {# days later.}}',
    daysEarlier: '{days, plural, one {The day before.} other {# days earlier.}}',
  },
  steps: {
    between: 'From {start} to {end}: {span}',
    break: '{span} − {pause} of break = {duration}',
    add: '{start} + {plus} = {time}',
    sum: '{lines, plural, one {# line} other {# lines}} added: {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} hours',
  },
  terms: { typed: 'Typed', duration: 'Duration', decimal: 'Decimal hours', total: 'Total so far' },
} satisfies ToolStrings<typeof tool>;
