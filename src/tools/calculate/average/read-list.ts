import { decimalOf, type Decimal } from '../../../core/numbers/decimal';
import { parseDecimal } from '../../../core/numbers/parse-number';

/** The decimal sign of a list. With a comma, numbers are separated by white space, semicolons, bars, or comma and space. */
export type DecimalSign = 'dot' | 'comma';

export interface BadToken {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** Digits in groups of three with no-break spaces: how Excel copies '45 000' in French, Polish, and Russian. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)/g;
/** What a space separates from an amount: '45000 ₽'. */
const CURRENCY = /^(?:\p{Sc}|zł|Rp\.?|руб\.?)$/u;
/** School marks such as 7½. */
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '25', '½': '5', '¾': '75' };
const WITH_FRACTION = /^([-+\u2212]?)(\d*)([¼½¾])$/;

/** Digits in groups of three with commas, which are read as separate numbers: '1,234.56'. */
const COMMA_GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])/;

/** A language that writes numbers this way. */
const LANGS = { dot: 'en', comma: 'pt' } as const;
const SEPARATORS = { dot: /[\s;|,]+/, comma: /[\s;|]+/ } as const;

/** The numbers of a text, or the first part that isn’t a number. */
export function readList(text: string, sign: DecimalSign): readonly Decimal[] | BadToken {
  const numbers: Decimal[] = [];
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(GROUPED, (digits) => digits.replace(/\D/g, ''))
    .split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    for (const token of line.split(SEPARATORS[sign])) {
      // '1, 2, 3' in a language with a decimal comma: the comma before the space separates.
      const bare = sign === 'comma' ? token.replace(/,$/, '') : token;
      if (bare === '' || CURRENCY.test(bare)) continue;
      const number = parseDecimal(bare, LANGS[sign]) ?? parseDecimal(withoutFraction(bare, sign), LANGS[sign]);
      if (number === undefined) return { text: bare, line: index + 1 };
      numbers.push(decimalOf(number));
    }
  }
  return numbers;
}

/** '7½' as '7.5' or '7,5'. */
const withoutFraction = (token: string, sign: DecimalSign): string =>
  token.replace(
    WITH_FRACTION,
    (_, minus: string, whole: string, fraction: string) =>
      `${minus}${whole || '0'}${sign === 'comma' ? ',' : '.'}${FRACTIONS[fraction] ?? ''}`,
  );

/** The first numbers of a text that may be a single one with thousands separators; undefined if there are none. */
export const groupedIn = (text: string, sign: DecimalSign): string | undefined =>
  sign === 'dot' ? COMMA_GROUPED.exec(text)?.[0] : undefined;

export const isBad = (read: readonly Decimal[] | BadToken): read is BadToken => 'line' in read;
