import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { passphrase, password, pin } from './password';

// The page draws without a seed; a fixed one makes the test repeatable. Critical values at p = 0.001: scipy.stats.chi2.isf.
test('a million characters, digits, and words are drawn evenly', async () => {
  const random = await seededSource('secrets');
  const pool = Array.from({ length: 100 }, (_, at) => `${at} `);
  const classes = [new Set(pool)];
  const characters = Array.from({ length: 1_000 }, () => password(random, { classes, pool }, 1_000, false));
  expect(chiSquare(characters.join('').trimEnd().split(' '), 100)).toBeLessThan(148.23);
  const digits = Array.from({ length: 1_000 }, () => pin(random, 1_000)).join('');
  expect(chiSquare(Array.from(digits), 10)).toBeLessThan(27.877);
  const list = pool.map((text) => text.trim());
  const phrase = { words: 1_000, separator: ' ', capitalise: false, addNumber: false };
  const words = Array.from({ length: 1_000 }, () => passphrase(random, list, phrase));
  expect(chiSquare(words.join(' ').split(' '), 100)).toBeLessThan(148.23);
});

test('a quarter of a million passwords with each kind of character draw every valid one equally often', async () => {
  const random = await seededSource('valid');
  const chosen = { classes: [new Set('ab'), new Set('1')], pool: ['a', 'b', '1'] };
  const drawn = Array.from({ length: 250_000 }, () => password(random, chosen, 2, true));
  expect(chiSquare(drawn, 4)).toBeLessThan(16.266);
});
