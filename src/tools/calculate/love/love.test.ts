import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flames, lettersLeft, lettersOf, loveRows } from './love';

test('the rows of the game on paper', () => {
  // Counted by hand: r-o-m-e-o j-u-l-i-e-t has 1 l, 2 o, no v, 2 e and no s.
  expect(loveRows(lettersOf('RomeoJuliet'))).toEqual(['12020', '3222', '544', '98']);
});

test('a count over 9 is written with both digits', () => {
  expect(loveRows(lettersOf('ooooooooooo'))[0]).toBe('011000');
});

test('accents, case, spaces and hyphens make no difference', () => {
  expect(lettersOf('Élodie-Anne ')).toEqual([...'elodieanne']);
});

test('the order of the names makes no difference', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [a, b] = [lettersOf(one), lettersOf(other)];
      expect(loveRows([...a, ...b])).toEqual(loveRows([...b, ...a]));
      expect(lettersLeft(a, b)).toBe(lettersLeft(b, a));
    }),
  );
});

test('each of the six letters is struck out once', () => {
  // Romeo and Juliet leave 9 letters: by hand M, S, A, F, L are struck out and E is left.
  expect(flames(9).at(-1)).toBe('E');
  for (let left = 1; left < 50; left++) expect(flames(left).toSorted().join('')).toBe('AEFLMS');
});
