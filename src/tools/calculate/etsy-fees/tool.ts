import {
  ETSY_AS_OF,
  ETSY_CONVERSION,
  ETSY_COUNTRIES,
  ETSY_FEES,
  ETSY_LISTING,
  ETSY_OFFSITE,
  ETSY_SOURCE,
  ETSY_TRANSACTION,
} from '../../../data/fees/etsy';
import { LOCALES, type Lang } from '../../../i18n/languages';
import { calculatorTool, choice, decimal, give, names, note, number, problem, step } from '../../../kinds/contract';
import { decimalOf, moneyText, plainText, quotientTo, rounded, type Decimal } from '../../../core/numbers/decimal';
import { priceFor, statementOf, type Order, type Statement } from './fees';
import { statementTable } from './table';

const MONEY = { min: '0', max: '1000000000', optional: true };
const PERCENT = { min: '0', max: '100', unit: '%', optional: true };
const { US } = ETSY_FEES;

export default calculatorTool({
  fields: {
    mode: choice(['price', 'target'], { tier: 'main', look: 'buttons' }),
    country: choice(ETSY_COUNTRIES, { tier: 'main', alphabetical: true }),
    price: decimal('', { tier: 'input', min: '0', max: MONEY.max, when: { mode: ['price'] } }),
    wish: decimal('', { tier: 'input', max: MONEY.max, when: { mode: ['target'] } }),
    shipping: decimal('0', { tier: 'input', ...MONEY }),
    cost: decimal('0', { tier: 'input', ...MONEY }),
    shippingCost: decimal('0', { tier: 'input', ...MONEY }),
    quantity: number(1, { min: 1, max: 10_000 }),
    offsite: choice(ETSY_OFFSITE),
    giftWrap: decimal('0', MONEY),
    buyerTax: decimal('0', MONEY),
    listing: decimal(ETSY_LISTING, MONEY),
    transaction: decimal(ETSY_TRANSACTION, PERCENT),
    percent: decimal(US.percent ?? '', PERCENT),
    fixed: decimal(US.fixed ?? '', MONEY),
    regulatory: decimal(US.regulatory, PERCENT),
    conversion: choice(ETSY_CONVERSION),
    vat: decimal('0', PERCENT),
    currency: names(['USD', 'GBP', 'EUR', 'CAD', 'AUD', 'TRY', 'HUF']),
  },
  outputs: {
    neededPrice: give.money({ lead: true, currency: 'currency' }),
    profit: give.money({ lead: true, currency: 'currency' }),
    margin: give.percent({ digits: 2 }),
    fees: give.money({ currency: 'currency' }),
    net: give.money({ currency: 'currency' }),
    listingFee: give.money({ currency: 'currency' }),
    transactionFee: give.money({ currency: 'currency' }),
    processingFee: give.money({ currency: 'currency' }),
    regulatoryFee: give.money({ currency: 'currency' }),
    offsiteFee: give.money({ currency: 'currency' }),
    conversionFee: give.money({ currency: 'currency' }),
    vatFee: give.money({ currency: 'currency' }),
    statement: give.table({ currency: 'currency' }),
  },
  fills(changed, { country }): Record<string, string> {
    const row = Object.entries(ETSY_FEES).find(([code]) => code === country)?.[1];
    if (changed !== 'country' || !row) return {};
    const { percent = '', fixed = '', regulatory, currency } = row;
    return { percent, fixed, regulatory, currency };
  },
  run({ mode, country, ...values }, { lang }) {
    const given = mode === 'price' ? values.price : values.wish;
    if (given === '') return { empty: true };
    if (values.percent === '') return problem('noProcessing', {}, 'percent');
    const order = orderOf(values);
    const price = mode === 'price' ? rounded(given) : priceFor(rounded(given), order);
    if (!price) return problem('noPrice', { wish: money(rounded(given)) }, 'wish');
    const result = statementOf(price, order);
    const row = country === 'other' ? undefined : ETSY_FEES[country];
    return {
      neededPrice: mode === 'target' ? moneyText(price) : undefined,
      profit: moneyText(result.profit),
      margin: result.base.eq(0) ? undefined : plainText(quotientTo(result.profit.times(100), result.base, 12)),
      fees: moneyText(result.fees),
      net: moneyText(result.net),
      listingFee: moneyText(result.listingFee),
      transactionFee: moneyText(result.transactionFee),
      processingFee: moneyText(result.processingFee),
      regulatoryFee: moneyText(result.regulatoryFee),
      offsiteFee: moneyText(result.offsiteFee),
      conversionFee: moneyText(result.conversionFee),
      vatFee: moneyText(result.vatFee),
      statement: statementTable(price, order, result),
      notes: [
        note('asOf', { date: monthText(ETSY_AS_OF, lang), source: ETSY_SOURCE.replace('https://www.', '') }),
        row?.secondary && note('secondary'),
        row === undefined && note('unknownCountry'),
        values.currency !== 'USD' && note('inDollars'),
        result.profit.lt(0) && note('loss', { loss: money(result.profit.times(-1)) }),
      ],
      steps: working(mode, price, order, result),
    };
  },
});

type Texts = Readonly<
  Record<
    | 'shipping'
    | 'giftWrap'
    | 'buyerTax'
    | 'cost'
    | 'shippingCost'
    | 'listing'
    | 'fixed'
    | 'transaction'
    | 'percent'
    | 'regulatory'
    | 'offsite'
    | 'conversion'
    | 'vat',
    string
  >
>;

/** What is left empty costs nothing. Amounts of money are rounded to the cent first. */
function orderOf({ quantity, ...texts }: Texts & { readonly quantity: number }): Order {
  const amount = (text: string) => rounded(text || '0');
  const percent = (text: string) => decimalOf(text || '0');
  return {
    quantity,
    shipping: amount(texts.shipping),
    giftWrap: amount(texts.giftWrap),
    buyerTax: amount(texts.buyerTax),
    cost: amount(texts.cost),
    shippingCost: amount(texts.shippingCost),
    listing: percent(texts.listing),
    fixed: percent(texts.fixed),
    percents: {
      transaction: percent(texts.transaction),
      processing: percent(texts.percent),
      regulatory: percent(texts.regulatory),
      offsite: percent(texts.offsite),
      conversion: percent(texts.conversion),
      vat: percent(texts.vat),
    },
  };
}

const money = (amount: Decimal) => ({ exact: moneyText(amount) });

/** 'October 2026' */
const monthText = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

function working(mode: 'price' | 'target', price: Decimal, order: Order, result: Statement) {
  const less = price.minus('0.01');
  return [
    step('base', {
      price: money(price),
      quantity: order.quantity,
      shipping: money(order.shipping),
      giftWrap: money(order.giftWrap),
      base: money(result.base),
    }),
    step('net', { base: money(result.base), fees: money(result.fees), net: money(result.net) }),
    step('profit', { net: money(result.net), costs: money(result.costs), profit: money(result.profit) }),
    ...(mode === 'target' && price.gt(0)
      ? [step('oneCentLess', { less: money(less), profit: money(statementOf(less, order).profit) })]
      : []),
  ];
}
