import { decimalOf, quotientTo, rounded, type Decimal } from '../../../core/numbers/decimal';
import { smallestAmount } from '../../../core/numbers/smallest-amount';

/** What a payment costs. */
export interface FeeRule {
  /** All percentages together. */
  readonly percent: Decimal;
  readonly fixed: Decimal;
  /** The least and the greatest fee of one payment. */
  readonly min?: Decimal | undefined;
  readonly max?: Decimal | undefined;
  /** The sender pays the fee on top of the amount. */
  readonly onTop?: boolean;
}

/** A payment: `charge` is what the payer pays, `net` what arrives, and `fee` the difference. */
export interface Payment {
  readonly charge: Decimal;
  readonly fee: Decimal;
  readonly net: Decimal;
}

/** The fee of an amount: rounded half up to the cent, then at least `min` and at most `max`. */
export function feeOf(amount: Decimal, { percent, fixed, min, max }: FeeRule): Decimal {
  const fee = rounded(amount.times(percent).times('0.01').plus(fixed));
  const raised = min !== undefined && fee.lt(min) ? min : fee;
  return max !== undefined && raised.gt(max) ? max : raised;
}

/** The payment of a charge. For a fee on top, `amount` is what is sent, and both directions are the same. */
export function charged(amount: Decimal, rule: FeeRule): Payment {
  const fee = feeOf(amount, rule);
  return rule.onTop ? { charge: amount.plus(fee), fee, net: amount } : { charge: amount, fee, net: amount.minus(fee) };
}

/**
 * The payment with the smallest charge that leaves at least `amount`. The fee grows by at most one cent for each cent of
 * the charge, so what is left never falls, and the search is exact. The closed formula knows no rounding and no limits. Undefined if
 * the percentages take everything.
 */
export function toReceive(amount: Decimal, rule: FeeRule): Payment | undefined {
  if (rule.percent.gte(100)) return undefined;
  if (rule.onTop) return charged(amount, rule);
  const charge = smallestAmount(amount, (one) => charged(one, rule).net.gte(amount));
  return charge && charged(charge, rule);
}

/** The fee as a percentage of the charge. */
export const effectivePercent = ({ charge, fee }: Payment): Decimal =>
  charge.eq(0) ? decimalOf(0) : quotientTo(fee.times(100), charge, 12);
