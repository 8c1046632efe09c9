import { expect, test } from 'vitest';
import { TABLES } from '../../data/fonts';
import { upsideDownGrapheme } from './upside-down';

test('turning twice restores every character of the table', () => {
  for (const [from, to] of TABLES.upsideDown) {
    expect(upsideDownGrapheme(from)).toBe(to);
    expect(upsideDownGrapheme(to)).toBe(from);
  }
});

test.for([
  ['é', 'ǝ\u0317'],
  ['ä', 'ɐ\u0324'],
  ['Ç', 'Ɔ\u0327'],
] as const)('turns %s into %s: accents that exist below move there, others stay', ([grapheme, turned]) => {
  expect(upsideDownGrapheme(grapheme)).toBe(turned);
  expect(upsideDownGrapheme(turned)).toBe(grapheme);
});

test.for(['ж', '漢', ' '])('leaves out %j, which is not in the table', (grapheme) => {
  expect(upsideDownGrapheme(grapheme)).toBeUndefined();
});
