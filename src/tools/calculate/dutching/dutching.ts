import { decimalOf, rounded, sum, type Decimal, type DecimalSource } from '../../../core/numbers/decimal';

export interface Bets {
  /** The sum of the inverse odds: under 1, every outcome wins. */
  readonly book: Decimal;
  readonly stakes: readonly Decimal[];
  readonly returns: readonly Decimal[];
  readonly totalStake: Decimal;
  readonly minReturn: Decimal;
  readonly maxReturn: Decimal;
}

/** What a stake of 1 returns after the commission on the winnings. */
export const netOdds = (odds: Decimal, commission: DecimalSource): Decimal =>
  odds.minus(1).times(decimalOf(100).minus(commission)).div(100).plus(1);

export const bookOf = (net: readonly Decimal[]): Decimal => sum(net.map((odds) => decimalOf(1).div(odds)));

/** The stake in total that wins this amount whatever happens. `book` is less than 1. */
export const totalFor = (profit: DecimalSource, book: Decimal): Decimal =>
  decimalOf(profit).times(book).div(decimalOf(1).minus(book));

/**
 * Divides a stake so that each outcome returns the same, as closely as stakes in whole steps allow.
 *
 * @param net odds after commission, at least two, each more than 1
 * @param step what stakes are rounded to, half up
 * @param places of the currency, to which returns are rounded
 */
export function divide(net: readonly Decimal[], total: DecimalSource, step: DecimalSource, places = 2): Bets {
  const book = bookOf(net);
  const stakes = net.map((odds) => rounded(decimalOf(total).div(odds.times(book)).div(step), 0).times(step));
  const returns = stakes.map((stake, at) => rounded(stake.times(net[at] ?? 0), places));
  const sorted = returns.toSorted((a, b) => a.cmp(b));
  return {
    book,
    stakes,
    returns,
    totalStake: sum(stakes),
    minReturn: sorted[0] ?? decimalOf(0),
    maxReturn: sorted.at(-1) ?? decimalOf(0),
  };
}
