import { parseDecimal } from '../../../core/numbers/parse-number';
import { decimalOf, rounded, type Decimal } from '../../../core/numbers/decimal';
import { problem, type Problem } from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';

export interface Discounted {
  /** Price times quantity. */
  readonly original: Decimal;
  readonly final: Decimal;
  readonly saved: Decimal;
  /** The effective discount; negative for a rise. */
  readonly percent: Decimal;
}

const ONE = decimalOf(1);
const CENT_OF = decimalOf('0.01');

/** What is left of 1 after discounts in a row: 20 and 10 percent leave 0.72. */
export const factorOf = (percents: readonly Decimal[]): Decimal =>
  percents.reduce((left, percent) => left.times(ONE.minus(percent.times(CENT_OF))), ONE);

/** The sign on a price tag: '−20%'. */
const MINUS = /^\s*[-\u2212\u2013]\s*(?=[\d.,])/;

/** '20 percent off' as '20 %', and '$5 off' as '$5': English words that shoppers copy from an offer. */
const withoutWords = (typed: string): string =>
  typed.replace(/(\d\s*)percent\b/gi, '$1%').replace(/(?<=[\d%\p{Sc}])\s+off\s*(?=\+|$)/giu, '');

/** A percentage to three places. In thousands it would be no discount, and links write it like this in every language. */
const TO_THREE_PLACES = /^\s*\d{1,2}\.\d{3}\s*%?\s*$/;

/**
 * Discounts as typed: '20', '20%', '20% off', '−20%' as on a price tag, or '20+10' for one after the other, in the numbers of the page's
 * language. With the unit 'amount', one amount of money. '30, 15' is refused: it isn't 30.15.
 */
export function readDiscounts(typed: string, lang: Lang, inMoney = false): readonly Decimal[] | Problem<'badDiscount'> {
  const parts = typed.split('+');
  const read = parts.map((part) => {
    if (/\d[.,;]\s+\d/.test(part)) return undefined;
    const bare = withoutWords(part).replace(MINUS, '');
    return parseDecimal(bare, !inMoney && TO_THREE_PLACES.test(bare) ? 'en' : lang);
  });
  const bad = parts.findIndex((_, index) => read[index] === undefined || Number(read[index]) < 0);
  if (bad >= 0) return problem('badDiscount', { text: parts[bad]?.trim() ?? '' }, 'discount');
  return read.flatMap((one) => (one === undefined ? [] : [decimalOf(one)]));
}

const PERCENT_SIGN = /%/;
const CURRENCY_SIGN = /\p{Sc}|zł|R[ps]|руб/u;

/** What a discount is by the signs typed with it: '20%' or '$5'; undefined without a sign, 'mixed' with both. */
export function unitOf(typed: string): 'percent' | 'amount' | 'mixed' | undefined {
  const [percent, amount] = [PERCENT_SIGN.test(withoutWords(typed)), CURRENCY_SIGN.test(typed)];
  if (percent && amount) return 'mixed';
  return percent ? 'percent' : amount ? 'amount' : undefined;
}

const compare = (original: Decimal, final: Decimal): Discounted => {
  const saved = original.minus(final);
  return { original, final, saved, percent: original.eq(0) ? decimalOf(0) : saved.times(100).div(original) };
};

/**
 * The price after discounts in percent, one after the other; rounded once, half up.
 *
 * @param places of the currency: 2 for cents
 * @param charged the price of the pieces that are paid for, if some are free
 */
export const afterPercents = (
  original: Decimal,
  percents: readonly Decimal[],
  places: number,
  charged: Decimal = original,
): Discounted => compare(original, rounded(charged.times(factorOf(percents)), places));

/** The price after an amount off each piece that is paid for. */
export const afterAmount = (
  price: Decimal,
  off: Decimal,
  quantity: number,
  charged: Decimal,
  places: number,
): Discounted => compare(price.times(quantity), rounded(price.minus(off).times(charged), places));

/** The price before an amount off. */
export const beforeAmount = (final: Decimal, off: Decimal): Discounted => compare(final.plus(off), final);

/** `3for2`: every third piece is free, as in 'buy 2, get 1'. `second50`: every second one at half the price. */
export type Offer = 'none' | '3for2' | '2for1' | 'second50';

/** The pieces of each offer that belong together, and the pieces' worth that is free among them. */
export const OFFERS = {
  none: { pieces: 1, free: 0 },
  '3for2': { pieces: 3, free: 1 },
  '2for1': { pieces: 2, free: 1 },
  second50: { pieces: 2, free: 0.5 },
} as const satisfies Readonly<Record<Offer, { readonly pieces: number; readonly free: number }>>;

/** How many pieces are paid for: 5 of 7 at three for two. */
export function chargedPieces(quantity: number, offer: Offer): Decimal {
  const { pieces, free } = OFFERS[offer];
  return decimalOf(quantity).minus(decimalOf(free).times(Math.floor(quantity / pieces)));
}

/** The discount between a price and what was paid. */
export const betweenPrices = (original: Decimal, paid: Decimal): Discounted => compare(original, paid);

/** The price before the discounts, from what was paid; rounded half up. Undefined if they leave nothing. */
export function beforePercents(paid: Decimal, percents: readonly Decimal[], places: number): Discounted | undefined {
  const factor = factorOf(percents);
  return factor.lte(0) ? undefined : compare(rounded(paid.div(factor), places), paid);
}
