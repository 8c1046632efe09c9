import { Cron } from 'croner';
import type { Zone } from '../../core/dates/time-zone';
import { fitsDay } from './cron-days';
import { isEvery, RANGES, type CronField, type Special } from './cron-field';
import type { Schedule } from './cron-schedule';

const DAY = 86_400_000;
/**
 * A schedule without a run for this long never runs: February 29 falls on a Monday every 28 years, or 40 around 2100.
 */
const YEARS_LOOKED_AT = 40;

/**
 * Yields the instants after `from` at which a schedule runs, in order. Uses croner, which treats clock changes like
 * Vixie cron: a schedule with a fixed time runs once a day, right after a gap that its time falls into, and at the
 * first of two equal times; one whose minutes or hours begin with `*` follows the clock.
 */
export function* runs(schedule: Schedule, from: number, zone: Zone): Generator<number, void> {
  const { pattern, filtered } = patternOf(schedule);
  const { dayOfMonth, dayOfWeek } = schedule.fields;
  const cron = new Cron(pattern, {
    timezone: zone.name,
    mode: '7-part',
    domAndDow: schedule.dialect === 'quartz' || dayOfMonth.star || dayOfWeek.star,
    fixedTimeRule: 'no-wildcard',
  });
  let end = from + YEARS_LOOKED_AT * 366 * DAY;
  for (let at = from; ;) {
    const next = cron.nextRun(new Date(at))?.getTime();
    if (next === undefined) return;
    const local = next + zone.offset(next);
    if (!filtered || fitsDay(schedule, new Date(Math.floor(local / DAY) * DAY))) {
      yield next;
      at = next;
      end = next + YEARS_LOOKED_AT * 366 * DAY;
    } else {
      if (next > end) return;
      at = Math.max(next, lastSecondOf(local, next, zone));
    }
  }
}

/** The first `count` runs, or fewer if there are no more. */
export const nextRuns = (schedule: Schedule, from: number, zone: Zone, count: number): number[] =>
  runs(schedule, from, zone).take(count).toArray();

/** The last second of a local day; earlier if the clocks change at night, so that no run of the next day is skipped. */
function lastSecondOf(local: number, instant: number, zone: Zone): number {
  const midnight = (Math.floor(local / DAY) + 1) * DAY;
  return midnight - Math.max(zone.offset(instant), zone.offset(instant + DAY)) - 1000;
}

/**
 * Converts a schedule to croner's syntax: values as numbers, from 0 for Sunday, in seven fields. That syntax has no
 * `L-3`, and no `LW` in a list: for such a schedule the pattern matches every day, and `filtered` asks to filter the
 * days.
 */
function patternOf({ fields }: Schedule): { readonly pattern: string; readonly filtered: boolean } {
  const { second, minute, hour, dayOfMonth, month, dayOfWeek, year } = fields;
  const filtered = dayOfMonth.specials.some((special) => specialText(special, dayOfMonth) === undefined);
  const days = filtered ? ['*', '*'] : [fieldText(dayOfMonth), fieldText(dayOfWeek)];
  const [day, weekday] = days;
  return {
    pattern: [
      fieldText(second),
      fieldText(minute),
      fieldText(hour),
      day,
      fieldText(month),
      weekday,
      fieldText(year),
    ].join(' '),
    filtered,
  };
}

/** `*` stays where it was typed: a time with it follows the clock, and a day field with it restricts differently. */
function fieldText(field: CronField): string {
  const { name, text, values, specials, star } = field;
  if (isEvery(field) && star) return '*';
  if (name === 'year' && text === '*') return '*';
  if (star) {
    // A step larger than the field leaves only its first value; croner refuses such a step.
    const size = RANGES[name].max - RANGES[name].min + 1;
    if (/^\*\/\d+$/.test(text)) return `*/${Math.min(Number(text.slice(2)), size)}`;
    return [`*/${size}`, ...values].join(',');
  }
  return [...values.map(String), ...specials.map((special) => specialText(special, field) ?? '')].join(',');
}

/** What Quartz supports in addition to numbers, in croner's syntax; undefined if croner has none for it. */
function specialText(
  { beforeLast = 0, nearest, weekday }: Special,
  { values, specials }: CronField,
): string | undefined {
  if (weekday) return weekday.nth === 'last' ? `${weekday.day}L` : `${weekday.day}#${weekday.nth}`;
  if (beforeLast > 0) return undefined;
  if (nearest === undefined) return 'L';
  if (nearest !== 'last') return `${nearest}W`;
  return values.length === 0 && specials.length === 1 ? 'LW' : undefined;
}
