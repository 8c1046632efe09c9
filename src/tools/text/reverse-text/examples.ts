import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  { values: { input: 'hello', mode: 'text' }, gives: 'olleh', source: 'Python: "hello"[::-1]' },
  {
    values: { input: 'one two three', mode: 'words' },
    gives: 'three two one',
    source: 'Python: " ".join(reversed(s.split()))',
  },
  { values: { input: 'first\nsecond\nthird', mode: 'lines' }, gives: 'third\nsecond\nfirst', source: 'GNU tac' },
  { values: { input: 'one two', mode: 'letters' }, gives: 'eno owt', source: 'Python: each word [::-1]' },
  { values: { input: 'ab\ncd', mode: 'eachLine' }, gives: 'ba\ndc', source: 'util-linux rev' },
  { values: { input: '👍🏽é🇫🇷', mode: 'text' }, gives: '🇫🇷é👍🏽', source: 'grapheme clusters of UAX #29, table 1a' },
] satisfies Examples<typeof tool>;
