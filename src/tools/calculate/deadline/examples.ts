import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime and dateutil.easter, each day counted';

export default [
  {
    values: {
      start: '2026-12-18',
      amount: 10,
      unit: 'business',
      direction: 'after',
      holidays: 'BR',
      asOf: '2026-12-18',
    },
    gives: { iso: '2027-01-05', daysLeft: 18, skipped: 8 },
    source: PYTHON,
  },
  {
    values: { start: '2026-11-23', amount: 90, unit: 'days', direction: 'after', holidays: 'none', asOf: '2026-11-23' },
    gives: { iso: '2027-02-21', daysLeft: 90 },
    source: PYTHON,
  },
  {
    values: {
      start: '2026-11-23',
      amount: 90,
      unit: 'days',
      direction: 'after',
      roll: 'next',
      holidays: 'none',
      asOf: '2027-03-01',
    },
    gives: { iso: '2027-02-22', daysLeft: -7 },
    source: 'Python: February 21, 2027 is a Sunday',
  },
  {
    values: {
      start: '2026-11-23',
      amount: 30,
      unit: 'business',
      direction: 'after',
      holidays: 'US',
      asOf: '2026-11-23',
    },
    gives: { iso: '2027-01-07', skipped: 15 },
    source: PYTHON,
  },
  {
    values: { start: '2026-11-23', amount: -5, unit: 'days', direction: 'after', asOf: '2026-11-23' },
    gives: problem('negativeAfter', {}, 'amount'),
    source: 'a length has no sign',
  },
] satisfies Examples<typeof tool>;
