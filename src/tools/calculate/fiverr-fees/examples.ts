import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, ROUND_HALF_UP; prices tried cent by cent';

export default [
  {
    values: { direction: 'price', amount: 50 },
    gives: { sellerFee: '10.00', sellerNet: '40.00', buyerFee: '5.75', buyerTotal: '55.75', take: '28.2511210762' },
    source: PYTHON,
  },
  {
    values: { direction: 'price', amount: 50, tip: 10 },
    gives: { sellerFee: '12.00', sellerNet: '48.00', buyerFee: '9.30', buyerTotal: '69.30' },
    source: PYTHON,
  },
  {
    values: { direction: 'earn', amount: 100 },
    gives: { price: '125.00', sellerNet: '100.00', buyerFee: '6.88', buyerTotal: '131.88' },
    source: PYTHON,
  },
  {
    values: { direction: 'budget', amount: 105 },
    gives: { price: '96.68', sellerNet: '77.34', buyerTotal: '105.00' },
    source: PYTHON,
  },
  {
    values: { direction: 'budget', amount: 3 },
    gives: problem('budgetSmall', { least: { exact: '3.01' } }, 'amount'),
    source: PYTHON,
  },
] satisfies Examples<typeof tool>;
