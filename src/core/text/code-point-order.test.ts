import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCodePoint } from './code-point-order';

const points = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** The order of UTF-32, which is code point order. */
function expected(a: string, b: string): number {
  const [one, other] = [points(a), points(b)];
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const by = (one[at] ?? 0) - (other[at] ?? 0);
    if (by !== 0) return Math.sign(by);
  }
  return Math.sign(one.length - other.length);
}

test.for([
  ['', '', 0],
  ['', 'a', -1],
  ['a', 'b', -1],
  ['ab', 'a', 1],
  ['Z', 'a', -1],
  ['ﬁ', '𝐀', -1],
  ['😀', '😁', -1],
  ['\uFFFF', '\u{10000}', -1],
] as const)('compares %j with %j as %i', ([a, b, by]) => expect(Math.sign(byCodePoint(a, b))).toBe(by));

test('any two texts are in code point order', () => {
  const text = fc.string({ unit: 'binary', maxLength: 6 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(byCodePoint(a, b))).toBe(expected(a, b));
    }),
  );
});
