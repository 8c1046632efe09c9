import { addDays, addMonths } from '../../../core/dates/calendar-date';
import {
  decimalOf,
  power,
  quotient,
  quotientTo,
  root,
  rounded,
  sum,
  type Decimal,
} from '../../../core/numbers/decimal';

export type Frequency = 'monthly' | 'biweekly' | 'weekly' | 'quarterly' | 'yearly';
export type Compounding = 'payment' | 'semiannual';

/** Payments per year. */
export const A_YEAR: Readonly<Record<Frequency, number>> = {
  monthly: 12,
  biweekly: 26,
  weekly: 52,
  quarterly: 4,
  yearly: 1,
};

const MONTHS_A_YEAR = 12;
/** Digits of a period's rate, and of the payment before rounding. */
const DIGITS = 40;
/** The interval between payments, in months, or in days for multiples of a week. */
const STEP: Readonly<Record<Frequency, { readonly months?: number; readonly days?: number }>> = {
  monthly: { months: 1 },
  biweekly: { days: 14 },
  weekly: { days: 7 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
};

export interface Terms {
  /** The decimal places of the currency, to which payments and interest are rounded: 2 for cents. */
  readonly places: number;
  /** The borrowed amount, rounded like them. */
  readonly amount: Decimal;
  /** The nominal rate, in percent per year. */
  readonly rate: Decimal;
  readonly frequency: Frequency;
  /** `semiannual`: required by Canadian law for fixed-rate mortgages (Interest Act, s. 6). */
  readonly compounding: Compounding;
  /** The number of payments in the contract. */
  readonly count: number;
  /** Paid on top of each payment. */
  readonly extra: Decimal;
}

export interface Row {
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  /** The amount still owed after the payment. */
  readonly balance: Decimal;
}

/**
 * The number of payments in a term, rounded to the nearest whole number: 25 years and 6 months of monthly payments are
 * 306.
 */
export const paymentsIn = (years: Decimal, months: number, frequency: Frequency): number =>
  rounded(
    quotientTo(years.times(MONTHS_A_YEAR).plus(months).times(A_YEAR[frequency]), MONTHS_A_YEAR, DIGITS),
    0,
  ).toNumber();

/** The interest rate of one period, as a fraction, to 40 digits. */
export function periodRate({
  rate,
  frequency,
  compounding,
}: Pick<Terms, 'rate' | 'frequency' | 'compounding'>): Decimal {
  const perYear = A_YEAR[frequency];
  if (compounding === 'payment') return quotientTo(rate, 100 * perYear, DIGITS);
  // (1 + rate/200)^(2/perYear) − 1: the half-year's factor, spread over its payments.
  const halfYear = quotientTo(rate, 200, DIGITS).plus(1);
  return root(power(halfYear, 2), perYear).minus(1);
}

/**
 * The payment that repays a loan in equal parts: A·i ÷ (1 − (1 + i)^−n), or A ÷ n without interest, rounded to the
 * currency's places.
 */
export function paymentOf(terms: Terms): Decimal {
  const { amount, rate, count, places } = terms;
  if (rate.eq(0)) return quotient(amount, count, places);
  const i = periodRate(terms);
  const repaid = decimalOf(1).minus(power(i.plus(1), -count));
  // A rate of 10^-50 percent vanishes in fifty digits, so it counts as no interest.
  return repaid.eq(0) ? quotient(amount, count, places) : quotient(amount.times(i), repaid, places);
}

/**
 * Every payment until nothing is owed. Interest is rounded in each row. The last row of the term, or the
 * first in which the payment covers everything that is owed, pays exactly that, so the rows add up to the debt.
 */
export function scheduleOf(terms: Terms): Row[] {
  const { amount, places, rate, frequency, compounding, count, extra } = terms;
  const regular = paymentOf(terms).plus(extra);
  const i = periodRate(terms);
  const perYear = 100 * A_YEAR[frequency];
  // Using the exact fraction instead of its first 40 digits rounds half a cent correctly.
  const interestOn = (balance: Decimal) =>
    compounding === 'payment' ? quotient(balance.times(rate), perYear, places) : rounded(balance.times(i), places);
  const rows: Row[] = [];
  let balance = amount;
  while (rows.length < count && balance.gt(0)) {
    const interest = interestOn(balance);
    const owed = balance.plus(interest);
    const payment = rows.length === count - 1 || regular.gte(owed) ? owed : regular;
    balance = owed.minus(payment);
    rows.push({ payment, interest, principal: payment.minus(interest), balance });
  }
  return rows;
}

/** The day of a payment (`index` counts from 0); undefined after the year 9999. */
export function paymentDay(start: string, frequency: Frequency, index: number): string | undefined {
  const { months = 0, days = 0 } = STEP[frequency];
  // Always counted from the first day: 31 January, 28 February, 31 March.
  return months > 0 ? addMonths(start, months * index) : addDays(start, days * index);
}

/** The sum of one column of a schedule. */
export const totalOf = (rows: readonly Row[], part: keyof Row): Decimal => sum(rows.map((row) => row[part]));

/** The payments of a year: a calendar year if the first day is known, otherwise a year of the loan. */
export interface Year {
  /** 2027, or 1 for the first year of the loan. */
  readonly year: number;
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
}

/** Groups a schedule by year and adds up each part; the balance is that at the end of the year. */
export function byYear(rows: readonly Row[], frequency: Frequency, start: string): Year[] {
  const years: Year[] = [];
  let group: Row[] = [];
  let current = 0;
  const close = () => {
    const last = group.at(-1);
    if (!last) return;
    const [payment, interest, principal] = [
      totalOf(group, 'payment'),
      totalOf(group, 'interest'),
      totalOf(group, 'principal'),
    ];
    years.push({ year: current, payment, interest, principal, balance: last.balance });
    group = [];
  };
  rows.forEach((row, index) => {
    const year = yearOf(index, frequency, start);
    if (year !== current) close();
    current = year;
    group.push(row);
  });
  close();
  return years;
}

function yearOf(index: number, frequency: Frequency, start: string): number {
  const day = start === '' ? undefined : paymentDay(start, frequency, index);
  return day === undefined ? Math.floor(index / A_YEAR[frequency]) + 1 : Number(day.slice(0, 4));
}
