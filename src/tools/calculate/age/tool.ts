import {
  calculatorTool,
  choice,
  date,
  give,
  note,
  problem,
  term,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { daysBetween, type Span } from '../../../core/dates/calendar-date';
import { nextYearly, type LeapRule } from '../../../core/dates/yearly-day';
import type { Lang } from '../../../i18n/languages';
import { formatSpan, formatWeekday } from '../../../i18n/dates-in-words';
import { ageOf, milestones, type Method } from './age';
import { workingOf } from './working';

export default calculatorTool({
  fields: {
    birth: date({ tier: 'input' }),
    asOf: date({ tier: 'input', initial: 'today' }),
    method: choice(['calendar', 'thirty'], { tier: 'more' }),
    leap: choice(['mar1', 'feb28']),
  },
  outputs: {
    age: give.word({ lead: true }),
    years: give.integer(),
    months: give.integer(),
    days: give.integer(),
    short: give.code(),
    totalMonths: give.integer(),
    totalWeeks: give.integer(),
    totalDays: give.integer(),
    dayOfLife: give.integer(),
    weekday: give.word(),
    nextBirthday: give.date(),
    daysToBirthday: give.integer(),
    methods: give.table(),
    units: give.table(),
    dates: give.table(),
  },
  run({ birth, asOf, method, leap }, { lang }) {
    if (birth === '' || asOf === '') return { empty: true };
    const totalDays = daysBetween(birth, asOf);
    if (totalDays < 0) return problem('notBorn', { days: -totalDays }, 'birth');
    const span = ageOf(birth, asOf, method, leap);
    const other = method === 'calendar' ? 'thirty' : 'calendar';
    const next = nextYearly(birth, asOf, leap);
    const totalMonths = span.years * 12 + span.months;
    const otherSpan = ageOf(birth, asOf, other, leap);
    return {
      age: formatSpan(span, lang),
      ...span,
      short: short(span),
      totalMonths,
      totalWeeks: Math.floor(totalDays / 7),
      totalDays,
      dayOfLife: totalDays + 1,
      weekday: formatWeekday(birth, lang),
      ...(next !== undefined && { nextBirthday: next, daysToBirthday: daysBetween(asOf, next) }),
      methods: {
        columns: [term('method'), term('years'), term('months'), term('days'), term('short')],
        rows: [methodRow(method, span, true), methodRow(other, otherSpan, false)],
        name: 'age',
      } satisfies Table,
      units: unitTable(span, totalDays, totalMonths),
      dates: dateTable(birth, asOf, leap, lang),
      notes: [
        note(method === 'calendar' ? 'usedCalendar' : 'usedThirty'),
        (span.days !== otherSpan.days || span.months !== otherSpan.months) && note('methodsDiffer'),
        birth.endsWith('-02-29') && note(leap === 'mar1' ? 'leapMar1' : 'leapFeb28'),
        next === asOf && totalDays > 0 && note('birthdayToday', { years: nextYears(birth, asOf) }),
      ],
      steps: workingOf(birth, asOf, method, span, lang),
    };
  },
});

/** Years;months, the notation of psychologists. */
const short = ({ years, months }: Span): string => `${years};${months}`;

const nextYears = (birth: string, asOf: string): number => Number(asOf.slice(0, 4)) - Number(birth.slice(0, 4));

const methodRow = (method: Method, span: Span, used: boolean): Cell[] => [
  term(used ? `${method}Used` : method),
  span.years,
  span.months,
  span.days,
  short(span),
];

function unitTable(span: Span, totalDays: number, totalMonths: number) {
  const HOURS_A_DAY = 24;
  return {
    columns: [term('unit'), term('count'), term('rest')],
    rows: [
      [term('months'), totalMonths, term('daysMore', { days: span.days })],
      [term('weeks'), Math.floor(totalDays / 7), term('daysMore', { days: totalDays % 7 })],
      [term('days'), totalDays, null],
      [term('hours'), totalDays * HOURS_A_DAY, null],
      [term('minutes'), totalDays * HOURS_A_DAY * 60, null],
      [term('seconds'), totalDays * HOURS_A_DAY * 3600, null],
    ],
    name: 'age-in-other-units',
  } satisfies Table;
}

function dateTable(birth: string, asOf: string, leap: LeapRule, lang: Lang) {
  return {
    columns: [term('date'), term('dayOfWeek'), term('occasion'), term('years'), term('daysLived'), term('daysAway')],
    rows: milestones(birth, asOf, leap).map(({ date, kind, years, days, away }): Cell[] => [
      { date },
      formatWeekday(date, lang),
      kind === 'birthday' ? term(days === 0 ? 'birth' : 'birthday') : term('thousand'),
      years,
      days,
      away,
    ]),
    name: 'ages-by-date',
  } satisfies Table;
}
