import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { dayPool, drawMoments } from './dates';
import { chiSquare } from '../../../testing/chi-square';

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
