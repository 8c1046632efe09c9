import type { Lang } from '../../i18n/languages';

/**
 * White space, marks of the writing direction, apostrophes used for grouping, currency symbols (€, R$, and $US, as in
 * CLDR) and names (zł, Rp, Rs): they are ignored.
 */
const NOISE = /[\s'’\p{Sc}\p{Bidi_C}]|\p{Lu}{1,2}(?=\p{Sc})|(?<=\p{Sc})\p{Lu}{2}|zł|R[ps]\.?|руб\.?/gu;
/** By the decimal sign. A group never begins with 0 (`0,125` in English is no 125); Indian ones have two digits: `1,00,000`. */
const GROUPED = {
  '.': /^[+-]?[1-9](\d{0,2}(,\d{3})+|\d?(,\d\d)+,\d{3})(\.\d*)?$/,
  ',': /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
};
/** `1,234.56` and `1,234,567`, as Mexico writes them, can only be grouped by commas in every language. */
const COMMA_GROUPS = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/;
const CANONICAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,4})?$/i;

/**
 * Parses a number as people type it in a language to its canonical form ('1234.56'); undefined if it isn't a number.
 * English: `1,234.56`. Other languages: `1.234,56`, but a single point that cannot be grouping (`1.5`) is a decimal
 * point, and commas before it or two of them are grouping. Spaces, apostrophes, currency symbols and a closing % are
 * ignored, and so is a dash for no cents (`104,-`); `1e3` is 1000.
 */
export function parseDecimal(typed: string, lang: Lang): string | undefined {
  const bare = typed
    .replace(NOISE, '')
    .replace(/%$/, '')
    .replace(/(?<=\d)[.,][-\u2013\u2014]{1,2}$/, '')
    .replace(/\u2212/g, '-');
  const sign = lang === 'en' || COMMA_GROUPS.test(bare) ? '.' : ',';
  const ungrouped = GROUPED[sign].test(bare) ? bare.replaceAll(sign === '.' ? ',' : '.', '') : bare;
  const pointed = ungrouped.includes(sign) ? ungrouped.replace(sign, '.') : ungrouped;
  if (sign === ',' && ungrouped.includes(',') && ungrouped.includes('.')) return undefined;
  return CANONICAL.test(pointed) ? canonical(pointed) : undefined;
}

/** Removes the exponent, plus sign and leading zeros: '1e3' is '1000', '.5' is '0.5', '-0' is '0', '1.50' stays. */
export function canonical(number: string): string {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(number);
  if (!match) return number;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  let digits = whole + fraction;
  let point = whole.length + shift;
  if (point > digits.length) digits = digits.padEnd(point, '0');
  if (point < 0) {
    digits = digits.padStart(digits.length - point, '0');
    point = 0;
  }
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  const right = digits.slice(point);
  const text = right === '' ? left : `${left}.${right}`;
  return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text;
}
