import { addDays, daysBetween } from '../../../core/dates/calendar-date';
import type { DayOff, WorkCalendar } from '../../../core/dates/work-calendar';

export interface Counted {
  /** Negative if the end is before the start. */
  readonly businessDays: number;
  readonly weekendDays: number;
  /** Holidays and own closed days that are not on the weekend. */
  readonly closed: readonly DayOff[];
  readonly totalDays: number;
}

/**
 * Counts each day of a span once. If the end is before the start, the two are exchanged. Whole weeks are counted without
 * looking at their days, so a thousand years take as long as their holidays.
 *
 * @param start ISO date
 * @param end ISO date
 */
export function countBusinessDays(
  calendar: WorkCalendar,
  start: string,
  end: string,
  { includeStart, includeEnd }: { readonly includeStart: boolean; readonly includeEnd: boolean },
): Counted {
  const backwards = end < start;
  const [from, to] = backwards ? [end, start] : [start, end];
  // Without its first or last day, a span at the edge of the calendar is empty.
  const first = includeStart ? from : addDays(from, 1);
  const last = includeEnd ? to : addDays(to, -1);
  if (first === undefined || last === undefined || last < first)
    return { businessDays: 0, weekendDays: 0, closed: [], totalDays: 0 };
  const totalDays = daysBetween(first, last) + 1;
  const weekendDays = calendar.weekendsBetween(first, last);
  const closed = calendar.closedBetween(first, last);
  const businessDays = totalDays - weekendDays - closed.length;
  return { businessDays: backwards && businessDays > 0 ? -businessDays : businessDays, weekendDays, closed, totalDays };
}
