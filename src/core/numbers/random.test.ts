import { expect, test } from 'vitest';
import { cryptoSource, freshSeed, int, sample, seededSource, shuffle, weighted } from './random';

// Expected draws: xoroshiro128+ after the authors' reference, written in Python; equal to pure-rand 8.4.2.
test('a seed produces the draws of the reference generator', async () => {
  const random = await seededSource('smallkit');
  expect(Array.from({ length: 6 }, () => int(random, 1, 6))).toEqual([2, 4, 1, 4, 1, 6]);
});

test('shuffle draws in the documented order', async () => {
  expect(shuffle(await seededSource('smallkit'), 5)).toEqual([4, 2, 1, 0, 3]);
});

test('normalizes a seed to NFC, so that é typed either way is the same seed', async () => {
  const [one, two] = [await seededSource('\u00e9'), await seededSource('e\u0301')];
  expect(one.next()).toBe(two.next());
});

test('sample never repeats an index and accepts n up to 2^53 − 1', () => {
  const drawn = sample(cryptoSource(), 1000, 1000);
  expect(new Set(drawn).size).toBe(1000);
  expect(Math.max(...drawn)).toBe(999);
  for (const value of sample(cryptoSource(), Number.MAX_SAFE_INTEGER, 100)) {
    expect(Number.isSafeInteger(value)).toBe(true);
  }
});

test('a few of many indices are the first of all of them shuffled', async () => {
  // The first draw keeps a sparse map, the second an array of all indices.
  const few = sample(await seededSource('smallkit'), 1000, 5);
  expect(sample(await seededSource('smallkit'), 1000, 1000).slice(0, 5)).toEqual(few);
});

test('never draws an index with weight 0', () => {
  const random = cryptoSource();
  for (let i = 0; i < 200; i++) expect(weighted(random, [0, 1, 0, 2])).not.toBe(0);
});

test('refills the pool: 3,000 words from crypto are not all one value', () => {
  const random = cryptoSource();
  expect(new Set(Array.from({ length: 3000 }, () => random.next())).size).toBeGreaterThan(2900);
});

test('a new seed has 26 characters of a–z and 2–7', () => {
  expect(freshSeed()).toMatch(/^[a-z2-7]{26}$/);
  expect(freshSeed()).not.toBe(freshSeed());
});
