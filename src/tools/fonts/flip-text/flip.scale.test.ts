import { expect, test } from 'vitest';
import { flip } from './flip';

test('flips a megabyte of text upside down and back', () => {
  const text = 'The quick brown fox, in 1984.\n'.repeat(35_000);
  expect(flip(flip(text, 'upsideDown', true), 'upsideDown', true)).toBe(text);
});
