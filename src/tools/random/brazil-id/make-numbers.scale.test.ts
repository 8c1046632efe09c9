import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { makeNumbers, type Wish } from './make-numbers';

// Critical values at p = 0.001: scipy.stats.chi2.isf(0.001, 9) and (0.001, 30).
test.for([
  [{ doc: 'cpf' }, 9, 10, 27.877],
  [{ doc: 'cnpj', alphanumeric: true }, 8, 31, 59.703],
] as const)('a million characters of %o are drawn evenly', async ([changes, places, kinds, critical]) => {
  const wish: Wish = { doc: 'cpf', state: 'any', alphanumeric: false, branch: '0001', count: 1, unique: false };
  const count = Math.ceil(1_000_000 / places);
  const numbers = makeNumbers(await seededSource('documents'), { ...wish, ...changes, count });
  const drawn = numbers.flatMap((number) => Array.from(number.slice(0, places)));
  expect(chiSquare(drawn, kinds)).toBeLessThan(critical);
});
