import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, ROUND_HALF_UP';

export default [
  {
    values: { mode: 'final', price: 80, discount: '20+10' },
    gives: { final: '57.60', saved: '22.40', percent: '28' },
    source: PYTHON,
  },
  {
    values: { mode: 'final', price: '49.99', discount: '30', tax: '8.25' },
    gives: { final: '34.99', saved: '15.00', total: '37.88' },
    source: PYTHON,
  },
  {
    values: { mode: 'final', price: '19.95', discount: '5', unit: 'amount', quantity: 3 },
    gives: { final: '44.85', saved: '15.00', percent: '25.0626566416' },
    source: PYTHON,
  },
  {
    values: { mode: 'percent', price: 120, paid: 89 },
    gives: { final: '89.00', saved: '31.00', percent: '25.8333333333' },
    source: PYTHON,
  },
  {
    values: { mode: 'original', paid: '59.50', discount: '15' },
    gives: { original: '70.00', saved: '10.50', percent: '15' },
    source: PYTHON,
  },
  {
    values: { mode: 'final', price: '24.90', discount: '10', quantity: 7, offer: '3for2' },
    gives: { final: '112.05', saved: '62.25', percent: '35.7142857143' },
    source: PYTHON,
  },
  {
    values: { mode: 'final', price: 80, discount: '120' },
    gives: problem('over100', {}, 'discount'),
    source: 'all of a price is 100%',
  },
] satisfies Examples<typeof tool>;
