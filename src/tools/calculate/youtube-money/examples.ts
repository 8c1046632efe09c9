import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, ROUND_HALF_UP';

export default [
  {
    values: { views: 10000, period: 'day', rpmLow: 2, rpmHigh: 6 },
    gives: {
      yearLow: '7300.00',
      yearHigh: '21900.00',
      monthLow: '608.33',
      monthHigh: '1825.00',
      dayLow: '20.00',
      dayHigh: '60.00',
    },
    source: PYTHON,
  },
  {
    values: { views: 250000, period: 'month', format: 'shorts', rpmLow: '0.01', rpmHigh: '0.07', share: 45 },
    gives: { monthLow: '2.50', monthHigh: '17.50', yearLow: '30.00', yearHigh: '210.00', dayLow: '0.08' },
    source: PYTHON,
  },
  {
    values: { views: 100000, period: 'month', basis: 'cpm', cpmLow: 4, cpmHigh: 12, monetized: 60, share: 55 },
    gives: { monthLow: '132.00', monthHigh: '396.00', yearHigh: '4752.00' },
    source: PYTHON,
  },
  {
    values: { views: 1234567, period: 'year', niche: 'own', rpmLow: '3.33', rpmHigh: '7.77' },
    gives: { yearLow: '4111.11', yearHigh: '9592.59', monthLow: '342.59', dayHigh: '26.28' },
    source: PYTHON,
  },
  {
    values: { views: 1234.5, period: 'day' },
    gives: { yearLow: '901.19', monthLow: '75.10', yearHigh: '2703.56' },
    source: PYTHON,
  },
  {
    values: { views: 10000, niche: 'own', rpmLow: 8, rpmHigh: 6 },
    gives: problem('lowAboveHigh', { low: { exact: '8' }, high: { exact: '6' } }, 'rpmLow'),
    source: 'a range goes from low to high',
  },
] satisfies Examples<typeof tool>;
