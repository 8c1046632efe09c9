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
