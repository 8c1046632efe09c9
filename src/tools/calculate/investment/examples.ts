import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, month by month';

export default [
  {
    values: { initial: 1000, contribution: 100, rate: 6, rateUnit: 'year', compounding: 'monthly', years: 10 },
    gives: { finalValue: '18207.33', invested: '13000.00', interest: '5207.33', realValue: '18207.33' },
    source: PYTHON,
  },
  {
    values: { initial: 1000, contribution: 200, rate: 1, rateUnit: 'month', years: 5 },
    gives: { finalValue: '18150.63', invested: '13000.00', interest: '5150.63' },
    source: PYTHON,
  },
  {
    values: { initial: 10000, contribution: 200, rate: 3, rateUnit: 'year', compounding: 'yearly', years: 15 },
    gives: { finalValue: '60827.56', invested: '46000.00', interest: '14827.56' },
    source: PYTHON,
  },
  {
    values: {
      initial: 1000,
      contribution: 100,
      rate: 6,
      rateUnit: 'year',
      compounding: 'monthly',
      years: 10,
      timing: 'begin',
      inflation: '2.5',
    },
    gives: { finalValue: '18289.27', realValue: '14287.55' },
    source: PYTHON,
  },
  {
    values: {
      initial: 5000,
      contribution: 1200,
      every: 'year',
      timing: 'begin',
      rate: 7,
      rateUnit: 'year',
      compounding: 'daily',
      years: 8,
      months: 4,
    },
    gives: { finalValue: '23826.24', invested: '15800.00', interest: '8026.24' },
    source: PYTHON,
  },
  {
    values: { initial: 10000, rate: 8, rateUnit: 'year', compounding: 'continuous', years: 5 },
    gives: { finalValue: '14918.25', interest: '4918.25' },
    source: PYTHON,
  },
  {
    values: {
      initial: 10000,
      contribution: 500,
      rate: '10.5',
      rateUnit: 'year',
      compounding: 'effective',
      years: 2,
      inflation: '4.5',
    },
    gives: { finalValue: '25437.11', invested: '22000.00', realValue: '23293.53' },
    source: PYTHON,
  },
  {
    values: { mode: 'goal', goal: 100000, initial: 1000, rate: 6, rateUnit: 'year', compounding: 'monthly', years: 10 },
    gives: { neededContribution: '599.11' },
    source: PYTHON,
  },
  {
    values: { mode: 'goal', goal: 1000, initial: 1000, rate: 6, years: 10 },
    gives: problem('reached', {}, 'goal'),
    source: 'the starting amount is the goal',
  },
  {
    values: { mode: 'goal', goal: '2040', rate: '4', compounding: 'yearly', every: 'year', years: 2 },
    gives: { neededContribution: '1000.00', finalValue: '2040.00' },
    source: 'by hand: 1000 · 1.04 + 1000 is exactly 2040',
  },
] satisfies Examples<typeof tool>;
