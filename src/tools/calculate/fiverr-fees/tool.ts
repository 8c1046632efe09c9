import { FIVERR_FEES } from '../../../data/fees/fiverr';
import { formatDate } from '../../../i18n/format';
import {
  calculatorTool,
  choice,
  decimal,
  give,
  names,
  isProblem,
  note,
  problem,
  step,
  term,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import {
  decimalOf,
  moneyText,
  plainText,
  power10,
  quotientTo,
  rounded,
  type Decimal,
} from '../../../core/numbers/decimal';
import { leastTotal, orderOf, toEarn, withinBudget, type Fees, type Order } from './fees';

const MONEY = { min: '0', max: '1000000000', optional: true };
const PERCENT = { min: '0', max: '100', unit: '%', optional: true };
/** Prices of the table. */
const PRICES = [5, 10, 20, 50, 75, 100, 150, 250, 500, 1000];

export default calculatorTool({
  fields: {
    direction: choice(['price', 'earn', 'budget'], { tier: 'main', look: 'buttons' }),
    amount: decimal('', { tier: 'input', max: MONEY.max }),
    tip: decimal('0', { tier: 'input', ...MONEY }),
    sellerPercent: decimal(FIVERR_FEES.sellerPercent, PERCENT),
    buyerPercent: decimal(FIVERR_FEES.buyerPercent, PERCENT),
    smallFee: decimal(FIVERR_FEES.smallFee, MONEY),
    smallUnder: decimal(FIVERR_FEES.smallUnder, MONEY),
    currency: names(CURRENCIES),
  },
  keeps: ['currency'],
  outputs: {
    price: give.money({ lead: true, currency: 'currency' }),
    sellerNet: give.money({ lead: true, currency: 'currency' }),
    buyerTotal: give.money({ lead: true, currency: 'currency' }),
    sellerFee: give.money({ currency: 'currency' }),
    buyerFee: give.money({ currency: 'currency' }),
    take: give.percent({ digits: 2 }),
    parts: give.table({ currency: 'currency', chart: { type: 'donut', x: 'part', y: ['amount'] } }),
    prices: give.table({ currency: 'currency' }),
  },
  run({ direction, amount, currency, ...typed }, { lang }) {
    if (amount === '') return { empty: true };
    const places = currencyPlaces(currency);
    const { text, money } = writersIn(places);
    const given = rounded(amount, places);
    if (given.lte(0)) return problem('amountZero', {}, 'amount');
    const fees = feesOf(typed, places);
    const tip = rounded(typed.tip || '0', places);
    const order = orderFor(direction, given, tip, fees);
    if (isProblem(order)) return order;
    const fiverr = order.sellerFee.plus(order.buyerFee);
    const above = orderOf(fees.smallUnder, tip, fees).buyerTotal;
    const { asOf, source } = FIVERR_FEES;
    return {
      price: text(order.price),
      sellerNet: text(order.sellerNet),
      buyerTotal: text(order.buyerTotal),
      sellerFee: text(order.sellerFee),
      buyerFee: text(order.buyerFee),
      take: plainText(quotientTo(fiverr.times(100), order.buyerTotal, 12)),
      parts: partTable(order, places),
      prices: priceTable(tip, fees),
      notes: [
        note('asOf', { date: formatDate(asOf, lang), source: source.replace('https://', '') }),
        order.price.eq(0) && note('tipEnough'),
        order.price.gt(0) &&
          order.price.lt(fees.smallUnder) &&
          order.buyerTotal.gt(above) &&
          note('cheaperAbove', { price: money(fees.smallUnder), total: money(above) }),
      ],
      steps: working(direction, order, tip, fees),
    };
  },
});

type Direction = 'price' | 'earn' | 'budget';

function orderFor(direction: Direction, given: Decimal, tip: Decimal, fees: Fees) {
  if (direction === 'price') return orderOf(given, tip, fees);
  if (direction === 'earn') return toEarn(given, tip, fees) ?? problem('nothingLeft', {}, 'sellerPercent');
  return (
    withinBudget(given, tip, fees) ??
    problem('budgetSmall', { least: writersIn(fees.places).money(leastTotal(tip, fees)) }, 'amount')
  );
}

/** What is left empty counts as 0. */
function feesOf(typed: Readonly<Record<Exclude<keyof Fees, 'places'>, string>>, places: number): Fees {
  const value = (text: string) => decimalOf(text || '0');
  return {
    places,
    sellerPercent: value(typed.sellerPercent),
    buyerPercent: value(typed.buyerPercent),
    smallFee: rounded(typed.smallFee || '0', places),
    smallUnder: value(typed.smallUnder),
  };
}

/** Writes an amount as a value, in a sentence, and in a cell. */
function writersIn(places: number) {
  const text = (amount: Decimal) => moneyText(amount, places);
  return {
    text,
    money: (amount: Decimal) => ({ exact: text(amount) }),
    cell: (amount: Decimal): Cell => ({ money: text(amount) }),
  };
}

/** What the buyer pays, by who gets it. */
function partTable({ sellerNet, sellerFee, buyerFee, buyerTotal }: Order, places: number) {
  const { cell } = writersIn(places);
  const row = (name: Cell, amount: Decimal): Cell[] => [
    name,
    cell(amount),
    { exact: plainText(rounded(amount.times(100).div(buyerTotal))) },
  ];
  return {
    columns: [term('part'), term('amount'), term('share')],
    rows: [row(term('toSeller'), sellerNet), row(term('fromSeller'), sellerFee), row(term('fromBuyer'), buyerFee)],
    name: 'who-gets-what',
  } satisfies Table;
}

function priceTable(tip: Decimal, fees: Fees) {
  const { cell } = writersIn(fees.places);
  return {
    columns: [term('price'), term('toSeller'), term('buyerTotal'), term('fiverrPercent')],
    rows: PRICES.map((price): Cell[] => {
      const { sellerNet, buyerTotal } = orderOf(decimalOf(price), tip, fees);
      const taken = buyerTotal.minus(sellerNet).times(100).div(buyerTotal);
      return [cell(decimalOf(price)), cell(sellerNet), cell(buyerTotal), { exact: rounded(taken, 1).toFixed(1) }];
    }),
    name: 'fees-by-price',
  } satisfies Table;
}

function working(direction: Direction, order: Order, tip: Decimal, fees: Fees) {
  const { money } = writersIn(fees.places);
  const { price, sellerFee, sellerNet, buyerFee, buyerTotal } = order;
  const tipped = tip.gt(0);
  const blanks = {
    price: money(price),
    tip: money(tip),
    paid: money(price.plus(tip)),
    sellerPercent: { exact: plainText(fees.sellerPercent) },
    buyerPercent: { exact: plainText(fees.buyerPercent) },
    smallFee: money(fees.smallFee),
    sellerFee: money(sellerFee),
    sellerNet: money(sellerNet),
    buyerFee: money(buyerFee),
    buyerTotal: money(buyerTotal),
  };
  const orderFee = orderOf(price, decimalOf(0), fees).buyerFee;
  const feeStep = (amount: Decimal, fee: Decimal) =>
    step(amount.lt(fees.smallUnder) ? 'smallOrder' : 'largeOrder', {
      ...blanks,
      amount: money(amount),
      fee: money(fee),
    });
  const less = orderOf(price.minus(power10(-fees.places)), tip, fees);
  return [
    step('sellerFee', blanks),
    step('sellerNet', blanks),
    ...(price.gt(0) ? [feeStep(price, orderFee)] : []),
    ...(tipped ? [feeStep(tip, buyerFee.minus(orderFee))] : []),
    step('buyerTotal', blanks),
    ...(direction === 'earn' && price.gt(0)
      ? [step('oneCentLess', { less: money(less.price), left: money(less.sellerNet) })]
      : []),
  ];
}
