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
    values: { mode: 'final', price: 48, discount: '30', tax: '8.25' },
    gives: { final: '33.60', saved: '14.40', percent: '30', total: '36.37' },
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
  {
    values: { price: 1299, discount: '15' },
    gives: { final: '1104.15', saved: '194.85', percent: '15' },
    source: PYTHON,
    lang: 'es',
  },
  {
    values: { price: 800, discount: '30+10' },
    gives: { final: '504.00', saved: '296.00', percent: '37' },
    source: PYTHON,
    lang: 'es',
  },
  {
    values: { price: '89.90', discount: '30' },
    gives: { final: '62.93', saved: '26.97', percent: '30' },
    source: PYTHON,
    lang: 'fr',
  },
  {
    values: { price: 60, discount: '20+10' },
    gives: { final: '43.20', saved: '16.80', percent: '28' },
    source: PYTHON,
    lang: 'fr',
  },
  {
    values: { price: 250000, discount: '25' },
    gives: { final: '187500.00', saved: '62500.00', percent: '25' },
    source: PYTHON,
    lang: 'id',
  },
  {
    values: { price: 200000, discount: '50+20' },
    gives: { final: '80000.00', saved: '120000.00', percent: '60' },
    source: PYTHON,
    lang: 'id',
  },
  {
    values: { price: '49.90', discount: '20' },
    gives: { final: '39.92', saved: '9.98', percent: '20' },
    source: PYTHON,
    lang: 'it',
  },
  {
    values: { price: 120, discount: '30+10' },
    gives: { final: '75.60', saved: '44.40', percent: '37' },
    source: PYTHON,
    lang: 'it',
  },
  {
    values: { price: '129.90', discount: '30' },
    gives: { final: '90.93', saved: '38.97', percent: '30' },
    source: PYTHON,
    lang: 'pl',
  },
  {
    values: { price: 200, discount: '20+10' },
    gives: { final: '144.00', saved: '56.00', percent: '28' },
    source: PYTHON,
    lang: 'pl',
  },
  {
    values: { price: '349.90', discount: '10' },
    gives: { final: '314.91', saved: '34.99', percent: '10' },
    source: PYTHON,
    lang: 'pt',
  },
  {
    values: { price: 150, discount: '20+5' },
    gives: { final: '114.00', saved: '36.00', percent: '24' },
    source: PYTHON,
    lang: 'pt',
  },
  {
    values: { price: 2490, discount: '15' },
    gives: { final: '2116.50', saved: '373.50', percent: '15' },
    source: PYTHON,
    lang: 'ru',
  },
  {
    values: { price: 5000, discount: '20+10' },
    gives: { final: '3600.00', saved: '1400.00', percent: '28' },
    source: PYTHON,
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
