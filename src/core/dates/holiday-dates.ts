/** The dates of public holidays, from the rules in src/data/holidays.ts. */
import { HOLIDAYS, type HolidayCountry, type HolidayName, type HolidayRules } from '../../data/holidays';
import { addDays, daysInMonth, toIso, weekday } from './calendar-date';

export interface Holiday {
  /** ISO date: the day on which it is kept */
  readonly iso: string;
  readonly name: HolidayName;
}

const WEEK = 7;
const SATURDAY = 6;
const SUNDAY = 7;
const LAST_YEAR = 9999;

/** Easter Sunday of the Gregorian calendar, as an ISO date. Source: the rule of Meeus, Jones, and Butcher. */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return toIso({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

function dayOf(rule: HolidayRules['rules'][number], year: number, moves: boolean): string | undefined {
  const { easter, month = 1, day, weekday: onWeekday = 1, nth = 1 } = rule;
  if (easter !== undefined) return addDays(easterOf(year), easter);
  if (day !== undefined) {
    const iso = toIso({ year, month, day });
    return moves ? moved(iso) : iso;
  }
  if (nth > 0) {
    const first = toIso({ year, month, day: 1 });
    return addDays(first, ((onWeekday - weekday(first) + WEEK) % WEEK) + (nth - 1) * WEEK);
  }
  const last = toIso({ year, month, day: daysInMonth(year, month) });
  return addDays(last, -((weekday(last) - onWeekday + WEEK) % WEEK));
}

const moved = (iso: string): string | undefined => {
  const on = weekday(iso);
  return on === SATURDAY ? addDays(iso, -1) : on === SUNDAY ? addDays(iso, 1) : iso;
};

/**
 * The holidays kept in a year, by date. New Year's Day of the next year is among them if it is kept on December 31. Two
 * holidays on one day are both listed.
 *
 * @param year 1 to 9999
 * @param optional whether days on which offices may close count too
 */
export function holidaysIn(country: HolidayCountry, year: number, optional: boolean): readonly Holiday[] {
  const { rules, moves } = HOLIDAYS[country];
  const years = moves && year < LAST_YEAR ? [year, year + 1] : [year];
  return years
    .flatMap((one) =>
      rules.flatMap((rule) => {
        if ((rule.optional && !optional) || one < (rule.since ?? 1)) return [];
        // Of the next year, only a holiday on January 1 can be kept in this one.
        if (one > year && (rule.month !== 1 || rule.day !== 1)) return [];
        const iso = dayOf(rule, one, moves);
        return iso?.startsWith(String(year).padStart(4, '0')) ? [{ iso, name: rule.name }] : [];
      }),
    )
    .toSorted((a, b) => (a.iso < b.iso ? -1 : a.iso > b.iso ? 1 : 0));
}
