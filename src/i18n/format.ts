import { LOCALES, type Lang } from './languages';
import { GROUPS } from './number-groups';
import { UNIT_NAMES } from './unit-names';

/**
 * Formats numbers, dates and messages for a page's language. Decimal text ('1234.50') is never converted to a
 * floating-point number.
 */
type Numeric = number | bigint | string;

const cache = new Map<string, Intl.NumberFormat>();

function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options);
  let format = cache.get(key);
  if (!format) cache.set(key, (format = new Intl.NumberFormat(LOCALES[lang], options)));
  return format;
}

// Intl.NumberFormat v3 formats decimal text exactly; its type requires the template literal type.
const exactly = (value: Numeric): Intl.StringNumericLiteral | number | bigint =>
  typeof value === 'string' ? (value as Intl.StringNumericLiteral) : value;

const fractionOf = (value: Numeric): number =>
  typeof value === 'string' ? Math.min((value.split('.')[1] ?? '').length, 100) : 20;

/** A whole number that every double holds exactly, and decimals. */
const PLAIN = /^(0|[1-9]\d{0,14})(?:\.(\d{1,20}))?$/;

/**
 * A number that is neither negative nor to be rounded, as `Intl` writes it (i18n.test.ts compares). `Intl` isn't asked,
 * because its first number takes 30 to 40 ms on a phone, and most first answers have only such numbers. Undefined for any
 * other number.
 */
function plainNumber(value: Numeric, lang: Lang, digits?: number): string | undefined {
  const found = PLAIN.exec(String(value));
  if (!found || Object.is(value, -0)) return undefined;
  const [, whole = '', decimals = ''] = found;
  const places = digits ?? decimals.length;
  if (places < decimals.length) return undefined;
  const { separator, from } = GROUPS[lang];
  const grouped = whole.length < from ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
  return places === 0 ? grouped : `${grouped}${lang === 'en' ? '.' : ','}${decimals.padEnd(places, '0')}`;
}

/** A formatted number. `digits`: decimal places; if omitted, as many as the value has. */
export function formatNumber(value: Numeric, lang: Lang, digits?: number): string {
  const plain = plainNumber(value, lang, digits);
  if (plain !== undefined) return plain;
  const kept = typeof value === 'string' ? fractionOf(value) : 0;
  return numberFormat(lang, {
    minimumFractionDigits: digits ?? kept,
    maximumFractionDigits: digits ?? fractionOf(value),
  }).format(exactly(value));
}

export function formatPercent(value: Numeric, lang: Lang, digits?: number): string {
  const text = formatNumber(value, lang, digits);
  return lang === 'en' || lang === 'it' || lang === 'id' || lang === 'pt' || lang === 'pl'
    ? `${text}%`
    : `${text}\u00a0%`;
}

/**
 * An amount in a currency (ISO 4217), or a plain number if no currency is given. `digits`: decimal places; if omitted, as
 * many as the value has, but an amount in cents has as many as its currency (none in yen).
 */
export function formatMoney(value: Numeric, lang: Lang, currency?: string, digits?: number): string {
  const shown = digits ?? (typeof value === 'string' ? fractionOf(value) : 2);
  return currency
    ? numberFormat(lang, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...(shown !== 2 && { minimumFractionDigits: shown, maximumFractionDigits: shown }),
      }).format(exactly(value))
    : formatNumber(value, lang, shown);
}

/** A label before what it names, 'Rate: 5'; French puts a no-break space before the colon. */
export const withLabel = (label: string, text: string, lang: Lang): string =>
  `${label}${lang === 'fr' ? '\u00a0' : ''}: ${text}`;

/** An ISO date in words: 'November 21, 2026'. */
export const formatDate = (iso: string, lang: Lang, style: 'long' | 'medium' = 'long'): string =>
  formatDay(iso, lang, { dateStyle: style });

