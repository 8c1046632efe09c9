import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: fractions.Fraction, rounded half up';

export default [
  {
    values: { odds: '3\n4', total: 100 },
    gives: {
      book: '58.3333333333333',
      totalStake: '100.00',
      minReturn: '171.42',
      maxReturn: '171.44',
      profit: '71.42',
      roi: 71.42,
    },
    source: PYTHON,
  },
  {
    values: { odds: '3\n4', total: 100, step: '5' },
    gives: { totalStake: '100.00', minReturn: '165.00', maxReturn: '180.00', profit: '65.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'profit', odds: 'Time A, 3\nEmpate, 4', wantProfit: 50 },
    gives: { totalStake: '70.00', minReturn: '120.00', profit: '50.00', roi: '71.4285714285714' },
    source: PYTHON,
  },
  {
    values: { odds: 'A 5/2\nB +250\nC: 2,5', total: 100 },
    gives: { book: '97.1428571428571', minReturn: '102.94', maxReturn: '102.95', profit: '2.94' },
    source: PYTHON,
  },
  {
    values: { odds: '-120\n1,9', total: 100 },
    gives: { book: '107.177033492823', minReturn: '93.30', profit: '-6.70' },
    source: PYTHON,
  },
  {
    values: { odds: '3\n4', total: 100, commission: 5 },
    gives: { book: '60.4567845947156', minReturn: '165.40', profit: '65.40' },
    source: PYTHON,
  },
  {
    values: { odds: '1,5\n100', total: 10, step: '5' },
    gives: { totalStake: '10.00', minReturn: '0.00', maxReturn: '15.00', profit: '-10.00', roi: '-100' },
    source: PYTHON,
  },
  {
    values: { odds: '3\n4', total: 1, step: '5' },
    gives: problem('stepTooLarge', { step: { exact: '5' } }, 'step'),
    source: 'a stake of 0.57 or 0.43 is closest to 0',
  },
  {
    values: { odds: '3\n1', total: 100 },
    gives: problem('lowOdds', { line: 2, text: '1' }, 'odds'),
    source: 'a bet at odds of 1 returns only its stake',
  },
] satisfies Examples<typeof tool>;
