import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from './decimal';
import { smallestCents } from './smallest-cents';

test('finds any threshold to the cent', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 }).map((count) => decimalOf(count).times('0.01'));
  fc.assert(
    fc.property(cents, cents, (from, threshold) => {
      const found = smallestCents(from, (amount) => amount.gte(threshold));
      expect(found?.toFixed(2)).toBe((from.gt(threshold) ? from : threshold).toFixed(2));
    }),
  );
});

test('begins at a whole cent, not below the start', () => {
  expect(smallestCents(decimalOf('1.001'), () => true)?.toFixed()).toBe('1.01');
});

test('gives up if no amount is enough', () => {
  expect(smallestCents(decimalOf(0), () => false)).toBeUndefined();
});
