import { decimalOf, power10, rounded, type Decimal } from '../../../core/numbers/decimal';
import { smallestAmount } from '../../../core/numbers/smallest-amount';

/** What is charged, in the currency of the amounts. */
export interface Fees {
  /** The decimal places to which amounts are rounded: 2 for cents. */
  readonly places: number;
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

const percentOf = (amount: Decimal, percent: Decimal, places: number): Decimal =>
  rounded(amount.times(percent).times('0.01'), places);

/** The buyer's fee of one payment: an order or a tip. */
function serviceFee(amount: Decimal, { buyerPercent, smallFee, smallUnder, places }: Fees): Decimal {
  const fee = percentOf(amount, buyerPercent, places);
  return amount.gt(0) && amount.lt(smallUnder) ? fee.plus(smallFee) : fee;
}

/** An order with a tip. The buyer pays the two separately, so each has its own fee. */
export function orderOf(price: Decimal, tip: Decimal, fees: Fees): Order {
  const sellerFee = percentOf(price.plus(tip), fees.sellerPercent, fees.places);
  const buyerFee = serviceFee(price, fees).plus(serviceFee(tip, fees));
  const paid = price.plus(tip);
  return { price, sellerFee, sellerNet: paid.minus(sellerFee), buyerFee, buyerTotal: paid.plus(buyerFee) };
}

/** The order with the smallest price that leaves the seller at least `amount`; undefined if the fee takes everything. */
export function toEarn(amount: Decimal, tip: Decimal, fees: Fees): Order | undefined {
  if (fees.sellerPercent.gte(100)) return undefined;
  const price = smallestAmount(decimalOf(0), (one) => orderOf(one, tip, fees).sellerNet.gte(amount), fees.places);
  return price && orderOf(price, tip, fees);
}

/** The smallest price of an order: a cent, or a yen. */
const leastPrice = ({ places }: Fees): Decimal => power10(-places);

/**
 * The order with the largest price whose total is at most `budget`; undefined if even the smallest price's is above. The total falls
 * at `smallUnder`, where the fee for small payments ends, so the prices from there on are tried first.
 */
export function withinBudget(budget: Decimal, tip: Decimal, fees: Fees): Order | undefined {
  const fits = (price: Decimal) => orderOf(price, tip, fees).buyerTotal.lte(budget);
  const least = leastPrice(fees);
  // An amount in whole cents is below the limit just if it is below the limit's next whole cent.
  const limit = fees.smallUnder.round(fees.places, 3);
  const large = limit.gt(least) ? limit : least;
  if (fits(large)) {
    const tooMuch = smallestAmount(large, (price) => !fits(price), fees.places);
    return tooMuch && orderOf(tooMuch.minus(least), tip, fees);
  }
  if (!fits(least)) return undefined;
  const tooMuch = smallestAmount(least, (price) => price.gte(large) || !fits(price), fees.places);
  return tooMuch && orderOf(tooMuch.minus(least), tip, fees);
}

/** The total of the cheapest order. */
export const leastTotal = (tip: Decimal, fees: Fees): Decimal => orderOf(leastPrice(fees), tip, fees).buyerTotal;
