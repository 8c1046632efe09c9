import type { Lang } from '../../i18n/languages';
import { monthOf } from './month-names';

/** A weekday, then the day ('1er', '1º'), the month's name, the year, and what Polish and Russian write after it; 'June 10, 2026'. */
const NAMED = [
  /^(?:[\p{L}-]+\.?,?\s+)?(?<day>\d{1,2})(?:er|st|nd|rd|th|[.º°])?\s+(?:de\s+)?(?<name>\p{L}+)\.?(?:,?\s+(?:de\s+)?(?<year>\d{4})(?![\d-])(?:\s*(?:r\.?|roku|г\.?|года)(?!\p{L}))?)?/u,
  /^(?:[\p{L}-]+\.?,?\s+)?(?<name>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,?\s+(?<year>\d{4})(?![\d-]))?/u,
];
/** A date in digits, perhaps with Polish 'r.' or Russian 'г.' after the year. */
const IN_DIGITS =
  /^(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d)(?:\s*(?:r\.?|roku|г\.?|года)(?!\p{L}))?(?=[\s,]|$)/u;
/** Words before the time of day: '14 lutego o godz. 15:00', '14 février à 15 h', 'a las 15:00'. */
const AT = /^(,?\s+)(?:at|o godz\.|godz\.|g\.|o|à|a las|às|alle ore|alle|ore|pukul|pkl\.?|jam|в)\s+(?=\d)/u;

/**
 * A text that begins with a date as people write it in a language, with that date in digits and without a word before the
 * time: '14 lutego 2009 r. o godz. 15:00' is '2009-02-14 15:00'. Whether there is such a day is left to the caller. Any other
 * text is returned unchanged.
 * @param year of a date without one, in four digits; without it, such a date isn't read
 */
export function dayInDigits(text: string, lang: Lang, year?: string): string {
  for (const shape of NAMED) {
    const found = shape.exec(text);
    const { day = '', name = '', year: written = year } = found?.groups ?? {};
    const month = monthOf(name, lang);
    if (found && month > 0 && written !== undefined)
      return `${written}-${two(month)}-${two(Number(day))}${timeAfter(text.slice(found[0].length))}`;
  }
  const [digits, date = ''] = IN_DIGITS.exec(text) ?? [];
  return digits === undefined ? text : date + timeAfter(text.slice(digits.length));
}

const two = (value: number): string => String(value).padStart(2, '0');
const timeAfter = (rest: string): string => rest.replace(AT, '$1');
