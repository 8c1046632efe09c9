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

/** The parts of an ISO day, or undefined where no such day exists (a 13th month, 30 February, year 0). */
export function parseIso(iso: string): Civil | undefined {
  const match = ISO.exec(iso);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

export const toIso = ({ year, month, day }: Civil): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The visitor's own calendar day at an instant. */
export const localDay = (now: Date): string =>
  toIso({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });

/* ── Counting days ───────────────────────────────────────────────────────────────────────────────────────────── */

const MONTHS_A_YEAR = 12;
const DAYS_A_WEEK = 7;
/** Days from 1 March of year 0, where the rule below starts to count, to 1 January 1970. */
const EPOCH = 719_468;
/** Days of 400 Gregorian years, after which the calendar repeats. */
const DAYS_AN_ERA = 146_097;

/** The parts of a day that is known to exist. Throws otherwise: that is a bug, fields have been checked before. */
function partsOf(iso: string): Civil {
  const civil = parseIso(iso);
  if (!civil) throw new RangeError(`${iso} is no calendar day`);
  return civil;
}

/** Days since 1 January 1970, which is 0. Source: Howard Hinnant, 'chrono-Compatible Low-Level Date Algorithms'. */
export function daysOf(iso: string): number {
  const { year, month, day } = partsOf(iso);
  // A year that begins in March has its odd day at its end.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % MONTHS_A_YEAR) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_AN_ERA + dayOfEra - EPOCH;
}

/** The day so many days after 1 January 1970; undefined outside the years 0001 to 9999. */
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

/** So many days later, or earlier where negative; undefined outside the years 0001 to 9999. */
export const addDays = (iso: string, days: number): string | undefined => isoOfDays(daysOf(iso) + days);

/**
 * So many months later, or earlier where negative. The day number stays; where the month is too short, its last day is
 * taken: a month after 31 January is 28 February. Undefined outside the years 0001 to 9999.
 */
export function addMonths(iso: string, months: number): string | undefined {
  const { year, month, day } = partsOf(iso);
  const count = year * MONTHS_A_YEAR + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(count / MONTHS_A_YEAR), (count % MONTHS_A_YEAR) + 1];
  return newYear < 1 ? undefined : isoIn(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** As `addMonths`, by years: a year after 29 February is 28 February. */
export const addYears = (iso: string, years: number): string | undefined => addMonths(iso, years * MONTHS_A_YEAR);

/** Days from one day to another; negative where the second comes first. */
export const daysBetween = (from: string, to: string): number => daysOf(to) - daysOf(from);

/** 1 for Monday to 7 for Sunday, as ISO 8601 has it. */
export const weekday = (iso: string): number => mod(daysOf(iso) + 3, DAYS_A_WEEK) + 1;

const mod = (value: number, size: number): number => ((value % size) + size) % size;

/** Years, months and days between two days; all of one sign. */
export interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * Whole years, then whole months, then days, as `Temporal.PlainDate.until` counts them: a month or year counts only
 * when the same day number has been reached. 31 January to 28 February is 28 days, to 1 March 1 month 1 day; 29 February
 * 2000 to 28 February 2001 is 11 months 30 days. Negative where `to` comes first.
 */
export function difference(from: string, to: string): Span {
  const [start, end] = [partsOf(from), partsOf(to)];
  const sign = from <= to ? 1 : -1;
  const between = (end.year - start.year) * MONTHS_A_YEAR + (end.month - start.month);
  // Not yet reached: the day number lies beyond the other one, seen in the direction of counting.
  const short = (start.day - end.day) * sign > 0;
  const months = short ? between - sign : between;
  const years = Math.trunc(months / MONTHS_A_YEAR);
  // Adding towards a day inside 0001 to 9999 cannot leave it.
  const reached = addMonths(from, months) ?? from;
  // `+ 0` turns -0 into 0.
  return { years: years + 0, months: (months % MONTHS_A_YEAR) + 0, days: daysBetween(reached, to) };
}
