import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: datetime, calendar.monthrange, isocalendar';

export default [
  {
    values: { start: '2026-11-23', mode: 'add', days: 90 },
    lang: 'en',
    gives: { iso: '2027-02-21', weekday: 'Sunday' },
    source: PYTHON,
  },
  {
    values: { start: '2024-01-31', mode: 'add', months: 1 },
    gives: {
      iso: '2024-02-29',
      dayOfYear: 60,
      isoWeek: '2024-W09',
      daysBetween: 29,
    },
    source: PYTHON,
  },
  {
    values: { start: '2026-11-23', mode: 'add', days: 90 },
    gives: { iso: '2027-02-21', dayOfYear: 52, isoWeek: '2027-W07', daysBetween: 90 },
    source: PYTHON,
  },
  {
    values: { start: '2026-11-23', mode: 'add', years: 1, months: 2, weeks: 3, days: 4 },
    gives: { iso: '2028-02-17', daysBetween: 451 },
    source: PYTHON,
  },
  {
    values: { start: '2026-03-31', mode: 'subtract', months: 1 },
    gives: { iso: '2026-02-28', daysBetween: -31 },
    source: PYTHON,
  },
  {
    values: { start: '9999-12-31', mode: 'add', days: 1 },
    gives: problem('outside', {}, 'days'),
    source: 'four digits for a year end with 9999',
  },
] satisfies Examples<typeof tool>;
