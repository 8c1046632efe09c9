import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { character: 'zwsp', count: 2 },
    gives: '\u200B\u200B',
    source: 'Python: "\\N{ZERO WIDTH SPACE}" * 2',
  },
  {
    values: { character: 'hangul', count: 3, lines: true },
    gives: '\u3164\n\u3164\n\u3164',
    source: 'Python: "\\n".join(["\\N{HANGUL FILLER}"] * 3)',
  },
  {
    values: { input: 'pass\u200Bword\u00A01' },
    gives: {
      found: 'U+00A0 NO-BREAK SPACE × 1\nU+200B ZERO WIDTH SPACE × 1',
      cleaned: 'password 1',
    },
    source: 'Unicode Character Database: UnicodeData.txt',
  },
  {
    values: { input: 'family: 👩‍👧\u2060' },
    gives: { found: 'U+200D ZERO WIDTH JOINER × 1\nU+2060 WORD JOINER × 1', cleaned: 'family: 👩‍👧' },
    source: 'Unicode emoji-zwj-sequences.txt: 1F469 200D 1F467',
  },
  {
    values: { character: 'braille', count: 100_001 },
    gives: problem('error.max', { max: { exact: '100000' } }, 'count'),
    source: 'the range of the field',
    where: 'browser',
  },
] satisfies Examples<typeof tool>;
