import { addDays, daysBetween } from '../../../core/dates/calendar-date';
import { dayInYear, yearOf, type LeapRule } from '../../../core/dates/yearly-day';

/** A day worth celebrating: so many years, days, or minutes after the first. */
export interface Milestone {
  /** ISO date */
  readonly date: string;
  readonly unit: 'years' | 'days' | 'minutes';
  readonly count: number;
}

const MOST_YEARS = 75;
/** Days worth celebrating besides the years. */
const DAYS = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 10_000];
const MINUTES = 1_000_000;
const MINUTES_A_DAY = 1_440;

/** The milestones since the first day (ISO), in order, up to the year 9999. The day of the millionth minute is counted from midnight. */
export function milestonesOf(first: string, leap: LeapRule): readonly Milestone[] {
  const found: { date: string | undefined; unit: Milestone['unit']; count: number }[] = [
    ...Array.from({ length: MOST_YEARS }, (_, index) => ({
      date: dayInYear(first, yearOf(first) + index + 1, leap),
      unit: 'years' as const,
      count: index + 1,
    })),
    ...DAYS.map((count) => ({ date: addDays(first, count), unit: 'days' as const, count })),
    { date: addDays(first, Math.floor(MINUTES / MINUTES_A_DAY)), unit: 'minutes', count: MINUTES },
  ];
  return found
    .flatMap(({ date, ...rest }) => (date === undefined ? [] : [{ date, ...rest }]))
    .toSorted((a, b) => daysBetween(b.date, a.date));
}
