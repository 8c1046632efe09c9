import { addDays, addMonths, addYears, daysInMonth, parseIso } from '../../../core/dates/calendar-date';

export type Unit = 'days' | 'weeks' | 'months' | 'years';

export interface ShelfLife {
  readonly life: number;
  readonly unit: Unit;
  /** Day 1 is the production day. */
  readonly countMade: boolean;
  /** Good until the end of the month in which it expires. */
  readonly monthEnd: boolean;
}

const DAYS_A_WEEK = 7;

function add(made: string, life: number, unit: Unit): string | undefined {
  if (unit === 'months') return addMonths(made, life);
  if (unit === 'years') return addYears(made, life);
  return addDays(made, unit === 'weeks' ? life * DAYS_A_WEEK : life);
}

function endOfMonth(iso: string): string {
  const { year, month } = parseIso(iso) ?? { year: 1, month: 1 };
  return `${iso.slice(0, 8)}${String(daysInMonth(year, month)).padStart(2, '0')}`;
}

/**
 * The last day on which a product is good. A month without the day of production ends the life on its last day.
 *
 * @param made ISO date
 * @returns an ISO date; undefined if it is after the year 9999
 */
export function expiryOf(made: string, { life, unit, countMade, monthEnd }: ShelfLife): string | undefined {
  const reached = add(made, life, unit);
  const last = reached !== undefined && countMade ? addDays(reached, -1) : reached;
  return last !== undefined && monthEnd ? endOfMonth(last) : last;
}

/** The last day after opening, if that is earlier. `months`: the number in the symbol of an open jar, such as 12M. */
export function afterOpening(expiry: string, opened: string, months: number | undefined): string {
  const limit = opened === '' || months === undefined ? undefined : addMonths(opened, months);
  return limit !== undefined && limit < expiry ? limit : expiry;
}
