import { expect, test } from 'vitest';
import { chiSquare } from '../../../testing/chi-square';
import { seededSource } from '../../../core/numbers/random';
import { weightedDraws } from './weighted-draws';

test('a million draws follow the weights', async () => {
  const drawn = weightedDraws(await seededSource('weights'), [1, 2, 3, 4], { count: 1_000_000, unique: false });
  const counts = [0, 0, 0, 0];
  for (const index of drawn) counts[index]! += 1;
  const sum = counts.reduce((total, count, index) => {
    const expected = (index + 1) * 100_000;
    return total + (count - expected) ** 2 / expected;
  }, 0);
  // Critical value at p = 0.001 for 3 degrees of freedom: NIST/SEMATECH e-Handbook, table 1.3.6.7.4.
  expect(sum).toBeLessThan(16.266);
});

test('the first of 200,000 shuffles of ten equal weights is uniform', async () => {
  const random = await seededSource('first');
  const equal = Array.from({ length: 10 }, () => 3);
  const first = Array.from(
    { length: 200_000 },
    () => weightedDraws(random, equal, { count: 2, unique: true })[1] ?? -1,
  );
  expect(chiSquare(first, 10)).toBeLessThan(27.877);
});
