import { LOCALES, type Lang } from '../../../i18n/languages';
import type { Strength } from '../../../core/password-strength';

/** The strength by entropy in bits. */
export const strengthOf = (bits: number): Strength =>
  bits < 50 ? 'weak' : bits < 75 ? 'fair' : bits < 100 ? 'strong' : 'very strong';

/** Guesses per second: against a website's sign-in, and by graphics cards on a stolen file of fast hashes. */
export const GUESS_RATES = { online: 100, offline: 10_000_000_000 } as const;

/** Seconds until a guesser who knows the method has tried half of all possibilities. */
export const secondsToGuess = (bits: number, rate: number): number => 2 ** (bits - 1) / rate;

const STEPS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 365.25],
] as const;
const YEAR = 86_400 * 365.25;
/** The largest number of years written; larger ones would be mostly zeros. */
const MOST_YEARS = 1e15;

/** From a million on, these languages put a preposition before the unit, which Intl leaves out: '35 trilhões de anos'. */
const YEARS_OF: Readonly<Partial<Record<Lang, string>>> = {
  es: 'de años',
  fr: 'd’années',
  it: 'di anni',
  pt: 'de anos',
};
/** With two significant digits, this and more is a million. */
const MILLION = 995_000;

/** A duration with two significant digits, in words: '50 seconds', '350 thousand years', '> 1000 trillion years'. */
export function timeText(seconds: number, lang: Lang): string {
  const write = (value: number, unit: string) => {
    const text = new Intl.NumberFormat(LOCALES[lang], {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumSignificantDigits: 2,
      ...(value >= 10_000 && { notation: 'compact', compactDisplay: 'long' }),
    }).format(value);
    const of = value >= MILLION ? YEARS_OF[lang] : undefined;
    return of === undefined ? text : text.replace(/\S+$/, of);
  };
  if (seconds < 1) return `< ${write(1, 'second')}`;
  for (const [unit, size, limit] of STEPS) {
    if (seconds < size * limit) return write(seconds / size, unit);
  }
  const years = seconds / YEAR;
  return years > MOST_YEARS ? `> ${write(MOST_YEARS, 'year')}` : write(years, 'year');
}
