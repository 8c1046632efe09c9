import { expect, test } from 'vitest';
import { placesIn, spanIn } from './places';

test('converts lines of the result to positions', () => {
  expect(placesIn('3:14 error a: b\n4:1 warning c')).toEqual([
    { line: 3, column: 14, kind: 'error', sentence: 'a: b' },
    { line: 4, column: 1, kind: 'warning', sentence: 'c' },
  ]);
  expect(placesIn('')).toEqual([]);
  expect(placesIn('1:1 error x\n'.repeat(2000))).toHaveLength(500);
});

test.for([
  ['a{colr:red}', 3, 'colr'],
  ['{"a":1,}', 8, '}'],
  ['😀 ż-1', 3, 'ż-1'],
  ['abc', 4, 'c'],
  ['{"a b":1}', 2, '"a b"'],
  ['a: "b', 4, '"'],
  ['a: *b', 4, '*b'],
  ['', 1, ''],
  ['a😀', 2, '😀'],
] as const)('in %j column %i covers %j', ([line, column, covered]) => {
  const { start, end } = spanIn(line, column);
  expect(line.slice(start, end)).toBe(covered);
});
