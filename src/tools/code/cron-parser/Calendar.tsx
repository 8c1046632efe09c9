import type { ReactNode } from 'react';
import { LOCALES, type Lang } from '../../../i18n/languages';

const DAY = 86_400_000;

export interface CalendarProps {
  days: readonly string[];
  lang: Lang;
  label: string;
}

/** At most three months that have runs, as a wall calendar shows them, with the days of the runs marked. */
export default function Calendar({ days, lang, label }: CalendarProps): ReactNode {
  const marked = new Set(days);
  const [first] = days;
  if (first === undefined) return null;
  const begin = new Date(`${first.slice(0, 7)}-01T00:00:00Z`);
  const months = [0, 1, 2].map((more) => Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + more, 1));
  return (
    <section className="run-calendar" aria-label={label}>
      <h2 className="label">{label}</h2>
      <div>
        {months.map((month) => (
          <Month key={month} month={month} marked={marked} lang={lang} />
        ))}
      </div>
    </section>
  );
}

/** Weeks begin on Sunday in English and Portuguese, on Monday in the other languages. */
const startsOnSunday = (lang: Lang): boolean => lang === 'en' || lang === 'pt';

function Month({ month, marked, lang }: { month: number; marked: ReadonlySet<string>; lang: Lang }): ReactNode {
  const first = new Date(month);
  const shift = startsOnSunday(lang) ? first.getUTCDay() : (first.getUTCDay() + 6) % 7;
  const start = month - shift * DAY;
  const format = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(LOCALES[lang], { timeZone: 'UTC', ...options }).format(at);
  const inMonth = (at: number) => new Date(at).getUTCMonth() === first.getUTCMonth();
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => start + week * 7 * DAY)
    .filter((at) => inMonth(at) || inMonth(at + 6 * DAY));
  const week = [0, 1, 2, 3, 4, 5, 6];
  return (
    <table>
      <caption>{format({ month: 'long', year: 'numeric' }, month)}</caption>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day} scope="col">
              <abbr title={format({ weekday: 'long' }, start + day * DAY)}>
                {format({ weekday: 'narrow' }, start + day * DAY)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((at) => (
          <tr key={at}>
            {week.map((day) => {
              const date = at + day * DAY;
              if (!inMonth(date)) return <td key={day} />;
              const iso = new Date(date).toISOString().slice(0, 10);
              const number = new Date(date).getUTCDate();
              return (
                <td key={day}>
                  {marked.has(iso) ? (
                    <output name="days" aria-live="off" data-value={iso}>
                      {number}
                    </output>
                  ) : (
                    number
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
