import {
  calculatorTool,
  choice,
  decimal,
  give,
  names,
  isProblem,
  line,
  note,
  number,
  problem,
  step,
  term,
  type Table,
} from '../../../kinds/contract';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import { formatNumber, formatPercent } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { decimalOf, moneyText, plainText, rounded, significant, type Decimal } from '../../../core/numbers/decimal';
import {
  afterAmount,
  afterPercents,
  beforeAmount,
  beforePercents,
  betweenPrices,
  chargedPieces,
  factorOf,
  OFFERS,
  readDiscounts,
  unitOf,
  type Discounted,
} from './discount';

const MONEY = { min: '0', max: '1000000000000' };
/** The table has a row for each of these percentages. */
const STEPS = Array.from({ length: 19 }, (_, index) => (index + 1) * 5);

export default calculatorTool({
  fields: {
    mode: choice(['final', 'percent', 'original'], { tier: 'main', look: 'buttons' }),
    price: decimal('', { tier: 'input', ...MONEY, when: { mode: ['final', 'percent'] } }),
    discount: line({ tier: 'input', autocomplete: 'off', when: { mode: ['final', 'original'] } }),
    paid: decimal('', { tier: 'input', ...MONEY, when: { mode: ['percent', 'original'] } }),
    unit: choice(['percent', 'amount'], { when: { mode: ['final'] } }),
    quantity: number(1, { min: 1, max: 1_000_000, when: { mode: ['final'] } }),
    offer: choice(['none', '3for2', '2for1', 'second50'], { when: { mode: ['final'] } }),
    tax: decimal('0', { min: '0', max: '100', unit: '%' }),
    currency: names(CURRENCIES, { byLanguage: 'currency' }),
  },
  keeps: ['currency'],
  outputs: {
    final: give.money({ lead: true, currency: 'currency' }),
    saved: give.money({ currency: 'currency' }),
    percent: give.percent({ maxDigits: 2 }),
    original: give.money({ currency: 'currency' }),
    total: give.money({ currency: 'currency' }),
    table: give.table({ currency: 'currency' }),
  },
  fills: (changed, { offer }): Record<string, string> => {
    const chosen = Object.entries(OFFERS).find(([name]) => name === offer)?.[1];
    return changed === 'offer' && chosen ? { quantity: String(chosen.pieces) } : {};
  },
  run({ mode, price, discount, paid, unit, quantity, offer, tax, currency }, { lang }) {
    const places = currencyPlaces(currency);
    const money = moneyIn(places);
    const text = (amount: Decimal) => moneyText(amount, places);
    const [needsPrice, needsPaid] = [mode !== 'original', mode !== 'final'];
    if ((needsPrice && price === '') || (needsPaid && paid === '')) return { empty: true };
    const hasOffer = mode === 'final' && offer !== 'none';
    const noDiscount = discount.trim() === '';
    if (mode !== 'percent' && noDiscount && !hasOffer) return { empty: true };
    const hasDiscount = mode !== 'percent' && !noDiscount;
    const signed = hasDiscount ? unitOf(discount) : undefined;
    // A typed sign says more than the option, which is easily missed.
    const inMoney = (signed ?? (mode === 'final' ? unit : 'percent')) === 'amount';
    const percents = hasDiscount ? readDiscounts(discount, lang, inMoney) : [];
    if (isProblem(percents)) return percents;
    if (signed === 'mixed') return problem('badDiscount', { text: discount.trim() }, 'discount');
    const charged = hasOffer ? chargedPieces(quantity, offer) : decimalOf(quantity);
    const found = inMoney
      ? mode === 'original'
        ? beforeAmount(decimalOf(paid), sumOf(percents))
        : amountOff(price, percents, quantity, charged, places)
      : (tooMuch(percents) ?? solve(mode, price, paid, percents, quantity, charged, places));
    if (isProblem(found)) return found;
    const taxed = found.final.plus(rounded(found.final.times(tax || '0').div(100), places));
    return {
      final: text(found.final),
      saved: text(found.saved),
      percent: plainText(significant(found.percent, 12)),
      original: mode === 'original' ? text(found.original) : undefined,
      total: text(taxed),
      table: mode === 'final' && !inMoney && !hasOffer ? tableOf(found.original, lang, places) : undefined,
      notes: [
        mode === 'percent' &&
          found.saved.lt(0) &&
          note('rise', { rise: money(found.saved.times(-1)), percent: exact(rounded(found.percent.times(-1), 2)) }),
        percents.length > 1 &&
          !inMoney &&
          note('stacked', { percent: exact(rounded(decimalOf(1).minus(factorOf(percents)).times(100), 4)) }),
      ],
      steps: [
        ...(hasOffer ? [step(offer, { quantity, charged: exact(charged) })] : []),
        ...(hasOffer && (inMoney || noDiscount)
          ? [step('paidOf', { final: money(found.final), original: money(found.original), saved: money(found.saved) })]
          : workingOf(
              lang,
              mode,
              found,
              percents,
              inMoney,
              quantity,
              hasOffer ? charged.times(price) : found.original,
              money,
            )),
      ],
    };
  },
});

