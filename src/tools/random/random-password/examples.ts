import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** Expects one result that matches a pattern. */
const one =
  (pattern: RegExp) =>
  ({ result = [] }: Record<string, readonly string[]>) =>
    result.length === 1 && pattern.test(result[0] ?? '');

export default [
  {
    values: { mode: 'passphrase', words: 6 },
    gives: { entropy: '77.55', strength: 'strong' },
    source: 'EFF 2016: log₂ 7,776 = 12.92 bits for each of six words',
  },
  {
    values: { mode: 'characters', size: 20 },
    gives: { entropy: '128.06', strength: 'very strong' },
    source: 'Python: inclusion–exclusion over the four classes in whole numbers',
  },
  {
    values: { size: 16, symbols: false, requireEach: false },
    gives: { entropy: '95.27', strength: 'strong' },
    source: 'Python: math.log2(62**16)',
  },
  { values: { mode: 'pin' }, gives: one(/^\d{6}$/), source: 'six digits, as in most banking apps' },
  {
    values: { size: 12, upper: false, symbols: false },
    gives: one(/^(?=.*[a-z])(?=.*\d)[a-z\d]{12}$/),
    source: 'the options read as a regular expression',
  },
  {
    values: { lower: false, upper: false, digits: false, symbols: false },
    gives: problem('noClass', {}, 'lower'),
    source: 'no characters to draw from',
  },
  {
    values: { mode: 'pin', size: 65 },
    gives: problem('error.max', { max: 64 }, 'size'),
    source: 'the limit on the page',
  },
] satisfies Examples<typeof tool>;
