import { daysOf, isLeap, toIso } from '../../../core/dates/calendar-date';
import { LOCALES, type Lang } from '../../../i18n/languages';
import { term, type Table } from '../../../kinds/contract';

const DAY_MS = 86_400_000;
const LAST_YEAR = 9_999;

/**
 * A table about the drawn years: whether each is a leap year, its century, and the weekday it begins on. Gregorian
 * calendar, also before 1582. Undefined unless all of them are years from 1 to 9999.
 */
export function yearTable(drawn: readonly string[], lang: Lang): Table | undefined {
  const years = drawn.map(Number);
  if (!years.every((year) => Number.isInteger(year) && year >= 1 && year <= LAST_YEAR)) return undefined;
  const weekday = new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', timeZone: 'UTC' });
  return {
    columns: [term('year'), term('kind'), term('century'), term('firstDay')],
    rows: years.map((year) => [
      // As text: a year has no thousands separator.
      String(year),
      isLeap(year) ? term('leap') : term('common'),
      // The 20th century is 1901 to 2000.
      Math.ceil(year / 100),
      weekday.format(daysOf(toIso({ year, month: 1, day: 1 })) * DAY_MS),
    ]),
  };
}
