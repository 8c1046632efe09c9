import { decimalOf, rounded, type Decimal } from '../../../core/numbers/decimal';
import { smallestCents } from '../../../core/numbers/smallest-cents';

export interface Fees {
  readonly sellerPercent: Decimal;
  readonly buyerPercent: Decimal;
  /** Added to each payment above 0 and below `smallUnder`. */
  readonly smallFee: Decimal;
  readonly smallUnder: Decimal;
}

export interface Order {
  readonly price: Decimal;
  readonly sellerFee: Decimal;
  /** What the seller keeps of price and tip. */
  readonly sellerNet: Decimal;
  readonly buyerFee: Decimal;
  /** What the buyer pays for price, tip and fees. */
  readonly buyerTotal: Decimal;
}

const percentOf = (amount: Decimal, percent: Decimal): Decimal => rounded(amount.times(percent).times('0.01'));

/** The buyer's fee of one payment: an order or a tip. */
function serviceFee(amount: Decimal, { buyerPercent, smallFee, smallUnder }: Fees): Decimal {
  const fee = percentOf(amount, buyerPercent);
  return amount.gt(0) && amount.lt(smallUnder) ? fee.plus(smallFee) : fee;
}

/** An order with a tip. The buyer pays the two separately, so each has its own fee. */
export function orderOf(price: Decimal, tip: Decimal, fees: Fees): Order {
  const sellerFee = percentOf(price.plus(tip), fees.sellerPercent);
  const buyerFee = serviceFee(price, fees).plus(serviceFee(tip, fees));
  const paid = price.plus(tip);
  return { price, sellerFee, sellerNet: paid.minus(sellerFee), buyerFee, buyerTotal: paid.plus(buyerFee) };
}

/** The order with the smallest price that leaves the seller at least `amount`; undefined if the fee takes everything. */
export function toEarn(amount: Decimal, tip: Decimal, fees: Fees): Order | undefined {
  if (fees.sellerPercent.gte(100)) return undefined;
  const price = smallestCents(decimalOf(0), (one) => orderOf(one, tip, fees).sellerNet.gte(amount));
  return price && orderOf(price, tip, fees);
}

/** The smallest price of an order. */
const CENT = decimalOf('0.01');

/**
 * The order with the largest price whose total is at most `budget`; undefined if even a cent's is above. The total falls
 * at `smallUnder`, where the fee for small payments ends, so the prices from there on are tried first.
 */
export function withinBudget(budget: Decimal, tip: Decimal, fees: Fees): Order | undefined {
  const fits = (price: Decimal) => orderOf(price, tip, fees).buyerTotal.lte(budget);
  // An amount in whole cents is below the limit just if it is below the limit's next whole cent.
  const limit = fees.smallUnder.round(2, 3);
  const large = limit.gt(CENT) ? limit : CENT;
  if (fits(large)) {
    const tooMuch = smallestCents(large, (price) => !fits(price));
    return tooMuch && orderOf(tooMuch.minus(CENT), tip, fees);
  }
  if (!fits(CENT)) return undefined;
  const tooMuch = smallestCents(CENT, (price) => price.gte(large) || !fits(price));
  return tooMuch && orderOf(tooMuch.minus(CENT), tip, fees);
}

/** The total of the cheapest order. */
export const leastTotal = (tip: Decimal, fees: Fees): Decimal => orderOf(CENT, tip, fees).buyerTotal;
