import type { ToolStrings } from '../../../../kinds/contract';
import { fieldFaults, lineFaults } from '../../../../formats/cron/cron-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Cron expression or crontab',
    dialect: 'Format',
    timeZone: 'Time zone',
    from: 'Show runs after',
    count: 'How many runs',
    result: 'Next runs',
    description: 'In words',
    runs: 'Run times',
    days: 'Days with a run',
    fields: 'Field by field',
    jobs: 'Line by line',
  },
  choices: {
    dialect: {
      auto: 'Detect automatically',
      unix: 'crontab (5 fields, or 6 with seconds)',
      quartz: 'Quartz (6 or 7 fields)',
    },
  },
  hints: {
    timeZone: 'A name such as America/New_York; leave empty for this device’s',
    from: 'A date and time such as 2026-11-21T12:00:00Z; leave empty for now',
  },
  placeholders: { input: '*/15 9-17 * * MON-FRI', from: '2026-11-21T12:00:00Z' },
  problems: {
    ...fieldFaults,
    ...lineFaults,
    zone: '“{name}” isn’t a known time zone. Write a name such as America/New_York, Europe/London, or UTC.',
    instant:
      'This date and time can’t be read. Write it as 2026-11-21T12:00:00Z, or with an offset: 2026-11-21T07:00:00-05:00.',
    noSchedule: 'There are only comments and settings here, and no line with a schedule.',
  },
  notes: {
    reboot: '@reboot runs once when the machine (or the cron service) starts; it has no fixed time.',
    never: 'This never runs: no date within 30 years matches.',
    neverLine: 'Line {line} never runs: no date within 30 years matches.',
    eitherFits: 'Both day fields are restricted, so cron runs when either one matches, not only when both do.',
    bothFit:
      'One of the day fields begins with *, so both must match. Without the *, either one would be enough; most versions of cron on Linux look at that first character.',
    quartzQuestion: 'Quartz doesn’t accept this: one of the two day fields must be ?. Spring accepts it.',
    bareStep:
      'A step after a single number (5/15) means “from there to the end.” cronie accepts it; older versions of cron don’t.',
    uneven: '{text} starts over at 0 in every cycle, so the step after {last} is shorter than the others.',
    clockChange: 'The clocks change between these runs; each run is shown with its own UTC offset.',
  },
  terms: {
    atReboot: 'When the machine starts',
    when: 'Run',
    in: 'From now',
    job: 'Command',
    field: 'Field',
    typed: 'Typed',
    values: 'Values',
    every: 'every one',
    second: 'Second',
    minute: 'Minute',
    hour: 'Hour',
    dayOfMonth: 'Day of the month',
    month: 'Month',
    dayOfWeek: 'Day of the week',
    year: 'Year',
    line: 'Line',
    schedule: 'Schedule',
    meaning: 'In words',
    user: 'User',
    command: 'Command',
    next: 'Next run',
    never: 'never',
  },
} satisfies ToolStrings<typeof tool>;
