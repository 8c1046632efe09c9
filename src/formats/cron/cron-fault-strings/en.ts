import type { CronFault } from '../cron-field';
import type { LineFault } from '../cron-schedule';

/** A message for each error in a field. `{field}` is one of `cron-field-strings`. */
export const fieldFaults = {
  cronAbove: '{field}: {value} is above {max}.',
  cronBelow: '{field}: {value} is below {min}.',
  cronOrder: '{field}: the range {from}-{to} ends before it begins. Write it as two ranges, separated by a comma.',
  cronStep: '{field}: “{step}” isn’t a step. After /, write a whole number from 1, as in */15.',
  cronNotANumber: '{field}: “{text}” isn’t a number, a range, or a name. Allowed: {allowed}.',
  cronNothing: '{field}: something is missing. Allowed: {allowed}.',
  cronQuartzOnly: '{field}: “{text}” works only in Quartz, not in crontab. Quartz expressions begin with seconds.',
} satisfies Record<CronFault['code'], string>;

/** A message for each error in a line. */
export const lineFaults = {
  cronFieldCount:
    '{where}A cron expression has 5 fields (minute, hour, day of the month, month, day of the week), separated by spaces; this one has {count}.',
  cronQuartzCount: '{where}Quartz has 6 or 7 fields, seconds first; this one has {count}.',
  cronNickname:
    '{where}“{text}” isn’t a cron nickname. Use @hourly, @daily, @midnight, @weekly, @monthly, @yearly, @annually, or @reboot.',
  cronBothDays: '{where}Quartz allows a day of the month or a day of the week, not both: one of the two must be ?.',
} satisfies Record<Exclude<LineFault['code'], CronFault['code']>, string>;
