import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { drawStrings, methodOf } from './string';

const options = { lower: true, upper: true, digits: true, symbols: false, custom: '', similar: true };

// Critical values at p = 0.001: scipy.stats.chi2.isf(0.001, 61) and (0.001, 255).
test.for([
  ['chars', 62, 100.89],
  ['hex', 256, 330.52],
] as const)('a million draws of %s are spread evenly over %i values', async ([encoding, kinds, critical]) => {
  const method = methodOf({ ...options, encoding });
  if (isProblem(method)) throw new Error(method.code);
  const wish = { size: 100_000, count: 10, unique: false };
  const text = drawStrings(await seededSource('strings'), method, wish).join('');
  const drawn = text.match(encoding === 'hex' ? /../g : /./g) ?? [];
  expect(drawn).toHaveLength(1_000_000);
  expect(chiSquare(drawn, kinds)).toBeLessThan(critical);
});