/** An ISO date by the options of Intl. */
export function formatDay(iso: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  const [year = 1, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return formatMoment(date, lang, { ...options, timeZone: 'UTC' });
}

/** A moment by the options of Intl, in this device's zone unless they name another: 'Nov 21, 2026, 10:42 AM'. */
export const formatMoment = (
  at: Date | number,
  lang: Lang,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string => nativeDate(new Intl.DateTimeFormat(LOCALES[lang], options).format(at), lang);

/**
 * A date that `Intl` wrote, as people write it: CLDR has no ordinal for the first of a month in French ('1er mai'), Italian
 * ('1º maggio'), and Portuguese ('1º de maio'), and its short Polish 'maj' is the nominative, which is wrong after a day ('3 maja').
 */
function nativeDate(date: string, lang: Lang): string {
  if (lang === 'fr') return date.replace(/(?<!\d)1(?= \p{L})/u, '1er');
  if (lang === 'it') return date.replace(/(?<!\d)1(?= \p{L})/u, '1º');
  if (lang === 'pt') return date.replace(/(?<!\d)1(?= de )/, '1º');
  return lang === 'pl' ? date.replace(/(\d maj)\b/, '$1a') : date;
}

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds as '1 hr 2 min 3 sec', with the language's short units; 0 is '0 sec'. */
export function formatDuration(seconds: number, lang: Lang): string {
  let rest = Math.round(seconds);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 || (unit === 'second' && parts.length === 0)) {
      parts.push(fill(UNIT_NAMES[lang][unit], { n: count }, lang));
    }
  }
  return parts.join(' ');
}

const BYTE_UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes, kB, MB or GB. 1 kB is 1,000 bytes (SI). */
export function formatBytes(bytes: number, lang: Lang): string {
  if (bytes < 1000) return fill(UNIT_NAMES[lang].byte, { n: Math.round(bytes) }, lang);
  const power = Math.min(BYTE_UNITS.length, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return numberFormat(lang, {
    style: 'unit',
    unit: BYTE_UNITS[power - 1] ?? 'gigabyte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0,
  }).format(value);
}

type Blanks = Readonly<Record<string, string | number | bigint | { readonly exact: string }>>;

/** A plural argument of ICU MessageFormat: its name, and its branches with plain placeholders only. */
const PLURAL = /\{(\w+), plural,((?: [=\w]+ \{(?:[^{}]|\{\w+\})*\})+)\}/g;

const rules = new Map<Lang, Intl.PluralRules>();

/**
 * The branch of a plural argument for a number: the one of exactly this number (`=0`), of its plural category, or
 * `other`. `#` becomes the placeholder of the number.
 */
function branchOf(name: string, branches: string, blanks: Blanks, lang: Lang): string {
  const value = blanks[name];
  const count = Number(typeof value === 'object' ? value.exact : value);
  let rule = rules.get(lang);
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(LOCALES[lang])));
  const texts = new Map(
    Array.from(branches.matchAll(/ ([=\w]+) \{((?:[^{}]|\{\w+\})*)\}/g), ([, key, text = '']) => [key, text]),
  );
  const text = texts.get(`=${count}`) ?? texts.get(rule.select(count)) ?? texts.get('other') ?? '';
  return text.replaceAll('#', `{${name}}`);
}

/**
 * A message with its placeholders filled: numbers and exact decimals are formatted for the language, strings inserted
 * as they are, right-to-left ones in an isolate; a placeholder without a value stays. Words that depend on a number are
 * a plural argument of ICU MessageFormat: `{n, plural, =0 {No payments} one {# payment} other {# payments}}`, with one
 * space between its parts and a branch for each plural category of the language (`Intl.PluralRules`). A branch contains
 * text, `#` and plain placeholders; scripts/strings.test.mjs checks the syntax of all messages.
 */
export const fill = (message: string, blanks: Blanks, lang: Lang): string =>
  message
    .replace(PLURAL, (_, name: string, branches: string) => branchOf(name, branches, blanks, lang))
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = blanks[name];
      if (value === undefined) return placeholder;
      if (typeof value === 'string') return isolated(value);
      return formatNumber(typeof value === 'object' ? value.exact : value, lang);
    });

/** Right-to-left letters, and the characters that make what follows run from right to left (UAX #9). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufefc]/;

/** Text in an isolate if it could reverse the message around it: U+202E would, up to the end of the line. */
const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
