import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeLines, type RemoveOptions } from './remove';

const remove = (text: string, options: Partial<RemoveOptions> = {}) =>
  removeLines(text, { blank: true, keep: 'none', trimEnds: false, duplicates: false, ...options });

test.for([
  ['', '', 0, 0],
  ['a', 'a', 0, 1],
  ['\n', '', 1, 0],
  ['\n\n\n', '', 3, 0],
  ['a\n', 'a\n', 0, 1],
  ['a\n\n', 'a\n', 1, 1],
  ['a\n\nb', 'a\nb', 1, 2],
  ['\na\nb\n', 'a\nb\n', 1, 2],
  ['a\r\n\r\nb\r\rc', 'a\nb\nc', 2, 3],
  ['a\n \t\nb', 'a\nb', 1, 2],
  ['a\n ', 'a\n', 1, 1],
  [' a \n\n b', ' a \n b', 1, 2],
  ['\uFEFF\na\n\u200B\u00A0\u3000\nb\n\u2800\n\u3164\n\u2028\n', 'a\nb\n', 5, 2],
  ['a\n\u200E\nb\n \u200F\u2060 \nc\n\u00AD\n\u200Dd', 'a\nb\nc\n\u200Dd', 3, 4],
  ['👨‍👩‍👧\n\nשלום\n\ne\u0301', '👨‍👩‍👧\nשלום\ne\u0301', 2, 3],
] as const)('%j becomes %j', ([text, left, removed, remaining]) => {
  expect(remove(text)).toMatchObject({ text: left, removed, remaining });
});

test('counts lines that only look empty, and can keep them', () => {
  expect(remove('a\n\n \u00A0\nb').blanks).toBe(1);
  expect(remove('a\n\n \u00A0\nb', { blank: false })).toMatchObject({ text: 'a\n \u00A0\nb', removed: 1, blanks: 0 });
});

test.for([
  ['a\n\n\n\nb', 'a\n\nb', 2],
  ['\n\na\n\n\n', '\na\n\n', 2],
  ['a\n \n\u200B\nb', 'a\n\nb', 1],
  ['a\n\n ', 'a\n\n', 1],
  ['a\n ', 'a\n', 1],
  ['a\nb', 'a\nb', 0],
] as const)('%j squeezed is %j', ([text, left, removed]) => {
  expect(remove(text, { keep: 'one' })).toMatchObject({ text: left, removed });
});

test.for([
  [' a \n\n\tb\u00A0', 'a\nb'],
  ['\u200Ba\u200Bb\u200B\n', 'a\u200Bb\n'],
  ['a b\n', 'a b\n'],
  ['\u200Fa\u200C \n\u200E\n', '\u200Fa\u200C\n'],
] as const)('%j trimmed is %j', ([text, left]) => {
  expect(remove(text, { trimEnds: true }).text).toBe(left);
});

test('removes a line that is empty after trimming, whatever counts as empty', () => {
  expect(remove('a\n  \nb', { trimEnds: true, blank: false }).text).toBe('a\nb');
});

test('keeps the first of equal lines; with trimming, compares them without white space at their ends', () => {
  expect(remove('b\na\nb\nB\na', { duplicates: true })).toMatchObject({ text: 'b\na\nB\n', removed: 2, repeated: 2 });
  expect(remove(' b\nb \n', { duplicates: true }).text).toBe(' b\nb \n');
  expect(remove(' b\nb \n', { duplicates: true, trimEnds: true }).text).toBe('b\n');
});

test('empty lines around a removed one form one run', () => {
  expect(remove('x\n\nx\n\ny', { duplicates: true, keep: 'one' }).text).toBe('x\n\ny');
});

const part = fc.constantFrom('a', 'b', ' ', '\u200B', '\n', '\r\n', '\r', 'é');
const anyOptions = fc.record({
  blank: fc.boolean(),
  keep: fc.constantFrom('none' as const, 'one' as const),
  trimEnds: fc.boolean(),
  duplicates: fc.boolean(),
});

test('a second pass changes nothing, and every line is either removed or kept', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), anyOptions, (parts, options) => {
      const text = parts.join('');
      const once = removeLines(text, options);
      expect(removeLines(once.text, options)).toMatchObject({ text: once.text, removed: 0 });
      const lines = (some: string) => some.replace(/\r\n?/g, '\n').match(/[^\n]*\n|[^\n]+$/g)?.length ?? 0;
      expect(once.remaining).toBe(lines(once.text));
      expect(once.removed + once.remaining).toBe(lines(text));
    }),
    { numRuns: 1_000 },
  );
});

test('gives the same lines as GNU sed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', ' ', '\n'), { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      expect(remove(text).text).toBe(text.replace(/^[ ]*\n|(?<=^|\n)[ ]+$/gm, ''));
    }),
  );
});
