import { decimalOf, rounded, type Decimal } from '../../../core/numbers/decimal';

/** Periods a year, or interest that is added all the time. */
export type Per = '1' | '2' | '4' | '12' | '26' | '52' | '365' | 'continuous';

/** Halving the interval this often leaves less than the last bit of a double. */
const HALVINGS = 200;

/** What one unit of payment for n periods is worth today: (1 − (1 + i)^−n) / i. */
const annuity = (i: number, n: number): number => (i === 0 ? n : -Math.expm1(-n * Math.log1p(i)) / i);

/**
 * The rate per period at which equal payments repay a loan, found by bisection.
 *
 * @param received what the borrower gets, more than 0
 * @param payment per period; all payments together are at least `received`
 * @returns the rate as a fraction; 0 if there is no interest
 */
export function ratePerPeriod(received: number, payment: number, periods: number): number {
  if (payment * periods <= received) return 0;
  // The annuity is less than 1 / i, so the rate is less than payment / received.
  let [low, high] = [0, payment / received];
  for (let count = 0; count < HALVINGS; count++) {
    const middle = (low + high) / 2;
    if (payment * annuity(middle, periods) > received) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The effective rate a year of a nominal one, both as fractions: (1 + nominal / per)^per − 1, or e^nominal − 1. */
export const effectiveRate = (nominal: number, per: Per): number =>
  per === 'continuous' ? Math.expm1(nominal) : Math.expm1(Number(per) * Math.log1p(nominal / Number(per)));

/** The nominal rate with this effective one: per · ((1 + effective)^(1 / per) − 1), or ln(1 + effective). */
export const nominalRate = (effective: number, per: Per): number =>
  per === 'continuous' ? Math.log1p(effective) : Number(per) * Math.expm1(Math.log1p(effective) / Number(per));

/** The growth a year that leads from one value to another: (end / start)^(1 / years) − 1. */
export const growthRate = (start: number, end: number, years: number): number =>
  Math.expm1((Math.log(end) - Math.log(start)) / years);

export interface Row {
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Every payment with its interest, not rounded. The last balance is 0, apart from the last bits of a double. */
export function scheduleOf(received: number, payment: number, periods: number, rate: number): readonly Row[] {
  let balance = received;
  return Array.from({ length: periods }, () => {
    const interest = balance * rate;
    const principal = payment - interest;
    balance -= principal;
    return { interest, principal, balance };
  });
}

export interface ShownRow {
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
}

/**
 * The rows of a schedule as a table shows them. Balances are rounded to the currency's places, and principal and interest
 * follow from them: the principal of all rows is what was received, and the last balance is 0.
 */
export function shownRows(
  rows: readonly Row[],
  received: Decimal,
  payment: Decimal,
  places: number,
): readonly ShownRow[] {
  let owed = received;
  return rows.map((row, index) => {
    const balance = index === rows.length - 1 ? decimalOf(0) : rounded(row.balance, places);
    const principal = owed.minus(balance);
    owed = balance;
    return { interest: payment.minus(principal), principal, balance };
  });
}
