import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { birth: '1990-06-15', asOf: '2026-11-21' },
    gives: {
      years: 36,
      months: 5,
      days: 6,
      short: '36;5',
      totalDays: 13308,
      totalWeeks: 1901,
      totalMonths: 437,
      nextBirthday: '2027-06-15',
      daysToBirthday: 206,
    },
    source: 'Python datetime for days; Temporal.PlainDate.until for years, months and days',
  },
  {
    values: { birth: '1990-06-15', asOf: '2026-11-22' },
    lang: 'en',
    gives: { weekday: 'Friday' },
    source: 'Python datetime',
  },
  {
    values: { birth: '2015-08-29', asOf: '2026-11-21', method: 'thirty' },
    gives: { years: 11, months: 2, days: 22, short: '11;2' },
    source: 'The paper method by hand: 2026-10-51 − 2015-08-29',
  },
  {
    values: { birth: '2015-08-29', asOf: '2026-11-21', method: 'calendar' },
    gives: { years: 11, months: 2, days: 23 },
    source: 'Temporal.PlainDate.until',
  },
  {
    values: { birth: '2000-02-29', asOf: '2026-02-28', leap: 'feb28' },
    gives: { years: 26, months: 0, days: 0, nextBirthday: '2026-02-28', daysToBirthday: 0, totalDays: 9496 },
    source: 'The rule of the page; Python datetime for the days',
  },
  {
    values: { birth: '2000-02-29', asOf: '2026-02-28', leap: 'mar1' },
    gives: { years: 25, months: 11, days: 30, nextBirthday: '2026-03-01', daysToBirthday: 1 },
    source: 'Temporal.PlainDate.until; Python datetime for the days',
  },
  {
    values: { birth: '2026-12-24', asOf: '2026-11-21' },
    gives: problem('notBorn', { days: 33 }, 'birth'),
    source: 'Python: (date(2026, 12, 24) − date(2026, 11, 21)).days',
  },
] satisfies Examples<typeof tool>;
