import { daysInMonth } from '../civil';
import { changesAround, instantsOf, type Zone } from '../zone';
import type { CronField, Special } from './field';
import type { Schedule } from './schedule';

const DAY = 86_400_000;
/** A schedule with no run for so long has none (29 February on a Monday comes every 28 years, 40 around 2100). */
const YEARS_LOOKED_AT = 30;

/** Behind it is no day of a year that the schedule names. */
const endOf = ({ fields: { year } }: Schedule): number =>
  year.text === '*' ? 0 : Date.UTC((year.values.at(-1) ?? 0) + 1, 0, 1) / DAY;

/** The days that fit, whatever the time: `date` is a local midnight. */
export function fitsDay({ fields, dialect }: Pick<Schedule, 'fields' | 'dialect'>, date: Date): boolean {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  if (!fields.year.values.includes(year) && fields.year.text !== '*') return false;
  if (!fields.month.values.includes(month)) return false;
  const day = fitsField(fields.dayOfMonth, date);
  const weekday = fitsField(fields.dayOfWeek, date);
  // Vixie cron: two restricted day fields are alternatives, but one that begins with * restricts all the same.
  const both = dialect === 'quartz' || fields.dayOfMonth.star || fields.dayOfWeek.star;
  return both ? day && weekday : day || weekday;
}

function fitsField(field: CronField, date: Date): boolean {
  const value = field.name === 'dayOfMonth' ? date.getUTCDate() : date.getUTCDay();
  return field.values.includes(value) || field.specials.some((special) => fitsSpecial(special, date));
}

function fitsSpecial({ beforeLast, nearest, weekday }: Special, date: Date): boolean {
  const day = date.getUTCDate();
  const last = daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1);
  if (weekday) {
    if (date.getUTCDay() !== weekday.day) return false;
    return weekday.nth === 'last' ? day + 7 > last : Math.ceil(day / 7) === weekday.nth;
  }
  const wanted = nearest === undefined || nearest === 'last' ? last - (beforeLast ?? 0) : nearest;
  if (wanted < 1 || wanted > last) return false;
  return day === (nearest === undefined ? wanted : nearestWeekday(wanted, date, last));
}

/** Monday to Friday, and never in another month. */
function nearestWeekday(day: number, date: Date, last: number): number {
  const weekday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day)).getUTCDay();
  if (weekday === 6) return day > 1 ? day - 1 : day + 2;
  if (weekday === 0) return day < last ? day + 1 : day - 2;
  return day;
}

/**
 * The instants after `from` at which a schedule runs, in order. Clocks that change are treated as by Vixie cron: a schedule
 * with a fixed time runs once a day, right after a gap that its time falls into, and at the first of two equal times; one
 * whose minutes or hours begin with `*` follows the clock, so it runs in every hour that there is, and in none that is not.
 */
export function* runs(schedule: Schedule, from: number, zone: Zone): Generator<number, void> {
  const { second, minute, hour } = schedule.fields;
  const wild = second.star || minute.star || hour.star;
  let last = from;
  const start = Math.floor((from + zone.offset(from)) / DAY) - 1;
  const years = YEARS_LOOKED_AT * 366;
  const end = endOf(schedule);
  for (let day = start, without = 0; without < years || day < end; day++, without++) {
    const midnight = day * DAY;
    if (!fitsDay(schedule, new Date(midnight))) continue;
    for (const instant of changesAround(midnight, zone)
      ? onChange(schedule, midnight, zone, wild)
      : plain(schedule, midnight, zone)) {
      if (instant <= last) continue;
      yield instant;
      last = instant;
      without = 0;
    }
  }
}

function* times({ fields }: Schedule, midnight: number): Generator<number, void> {
  for (const hour of fields.hour.values) {
    for (const minute of fields.minute.values) {
      for (const second of fields.second.values) yield midnight + ((hour * 60 + minute) * 60 + second) * 1000;
    }
  }
}

function* plain(schedule: Schedule, midnight: number, zone: Zone): Generator<number, void> {
  const offset = zone.offset(midnight);
  for (const local of times(schedule, midnight)) yield local - offset;
}

function onChange(schedule: Schedule, midnight: number, zone: Zone, wild: boolean): number[] {
  const instants: number[] = [];
  for (const local of times(schedule, midnight)) {
    const { at, after } = instantsOf(local, zone);
    if (wild) instants.push(...at);
    else instants.push(after);
  }
  return instants.sort((a, b) => a - b);
}

/** The first so many runs; fewer where there are no more. */
export function nextRuns(schedule: Schedule, from: number, zone: Zone, count: number): number[] {
  const found: number[] = [];
  for (const instant of runs(schedule, from, zone)) {
    found.push(instant);
    if (found.length >= count) break;
  }
  return found;
}
