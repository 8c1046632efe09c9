import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBetween } from './type-into';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

test.for([
  ['', '', { from: 0, to: 0, insert: '' }],
  ['abc', 'abc', { from: 3, to: 3, insert: '' }],
  ['abc', 'aXc', { from: 1, to: 2, insert: 'X' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  // These share one half of a pair of code units.
  ['x𝗛y', 'x𝗜y', { from: 1, to: 3, insert: '𝗜' }],
  ['x👍', 'x👎', { from: 1, to: 3, insert: '👎' }],
  ['xé', 'xe\u0301', { from: 1, to: 2, insert: 'e\u0301' }],
  ['H\u0332i', 'Hi', { from: 0, to: 2, insert: 'H' }],
  ['Hi', 'H\u0332i', { from: 0, to: 1, insert: 'H\u0332' }],
  ['👨‍👩', '👨‍👩‍👧', { from: 0, to: 5, insert: '👨‍👩‍👧' }],
] as const)('changes %j to %j', ([before, after, change]) => {
  expect(changeBetween(before, after)).toEqual(change);
});

test('the change turns one text into the other, and never splits a character', () => {
  const text = fc.array(
    fc.constantFrom('a', 'b', '𝗛', '𝗜', '👍', '👎', '\u{1F44D}', '\u{2F44D}', '\n', '\u0332', '\u200D'),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const { from, to, insert } = changeBetween(before, after);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      const ends = (text: string) => [
        0,
        ...Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length),
      ];
      expect(ends(before)).toEqual(expect.arrayContaining([from, to]));
      expect(ends(after)).toEqual(expect.arrayContaining([from, from + insert.length]));
    }),
    { numRuns: 2000 },
  );
});
