import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime and dateutil.relativedelta';

export default [
  {
    values: { made: '2026-05-31', life: 9, asOf: '2026-11-21' },
    gives: { iso: '2027-02-28', daysLeft: 99, status: 'valid', percentLeft: 36.26373626373626 },
    source: PYTHON,
  },
  {
    values: { made: '2024-02-29', life: 2, unit: 'years', asOf: '2026-11-21' },
    gives: { iso: '2026-02-28', daysLeft: -266, status: 'expired', percentLeft: 0 },
    source: PYTHON,
  },
  {
    values: { made: '2025-03-10', life: 36, opened: '2026-09-01', pao: 6, asOf: '2026-11-21' },
    gives: { iso: '2027-03-01', daysLeft: 100, percentLeft: 13.869625520110956 },
    source: PYTHON,
  },
  {
    values: { opened: '2026-09-01', pao: 12, asOf: '2026-11-21' },
    gives: { iso: '2027-09-01', daysLeft: 284, percentLeft: 77.8082191780822 },
    source: PYTHON,
  },
  {
    values: { made: '2026-11-01', life: 30, unit: 'days', countMade: true, asOf: '2026-11-21' },
    gives: { iso: '2026-11-30', daysLeft: 9 },
    source: PYTHON,
  },
  {
    values: { made: '2026-01-15', life: 12, monthEnd: true, asOf: '2026-11-21' },
    gives: { iso: '2027-01-31', daysLeft: 71 },
    source: `${PYTHON}; calendar.monthrange`,
  },
  {
    values: { made: '2026-11-07', life: 2, unit: 'weeks', asOf: '2026-11-21' },
    gives: { iso: '2026-11-21', daysLeft: 0, status: 'today' },
    source: PYTHON,
  },
  {
    values: { made: '2026-11-07', life: 2, opened: '2026-11-01', pao: 6, asOf: '2026-11-21' },
    gives: problem('openedEarly', {}, 'opened'),
    source: 'a product is made before it is opened',
  },
] satisfies Examples<typeof tool>;
