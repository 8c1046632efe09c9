import { expect, test } from 'vitest';
import { lineAt, lineStart, sortedLines, wholeLines } from './note-lines';

const text = 'one\ntwo\n\nfour';

test.for([
  [0, 0, 'one'],
  [2, 5, 'one\ntwo'],
  [4, 8, 'two'],
  [8, 8, ''],
  [13, 13, 'four'],
  [0, 13, text],
] as const)('a selection from %i to %i includes the lines %j', ([start, end, lines]) => {
  const { from, to } = wholeLines(text, start, end);
  expect(text.slice(from, to)).toBe(lines);
});

test('sorts in the order of the language, numbers by value', () => {
  expect(sortedLines('z\nä\na', 'de')).toBe('a\nä\nz');
  expect(sortedLines('nz\nñ\no\nn', 'es')).toBe('n\nnz\nñ\no');
  expect(sortedLines('item 10\nitem 9', 'en')).toBe('item 9\nitem 10');
  expect(sortedLines('a\nb', 'en', true)).toBe('b\na');
});

test.for([
  [1, 0],
  [2, 4],
  [3, 8],
  [4, 9],
  [9, 9],
] as const)('line %i begins at %i', ([line, at]) => expect(lineStart(text, line)).toBe(at));

test.for([
  [0, 1],
  [3, 1],
  [4, 2],
  [13, 4],
] as const)('position %i is on line %i', ([place, line]) => expect(lineAt(text, place)).toBe(line));
