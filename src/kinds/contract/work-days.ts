/** What calculators of business days share: the fields that say which days are worked, and the list of those that aren't. */
import type { Lang } from '../../i18n/languages';
import { formatWeekday } from '../../i18n/dates-in-words';
import { toLf } from '../../core/text/newlines';
import { workCalendar, type DayOff, type WorkCalendar, type Weekend } from '../../core/dates/work-calendar';
import type { HolidayCountry } from '../../data/holidays';
import { choice, flag, text } from './fields';
import { note, problem, term, type Problem } from './messages';
import type { Cell, Table } from './outputs';
import { parseTypedDate } from './read-values';

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
      const iso = parseTypedDate(typed, lang);
      if (iso === undefined) return problem('badExtra', { line: at + 1, text: typed }, 'extra');
      own.push(iso);
    }
  }
  return workCalendar({ ...rules, own });
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
