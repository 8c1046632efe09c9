import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: the table of the US Social Security Administration, interpolated with datetime';

export default [
  {
    values: { birth: '1990-06-15', sex: 'female', asOf: '2026-11-21' },
    gives: {
      age: 36.44,
      remaining: 45.98,
      lifespan: 82.42,
      iso: '2072-11-13',
      lived: 44.2,
      reach80: 66,
      reach90: 31.2,
      reach100: 2.8,
    },
    source: PYTHON,
  },
  {
    values: { birth: '1990-06-15', sex: 'average', asOf: '2026-11-21' },
    gives: { remaining: 43.86, iso: '2070-10-01', reach80: 59.6, reach90: 25.6 },
    source: PYTHON,
  },
  {
    values: { birth: '1958-02-28', sex: 'male', asOf: '2026-11-23' },
    gives: { age: 68.73, remaining: 15.52, lifespan: 84.25, iso: '2042-06-01', reach80: 68.7 },
    source: PYTHON,
  },
  {
    values: { birth: '1940-01-01', sex: 'average', asOf: '2026-11-23', adjust: 5 },
    gives: { remaining: 10.67, iso: '2037-07-26', reach90: 69, reach100: 5.2 },
    source: PYTHON,
  },
  {
    values: { birth: '1900-01-01', sex: 'average', asOf: '2026-11-23' },
    gives: problem('tooOld', { oldest: 119 }, 'birth'),
    source: 'the table ends at age 119',
  },
] satisfies Examples<typeof tool>;
