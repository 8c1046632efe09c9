/** A day that returns every year: a birthday, an anniversary. */
import { daysInMonth, difference, isLeap, parseIso, toIso, type Civil, type Span } from './calendar-date';

/** When a day that began on February 29 is kept in common years. */
export type LeapRule = 'mar1' | 'feb28';

const LAST_YEAR = 9999;

/** Parses a day from a field. Fields contain only valid days, so anything else is a bug. */
export function civilOf(iso: string): Civil {
  const parts = parseIso(iso);
  if (!parts) throw new RangeError(`${iso} is not a calendar day`);
  return parts;
}

export const yearOf = (iso: string): number => civilOf(iso).year;

/** The date in a given year of the day that began with `first` (ISO); undefined after the year 9999. */
export function dayInYear(first: string, year: number, leap: LeapRule): string | undefined {
  const { month, day } = civilOf(first);
  if (year > LAST_YEAR) return undefined;
  if (day <= daysInMonth(year, month)) return toIso({ year, month, day });
  return toIso(leap === 'feb28' ? { year, month: 2, day: 28 } : { year, month: 3, day: 1 });
}

/** The first return on or after a day; `first` itself counts in its own year. Undefined after the year 9999. */
export function nextYearly(first: string, asOf: string, leap: LeapRule): string | undefined {
  const year = yearOf(asOf);
  const thisYear = dayInYear(first, year, leap);
  return thisYear !== undefined && thisYear >= asOf ? thisYear : dayInYear(first, year + 1, leap);
}

/**
 * Whole years, months, and days since the first day (`difference`). With `feb28`, a year since February 29 is complete on
 * February 28 of a common year.
 *
 * @param first ISO date, not after `asOf`
 */
export function spanSince(first: string, asOf: string, leap: LeapRule): Span {
  if (leap === 'feb28' && asOf > first && isKeptEarly(first, asOf)) {
    return { years: yearOf(asOf) - yearOf(first), months: 0, days: 0 };
  }
  return difference(first, asOf);
}

const isKeptEarly = (first: string, day: string): boolean =>
  first.endsWith('-02-29') && day.endsWith('-02-28') && !isLeap(yearOf(day));
