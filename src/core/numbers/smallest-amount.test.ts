import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from './decimal';
import { smallestAmount } from './smallest-amount';

test('finds any threshold to the cent', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 }).map((count) => decimalOf(count).times('0.01'));
  fc.assert(
    fc.property(cents, cents, (from, threshold) => {
      const found = smallestAmount(from, (amount) => amount.gte(threshold));
      expect(found?.toFixed(2)).toBe((from.gt(threshold) ? from : threshold).toFixed(2));
    }),
  );
});

test('finds a threshold in other places too', () => {
  for (const [places, expected] of [
    [0, '13'],
    [1, '12.4'],
    [3, '12.345'],
  ] as const)
    expect(smallestAmount(decimalOf(0), (amount) => amount.gte('12.345'), places)?.toFixed()).toBe(expected);
});

test('begins at a whole cent, not below the start', () => {
  expect(smallestAmount(decimalOf('1.001'), () => true)?.toFixed()).toBe('1.01');
});

test('gives up if no amount is enough', () => {
  expect(smallestAmount(decimalOf(0), () => false)).toBeUndefined();
});
