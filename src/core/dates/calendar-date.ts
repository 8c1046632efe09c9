/** Calendar days without a time zone: proleptic Gregorian, years 0001 to 9999, as ISO text ('2026-11-21'). */

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

export interface Civil {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Parses an ISO day; undefined if no such day exists (a 13th month, February 30, year 0). */
export function parseIso(iso: string): Civil | undefined {
  const match = ISO.exec(iso);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

export const toIso = ({ year, month, day }: Civil): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The visitor's local calendar day at an instant. */
export const localDay = (now: Date): string =>
  toIso({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });

/* ── Counting days ───────────────────────────────────────────────────────────────────────────────────────────── */

const MONTHS_A_YEAR = 12;
const DAYS_A_WEEK = 7;
/** Days from March 1 of year 0, where the rule below starts to count, to January 1, 1970. */
const EPOCH = 719_468;
/** Days of 400 Gregorian years, after which the calendar repeats. */
const DAYS_AN_ERA = 146_097;

/** Parses a day that is known to exist. Otherwise throws: that is a bug, because fields have been checked before. */
function partsOf(iso: string): Civil {
  const civil = parseIso(iso);
  if (!civil) throw new RangeError(`${iso} is not a calendar day`);
  return civil;
}

/** Days since January 1, 1970, which is 0. Source: Howard Hinnant, 'chrono-Compatible Low-Level Date Algorithms'. */
export function daysOf(iso: string): number {
  const { year, month, day } = partsOf(iso);
  // In a year that begins in March, the leap day is the last day.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % MONTHS_A_YEAR) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_AN_ERA + dayOfEra - EPOCH;
}

/** The day that is `days` days after January 1, 1970; undefined outside the years 0001 to 9999. */
export function isoOfDays(days: number): string | undefined {
  const count = days + EPOCH;
  const era = Math.floor(count / DAYS_AN_ERA);
  const dayOfEra = count - era * DAYS_AN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return isoIn(year, month, dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1);
}

const isoIn = (year: number, month: number, day: number): string | undefined =>
  year >= 1 && year <= 9999 ? toIso({ year, month, day }) : undefined;

/** Adds days, or subtracts them if negative; undefined outside the years 0001 to 9999. */
export const addDays = (iso: string, days: number): string | undefined => isoOfDays(daysOf(iso) + days);

/**
 * Adds months, or subtracts them if negative. Keeps the day of the month; if the month is too short, takes its last
 * day: a month after January 31 is February 28. Undefined outside the years 0001 to 9999.
 */
export function addMonths(iso: string, months: number): string | undefined {
  const { year, month, day } = partsOf(iso);
  const count = year * MONTHS_A_YEAR + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(count / MONTHS_A_YEAR), (count % MONTHS_A_YEAR) + 1];
  return newYear < 1 ? undefined : isoIn(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Like `addMonths`, in years: a year after February 29 is February 28. */
export const addYears = (iso: string, years: number): string | undefined => addMonths(iso, years * MONTHS_A_YEAR);

/** Days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => daysOf(to) - daysOf(from);

/** 1 for Monday to 7 for Sunday, as in ISO 8601. */
export const weekday = (iso: string): number => mod(daysOf(iso) + 3, DAYS_A_WEEK) + 1;

const mod = (value: number, size: number): number => ((value % size) + size) % size;

/** Years, months and days between two days; all positive or all negative. */
export interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * Whole years, then whole months, then days, as `Temporal.PlainDate.until` counts them: a month or year counts only
 * once the same day of the month has been reached. January 31 to February 28 is 28 days, to March 1 is 1 month 1 day;
 * February 29, 2000 to February 28, 2001 is 11 months 30 days. Negative if `to` is earlier.
 */
export function difference(from: string, to: string): Span {
  const [start, end] = [partsOf(from), partsOf(to)];
  const sign = from <= to ? 1 : -1;
  const between = (end.year - start.year) * MONTHS_A_YEAR + (end.month - start.month);
  // The last month is incomplete: the day of the month lies beyond the end, seen in the direction of counting.
  const short = (start.day - end.day) * sign > 0;
  const months = short ? between - sign : between;
  const years = Math.trunc(months / MONTHS_A_YEAR);
  // Adding months towards a day within 0001 to 9999 cannot leave that range.
  const reached = addMonths(from, months) ?? from;
  // `+ 0` turns -0 into 0.
  return { years: years + 0, months: (months % MONTHS_A_YEAR) + 0, days: daysBetween(reached, to) };
}
