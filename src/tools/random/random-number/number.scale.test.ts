import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { seededSource } from '../../../core/numbers/random';
import { drawNumbers, poolOf, unscale } from './number';

const pool = (min: string, max: string, decimals = 0, exclude = '') => {
  const found = poolOf(min, max, decimals, exclude);
  if (isProblem(found)) throw new Error(found.code);
  return found;
};

test('draws 100,000 distinct numbers in order', async () => {
  const random = await seededSource('scale');
  const drawn = drawNumbers(random, pool('1', '1000000'), 100_000, true, 'asc');
  const numbers = drawn.map((value) => Number(unscale(value, 0)));
  expect(new Set(numbers).size).toBe(100_000);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
