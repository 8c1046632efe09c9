import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime and dateutil.easter, each day counted';

export default [
  {
    values: { mode: 'count', start: '2026-02-01', end: '2026-02-28', holidays: 'BR', optional: true },
    gives: { businessDays: 18, weekendDays: 8, holidayDays: 2, totalDays: 28 },
    source: PYTHON,
  },
  {
    values: { mode: 'count', start: '2026-01-01', end: '2026-12-31', holidays: 'BR' },
    gives: { businessDays: 252, weekendDays: 104, holidayDays: 9, totalDays: 365 },
    source: PYTHON,
  },
  {
    values: { mode: 'count', start: '2026-03-10', end: '2026-02-10', holidays: 'BR' },
    gives: { businessDays: -21, weekendDays: 8, holidayDays: 0, totalDays: 29 },
    source: PYTHON,
  },
  {
    values: { mode: 'count', start: '2026-06-01', end: '2026-07-31', holidays: 'BR', extra: '2026-07-09' },
    gives: { businessDays: 44, weekendDays: 16, holidayDays: 1, totalDays: 61 },
    source: PYTHON,
  },
  {
    values: { mode: 'add', start: '2026-11-23', amount: 15, holidays: 'BR' },
    gives: { iso: '2026-12-14', weekendDays: 6, holidayDays: 0 },
    source: PYTHON,
  },
  {
    values: { mode: 'count', start: '2026-06-01', end: '2026-07-31', extra: '2026-07-09\n31/06/2026' },
    gives: problem('badExtra', { line: 2, text: '31/06/2026' }, 'extra'),
    source: 'June has 30 days',
  },
] satisfies Examples<typeof tool>;
