import { addDays, addMonths } from '../../../core/dates/calendar-date';
import { stepBusinessDays, type DayOff, type WorkCalendar } from '../../../core/dates/work-calendar';

export interface Period {
  /** ISO date */
  readonly start: string;
  /** 0 or more */
  readonly amount: number;
  readonly unit: 'days' | 'business' | 'weeks' | 'months' | 'years';
  readonly direction: 'after' | 'before';
  /** Whether the start is day 1. */
  readonly countStart: boolean;
  /** Where a deadline goes that is not on a business day. */
  readonly roll: 'none' | 'next' | 'previous';
}

export interface Deadline {
  readonly iso: string;
  /** The date before it was moved to a business day. */
  readonly counted: string;
  /** In business days: the days that were not counted. */
  readonly skipped: readonly DayOff[];
}

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/** The date a period ends; undefined outside the years 0001 to 9999. */
export function deadlineOf(calendar: WorkCalendar, period: Period): Deadline | undefined {
  const { start, amount, unit, direction, countStart, roll } = period;
  const sign = direction === 'after' ? 1 : -1;
  const stepped =
    unit === 'business' ? stepBusinessDays(calendar, start, amount, sign, countStart) : plain(period, sign);
  if (!stepped) return undefined;
  const iso = roll === 'none' ? stepped.iso : rolled(calendar, stepped.iso, roll === 'next' ? 1 : -1);
  return iso === undefined ? undefined : { iso, counted: stepped.iso, skipped: stepped.skipped };
}

/** Calendar units. If the start is day 1, the period ends a day nearer to it. */
function plain({ start, amount, unit, countStart }: Period, sign: 1 | -1) {
  const months = unit === 'months' ? amount : unit === 'years' ? amount * MONTHS_A_YEAR : 0;
  const days = unit === 'days' ? amount : unit === 'weeks' ? amount * DAYS_A_WEEK : 0;
  const nearer = countStart && amount > 0 ? -sign : 0;
  const reached = addMonths(start, sign * months);
  const iso = reached === undefined ? undefined : addDays(reached, sign * days + nearer);
  return iso === undefined ? undefined : { iso, skipped: [] };
}

function rolled(calendar: WorkCalendar, from: string, sign: 1 | -1): string | undefined {
  let iso: string | undefined = from;
  while (iso !== undefined && calendar.reasonAt(iso) !== undefined) iso = addDays(iso, sign);
  return iso;
}
