import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { readEntries, slices, spin } from './wheel';

// Critical values at p = 0.001: scipy.stats.chi2.isf(0.001, 29) and (0.001, 90).
test('300,000 spins stop at each slice, and at each percent across it, equally often', async () => {
  const entries = readEntries('a\nb\nc\nd\ne\nf\ng\nh\ni\nj', 'en');
  if (isProblem(entries)) throw new Error(entries.code);
  const all = slices(entries, 3);
  const random = await seededSource('spins');
  const stops = Array.from({ length: 300_000 }, () => spin(entries, 3, random));
  expect(
    chiSquare(
      stops.map(({ slice }) => slice),
      30,
    ),
  ).toBeLessThan(58.301);
  const across = stops.map(({ slice, angle }) => {
    const { from = 0, to = 0 } = all[slice] ?? {};
    return Math.round(((angle - from) / (to - from)) * 100);
  });
  expect(chiSquare(across, 91)).toBeLessThan(137.208);
});
