import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: fractions and decimal, the schedule row by row';

export default [
  {
    values: { kind: 'loan', amount: 250000, rate: 5.5, years: 25 },
    gives: { payment: '1535.22', interest: '210565.12', total: '460565.12', payments: 300, saved: '0.00' },
    source: PYTHON,
  },
  {
    values: { kind: 'loan', amount: 250000, rate: 5.5, years: 25, extra: 100, start: '2027-01-01' },
    gives: { payment: '1535.22', interest: '181392.58', payments: 264, saved: '29172.54', payoff: '2048-12-01' },
    source: `${PYTHON}; dateutil for the day`,
  },
  {
    values: { kind: 'loan', amount: 250000, rate: 5.5, years: 25, compounding: 'semiannual' },
    gives: { payment: '1525.98', interest: '207792.84', total: '457792.84' },
    source: PYTHON,
  },
  {
    values: { kind: 'loan', amount: 12000, rate: 7.9, years: 3, months: 6 },
    gives: { payment: '327.97', interest: '1774.57', total: '13774.57', payments: 42 },
    source: PYTHON,
  },
  {
    values: {
      kind: 'mortgage',
      price: 400000,
      down: 10,
      rate: 6.5,
      years: 30,
      propertyTax: 1.1,
      insurance: 1500,
      fees: 45,
      pmi: 0.6,
    },
    gives: { loan: '360000.00', payment: '2275.44', monthly: '2992.11', pmiMonths: 95, interest: '459164.00' },
    source: PYTHON,
  },
  {
    values: { kind: 'loan', amount: 30_000_000, rate: 1, years: 35, currency: 'JPY' },
    gives: { payment: '84686', total: '35567972', interest: '5567972' },
    source: PYTHON,
  },
  {
    values: { kind: 'mortgage', price: 450000, down: 90000, rate: 6.25, years: 30 },
    gives: problem('downPercent', { down: { exact: '90000' } }, 'down'),
    source: 'a down payment is part of the price',
  },
  {
    values: { kind: 'mortgage', price: 300000, down: 300000, downUnit: 'amount', rate: 6, years: 30 },
    gives: problem('downTooMuch', { down: { exact: '300000.00' }, price: { exact: '300000.00' } }, 'down'),
    source: 'a loan is what the down payment leaves of the price',
  },
  {
    values: { kind: 'loan', amount: 5000, rate: 6, years: 100, months: 1 },
    gives: problem('termLong', {}, 'years'),
    source: 'a term of 100 years at most',
  },
] satisfies Examples<typeof tool>;
