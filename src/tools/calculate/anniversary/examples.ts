import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime, dateutil.relativedelta';

export default [
  {
    values: { kind: 'wedding', date: '2015-06-20', asOf: '2026-11-23' },
    gives: {
      daysUntil: 209,
      nextDate: '2027-06-20',
      nextNumber: 12,
      gift: 'silk',
      years: 11,
      months: 5,
      days: 3,
      totalDays: 4174,
    },
    source: PYTHON,
  },
  {
    values: { kind: 'relationship', date: '2020-02-29', asOf: '2026-11-21', leap: 'mar1' },
    gives: {
      years: 6,
      months: 8,
      days: 23,
      totalDays: 2457,
      nextDate: '2027-03-01',
      nextNumber: 7,
      daysUntil: 100,
    },
    source: PYTHON,
  },
  {
    values: { kind: 'wedding', date: '2001-11-23', asOf: '2026-11-23' },
    gives: { daysUntil: 0, nextDate: '2026-11-23', nextNumber: 25, gift: 'silver', years: 25, totalDays: 9131 },
    source: PYTHON,
  },
  {
    values: { kind: 'wedding', date: '1951-12-01', asOf: '2026-11-21' },
    gives: { daysUntil: 10, nextNumber: 75, gift: 'diamond', years: 74, months: 11, days: 20 },
    source: `${PYTHON}; InD’tale, A Light-hearted Look at Anniversaries: 60 and 75 are diamonds`,
  },
  {
    values: { kind: 'wedding', date: '2027-05-01', asOf: '2026-11-23' },
    gives: { daysUntil: 159, nextDate: '2027-05-01', nextNumber: 0 },
    source: PYTHON,
  },
] satisfies Examples<typeof tool>;
