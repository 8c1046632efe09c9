import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { dayPool, drawMoments } from './dates';

/** Pearson's statistic against equal frequencies of the values 0 to size − 1. */
function chiSquare(values: readonly number[], size: number): number {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const expected = values.length / size;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// Critical values at p = 0.001: NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.4.
test('a million moments draw each day and each hour equally often', async () => {
  const pool = dayPool('2026-01-01', '2026-02-10', 'all');
  const moments = drawMoments(await seededSource('moments'), pool, 1_000_000, false, true);
  const first = pool.at(0);
  expect(
    chiSquare(
      moments.map((moment) => Math.floor(moment / 86_400) - first),
      41,
    ),
  ).toBeLessThan(73.402);
  expect(
    chiSquare(
      moments.map((moment) => Math.floor((moment % 86_400) / 3_600)),
      24,
    ),
  ).toBeLessThan(49.728);
});
