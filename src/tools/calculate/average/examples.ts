import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: statistics, quantiles with method="inclusive"';

export default [
  {
    values: { input: '2 4 4 4 5 5 7 9', decimal: 'dot' },
    gives: {
      mean: '5',
      median: '4.5',
      mode: '4',
      count: 8,
      sum: '40',
      range: '7',
      variance: '4.5714285714286',
      deviation: '2.1380899352994',
      q1: '4',
      q3: '5.5',
      iqr: '1.5',
      geometric: '4.6032155960467',
    },
    source: PYTHON,
  },
  {
    values: { input: '72, 85, 91, 85, 78', weights: '1 1 2 1 3', decimal: 'dot' },
    gives: { mean: '82.2', weighted: '82.25', median: '85', mode: '85' },
    source: PYTHON,
  },
  {
    values: { input: '7,5 8 6,5 9', weights: '30 20 20 30', decimal: 'comma' },
    gives: { weighted: '7.85', mean: '7.75' },
    source: PYTHON,
  },
  {
    values: { input: '80 75,5 90 85', weights: '2 3 3 2', decimal: 'comma' },
    gives: { weighted: '82.65', mean: '82.625' },
    source: PYTHON,
  },
  {
    values: { input: '0.1 0.1 0.1 0.1 0.1 0.1 0.1 0.1 0.1 0.1', sample: false, decimal: 'dot' },
    gives: { sum: '1', mean: '0.1', deviation: '0' },
    source: 'decimal arithmetic: ten times 0.1 is exactly 1',
  },
  {
    values: { input: '12 15 abc', decimal: 'dot' },
    gives: problem('notNumber', { text: 'abc', line: 1 }, 'input'),
    source: 'letters are no number',
  },
] satisfies Examples<typeof tool>;
