import { LOCALES, type Lang } from './languages';

/**
 * Numbers, dates and sentences as a page's language writes them. Decimal text ('1234.50') is formatted from its
 * digits, never through a double.
 */
type Numeric = number | bigint | string;

const cache = new Map<string, Intl.NumberFormat>();

function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options);
  let format = cache.get(key);
  if (!format) cache.set(key, (format = new Intl.NumberFormat(LOCALES[lang], options)));
  return format;
}

// Intl takes decimal text exactly (Intl.NumberFormat v3); its type wants the template literal.
const exactly = (value: Numeric): Intl.StringNumericLiteral | number | bigint =>
  typeof value === 'string' ? (value as Intl.StringNumericLiteral) : value;

const fractionOf = (value: Numeric): number =>
  typeof value === 'string' ? Math.min((value.split('.')[1] ?? '').length, 100) : 20;

/** `digits` behind the decimal sign; left out: as many as the value has. */
export function formatNumber(value: Numeric, lang: Lang, digits?: number): string {
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

/** Money in a currency (ISO 4217), or a plain number of the digits given where none is named. */
export function formatMoney(value: Numeric, lang: Lang, currency?: string, digits?: number): string {
  const shown = digits ?? (typeof value === 'string' ? fractionOf(value) : 2);
  return currency
    ? numberFormat(lang, {
        style: 'currency',
        currency,
        minimumFractionDigits: shown,
        maximumFractionDigits: shown,
      }).format(exactly(value))
    : formatNumber(value, lang, shown);
}

/** An ISO calendar day in words: 'November 21, 2026'. */
export function formatDate(iso: string, lang: Lang, style: 'long' | 'medium' = 'long'): string {
  const [year = 1, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: style, timeZone: 'UTC' }).format(date);
}

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds as '1 hr 2 min 3 sec' in the language's short units; 0 is '0 sec'. */
export function formatDuration(seconds: number, lang: Lang): string {
  let rest = Math.round(seconds);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 || (unit === 'second' && parts.length === 0)) {
      parts.push(numberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(count));
    }
  }
  return parts.join(' ');
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 1 kB is 1,000 bytes, as the SI has it. */
export function formatBytes(bytes: number, lang: Lang): string {
  const power = Math.min(BYTE_UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return numberFormat(lang, {
    style: 'unit',
    unit: BYTE_UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 2 : value < 100 && power > 0 ? 1 : 0,
  }).format(value);
}

/** A sentence with its blanks filled: numbers and exact decimals in the language's form, text as it is. */
export function fill(
  sentence: string,
  blanks: Readonly<Record<string, string | number | bigint | { readonly exact: string }>>,
  lang: Lang,
): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => {
    const value = blanks[name];
    if (value === undefined) return blank;
    if (typeof value === 'string') return value;
    return formatNumber(typeof value === 'object' ? value.exact : value, lang);
  });
}

const rules = new Map<Lang, Intl.PluralRules>();

/**
 * The plural form of a counted phrase: `plural(words, 'count.results', 5, 'pl')` is '5 wyników'. A category that the
 * table lacks (es, fr, it and pt have `many` from a million) takes `other`.
 */
export function plural(words: Readonly<Partial<Record<string, string>>>, key: string, n: number, lang: Lang): string {
  let rule = rules.get(lang);
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(LOCALES[lang])));
  const sentence = words[`${key}.${rule.select(n)}`] ?? words[`${key}.other`] ?? '{n}';
  return fill(sentence, { n }, lang);
}
