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
import type { Lang } from '../../../i18n/languages';
import { stepBusinessDays, type WorkCalendar } from '../../../core/dates/work-calendar';
import { countBusinessDays } from './count';

const COUNT = { mode: ['count'] };
const ADD = { mode: ['add'] };

export default calculatorTool({
  worker: 'never',
  fields: {
    mode: choice(['count', 'add'], { tier: 'main', look: 'buttons' }),
    start: date({ tier: 'input', initial: 'today' }),
    end: date({ tier: 'input', when: COUNT }),
    amount: number(10, { tier: 'input', min: -100_000, max: 100_000, when: ADD }),
    includeStart: flag(true, { when: COUNT }),
    includeEnd: flag(true, { when: COUNT }),
    ...workDayFields(),
  },
  outputs: {
    businessDays: give.integer({ lead: true }),
    iso: give.date({ lead: true }),
    weekday: give.word(),
    weekendDays: give.integer(),
    holidayDays: give.integer(),
    totalDays: give.integer(),
    daysOff: give.table(),
  },
  run({ mode, start, end, amount, includeStart, includeEnd, ...work }, { lang }) {
    if (start === '' || (mode === 'count' && end === '')) return { empty: true };
    const calendar = readWorkDays(work, lang);
    if (isProblem(calendar)) return calendar;
    if (mode === 'add') return added(calendar, start, amount, lang);
    const { businessDays, weekendDays, closed, totalDays } = countBusinessDays(calendar, start, end, {
      includeStart,
      includeEnd,
    });
    const { table, cut } = daysOffTable(closed, lang, 'business-days');
    return {
      businessDays,
      weekendDays,
      holidayDays: closed.length,
      totalDays,
      ...(closed.length > 0 && { daysOff: table }),
      notes: [end < start && note('backwards'), cut],
      steps: [
        step('count', {
          total: totalDays,
          weekend: weekendDays,
          holidays: closed.length,
          rest: Math.abs(businessDays),
        }),
      ],
    };
  },
});

function added(calendar: WorkCalendar, start: string, amount: number, lang: Lang) {
  const reached = stepBusinessDays(calendar, start, Math.abs(amount), amount < 0 ? -1 : 1, false);
  if (!reached) return problem('outside', {}, 'amount');
  const { iso, skipped } = reached;
  const closed = skipped.filter(({ reason }) => reason !== 'weekend');
  const { table, cut } = daysOffTable(closed, lang, 'business-days');
  return {
    iso,
    weekday: formatWeekday(iso, lang),
    weekendDays: skipped.length - closed.length,
    holidayDays: closed.length,
    ...(closed.length > 0 && { daysOff: table }),
    notes: [cut],
    steps: [
      step(amount < 0 ? 'addBack' : 'addOn', {
        start: formatDate(start, lang),
        amount: Math.abs(amount),
        weekend: skipped.length - closed.length,
        holidays: closed.length,
        end: formatDate(iso, lang),
      }),
    ],
  };
}
