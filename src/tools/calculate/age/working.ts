import { formatDate } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { step } from '../../../kinds/contract';
import { addDays, addMonths, daysBetween, difference, parseIso, type Span } from '../../../core/dates/calendar-date';
import type { Method } from './age';

/** The steps of calculating an age, with dates in the page's language. */
export function workingOf(birth: string, asOf: string, method: Method, span: Span, lang: Lang) {
  const day = (iso: string | undefined) => (iso === undefined ? '' : formatDate(iso, lang));
  const total = daysBetween(birth, asOf);
  const count = step('allDays', {
    birth: day(birth),
    asOf: day(asOf),
    days: total,
    weeks: Math.floor(total / 7),
    rest: total % 7,
  });
  if (method === 'thirty') return [...columns(birth, asOf, span), count];
  const { years, months, days } = span;
  const reached = addMonths(birth, years * 12 + months);
  // On 28 February of a common year, the rule `feb28` counts a year that the calendar has not completed.
  const early = difference(birth, asOf).years !== years;
  if (early) return [step('keptEarly', { asOf: day(asOf), years }), count];
  return [
    step('addYears', { birth: day(birth), years, reached: day(addMonths(birth, years * 12)) }),
    step('addMonths', { months, reached: day(reached) }),
    step('addDays', { days, reached: day(addDays(reached ?? birth, days)) }),
    count,
  ];
}

/**
 * The three columns of the paper method, with what was borrowed. Years are strings, so that they get no digit grouping.
 */
function columns(birth: string, asOf: string, { years, months, days }: Span) {
  const [from, to] = [parseIso(birth), parseIso(asOf)];
  if (!from || !to) return [];
  const borrowedDays = to.day < from.day;
  const monthsLeft = to.month - (borrowedDays ? 1 : 0);
  const borrowedMonths = monthsLeft < from.month;
  const yearsLeft = to.year - (borrowedMonths ? 1 : 0);
  return [
    borrowedDays
      ? step('daysBorrowed', { to: to.day, from: from.day, days })
      : step('daysTaken', { to: to.day, from: from.day, days }),
    borrowedMonths
      ? step('monthsBorrowed', { to: monthsLeft, from: from.month, months })
      : step('monthsTaken', { to: monthsLeft, from: from.month, months }),
    step('yearsTaken', { to: String(yearsLeft), from: String(from.year), years }),
  ];
}
