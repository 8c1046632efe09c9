import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const python = 'xoroshiro128+ written in Python after its authors’ reference, with Python’s datetime';

export default [
  {
    values: { mode: 'date', to: '2026-12-31', count: 5, seed: 'smallkit' },
    gives: {
      result: ['2021-07-14', '2000-05-05', '2010-11-28', '2001-09-17', '2022-04-03'],
      seedUsed: 'smallkit',
    },
    source: python,
  },
  {
    values: {
      mode: 'date',
      from: '2024-02-28',
      to: '2024-03-01',
      count: 3,
      unique: true,
      sort: 'asc',
    },
    gives: { result: ['2024-02-28', '2024-02-29', '2024-03-01'] },
    source: 'Python’s datetime: 2024 is a leap year',
  },
  {
    values: {
      mode: 'date',
      from: '2026-01-01',
      to: '2026-12-31',
      days: 'weekdays',
      count: 4,
      unique: true,
      as: 'comma',
      seed: 'smallkit',
    },
    gives: '2026-03-11, 2026-09-30, 2026-01-22, 2026-04-21',
    source: `${python}, partial Fisher–Yates`,
  },
  {
    values: { mode: 'date', from: '2024-01-01', to: '2024-01-31', time: true, count: 2, seed: 'smallkit' },
    gives: { result: ['2024-01-05T18:38:33', '2024-01-20T21:10:45'] },
    source: python,
  },
  {
    values: { mode: 'birthday', today: '2026-11-21', seed: 'smallkit' },
    gives: { result: ['1998-09-05'], age: 28, weekday: 'Saturday', zodiac: 'virgo' },
    source: `${python}; Encyclopædia Britannica, ‘zodiac’`,
    lang: 'en',
  },
  {
    values: { mode: 'month', count: 4, seed: 'smallkit' },
    gives: { result: ['February', 'October', 'January', 'October'] },
    source: python,
    lang: 'en',
  },
  {
    values: { mode: 'month', count: 13, unique: true },
    gives: problem('notEnough', { possible: 12 }, 'count'),
    source: 'a year has twelve months',
  },
  {
    values: { mode: 'date', from: '2026-03-07', to: '2026-03-08', days: 'weekdays' },
    gives: problem('noWeekday', {}, 'days'),
    source: 'Python’s datetime: a Saturday and a Sunday',
  },
] satisfies Examples<typeof tool>;
