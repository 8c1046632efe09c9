import { problem, type Problem } from '../../../kinds/contract';
import { decimalOf, plainText, quotientTo, significant, type Decimal } from '../../../core/numbers/decimal';

export const MODES = ['of', 'isWhat', 'change', 'increase', 'decrease', 'whole', 'before', 'difference'] as const;
export type Mode = (typeof MODES)[number];

export interface Answer {
  /** Up to 12 significant digits, as decimal text. */
  readonly result: string;
  /** False if digits after the twelfth were rounded. */
  readonly exact: boolean;
}

/** More digits than any price, weight or share has, but few enough to read. */
const DIGITS = 12;

/**
 * Answers the eight questions about percentages, in decimal arithmetic:
 *
 * - `of`: x% of y
 * - `isWhat`: x is what percent of y
 * - `change`: from x to y, in percent of the absolute value of x: from −50 to −25 is a rise of 50%
 * - `increase`, `decrease`: x plus or minus y%
 * - `whole`: x is y% of what
 * - `before`: what became x after a change by y%; y is negative for a fall
 * - `difference`: the difference between x and y, in percent of the mean of their absolute values
 *
 * Refuses divisions by zero, each with its own problem code.
 */
export function percentage(
  mode: Mode,
  x: string,
  y: string,
): Answer | Problem<'nothingOfZero' | 'changeFromZero' | 'zeroPercentOf' | 'minusHundred' | 'bothZero'> {
  const [a, b] = [decimalOf(x), decimalOf(y)];
  switch (mode) {
    case 'of':
      return product(a, b);
    case 'isWhat':
      return b.eq(0) ? problem('nothingOfZero', {}, 'y') : share(a, b);
    case 'change':
      return a.eq(0) ? problem('changeFromZero', {}, 'x') : share(b.minus(a), a.abs());
    case 'increase':
      return product(a, b.plus(100));
    case 'decrease':
      return product(a, decimalOf(100).minus(b));
    case 'whole':
      return b.eq(0) ? problem('zeroPercentOf', {}, 'y') : share(a, b);
    case 'before':
      return b.eq(-100) ? problem('minusHundred', {}, 'y') : share(a, b.plus(100));
    case 'difference': {
      const sizes = a.abs().plus(b.abs());
      return sizes.eq(0) ? problem('bothZero', {}, 'y') : share(a.minus(b).abs().times(2), sizes);
    }
  }
}

/** `a × percent ÷ 100` */
function product(a: Decimal, percent: Decimal): Answer {
  const whole = a.times(percent).times('0.01');
  const result = significant(whole, DIGITS);
  return { result: plainText(result), exact: result.eq(whole) };
}

/** `a ÷ b × 100` */
function share(a: Decimal, b: Decimal): Answer {
  const result = quotientTo(a.times(100), b, DIGITS);
  return { result: plainText(result), exact: result.times(b).eq(a.times(100)) };
}
