import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime, each day counted; the units as Temporal.PlainDate.until counts them';

export default [
  {
    values: { start: '2024-01-15', end: '2026-11-21' },
    gives: {
      days: 1041,
      years: 2,
      months: 10,
      restDays: 6,
      weeks: 148,
      weekDays: 5,
      businessDays: 745,
      weekendDays: 296,
      middle: '2025-06-18',
      hours: 24_984,
    },
    source: PYTHON,
  },
  {
    values: { start: '2024-01-15', end: '2026-11-21', includeEnd: true },
    gives: { days: 1042, years: 2, months: 10, restDays: 7, businessDays: 745, weekendDays: 297 },
    source: PYTHON,
  },
  {
    values: { start: '2024-02-28', end: '2024-03-01' },
    gives: { days: 2, restDays: 2, businessDays: 2, weekendDays: 0 },
    source: PYTHON,
  },
  {
    values: { start: '2026-03-01', end: '2026-01-31' },
    gives: { days: -29, months: 1, restDays: 1, businessDays: 20, weekendDays: 9 },
    source: PYTHON,
  },
] satisfies Examples<typeof tool>;
