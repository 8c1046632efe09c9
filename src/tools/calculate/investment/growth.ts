import { decimalOf, power, quotientTo, root, significant, type Decimal } from '../../../core/numbers/decimal';

export type Compounding = 'yearly' | 'semiannual' | 'quarterly' | 'monthly' | 'daily' | 'continuous' | 'effective';

/** More than any result shows, so that only the last rounding is visible. */
const DIGITS = 40;
const MONTHS_A_YEAR = 12;

const A_YEAR: Readonly<Record<Exclude<Compounding, 'continuous'>, number>> = {
  yearly: 1,
  semiannual: 2,
  quarterly: 4,
  monthly: 12,
  daily: 365,
  effective: 1,
};

/** e to the power of x, by its series. */
function exponential(x: Decimal): Decimal {
  let [sum, part] = [decimalOf(1), decimalOf(1)];
  for (let k = 1; !part.eq(0) && part.abs().gt('1e-50'); k++) {
    part = significant(part.times(x).div(k), DIGITS);
    sum = sum.plus(part);
  }
  return sum;
}

/**
 * What 1 grows to in a month.
 *
 * @param rate in percent, over −100; of a month or a year, by `unit`
 */
export function monthlyFactor(rate: string, unit: 'month' | 'year', compounding: Compounding): Decimal {
  const share = decimalOf(rate).div(100);
  if (unit === 'month') return share.plus(1);
  if (compounding === 'continuous') return exponential(share.div(MONTHS_A_YEAR));
  const perYear = A_YEAR[compounding];
  return root(power(share.div(perYear).plus(1), perYear), MONTHS_A_YEAR);
}

export interface Plan {
  readonly initial: Decimal;
  readonly contribution: Decimal;
  readonly every: 'month' | 'year';
  readonly timing: 'end' | 'begin';
  readonly factor: Decimal;
  readonly months: number;
}

/** A year or a month; the last year may be shorter. Amounts are not rounded. */
export interface Period {
  readonly start: Decimal;
  readonly paidIn: Decimal;
  readonly interest: Decimal;
  readonly end: Decimal;
}

/**
 * Simulates month by month, and sums up every `length` months: 12 for years. With `begin` a contribution grows in the month in which it
 * is paid.
 */
export function periodsOf(plan: Plan, length = MONTHS_A_YEAR): readonly Period[] {
  const { initial, contribution, every, timing, factor, months } = plan;
  const periods: Period[] = [];
  let balance = initial;
  let [start, paidIn] = [initial, decimalOf(0)];
  const pay = (): void => {
    balance = balance.plus(contribution);
    paidIn = paidIn.plus(contribution);
  };
  for (let month = 1; month <= months; month++) {
    if (timing === 'begin' && (every === 'month' || month % MONTHS_A_YEAR === 1)) pay();
    balance = significant(balance.times(factor), DIGITS);
    if (timing === 'end' && (every === 'month' || month % MONTHS_A_YEAR === 0)) pay();
    if (month % length === 0 || month === months) {
      periods.push({ start, paidIn, interest: balance.minus(start).minus(paidIn), end: balance });
      [start, paidIn] = [balance, decimalOf(0)];
    }
  }
  return periods;
}

const finalOf = (plan: Plan): Decimal => periodsOf(plan).at(-1)?.end ?? plan.initial;

/** The contribution that reaches a goal, not rounded. Undefined if no contribution is ever paid. */
export function contributionFor(goal: Decimal, plan: Plan): Decimal | undefined {
  const without = finalOf({ ...plan, contribution: decimalOf(0) });
  const ofOne = finalOf({ ...plan, initial: decimalOf(0), contribution: decimalOf(1) });
  return ofOne.eq(0) ? undefined : quotientTo(goal.minus(without), ofOne, DIGITS);
}

/** An amount in today's money: divided by (1 + inflation) to the power of the years. */
export const inTodaysMoney = (amount: Decimal, inflation: string, months: number): Decimal =>
  quotientTo(amount, power(root(decimalOf(inflation).div(100).plus(1), MONTHS_A_YEAR), months), DIGITS);
