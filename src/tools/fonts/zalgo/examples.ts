import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON =
  'the draws worked out in Python: hashlib.sha256, xoroshiro128+ from its authors’ paper, unicodedata.combining';

export default [
  {
    values: { input: 'Hi', level: 2, seed: 'smallkit' },
    gives: { result: 'H\u0304\u0364\u0335\u0325\u0319i\u0301\u0336\u031d', marks: 8, seedUsed: 'smallkit' },
    source: PYTHON,
  },
  {
    values: { input: 'no way', level: 4, up: false, mid: false, seed: '7' },
    gives: {
      result: 'n\u033a\u0356o\u0349 w\u032d\u0354\u0348\u032ea\u0355\u033c\u033by\u031f\u0359\u032f\u0329',
      marks: 14,
    },
    source: PYTHON,
  },
  {
    values: { input: 'A', level: 1, mid: false, down: false, seed: '1' },
    gives: ({ result, marks }) => /^A[\u0300-\u036F]$/.test(result?.[0] ?? '') && marks?.[0] === '1',
    source: 'one mark at most in one place',
  },
  {
    values: { input: 'Z\u0351\u036b\u0334\u0353a\u0347l\u031cg\u0322o\u0321 cafe\u0301', clean: true },
    gives: { result: 'Zalgo cafe\u0301', removed: 8 },
    source: 'Python unicodedata.normalize: only e and U+0301 compose, to é',
  },
  {
    values: { input: 'Hello', up: false, mid: false, down: false },
    gives: { result: 'Hello', marks: 0 },
    source: 'no place is chosen',
  },
] satisfies Examples<typeof tool>;
