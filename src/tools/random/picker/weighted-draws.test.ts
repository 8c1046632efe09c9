import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cryptoSource, seededSource, weighted } from '../../../core/numbers/random';
import { weightedDraws } from './weighted-draws';

const WEIGHTS = Array.from({ length: 500 }, (_, index) => (index * 7) % 11);
const POSITIVE = 454;
const hashOf = (drawn: readonly number[]) => createHash('sha256').update(drawn.join(',')).digest('hex');

// Expected: an independent Python program (xoroshiro128+, running totals added one by one, a drawn weight set to 0).
test('500 weights with many zeros are drawn as by adding them one by one', async () => {
  const unique = weightedDraws(await seededSource('fenwick'), WEIGHTS, { count: POSITIVE, unique: true });
  expect(unique.slice(0, 6)).toEqual([133, 67, 193, 433, 50, 375]);
  expect(hashOf(unique)).toBe('6ee9f663a7877d485a0d9d1c2e0fb6af200eeb042fb56c252cf81fe006c5618a');
  const repeated = weightedDraws(await seededSource('fenwick'), WEIGHTS, { count: 300, unique: false });
  expect(hashOf(repeated)).toBe('8d3fe07dbae96907d7bdf8d5c69d51c717353585650ce7b2d452ae2695d31687');
});

test('one draw is the draw of `weighted`', async () => {
  const random = await seededSource('one');
  expect(weightedDraws(random.clone(), WEIGHTS, { count: 1, unique: true })).toEqual([weighted(random, WEIGHTS)]);
});

test.for([{ weights: [1] }, { weights: [0, 0, 5] }, { weights: [0, 3, 0, 0, 2, 0, 0] }])(
  'draws each positive weight of $weights once',
  ({ weights }) => {
    const positive = weights.flatMap((weight, index) => (weight > 0 ? [index] : []));
    const drawn = weightedDraws(cryptoSource(), weights, { count: positive.length, unique: true });
    expect(drawn.toSorted((a, b) => a - b)).toEqual(positive);
  },
);
