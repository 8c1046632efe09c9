/** Which days are worked: the weekend, a country's holidays, and closed days of the visitor's own. */
import type { HolidayCountry, HolidayName } from '../../data/holidays';
import { addDays, daysBetween, weekday } from './calendar-date';
import { holidaysIn } from './holiday-dates';

export type Weekend = 'sat-sun' | 'fri-sat' | 'sun' | 'none';

const DAYS_OFF: Readonly<Record<Weekend, readonly number[]>> = {
  'sat-sun': [6, 7],
  'fri-sat': [5, 6],
  sun: [7],
  none: [],
};
const WEEK = 7;

/** Why a day is not worked: `own` is one of the visitor's closed days. */
export type Reason = 'weekend' | 'own' | HolidayName;

export interface DayOff {
  /** ISO date */
  readonly iso: string;
  readonly reason: Reason;
}

export interface WorkCalendar {
  /** Why a day (ISO) is not worked; undefined for a business day. A holiday on the weekend is `weekend`. */
  reasonAt(iso: string): Reason | undefined;
  /** The holidays and own closed days from `first` to `last`, both included, that are not on the weekend. */
  closedBetween(first: string, last: string): readonly DayOff[];
  /** Days of the weekend from `first` to `last`, both included; 0 if `last` is earlier. */
  weekendsBetween(first: string, last: string): number;
}

interface Rules {
  readonly weekend: Weekend;
  readonly holidays: 'none' | HolidayCountry;
  /** Whether days on which offices may close count as holidays. */
  readonly optional: boolean;
  /** Own closed days, ISO dates. */
  readonly own: readonly string[];
}

export function workCalendar({ weekend, holidays, optional, own }: Rules): WorkCalendar {
  const off = DAYS_OFF[weekend];
  const isWeekend = (iso: string) => off.includes(weekday(iso));
  const closed = new Set(own);
  const years = new Map<number, ReadonlyMap<string, HolidayName>>();

  function holidaysOf(year: number): ReadonlyMap<string, HolidayName> {
    const known = years.get(year);
    if (known) return known;
    const found = new Map<string, HolidayName>();
    // Of two holidays on one day, the first in the country's list gives its name.
    if (holidays !== 'none') {
      for (const { iso, name } of holidaysIn(holidays, year, optional)) if (!found.has(iso)) found.set(iso, name);
    }
    years.set(year, found);
    return found;
  }

  function closedBetween(first: string, last: string): DayOff[] {
    const days = new Map<string, Reason>();
    for (const iso of closed) if (iso >= first && iso <= last) days.set(iso, 'own');
    for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
      for (const [iso, name] of holidaysOf(year)) if (iso >= first && iso <= last) days.set(iso, name);
    }
    return Array.from(days, ([iso, reason]) => ({ iso, reason }))
      .filter(({ iso }) => !isWeekend(iso))
      .toSorted((a, b) => (a.iso < b.iso ? -1 : 1));
  }

  return {
    reasonAt: (iso) =>
      isWeekend(iso)
        ? 'weekend'
        : (holidaysOf(Number(iso.slice(0, 4))).get(iso) ?? (closed.has(iso) ? 'own' : undefined)),
    closedBetween,
    weekendsBetween(first, last) {
      const total = Math.max(0, daysBetween(first, last) + 1);
      const rest = total % WEEK;
      const start = weekday(first) - 1;
      const inRest = Array.from({ length: rest }, (_, offset) => ((start + offset) % WEEK) + 1);
      return ((total - rest) / WEEK) * off.length + inRest.filter((day) => off.includes(day)).length;
    },
  };
}

export interface Stepped {
  /** ISO date */
  readonly iso: string;
  /** The days that were passed over because they are not worked. */
  readonly skipped: readonly DayOff[];
}

/**
 * Counts business days from a date, a day at a time, and stops at the one that is number `amount`; 0 is the start itself.
 *
 * @param amount 0 or more
 * @param direction 1 for later days, −1 for earlier ones
 * @param countStart whether the start, if it is a business day, is the first one
 * @returns undefined if the count leaves the years 0001 to 9999
 */
export function stepBusinessDays(
  calendar: WorkCalendar,
  start: string,
  amount: number,
  direction: 1 | -1,
  countStart: boolean,
): Stepped | undefined {
  const skipped: DayOff[] = [];
  let iso: string | undefined = start;
  if (amount === 0) return { iso, skipped };
  if (!countStart) iso = addDays(start, direction);
  for (let left = amount; iso !== undefined; iso = addDays(iso, direction)) {
    const reason = calendar.reasonAt(iso);
    if (reason !== undefined) skipped.push({ iso, reason });
    else if ((left -= 1) === 0) return { iso, skipped };
  }
  return undefined;
}
