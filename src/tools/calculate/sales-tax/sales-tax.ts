import type { Lang } from '../../../i18n/languages';
import { decimalOf, quotient, rounded, sum, type Decimal } from '../../../core/numbers/decimal';
import { parseDecimal } from '../../../core/numbers/parse-number';

export type Mode = 'add' | 'remove';

/**
 * The net price, the tax in one or two parts, and the gross price: `net + part1 + part2 = gross`, to the last digit.
 */
export interface Taxed {
  readonly net: Decimal;
  readonly part1: Decimal;
  readonly part2: Decimal;
  readonly tax: Decimal;
  readonly gross: Decimal;
}

export interface Rule {
  readonly mode: Mode;
  /** In percent, as decimal text. */
  readonly rate: string;
  readonly rate2: string;
  /** The number of decimal places to which every amount is rounded, half up. */
  readonly decimals: number;
}

/**
 * Adds tax to an amount, or removes it from an amount that includes it. The amount itself is rounded first. When
 * adding, each part is rounded separately; when removing, the net amount and the second part are rounded and the first
 * part is the remainder, so that the parts always add up.
 */
export const taxed = (amount: string, rule: Rule): Taxed => taxer(rule)(amount);

/** Like `taxed`, for many amounts: the rule is parsed only once. */
function taxer({ mode, rate, rate2, decimals }: Rule): (amount: string) => Taxed {
  const zero = decimalOf(0);
  const [first, second] = [decimalOf(rate).times('0.01'), decimalOf(rate2).times('0.01')];
  const part = (amount: Decimal, fraction: Decimal) =>
    fraction.eq(0) ? zero : rounded(amount.times(fraction), decimals);
  const whole = first.plus(second).plus(1);
  if (mode === 'add') {
    return (amount) => {
      const net = rounded(amount, decimals);
      const [part1, part2] = [part(net, first), part(net, second)];
      const tax = part1.plus(part2);
      return { net, part1, part2, tax, gross: net.plus(tax) };
    };
  }
  return (amount) => {
    const gross = rounded(amount, decimals);
    const net = quotient(gross, whole, decimals);
    const tax = gross.minus(net);
    // For one or two cents, rounding could make the second part larger than the whole tax.
    const share = part(net, second);
    const part2 = share.gt(tax) ? tax : share;
    return { net, part1: tax.minus(part2), part2, tax, gross };
  };
}

export interface PriceList {
  readonly items: readonly Taxed[];
  /** The sums of the rounded items, as on an invoice. */
  readonly totals: Taxed;
  /** The first line that isn't an amount, or is negative. */
  readonly bad?: { readonly line: number; readonly text: string };
}

const LONGEST_QUOTE = 40;

/**
 * Parses one amount per line, in the number format of the page's language; empty lines are skipped. Invalid lines are
 * left out of the list, and the first of them is reported.
 */
export function priceList(text: string, rule: Rule, lang: Lang): PriceList {
  const items: Taxed[] = [];
  const tax = taxer(rule);
  let bad: PriceList['bad'];
  text.split(/\r\n|\r|\n/).forEach((typed, index) => {
    if (typed.trim() === '') return;
    const amount = parseDecimal(typed, lang);
    if (amount === undefined || amount.startsWith('-')) {
      bad ??= {
        line: index + 1,
        text: Array.from(typed.trim().slice(0, 2 * LONGEST_QUOTE))
          .slice(0, LONGEST_QUOTE)
          .join(''),
      };
    } else {
      items.push(tax(amount));
    }
  });
  const total = (part: keyof Taxed) => sum(items.map((item) => item[part]));
  const totals = {
    net: total('net'),
    part1: total('part1'),
    part2: total('part2'),
    tax: total('tax'),
    gross: total('gross'),
  };
  return { items, totals, ...(bad && { bad }) };
}
