import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: fractions';

export default [
  {
    values: { mode: 'weighted', input: 'Homework, 92, 20\nMidterm, 78, 30\nFinal, 88, 50' },
    gives: { grade: '85.8', letter: 'B', weightTotal: '100' },
    source: PYTHON,
  },
  {
    values: { mode: 'final', current: '85', want: '90', finalWeight: '30' },
    gives: { needed: '101.666666666667', courseGrade: '85', courseLetter: 'B' },
    source: PYTHON,
  },
  {
    values: { mode: 'weighted', input: 'Homework, 92, 20\nMidterm, 78, 30', want: '90' },
    gives: { grade: '83.6', letter: 'B', weightTotal: '50', needed: '96.4', courseGrade: '84.3' },
    source: PYTHON,
  },
  {
    values: { mode: 'points', input: 'Quiz, 18, 20\nEssay, 45/50\n27, 30' },
    gives: { grade: '90', letter: 'A-' },
    source: PYTHON,
  },
  {
    values: { mode: 'weighted', input: 'Homework, 92, 20\nMidterm, seventy, 30' },
    gives: problem('badScore', { line: 2, text: 'seventy' }, 'input'),
    source: 'the message names the line',
  },
] satisfies Examples<typeof tool>;
