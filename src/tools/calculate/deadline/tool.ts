import {
  calculatorTool,
  choice,
  date,
  flag,
  give,
  isProblem,
  note,
  number,
  problem,
  step,
} from '../../../kinds/contract';
import { daysOffTable, readWorkDays, workDayFields } from '../../../kinds/contract/work-days';
import { formatDate } from '../../../i18n/format';
import { formatWeekday } from '../../../i18n/dates-in-words';
import { daysBetween } from '../../../core/dates/calendar-date';
import { deadlineOf } from './deadline';

const MOST = 100_000;

export default calculatorTool({
  eager: true,
  worker: 'never',
  fields: {
    start: date({ tier: 'input', initial: 'today' }),
    amount: number(10, { tier: 'input' }),
    unit: choice(['days', 'business', 'weeks', 'months', 'years'], { tier: 'input' }),
    direction: choice(['after', 'before'], { tier: 'main', look: 'buttons' }),
    countStart: flag(),
    roll: choice(['none', 'next', 'previous']),
    ...workDayFields(),
    asOf: date({ initial: 'today' }),
  },
  outputs: {
    iso: give.date({ lead: true }),
    weekday: give.word(),
    daysLeft: give.integer(),
    skipped: give.integer(),
    daysOff: give.table(),
  },
  run({ start, amount, unit, direction, countStart, roll, asOf, ...work }, { lang }) {
    if (start === '' || asOf === '') return { empty: true };
    if (amount < 0) return problem(direction === 'after' ? 'negativeAfter' : 'negativeBefore', {}, 'amount');
    if (amount > MOST) return problem('tooMany', { most: MOST }, 'amount');
    const calendar = readWorkDays(work, lang);
    if (isProblem(calendar)) return calendar;
    const found = deadlineOf(calendar, { start, amount, unit, direction, countStart, roll });
    if (!found) return problem('outside', {}, 'amount');
    const { iso, counted, skipped } = found;
    const inBusiness = unit === 'business';
    const { table, cut } = daysOffTable(skipped, lang, 'deadline');
    return {
      iso,
      weekday: formatWeekday(iso, lang),
      daysLeft: daysBetween(asOf, iso),
      skipped: inBusiness ? skipped.length : undefined,
      ...(inBusiness && skipped.length > 0 && { daysOff: table }),
      notes: [counted !== iso && note('rolled', { from: formatDate(counted, lang), to: formatDate(iso, lang) }), cut],
      steps: [
        step(`${unit}-${direction}`, { start: formatDate(start, lang), amount, end: formatDate(counted, lang) }),
        ...(inBusiness
          ? [step('days', { total: Math.abs(daysBetween(start, counted)), skipped: skipped.length })]
          : []),
        ...(countStart && amount > 0 ? [step('startCounted', { start: formatDate(start, lang) })] : []),
      ],
    };
  },
});
