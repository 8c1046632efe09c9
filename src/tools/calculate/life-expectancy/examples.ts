import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: the table of the US Social Security Administration, interpolated with datetime';

export default [
  {
    values: { birth: '1990-06-15', sex: 'female', asOf: '2026-11-21' },
    gives: {
      age: 36.43561643835616,
      remaining: 45.98052054794521,
      lifespan: 82.41613698630138,
      iso: '2072-11-13',
      lived: 44.20932328387611,
      reach80: 66.03198598350131,
      reach90: 31.177172101909512,
      reach100: 2.81906508472269,
    },
    source: PYTHON,
  },
  {
    values: { birth: '1990-06-15', sex: 'average', asOf: '2026-11-21' },
    gives: {
      remaining: 43.861410958904116,
      iso: '2070-10-01',
      reach80: 59.62348416137523,
      reach90: 25.611577692148835,
    },
    source: PYTHON,
  },
  {
    values: { birth: '1958-02-28', sex: 'male', asOf: '2026-11-23' },
    gives: {
      age: 68.73424657534247,
      remaining: 15.520712328767122,
      lifespan: 84.25495890410959,
      iso: '2042-06-01',
      reach80: 68.7359720635968,
    },
    source: PYTHON,
  },
  {
    values: { birth: '1940-01-01', sex: 'average', asOf: '2026-11-23', adjust: 5 },
    gives: {
      remaining: 10.672547945205476,
      iso: '2037-07-26',
      reach90: 68.96211627362806,
      reach100: 5.226964407609848,
    },
    source: PYTHON,
  },
  {
    values: { birth: '1900-01-01', sex: 'average', asOf: '2026-11-23' },
    gives: problem('tooOld', { oldest: 119 }, 'birth'),
    source: 'the table ends at age 119',
  },
] satisfies Examples<typeof tool>;
