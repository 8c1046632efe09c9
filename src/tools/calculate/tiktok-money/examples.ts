import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, ROUND_HALF_UP';

export default [
  {
    values: { views: 1000000, qualified: 60 },
    gives: { rewardsLow: '240.00', rewardsHigh: '600.00', totalLow: '240.00', yearHigh: '7200.00' },
    source: PYTHON,
  },
  {
    values: { views: 250000, followers: 20000, posts: 2, diamonds: 3000 },
    gives: {
      rewardsLow: '60.00',
      rewardsHigh: '150.00',
      sponsorLow: '200.00',
      sponsorHigh: '600.00',
      gifts: '15.00',
      totalLow: '275.00',
      totalHigh: '765.00',
      yearLow: '3300.00',
      yearHigh: '9180.00',
    },
    source: PYTHON,
  },
  {
    values: { views: 12345, qualified: '33.3', followers: 1234, posts: 3, diamonds: 777 },
    gives: { rewardsLow: '1.64', sponsorHigh: '55.53', gifts: '3.89', totalLow: '24.04', yearLow: '288.47' },
    source: PYTHON,
  },
  {
    values: { views: 5833.5, followers: 12000, posts: 1.5 },
    gives: { rewardsLow: '1.40', sponsorLow: '90.00', sponsorHigh: '270.00', totalHigh: '273.50', yearHigh: '3282.00' },
    source: PYTHON,
  },
  {
    values: { views: 250000, rpmLow: 2, rpmHigh: 1 },
    gives: problem('lowAboveHigh', { low: { exact: '2' }, high: { exact: '1' } }, 'rpmLow'),
    source: 'a range goes from low to high',
  },
] satisfies Examples<typeof tool>;
