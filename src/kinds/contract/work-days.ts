/** What calculators of business days share: the fields that say which days are worked, and the list of those that aren't. */
import { LOCALES, type Lang } from '../../i18n/languages';
import { formatWeekday } from '../../i18n/dates-in-words';
import { parseIso } from '../../core/dates/calendar-date';
import { toLf } from '../../core/text/newlines';
import { workCalendar, type DayOff, type WorkCalendar, type Weekend } from '../../core/dates/work-calendar';
import type { HolidayCountry } from '../../data/holidays';
import { choice, flag, text } from './fields';
import { note, problem, term, type Problem } from './messages';
import type { Cell, Table } from './outputs';

/** Rows of a list of days off; the rest is only counted. */
const MOST_ROWS = 1_000;

type When = Readonly<Record<string, readonly string[]>>;

export const workDayFields = (when?: When) => ({
  weekend: choice(['sat-sun', 'fri-sat', 'sun', 'none'], { ...(when && { when }) }),
  holidays: choice(['none', 'BR', 'US'], { ...(when && { when }) }),
  optional: flag(false, { when: { ...when, holidays: ['BR'] } }),
  extra: text({ rows: 2, tier: 'more', ...(when && { when }) }),
});

interface WorkDays {
  readonly weekend: Weekend;
  readonly holidays: 'none' | HolidayCountry;
  readonly optional: boolean;
  readonly extra: string;
}

/** The calendar of the chosen days, or what is wrong with the visitor's own closed days. */
export function readWorkDays({ extra, ...rules }: WorkDays, lang: Lang): WorkCalendar | Problem<'badExtra'> {
  const own: string[] = [];
  for (const [at, line] of toLf(extra).split('\n').entries()) {
    for (const typed of line.split(/[,;]/).map((one) => one.trim())) {
      if (typed === '') continue;
      const iso = readDay(typed, lang);
      if (iso === undefined) return problem('badExtra', { line: at + 1, text: typed }, 'extra');
      own.push(iso);
    }
  }
  return workCalendar({ ...rules, own });
}

/** An ISO date, or one in the language's order with four digits for the year: 25/12/2026 in Portuguese. */
function readDay(typed: string, lang: Lang): string | undefined {
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(typed);
  const [, first = '', second = '', year = ''] = parts ?? [];
  if (!parts) return parseIso(typed) && typed;
  const [day, month] = monthFirst(lang) ? [second, first] : [first, second];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseIso(iso) && iso;
}

const orders = new Map<Lang, boolean>();

function monthFirst(lang: Lang): boolean {
  const known = orders.get(lang) ?? readOrder(lang);
  orders.set(lang, known);
  return known;
}

function readOrder(lang: Lang): boolean {
  const parts = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}

/** A table of days off with the reason for each, and a note if there are more than it lists. */
export function daysOffTable(days: readonly DayOff[], lang: Lang, name: string) {
  const table = {
    columns: [term('date'), term('weekday'), term('reason')],
    rows: days
      .slice(0, MOST_ROWS)
      .map(({ iso, reason }): Cell[] => [{ date: iso }, formatWeekday(iso, lang), term(reason)]),
    name,
  } satisfies Table;
  return { table, cut: days.length > MOST_ROWS && note('listCut', { count: MOST_ROWS, all: days.length }) };
}
