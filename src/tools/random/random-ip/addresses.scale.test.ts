import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { drawAddresses } from './addresses';
import { intervalsOf } from './scopes';

// Critical values at p = 0.001: scipy.stats.chi2.ppf.
test('300,000 documentation addresses spread evenly over all three blocks', async () => {
  const pool = { family: 4, intervals: intervalsOf('documentation', 4), redraw: false } as const;
  const drawn = drawAddresses(await seededSource('addresses'), [pool], 300_000, false);
  expect(
    chiSquare(
      drawn.map(({ value }) => value),
      768,
    ),
  ).toBeLessThan(893.76);
});

test('300,000 public addresses spread evenly over the last byte', async () => {
  const pool = { family: 4, intervals: intervalsOf('public', 4), redraw: true } as const;
  const drawn = drawAddresses(await seededSource('addresses'), [pool], 300_000, false);
  expect(
    chiSquare(
      drawn.map(({ value }) => value & 255n),
      256,
    ),
  ).toBeLessThan(330.52);
});
