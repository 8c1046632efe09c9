import { calculatorTool, date, flag, give, note, problem, step, term, type Table } from '../../../kinds/contract';
import { formatDate } from '../../../i18n/format';
import { daysBetween } from '../../../core/dates/calendar-date';
import { countDays, middleOf, type Counted } from './count';

const HOURS_A_DAY = 24;
const MINUTES_A_DAY = 1_440;
const SECONDS_A_DAY = 86_400;

export default calculatorTool({
  fields: {
    start: date({ tier: 'input' }),
    end: date({ tier: 'input', initial: 'today' }),
    includeEnd: flag(false, { tier: 'input' }),
  },
  outputs: {
    days: give.integer({ lead: true }),
    years: give.integer(),
    months: give.integer(),
    restDays: give.integer(),
    weeks: give.integer(),
    weekDays: give.integer(),
    businessDays: give.integer(),
    weekendDays: give.integer(),
    middle: give.date(),
    hours: give.integer(),
    minutes: give.integer(),
    seconds: give.integer(),
    both: give.table(),
  },
  run({ start, end, includeEnd }, { lang, today }) {
    if (start === '' || end === '') return { empty: true };
    const counted = countDays(start, end, includeEnd);
    const other = countDays(start, end, !includeEnd);
    if (!counted) return problem('lastDay', {}, 'end');
    const { days, span, businessDays, weekendDays } = counted;
    const size = Math.abs(days);
    const weeks = Math.floor(size / 7);
    const away = daysBetween(today, end);
    return {
      days,
      years: span.years,
      months: span.months,
      restDays: span.days,
      weeks,
      weekDays: size % 7,
      businessDays,
      weekendDays,
      middle: middleOf(start, end),
      hours: days * HOURS_A_DAY,
      minutes: days * MINUTES_A_DAY,
      seconds: days * SECONDS_A_DAY,
      both: other && bothWays(includeEnd ? [other, counted] : [counted, other]),
      notes: [
        days < 0 && note('backwards'),
        away > 0 && note('ahead', { end: formatDate(end, lang), days: away }),
        away < 0 && note('past', { end: formatDate(end, lang), days: -away }),
      ],
      steps: [
        step('count', { start: formatDate(start, lang), end: formatDate(end, lang), days: daysBetween(start, end) }),
        ...(includeEnd ? [step('withEnd', { days })] : []),
        step('inWeeks', { days: size, weeks, rest: size % 7 }),
      ],
    };
  },
});

/** Without and with the last day. */
const bothWays = (counts: readonly Counted[]) =>
  ({
    columns: [term('counted'), term('days'), term('businessDays'), term('weekendDays')],
    rows: counts.map(({ days, businessDays, weekendDays }, index) => [
      term(index === 0 ? 'without' : 'with'),
      days,
      businessDays,
      weekendDays,
    ]),
    name: 'days',
  }) satisfies Table;
