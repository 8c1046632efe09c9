import { addDays, daysBetween, type Span } from '../../../core/dates/calendar-date';
import { civilOf, dayInYear, nextYearly, spanSince, yearOf, type LeapRule } from '../../../core/dates/yearly-day';

export type Method = 'calendar' | 'thirty';
const MONTHS_A_YEAR = 12;
/** The length of a month in the paper method. */
const THIRTY = 30;

/** An age in years, months and days. `birth` must not be after `asOf`; both are valid ISO days. */
export const ageOf = (birth: string, asOf: string, method: Method, leap: LeapRule): Span =>
  method === 'thirty' ? thirtyDayAge(birth, asOf) : spanSince(birth, asOf, leap);

/**
 * The paper method of test manuals: days, months and years are subtracted column by column. If there are too few days,
 * a month is borrowed as 30 days, whatever its length; if there are too few months, a year is borrowed as 12 months.
 */
function thirtyDayAge(birth: string, asOf: string): Span {
  const [from, to] = [civilOf(birth), civilOf(asOf)];
  const borrowMonth = to.day < from.day;
  const months = to.month - (borrowMonth ? 1 : 0) - from.month;
  const borrowYear = months < 0;
  return {
    years: to.year - (borrowYear ? 1 : 0) - from.year,
    months: months + (borrowYear ? MONTHS_A_YEAR : 0),
    days: to.day + (borrowMonth ? THIRTY : 0) - from.day,
  };
}

/** A special day: a birthday, or the 1,000th, 2,000th … day of life. */
export interface Milestone {
  readonly date: string;
  /** The age in years on that day. */
  readonly years: number;
  /** Days lived: 0 on the day of birth. */
  readonly days: number;
  /** Days from `asOf`; negative for past days. */
  readonly away: number;
  readonly kind: 'birthday' | 'thousand';
}

const YEARS_BACK = 5;
const YEARS_AHEAD = 10;
const THOUSAND = 1000;

/** The birthdays of the last five and the next ten years, and every thousandth day between them, in order. */
export function milestones(birth: string, asOf: string, leap: LeapRule): Milestone[] {
  const found: Milestone[] = [];
  const birthYear = yearOf(birth);
  const add = (date: string, kind: Milestone['kind']) => {
    const own = dayInYear(birth, yearOf(date), leap) ?? date;
    const years = yearOf(date) - birthYear - (date < own ? 1 : 0);
    found.push({
      date,
      years,
      kind,
      days: daysBetween(birth, date),
      away: daysBetween(asOf, date),
    });
  };
  const next = nextYearly(birth, asOf, leap);
  const firstAhead = next === undefined ? yearOf(asOf) + 1 : yearOf(next);
  for (let year = Math.max(birthYear, firstAhead - YEARS_BACK); year < firstAhead + YEARS_AHEAD; year++) {
    const birthday = dayInYear(birth, year, leap);
    if (birthday !== undefined) add(birthday, 'birthday');
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first && last) {
    for (let days = Math.ceil(Math.max(first.days, 1) / THOUSAND) * THOUSAND; days <= last.days; days += THOUSAND) {
      const date = addDays(birth, days);
      if (date !== undefined) add(date, 'thousand');
    }
  }
  return found.sort((a, b) => a.days - b.days);
}
