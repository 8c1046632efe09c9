import { addDays, daysBetween, difference, weekday, type Span } from '../../../core/dates/calendar-date';

const WEEK = 7;
/** Saturday is day 6 of the week (ISO 8601). */
const SATURDAY = 6;

export interface Counted {
  /** Negative if the end is before the start. */
  readonly days: number;
  /** The same span in calendar units, without a sign, as are the other counts. */
  readonly span: Span;
  readonly businessDays: number;
  readonly weekendDays: number;
}

/**
 * The days from one date to another, both ISO. Days of the week are counted from the start up to the day before the end;
 * with `includeEnd` the end counts as well. Undefined if the day after December 31, 9999 would be needed.
 */
export function countDays(start: string, end: string, includeEnd: boolean): Counted | undefined {
  const sign = end < start ? -1 : 1;
  const [first, last] = sign > 0 ? [start, end] : [end, start];
  const after = includeEnd ? addDays(last, 1) : last;
  if (after === undefined) return undefined;
  const total = daysBetween(first, after);
  const span = difference(first, after);
  const weekendDays = weekendsIn(weekday(first), total);
  // `+ 0` turns -0 into 0.
  return { days: sign * total + 0, span, businessDays: total - weekendDays, weekendDays };
}

/** Saturdays and Sundays among `total` days, the first of which is the weekday `first` (1 to 7). */
function weekendsIn(first: number, total: number): number {
  const rest = total % WEEK;
  const isWeekend = (offset: number) => ((first - 1 + offset) % WEEK) + 1 >= SATURDAY;
  const extra = Array.from({ length: rest }, (_, offset) => isWeekend(offset)).filter(Boolean).length;
  return ((total - rest) / WEEK) * 2 + extra;
}

/** The day in the middle; of two, the earlier one. */
export const middleOf = (start: string, end: string): string | undefined => {
  const [first, last] = start < end ? [start, end] : [end, start];
  return addDays(first, Math.floor(daysBetween(first, last) / 2));
};

/** Consecutive days that are all weekdays, or all on a weekend. */
export interface DayRun {
  readonly weekend: boolean;
  readonly days: number;
}

/** `total` days from an ISO date on, in runs: 3 weekdays, 2 days of a weekend, 5 weekdays. */
export function runsOfDays(first: string, total: number): readonly DayRun[] {
  const runs: DayRun[] = [];
  let day = weekday(first);
  let left = total;
  while (left > 0) {
    const weekend = day >= SATURDAY;
    const days = Math.min(left, (weekend ? WEEK + 1 : SATURDAY) - day);
    runs.push({ weekend, days });
    left -= days;
    day = weekend ? 1 : SATURDAY;
  }
  return runs;
}
