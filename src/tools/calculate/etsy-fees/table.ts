import { term, type Cell, type Table } from '../../../kinds/contract';
import { moneyText, plainText, type Decimal } from '../../../core/numbers/decimal';
import type { Order, Statement } from './fees';

const money = (amount: Decimal): Cell => ({ money: moneyText(amount) });

/** The order line by line: what the buyer pays, every fee that isn't zero, the costs, and what is left. */
export function statementTable(price: Decimal, order: Order, result: Statement) {
  const { percents } = order;
  const fee = (name: Cell, amount: Decimal, percent?: Decimal, base?: Decimal): Cell[][] =>
    amount.eq(0)
      ? []
      : [[name, percent ? { exact: plainText(percent) } : null, base ? money(base) : null, money(amount.times(-1))]];
  const plain = (name: Cell, amount: Decimal): Cell[][] => (amount.eq(0) ? [] : [[name, null, null, money(amount)]]);
  const { base } = result;
  return {
    columns: [term('line'), term('ratePercent'), term('of'), term('amount')],
    rows: [
      [term('items'), null, null, money(price.times(order.quantity))],
      ...plain(term('shipping'), order.shipping),
      ...plain(term('giftWrap'), order.giftWrap),
      ...fee(term('listingFee'), result.listingFee),
      ...fee(term('transactionFee'), result.transactionFee, percents.transaction, base),
      ...fee(term('processingFee'), result.processingFee, percents.processing, base.plus(order.buyerTax)),
      ...fee(term('regulatoryFee'), result.regulatoryFee, percents.regulatory, base),
      ...fee(term('offsiteFee'), result.offsiteFee, percents.offsite, base),
      ...fee(term('conversionFee'), result.conversionFee, percents.conversion, base),
      ...fee(term('vatFee'), result.vatFee, percents.vat, result.fees.minus(result.vatFee)),
      [term('net'), null, null, money(result.net)],
      ...fee(term('cost'), order.cost.times(order.quantity)),
      ...fee(term('shippingCost'), order.shippingCost),
      [term('profit'), null, null, money(result.profit)],
    ],
    name: 'etsy-order',
  } satisfies Table;
}