/** Discounts in a row that leave nothing, or are more than all. */
const tooMuch = (percents: readonly Decimal[]) =>
  percents.some((percent) => percent.gt(100)) ? problem('over100', {}, 'discount') : undefined;

const sumOf = (amounts: readonly Decimal[]): Decimal => amounts.reduce((sum, one) => sum.plus(one), decimalOf(0));

function amountOff(price: string, amounts: readonly Decimal[], quantity: number, charged: Decimal, places: number) {
  const money = moneyIn(places);
  const off = sumOf(amounts);
  if (off.gt(price)) return problem('overPrice', { off: money(off), price: money(decimalOf(price)) }, 'discount');
  return afterAmount(decimalOf(price), off, quantity, charged, places);
}

function solve(
  mode: 'final' | 'percent' | 'original',
  price: string,
  paid: string,
  percents: readonly Decimal[],
  quantity: number,
  charged: Decimal,
  places: number,
) {
  if (mode === 'final') return afterPercents(decimalOf(price).times(quantity), percents, places, charged.times(price));
  if (mode === 'percent') {
    return decimalOf(price).eq(0) ? problem('noPrice', {}, 'price') : betweenPrices(decimalOf(price), decimalOf(paid));
  }
  return beforePercents(decimalOf(paid), percents, places) ?? problem('nothingLeft', {}, 'discount');
}

const moneyIn =
  (places: number) =>
  (amount: Decimal): { exact: string } => ({ exact: moneyText(amount, places) });
const exact = (value: Decimal) => ({ exact: plainText(value) });

function workingOf(
  lang: Lang,
  mode: 'final' | 'percent' | 'original',
  { original: whole, final, saved, percent }: Discounted,
  percents: readonly Decimal[],
  inMoney: boolean,
  quantity: number,
  charged: Decimal,
  money: ReturnType<typeof moneyIn>,
) {
  const original = mode === 'final' && !inMoney ? charged : whole;
  const blanks = { original: money(original), final: money(final), saved: money(saved) };
  const factors = percents.map((one) => `(1 − ${formatNumber(plainText(one), lang)}/100)`).join(' × ');
  const factor = exact(factorOf(percents));
  if (mode === 'percent') return [step('share', { ...blanks, percent: exact(rounded(percent, 4)) })];
  if (inMoney) return [step('amount', { ...blanks, quantity: mode === 'final' ? quantity : 1 })];
  return [
    step('factor', { factors, factor }),
    mode === 'final' ? step('times', { ...blanks, factor }) : step('divided', { ...blanks, factor }),
  ];
}

/** The price at every 5%. */
const tableOf = (original: Decimal, lang: Lang, places: number) =>
  ({
    columns: [term('discount'), term('final'), term('saved')],
    rows: STEPS.map((percent) => {
      const { final, saved } = afterPercents(original, [decimalOf(percent)], places);
      return [formatPercent(percent, lang), { money: moneyText(final, places) }, { money: moneyText(saved, places) }];
    }),
    name: 'discounts',
  }) satisfies Table;
