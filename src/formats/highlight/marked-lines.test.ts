import { expect, test } from 'vitest';
import { clicked, isMarked, readMarks, withinLines, writeMarks } from './marked-lines';

test.for([
  [
    '3,5-7',
    [
      [3, 3],
      [5, 7],
    ],
  ],
  [
    '3, 5 - 7',
    [
      [3, 3],
      [5, 7],
    ],
  ],
  [
    '7-5, 3',
    [
      [3, 3],
      [5, 7],
    ],
  ],
  ['1-3,2-5', [[1, 5]]],
  ['1,2,3', [[1, 3]]],
  ['L3-L7', [[3, 7]]],
  ['2–4', [[2, 4]]],
  ['', []],
  [' , ', []],
] as const)('reads the lines of %j', ([text, ranges]) => {
  expect(readMarks(text)).toEqual(ranges);
});

test.for(['0', 'a', '3-', '-3', '1-2-3', '1.5', '0-3'])('refuses %j', (text) => {
  expect(readMarks(text)).toBeUndefined();
});

test('what is written reads back the same', () => {
  const ranges = readMarks('9,1-2,4') ?? [];
  expect(writeMarks(ranges)).toBe('1-2,4,9');
  expect([1, 3, 4, 9, 10].map((line) => isMarked(ranges, line))).toEqual([true, false, true, true, false]);
});

test('separates what is beyond the last line', () => {
  expect(
    withinLines(
      [
        [2, 3],
        [5, 9],
        [12, 12],
      ],
      6,
    ),
  ).toEqual({
    ranges: [
      [2, 3],
      [5, 6],
    ],
    beyond: [
      [7, 9],
      [12, 12],
    ],
  });
});

test('a click marks one line, a second click removes it, Shift marks a range, Ctrl adds and removes', () => {
  expect(clicked([], 4)).toEqual([[4, 4]]);
  expect(clicked([[1, 9]], 4)).toEqual([[4, 4]]);
  expect(clicked([[4, 4]], 4)).toEqual([]);
  expect(clicked([[4, 4]], 2, { shift: true, anchor: 4 })).toEqual([[2, 4]]);
  expect(clicked([[4, 4]], 6, { add: true })).toEqual([
    [4, 4],
    [6, 6],
  ]);
  expect(clicked([[4, 8]], 6, { add: true })).toEqual([
    [4, 5],
    [7, 8],
  ]);
});
