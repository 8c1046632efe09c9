import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '10, 9, -2.5' },
    gives: {
      result: '-2.5\n9\n10',
      count: 3,
      sum: '16.5',
      mean: '5.5',
      median: '9',
      min: '-2.5',
      max: '10',
      range: '12.5',
    },
    source: 'Python: sorted(), statistics.mean(), statistics.median()',
  },
  {
    values: { input: '9007199254740993 9007199254740992', order: 'desc', separator: 'space' },
    gives: { result: '9007199254740993 9007199254740992', sum: '18014398509481985', mean: '9007199254740992.5' },
    source: 'Python: sorted(reverse=True), fractions.Fraction',
  },
  {
    values: { input: '1.234,5; 0,10; 0,1; 12', decimal: 'comma', separator: 'semicolon', unique: true },
    gives: { result: '0,10;12;1.234,5', count: 3, sum: '1246.6' },
    source: 'Python: decimal.Decimal, the numbers written with a point',
  },
  {
    values: { input: 'Anna 31, Ben 28, Chloe 9', ignoreText: true, separator: 'comma' },
    gives: { result: '9, 28, 31', count: 3, mean: '22.6666666667', median: '28' },
    source: 'Python: re.findall(r"\\d+"), decimal with 12 digits',
  },
  {
    values: { input: '3\n4\nfive' },
    gives: problem('notNumber', { token: 'five', line: 3, most: 300 }, 'input'),
    source: 'Python: decimal.Decimal("five") is an InvalidOperation',
  },
] satisfies Examples<typeof tool>;
