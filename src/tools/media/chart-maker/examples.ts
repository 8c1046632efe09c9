import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a,1\nb,2\nc,3' },
    gives: { rows: 3, series: 1, min: 1, max: 3, total: '6' },
    source: 'counted by hand',
  },
  {
    values: { input: 'Region;2025;2026\nNord;1.234,5;0,1\nSüd;(12);0,2\n', type: 'hbar', labels: 'value' },
    gives: { rows: 2, series: 2, min: -12, max: 1234.5, total: '1222.8' },
    source: 'Python’s decimal: 1234.5 + 0.1 − 12 + 0.2; parentheses are negative in accounting',
  },
  {
    values: { input: '[{"day":"2026-01-01","°C":-3},{"day":"2026-01-03","°C":4}]', type: 'line' },
    gives: { rows: 2, series: 1, min: -3, max: 4, total: '1' },
    source: 'counted by hand',
  },
  {
    values: { input: 'Datum;Wert\n01.02.2026;1.234,50\n02.02.2026;2.000,00', type: 'line' },
    gives: { rows: 2, series: 1, min: 1234.5, max: 2000, total: '3234.5' },
    source: 'Python’s decimal: 1234.50 + 2000.00',
  },
  {
    values: { input: 'a,1,10\nb,2,20', type: 'pie' },
    gives: { rows: 2, series: 2, min: 1, max: 2, total: '3' },
    source: 'counted by hand: a pie shows the first series',
  },
  {
    values: { input: 'Rent,900\nFood,420\nRefund,-30', type: 'pie' },
    gives: problem('negativeSlice', { label: 'Refund' }, 'type'),
    source: 'a share of a whole is at least 0',
  },
  {
    values: { input: 'x,1\ny,2,3' },
    gives: problem('ragged', { line: 2, cells: 3, expected: 2 }, 'input'),
    source: 'RFC 4180 §2: each line should contain the same number of fields',
  },
  {
    values: { input: '0,5\n1,0\n2,7', type: 'line', log: true },
    gives: problem('logOfZero', {}, 'log'),
    source: 'the logarithm of 0 is not defined',
  },
  {
    values: { input: 'a,1\nb,0', type: 'area', log: true },
    gives: { rows: 2, min: 0, max: 1, total: '1' },
    source: 'stacked areas have no logarithmic scale, so the option has no effect',
  },
] satisfies Examples<typeof tool>;
