import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineColumn } from './line-column';

test.for([
  ['', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 3, 2, 1],
  ['a\rb', 2, 2, 1],
  ['👍x', 2, 1, 2],
  ['\udc4dx', 1, 1, 2],
  ['\ud83dx', 1, 1, 2],
  ['a\n👍👍b', 6, 2, 3],
] as const)('%j at %i is line %i, column %i', ([text, index, line, column]) =>
  expect(lineColumn(text, index)).toEqual({ line, column }),
);

test('a column is the number of code points before it plus one', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = text.replace(/[\r\n]/g, '');
      expect(lineColumn(line, line.length).column).toBe([...line].length + 1);
    }),
  ));
