import { expect, test } from 'vitest';
import { readKept, toggled, withKept, writeKept } from './kept-results';

test('locked results survive the round trip through a link', () => {
  const kept = [
    { place: 3, text: 'What if cats could vote?' },
    { place: 0, text: 'coliseum' },
  ];
  expect(writeKept(kept)).toBe('0|coliseum|3|What if cats could vote?');
  expect(readKept(writeKept(kept))).toEqual([kept[1], kept[0]]);
});

test.for([
  ['', []],
  ['x|word', []],
  ['1', []],
  ['1|', []],
  ['-1|word|2|star', [{ place: 2, text: 'star' }]],
  ['2|star|2|moon', [{ place: 2, text: 'star' }]],
  ['123456|far', []],
] as const)('reads %j from a damaged link as %j', ([keep, kept]) => expect(readKept(keep)).toEqual(kept));

test('a lock can be closed, opened, and moved to the result now at its position', () => {
  expect(toggled('', { place: 1, text: 'star' })).toBe('1|star');
  expect(toggled('1|star', { place: 1, text: 'star' })).toBe('');
  expect(toggled('0|sun|1|star', { place: 1, text: 'moon' })).toBe('0|sun|1|moon');
});

test('drawn results fill the positions between the locked ones', () => {
  const kept = [
    { place: 0, text: 'A' },
    { place: 2, text: 'C' },
  ];
  expect(withKept(['x', 'y'], kept)).toEqual(['A', 'x', 'C', 'y']);
  expect(withKept(['x'], [])).toEqual(['x']);
});
