import { daysBetween, parseIso } from '../../../core/dates/calendar-date';
import { parseDecimal } from '../../../core/numbers/parse-number';
import { toLf } from '../../../core/text/newlines';
import type { Lang } from '../../../i18n/languages';
import { problem, type Problem } from '../../../kinds/contract';
import { parseTypedDate } from '../../../kinds/contract/read-values';

/** `thirty360`: every month has 30 days (ISDA 2006 §4.16(f), bond basis). `actual365`: calendar days, as XIRR counts. */
export type DayCount = 'actual365' | 'thirty360';

export interface DatedPayment {
  /** ISO */
  readonly date: string;
  /** Decimal text; negative for what is paid in. */
  readonly amount: string;
}

/** Reads a date and an amount on each line, in the order and the numbers of the page's language; sorted by date. */
export function readPayments(typed: string, lang: Lang): readonly DatedPayment[] | Problem<'badPayment'> {
  const payments: DatedPayment[] = [];
  for (const [at, line] of toLf(typed).split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, day = '', number = ''] = /^\s*([^\s;,]+)[\s;,]+(.+)$/.exec(line) ?? [];
    const [date, amount] = [parseTypedDate(day, lang), parseDecimal(number.trim(), lang)];
    if (date === undefined || amount === undefined)
      return problem('badPayment', { line: at + 1, text: line.trim() }, 'payments');
    payments.push({ date, amount });
  }
  return payments.toSorted((a, b) => daysBetween(b.date, a.date));
}

const DAYS_A_YEAR: Readonly<Record<DayCount, number>> = { actual365: 365, thirty360: 360 };

/** The days from a date to a later one, and the same in years. */
export function daysCounted(from: string, to: string, dayCount: DayCount): { days: number; years: number } {
  const days = dayCount === 'actual365' ? daysBetween(from, to) : daysOf30(from, to);
  return { days, years: days / DAYS_A_YEAR[dayCount] };
}

/** A 31st counts as a 30th: at the start always, at the end only if the start is a 30th too. */
function daysOf30(from: string, to: string): number {
  const [start, end] = [parseIso(from), parseIso(to)];
  if (!start || !end) return 0;
  const first = Math.min(start.day, 30);
  const last = first === 30 ? Math.min(end.day, 30) : end.day;
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + last - first;
}

/** What an amount is worth at the start, at this effective rate a year as a fraction. */
export const presentValue = (amount: number, years: number, rate: number): number =>
  amount * Math.exp(-years * Math.log1p(rate));

/** From a rate near 0 outward to e^±700, the limits of a double; each step is a quarter larger. */
const STEPS = Array.from({ length: 52 }, (_, step) => 0.01 * 1.25 ** step).filter((step) => step < 700);
/** Halving the interval this often leaves less than the last bit of a double. */
const HALVINGS = 200;

/**
 * The effective rate a year, as a fraction, at which the amounts are worth nothing together at the start: the internal rate
 * of return, XIRR in spreadsheets. The one closest to 0 if there are several; undefined if none is found.
 */
export function internalRate(
  payments: readonly { readonly amount: number; readonly years: number }[],
): number | undefined {
  const worth = (log: number) => payments.reduce((sum, { amount, years }) => sum + amount * Math.exp(-years * log), 0);
  if (worth(0) === 0) return 0;
  let near = 0;
  for (const far of STEPS) {
    for (const sign of [1, -1]) {
      if (worth(sign * near) > 0 === worth(sign * far) > 0) continue;
      let [low, high] = [sign * near, sign * far];
      for (let count = 0; count < HALVINGS; count++) {
        const middle = (low + high) / 2;
        if (worth(middle) > 0 === worth(low) > 0) low = middle;
        else high = middle;
      }
      return Math.expm1((low + high) / 2);
    }
    near = far;
  }
  return undefined;
}

/** How often the amounts change their sign. More than once, several rates can fit (Descartes' rule). */
export const signChanges = (amounts: readonly number[]): number => {
  const signs = amounts.filter((amount) => amount !== 0).map((amount) => amount > 0);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
};
