import { addDays, addMonths, daysBetween, weekday } from '../../../core/dates/calendar-date';

const MONTHS_A_YEAR = 12;
const DAYS_A_WEEK = 7;
/** A sum beyond this number of days leaves the years 1 to 9999 in any case. */
const MOST_DAYS = 4_000_000;

export interface Amount {
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
}

export interface Added {
  /** After years and months, before weeks and days. */
  readonly reached: string;
  /** The month was too short for the day of the start, so its last day was taken. */
  readonly clamped: boolean;
  readonly iso: string;
}

/**
 * Adds an amount to an ISO date, or subtracts it with `sign` −1: years and months first, kept within the month once, then
 * weeks and days. Undefined outside the years 1 to 9999.
 */
export function addAmount(start: string, { years, months, weeks, days }: Amount, sign: 1 | -1): Added | undefined {
  const [monthSum, daySum] = [sign * (years * MONTHS_A_YEAR + months), sign * (weeks * DAYS_A_WEEK + days)];
  if (Math.abs(monthSum) > MOST_DAYS || Math.abs(daySum) > MOST_DAYS) return undefined;
  const reached = addMonths(start, monthSum);
  const iso = reached === undefined ? undefined : addDays(reached, daySum);
  if (reached === undefined || iso === undefined) return undefined;
  return { reached, clamped: reached.slice(-2) !== start.slice(-2), iso };
}

/** The day of the year, 1 for January 1. */
export const dayOfYear = (iso: string): number => daysBetween(`${iso.slice(0, 4)}-01-01`, iso) + 1;

/**
 * The week of ISO 8601: '2024-W09'. Weeks begin on Monday, and the first of a year is the one with its first Thursday, so a
 * date at the turn of the year can belong to another year's week. Undefined for days whose week is outside 1 to 9999.
 */
export function isoWeek(iso: string): string | undefined {
  const thursday = addDays(iso, 4 - weekday(iso));
  if (thursday === undefined) return undefined;
  const week = Math.ceil(dayOfYear(thursday) / DAYS_A_WEEK);
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`;
}
