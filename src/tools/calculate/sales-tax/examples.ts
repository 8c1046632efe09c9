import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, ROUND_HALF_UP';

export default [
  {
    values: { mode: 'add', amount: 100, country: 'GB', rate: 20 },
    gives: { net: '100.00', tax: '20.00', gross: '120.00', part1: '20.00', part2: '0.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: 120, country: 'GB', rate: 20 },
    gives: { net: '100.00', tax: '20.00', gross: '120.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: 1160, country: 'MX', rate: 16 },
    gives: { net: '1000.00', tax: '160.00', gross: '1160.00' },
    source: 'Python: decimal, 1160 × 100 ÷ 116',
  },
  {
    values: { mode: 'remove', amount: '49.99', country: 'DE', rate: 19 },
    gives: { net: '42.01', tax: '7.98', gross: '49.99' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: '89.90', country: 'FR', rate: 20 },
    gives: { net: '74.92', tax: '14.98', gross: '89.90' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: 61, country: 'IT', rate: 22 },
    gives: { net: '50.00', tax: '11.00', gross: '61.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: '49.99', country: 'PL', rate: 23 },
    gives: { net: '40.64', tax: '9.35', gross: '49.99' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', amount: 1000000, country: 'ID', rate: 11 },
    gives: { net: '1000000.00', tax: '110000.00', gross: '1110000.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: 118, country: 'IN', region: 'intra', rate: 9, rate2: 9 },
    gives: { net: '100.00', part1: '9.00', part2: '9.00', tax: '18.00', gross: '118.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', amount: '19.99', country: 'CA', region: 'QC', rate: 5, rate2: '9.975' },
    gives: { net: '19.99', part1: '1.00', part2: '1.99', tax: '2.99', gross: '22.98' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', amount: 1000, country: 'IN', region: 'inter', rate: 18 },
    gives: { net: '1000.00', tax: '180.00', gross: '1180.00', part1: '180.00', part2: '0.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: 1180, country: 'IN', region: 'inter', rate: 18 },
    gives: { net: '1000.00', tax: '180.00', gross: '1180.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: 1220, country: 'RU', rate: 22 },
    gives: { net: '1000.00', tax: '220.00', gross: '1220.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', amount: '819.66', country: 'RU', rate: 22 },
    gives: { net: '819.66', tax: '180.33', gross: '999.99' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', list: true, prices: '12.50\n8.99\n104', country: 'GB', rate: 20 },
    gives: { net: '125.49', tax: '25.10', gross: '150.59' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', list: true, prices: '12.50\ntwelve', country: 'GB', rate: 20 },
    gives: problem('badPrice', { line: 2, text: 'twelve' }, 'prices'),
    source: 'a price is a number, 0 or more',
  },
  {
    values: { mode: 'remove', amount: 580, country: 'MX', rate: 16 },
    gives: { net: '500.00', tax: '80.00', gross: '580.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', amount: 249, country: 'FR', rate: 20 },
    gives: { net: '249.00', tax: '49.80', gross: '298.80' },
    source: PYTHON,
  },
  {
    values: { mode: 'remove', amount: 555000, country: 'ID', rate: 11 },
    gives: { net: '500000.00', tax: '55000.00', gross: '555000.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', amount: 150, country: 'IT', rate: 22 },
    gives: { net: '150.00', tax: '33.00', gross: '183.00' },
    source: PYTHON,
  },
  {
    values: { mode: 'add', amount: '1200.50', country: 'PL', rate: 23 },
    gives: { net: '1200.50', tax: '276.12', gross: '1476.62' },
    source: PYTHON,
  },
] satisfies Examples<typeof tool>;
