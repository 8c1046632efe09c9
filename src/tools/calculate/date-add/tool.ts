import { calculatorTool, choice, date, give, note, number, problem, step } from '../../../kinds/contract';
import { formatDate } from '../../../i18n/format';
import { formatMonth, formatSpan, formatWeekday } from '../../../i18n/dates-in-words';
import { daysBetween, daysInMonth } from '../../../core/dates/calendar-date';
import { addAmount, dayOfYear, isoWeek } from './add';

const LIMIT = { min: -4_000_000, max: 4_000_000, tier: 'input' } as const;

export default calculatorTool({
  fields: {
    start: date({ tier: 'input', initial: 'today' }),
    mode: choice(['add', 'subtract'], { tier: 'main', look: 'buttons' }),
    years: number(0, LIMIT),
    months: number(0, LIMIT),
    weeks: number(0, LIMIT),
    days: number(0, LIMIT),
  },
  outputs: {
    date: give.word({ lead: true }),
    iso: give.code(),
    weekday: give.word(),
    isoWeek: give.code(),
    dayOfYear: give.integer(),
    daysBetween: give.integer(),
  },
  run({ start, mode, years, months, weeks, days }, { lang }) {
    if (start === '') return { empty: true };
    const added = addAmount(start, { years, months, weeks, days }, mode === 'add' ? 1 : -1);
    if (!added) return problem('outside', {}, years === 0 && months === 0 ? 'days' : 'years');
    const { reached, clamped, iso } = added;
    const day = (one: string) => formatDate(one, lang);
    return {
      date: day(iso),
      iso,
      weekday: formatWeekday(iso, lang),
      isoWeek: isoWeek(iso) ?? '',
      dayOfYear: dayOfYear(iso),
      daysBetween: daysBetween(start, iso),
      notes: [
        clamped &&
          note('clamped', {
            wanted: String(Number(start.slice(-2))),
            month: formatMonth(reached, lang),
            last: String(daysInMonth(Number(reached.slice(0, 4)), Number(reached.slice(5, 7)))),
          }),
      ],
      steps: [
        ...(years !== 0 || months !== 0
          ? [
              step(mode === 'add' ? 'monthsOn' : 'monthsBack', {
                start: day(start),
                span: formatSpan({ ...(years !== 0 && { years }), ...(months !== 0 && { months }) }, lang),
                reached: day(reached),
              }),
            ]
          : []),
        ...(weeks !== 0 || days !== 0
          ? [
              step(mode === 'add' ? 'daysOn' : 'daysBack', {
                reached: day(reached),
                days: weeks * 7 + days,
                end: day(iso),
              }),
            ]
          : []),
      ],
    };
  },
});
