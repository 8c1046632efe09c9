import { addDays, addYears, daysOf, isoOfDays, parseIso, weekday } from '../../../core/dates/calendar-date';
import { int, type RandomSource } from '../../../core/numbers/random';
import { drawIndices } from '../../../kinds/contract/drawn-list';

export type Days = 'all' | 'weekdays' | 'weekends';

const DAYS_A_WEEK = 7;
const SATURDAY = 6;

/** The days that dates are drawn from, in ascending order, as days since January 1, 1970. */
export interface DayPool {
  readonly size: number;
  /** The day at an index from 0 to size − 1. */
  readonly at: (index: number) => number;
}

/** All days, the Mondays to Fridays, or the Saturdays and Sundays from one ISO day to another, both included. */
export function dayPool(from: string, to: string, days: Days): DayPool {
  const first = daysOf(from);
  const length = daysOf(to) - first + 1;
  // The pattern repeats every seven days from the first day on.
  const offsets = Array.from({ length: DAYS_A_WEEK }, (_, offset) => offset).filter((offset) => {
    const day = ((weekday(from) - 1 + offset) % DAYS_A_WEEK) + 1;
    return days === 'all' || day >= SATURDAY === (days === 'weekends');
  });
  const inRest = offsets.filter((offset) => offset < length % DAYS_A_WEEK).length;
  return {
    size: Math.floor(length / DAYS_A_WEEK) * offsets.length + inRest,
    at: (index) => first + Math.floor(index / offsets.length) * DAYS_A_WEEK + (offsets[index % offsets.length] ?? 0),
  };
}

/**
 * The birthdays of people who are `minAge` to `maxAge` years old on an ISO day; undefined if the youngest would be born
 * before year 1. A year before February 29 is February 28, so nobody is older than `maxAge`.
 */
export function birthdaySpan(today: string, minAge: number, maxAge: number): { from: string; to: string } | undefined {
  const to = addYears(today, -minAge);
  const before = addYears(today, -maxAge - 1);
  if (to === undefined) return undefined;
  return { from: (before === undefined ? undefined : addDays(before, 1)) ?? '0001-01-01', to };
}

const SECONDS_A_DAY = 86_400;

/** Moments as seconds since January 1, 1970, UTC: a day of the pool, and if `time` is true a second of that day. */
export function drawMoments(
  random: RandomSource,
  pool: DayPool,
  count: number,
  unique: boolean,
  time: boolean,
): number[] {
  const second = () => (time ? int(random, 0, SECONDS_A_DAY - 1) : 0);
  // Without repeats, all days are drawn before the times. Otherwise each day's time follows it. Links depend on this.
  if (unique)
    return drawIndices(random, pool.size, count, true).map((index) => pool.at(index) * SECONDS_A_DAY + second());
  return Array.from({ length: count }, () => pool.at(int(random, 0, pool.size - 1)) * SECONDS_A_DAY + second());
}

/** The ISO day of a moment from year 1 to 9999. */
export const dayOf = (moment: number): string => isoOfDays(Math.floor(moment / SECONDS_A_DAY)) ?? '';

/** `13:05:09` */
export function timeOf(moment: number): string {
  const second = ((moment % SECONDS_A_DAY) + SECONDS_A_DAY) % SECONDS_A_DAY;
  return [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** The sign and the last day of its part of each month, January first: Encyclopædia Britannica, 'zodiac'. */
const SIGNS = [
  ['capricorn', 19],
  ['aquarius', 18],
  ['pisces', 20],
  ['aries', 19],
  ['taurus', 20],
  ['gemini', 21],
  ['cancer', 22],
  ['leo', 22],
  ['virgo', 22],
  ['libra', 23],
  ['scorpio', 21],
  ['sagittarius', 21],
] as const;

export type Sign = (typeof SIGNS)[number][0];

/** The sign of the zodiac of an ISO day. */
export function signOf(iso: string): Sign {
  const { month, day } = parseIso(iso) ?? { month: 1, day: 1 };
  const sign = SIGNS[month - 1];
  return sign !== undefined && day <= sign[1] ? sign[0] : (SIGNS[month % SIGNS.length] ?? SIGNS[0])[0];
}
