import { ETSY_OFFSITE_MAX } from '../../../data/fees/etsy';
import { decimalOf, rounded, sum, type Decimal } from '../../../core/numbers/decimal';
import { smallestAmount } from '../../../core/numbers/smallest-amount';

/** An order without its price: amounts for the whole order, but `cost` and `listing` for each piece. */
export interface Order {
  readonly quantity: number;
  readonly shipping: Decimal;
  readonly giftWrap: Decimal;
  readonly buyerTax: Decimal;
  readonly cost: Decimal;
  readonly shippingCost: Decimal;
  readonly listing: Decimal;
  readonly fixed: Decimal;
  readonly percents: Readonly<
    Record<'transaction' | 'processing' | 'regulatory' | 'offsite' | 'conversion' | 'vat', Decimal>
  >;
}

export interface Statement {
  /** What the buyer pays, without tax. */
  readonly base: Decimal;
  readonly listingFee: Decimal;
  readonly transactionFee: Decimal;
  readonly processingFee: Decimal;
  readonly regulatoryFee: Decimal;
  readonly offsiteFee: Decimal;
  readonly conversionFee: Decimal;
  readonly vatFee: Decimal;
  readonly fees: Decimal;
  readonly net: Decimal;
  readonly costs: Decimal;
  readonly profit: Decimal;
}

const part = (base: Decimal, percent: Decimal): Decimal => base.times(percent).times('0.01');

/** The statement of an order. Each fee is passed through `round` separately, and the totals are sums of rounded fees. */
function statement(price: Decimal, order: Order, round: (value: Decimal) => Decimal): Statement {
  const { quantity, percents } = order;
  const base = price.times(quantity).plus(order.shipping).plus(order.giftWrap);
  const offsite = round(part(base, percents.offsite));
  const fees = {
    listingFee: round(order.listing.times(quantity)),
    transactionFee: round(part(base, percents.transaction)),
    processingFee: round(part(base.plus(order.buyerTax), percents.processing).plus(order.fixed)),
    regulatoryFee: round(part(base, percents.regulatory)),
    offsiteFee: offsite.gt(ETSY_OFFSITE_MAX) ? decimalOf(ETSY_OFFSITE_MAX) : offsite,
    conversionFee: round(part(base, percents.conversion)),
  };
  const withoutVat = sum(Object.values(fees));
  const vatFee = round(part(withoutVat, percents.vat));
  const total = withoutVat.plus(vatFee);
  const net = base.minus(total);
  const costs = order.cost.times(quantity).plus(order.shippingCost);
  return { base, ...fees, vatFee, fees: total, net, costs, profit: net.minus(costs) };
}

/** The statement of an order with this price for each piece, each fee rounded half up to the cent. */
export const statementOf = (price: Decimal, order: Order): Statement => statement(price, order, (fee) => rounded(fee));

/** The profit without rounding grows evenly with the price. */
const evenProfit = (price: Decimal, order: Order): Decimal => statement(price, order, (fee) => fee).profit;

/** More than seven rounded fees, with VAT of up to 100% on six of them, can differ from unrounded ones. */
const ROUNDING = decimalOf('0.07');

/**
 * The smallest price in cents whose profit is at least `wish`; undefined if none is. A cent more can cost several cents of
 * rounded fees, so the profit may fall a little before it rises: the search begins where rounding could just reach the
 * wish, and tries every cent from there.
 */
export function priceFor(wish: Decimal, order: Order): Decimal | undefined {
  const zero = decimalOf(0);
  if (statementOf(zero, order).profit.gte(wish)) return zero;
  const from = risesFrom(order);
  if (from === undefined) return undefined;
  let price = smallestAmount(from, (one) => evenProfit(one, order).plus(ROUNDING).gte(wish));
  while (price && statementOf(price, order).profit.lt(wish)) price = price.plus('0.01');
  return price;
}

/** The price from which the profit grows: 0, or where the fee for ads reaches its limit; undefined if it never grows. */
function risesFrom({ quantity, shipping, giftWrap, percents }: Order): Decimal | undefined {
  const { transaction, processing, regulatory, conversion, offsite, vat } = percents;
  const grows = (percent: Decimal) => percent.times(vat.plus(100)).lt(10_000);
  const capped = sum([transaction, processing, regulatory, conversion]);
  if (grows(capped.plus(offsite))) return decimalOf(0);
  if (!grows(capped) || offsite.eq(0)) return undefined;
  const base = decimalOf(ETSY_OFFSITE_MAX).times(100).div(offsite);
  const price = base.minus(shipping).minus(giftWrap).div(quantity);
  return price.gt(0) ? price : decimalOf(0);
}
