import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal';

export default [
  { values: { mode: 'of', x: 15, y: 80 }, gives: { result: '12' }, source: PYTHON },
  { values: { mode: 'change', x: 80, y: 100 }, gives: { result: '25' }, source: PYTHON },
  { values: { mode: 'isWhat', x: 7, y: 30 }, gives: { result: '23.3333333333' }, source: PYTHON },
  { values: { mode: 'decrease', x: '59.9', y: 30 }, gives: { result: '41.93' }, source: PYTHON },
  { values: { mode: 'whole', x: 12, y: 15 }, gives: { result: '80' }, source: PYTHON },
  { values: { mode: 'before', x: 119, y: 19 }, gives: { result: '100' }, source: PYTHON },
  { values: { mode: 'difference', x: 80, y: 100 }, gives: { result: '22.2222222222' }, source: PYTHON },
  {
    values: { mode: 'change', x: 0, y: 5 },
    gives: problem('changeFromZero', {}, 'x'),
    source: 'Python: Decimal(5) / Decimal(0) raises DivisionByZero',
  },
] satisfies Examples<typeof tool>;
