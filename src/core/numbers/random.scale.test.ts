import { expect, test } from 'vitest';
import { chiSquare } from '../../testing/chi-square';
import { bigInt, int, sample, seededSource, shuffle, weighted } from './random';

/**
 * A million draws of each kind with fixed seeds. Critical values of χ² at p = 0.001: scipy.stats.chi2.isf. A test statistic
 * that is normally distributed must be within 3.29 standard deviations, which is p = 0.001 on both sides together.
 */
const CRITICAL = { 3: 16.266, 9: 27.877, 15: 37.697, 23: 49.728, 99: 148.23 } as const;
const CRITICAL_NORMAL = 3.29;
const MILLION = 1_000_000;

test('int draws each of ten values, and each pair of neighbors, equally often', async () => {
  const random = await seededSource('int');
  const drawn = Array.from({ length: MILLION }, () => int(random, 0, 9));
  expect(chiSquare(drawn, 10)).toBeLessThan(CRITICAL[9]);
  const pairs = Array.from({ length: MILLION / 2 }, (_, at) => (drawn[2 * at] ?? 0) * 10 + (drawn[2 * at + 1] ?? 0));
  expect(chiSquare(pairs, 100)).toBeLessThan(CRITICAL[99]);
});

test('int has no modulo bias in a range of three quarters of 2^32', async () => {
  // The remainder of a 32-bit word would draw the first third of this range twice as often as the rest.
  const random = await seededSource('bias');
  const size = 3 * 2 ** 30;
  const tenths = Array.from({ length: MILLION }, () => Math.floor((int(random, 0, size - 1) / size) * 10));
  expect(chiSquare(tenths, 10)).toBeLessThan(CRITICAL[9]);
});

test('bigInt draws evenly from a range beyond 2^53', async () => {
  const random = await seededSource('bigInt');
  const size = 10n ** 30n;
  const sixteenths = Array.from({ length: MILLION }, () => (bigInt(random, 0n, size - 1n) * 16n) / size);
  expect(chiSquare(sixteenths, 16)).toBeLessThan(CRITICAL[15]);
});

test('shuffle draws each of the 24 orders of four entries equally often', async () => {
  const random = await seededSource('shuffle');
  const orders = Array.from({ length: MILLION / 4 }, () => shuffle(random, 4).join(''));
  expect(chiSquare(orders, 24)).toBeLessThan(CRITICAL[23]);
});

test('sample draws each index equally often at each place, from few and from many', async () => {
  const random = await seededSource('sample');
  for (const n of [10, 1_000]) {
    const samples = Array.from({ length: MILLION / 4 }, () => sample(random, n, 4));
    for (let place = 0; place < 4; place++) {
      const tenths = samples.map((drawn) => Math.floor(((drawn[place] ?? 0) * 10) / n));
      expect(chiSquare(tenths, 10)).toBeLessThan(CRITICAL[9]);
    }
  }
});

test('weighted draws each index in proportion to its weight', async () => {
  const random = await seededSource('weighted');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < MILLION; i++) {
    const index = weighted(random, [1, 2, 3, 4]);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const statistic = counts.reduce((sum, count, index) => {
    const expected = ((index + 1) * MILLION) / 10;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  expect(statistic).toBeLessThan(CRITICAL[3]);
});

test('runs of equal coin tosses are as many as in independent ones', async () => {
  const random = await seededSource('coin');
  const tosses = Array.from({ length: MILLION }, () => int(random, 0, 1));
  const heads = tosses.reduce((sum, toss) => sum + toss, 0);
  const runs = 1 + tosses.filter((toss, at) => at > 0 && toss !== tosses[at - 1]).length;
  // Wald and Wolfowitz: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.13.
  const product = 2 * heads * (MILLION - heads);
  const expected = product / MILLION + 1;
  const variance = (product * (product - MILLION)) / (MILLION ** 2 * (MILLION - 1));
  expect(Math.abs(runs - expected) / Math.sqrt(variance)).toBeLessThan(CRITICAL_NORMAL);
});

test('runs up and down are as many as in independent words', async () => {
  const random = await seededSource('runs');
  const words = Array.from({ length: MILLION }, () => random.next());
  const rises = words.slice(1).map((word, at) => word > (words[at] ?? 0));
  const runs = 1 + rises.filter((rise, at) => at > 0 && rise !== rises[at - 1]).length;
  // Knuth, The Art of Computer Programming 2, 3.3.2: mean (2n − 1)/3, variance (16n − 29)/90.
  const deviation = (runs - (2 * MILLION - 1) / 3) / Math.sqrt((16 * MILLION - 29) / 90);
  expect(Math.abs(deviation)).toBeLessThan(CRITICAL_NORMAL);
});
