import { problem, type Problem } from '../../../kinds/contract';
import { canonical } from '../../../core/numbers/parse-number';
import { CURRENCIES, type Currency, type Language } from './languages/language';

export type LineProblem = Problem<'notNumber' | 'notWhole' | 'tooLong' | 'noOrdinal' | 'ordinalTooLarge'>;

export type Type = 'cardinal' | 'ordinal' | 'currency';

/** Groups of two or three digits, as in 1,234,567 and 12,34,567; the last one always has three. */
const GROUPED = /^\d{1,3}(?:[,\s'’]\d{2,3})*[,\s'’]\d{3}(?=\.|$)/;
const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(e[+-]?\d{1,4})?$/i;
/** Currency symbols, names and codes around an amount are ignored: `$`, `R$`, `Rp`, `zł`, `руб.`, `р.`, `IDR` */
const MONEY = new RegExp(
  String.raw`^(?:\p{Lu}{0,2}\p{Sc}|Rp\.?|(?:${CURRENCIES.join('|')})(?=\s*\d))|(?:\p{Sc}|zł|руб(?:л\p{L}+)?\.?|р\.?)$`,
  'gu',
);

/** A dash for no cents: `104,-`. */
const NO_CENTS = /(?<=\d)[.,][-\u2013\u2014]{1,2}$/;

const SHOWN = 40;

export interface Options {
  readonly type: Type;
  readonly currency: Currency;
}

/** Writes a typed number in words. A refusal reports `line` and `shown`: what the visitor typed. */
export function say(
  typed: string,
  language: Language,
  options: Options,
  line: number,
  shown = typed,
): string | LineProblem {
  const number = read(typed, options.currency);
  const refuse = <Code extends LineProblem['code']>(code: Code, more: Record<string, number> = {}) =>
    problem(code, { line, text: shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown, ...more }, 'input');
  if (!number) return refuse('notNumber');
  const { negative, whole, fraction } = number;
  if (whole.length > language.mostDigits) return refuse('tooLong', { digits: whole.length, most: language.mostDigits });
  const minus = negative ? `${language.minus} ` : '';
  if (options.type === 'cardinal') {
    const digits = Array.from(fraction, (digit) => language.cardinal(BigInt(digit)));
    return (
      minus + [language.cardinal(BigInt(whole)), ...(fraction === '' ? [] : [language.point, ...digits])].join(' ')
    );
  }
  if (options.type === 'currency') return amount(number, language, options.currency, minus, refuse);
  if (fraction !== '') return refuse('notWhole');
  const n = BigInt(whole);
  if (!language.zeroth && (n === 0n || negative)) return refuse('noOrdinal');
  const most = language.mostOrdinal;
  if (most !== undefined && n > most) return refuse('ordinalTooLarge', { most: Number(most) });
  return minus + language.ordinal(n);
}

interface Read {
  /** Less than 0; false for 0 itself. */
  readonly negative: boolean;
  /** Without leading zeros; at least '0'. */
  readonly whole: string;
  /** As written, including trailing zeros. */
  readonly fraction: string;
}

/**
 * Undefined if it isn't a number. The point is the decimal point; commas, spaces, apostrophes and underscores only
 * group. The code of the chosen currency is ignored: `12 PLN`.
 */
function read(typed: string, currency: Currency): Read | undefined {
  const ascii = typed.trim().replaceAll('\u2212', '-');
  const sign = /^[+-]/.exec(ascii)?.[0] ?? '';
  const number = withoutCode(ascii.slice(sign.length).trim(), currency).replace(MONEY, '').trim().replace(NO_CENTS, '');
  const head = GROUPED.exec(number)?.[0] ?? '';
  const bare = sign + head.replace(/[,\s'’]/g, '') + number.slice(head.length).replace(/(?<=\d)_(?=\d)/g, '');
  const match = NUMBER.exec(bare);
  if (!match || !/\d/.test(`${match[2]}${match[3]}`)) return undefined;
  const [, , , , exponent] = match;
  // An exponent is expanded; otherwise the number is kept as written, including trailing zeros.
  const plain = exponent === undefined ? bare : canonical(bare);
  const [whole = '', fraction = ''] = plain.replace(/^[+-]/, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return { negative: bare.startsWith('-') && /[1-9]/.test(digits + fraction), whole: digits, fraction };
}

function withoutCode(text: string, code: Currency): string {
  const upper = text.toUpperCase();
  if (upper.startsWith(code)) return text.slice(code.length).trim();
  return upper.endsWith(code) ? text.slice(0, -code.length).trim() : text;
}

/** Two decimals, rounded half up; no cents if they are zero, and no zero before cents. */
function amount(
  { whole, fraction }: Read,
  language: Language,
  currency: Currency,
  minus: string,
  refuse: (code: 'tooLong', more: Record<string, number>) => LineProblem,
): string | LineProblem {
  const thousandths = BigInt(whole + fraction.padEnd(3, '0').slice(0, 3));
  const cents = (thousandths + 5n) / 10n;
  const [units, rest] = [cents / 100n, cents % 100n];
  // Rounding can add a digit: 999.999 is a thousand.
  const digits = String(units).length;
  if (digits > language.mostDigits) return refuse('tooLong', { digits, most: language.mostDigits });
  const { unit, cent } = language.currencies[currency];
  const parts = [
    ...(units > 0n || rest === 0n ? [language.counted(units, unit)] : []),
    ...(rest > 0n ? [language.counted(rest, cent)] : []),
  ];
  return (cents > 0n ? minus : '') + parts.join(language.and);
}
