import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestQuality, intoLimit, savedPercent } from './search';

/** An encoder whose file size depends on the quality, and that records its calls. */
function encoder(size: (quality: number) => number) {
  const asked: number[] = [];
  const make = async (quality: number) => {
    asked.push(quality);
    return { length: size(quality) };
  };
  return { asked, make };
}

test('finds the highest quality that fits, in at most 8 tries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 120 }), async (limit) => {
      const { asked, make } = encoder((quality) => quality);
      const { found, smallest } = await highestQuality(limit, make);
      expect(found?.quality).toBe(limit === 0 ? undefined : Math.min(100, limit));
      expect(asked.length).toBeLessThanOrEqual(8);
      if (!found) expect(smallest).toBe(1);
    }),
  );
});

test('tries quality 100 first if a lower quality may be larger', async () => {
  const { asked, make } = encoder((quality) => (quality === 100 ? 48 : 80));
  expect((await highestQuality(50, make)).found).toBeUndefined();
  asked.length = 0;
  expect(await highestQuality(50, make, true)).toEqual({ found: { quality: 100, made: { length: 48 } }, smallest: 48 });
  expect(asked).toEqual([100]);
});

test('finds the highest quality below 100 if 100 is too large', async () => {
  const { asked, make } = encoder((quality) => quality);
  expect((await highestQuality(73, make, true)).found?.quality).toBe(73);
  expect(asked.length).toBeLessThanOrEqual(8);
});

test('the result fits even if size does not increase with quality', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1000), { minLength: 101, maxLength: 101 }), fc.nat(1000), async (sizes, limit) => {
      const { make } = encoder((quality) => sizes[quality] ?? 0);
      const { found } = await highestQuality(limit, make);
      if (found) expect(found.made.length).toBeLessThanOrEqual(limit);
    }),
  );
});

test('scales down only if quality 1 is too large, in steps of 10%', async () => {
  const tried: number[] = [];
  const { found } = await intoLimit(500, async (scale) => {
    tried.push(scale);
    return async (quality: number) => ({ length: Math.round(1000 * scale * scale + quality) });
  });
  expect(tried).toEqual([1, 0.9, 0.8, 0.7]);
  expect(found).toMatchObject({ scale: 0.7, quality: 10 });
});

test('returns the smallest size reached if nothing is small enough', async () => {
  const { found, smallest } = await intoLimit(5, async (scale) => async (quality: number) => ({
    length: 100 * scale + quality,
  }));
  expect(found).toBeUndefined();
  expect(smallest).toBe(11);
});

test.for([
  [1000, 366, 63.4],
  [1000, 1000, 0],
  [1000, 1250, -25],
  [3, 1, 66.7],
  [0, 0, 0],
])('shrinking %i to %i bytes saves %d%%', ([original = 0, bytes = 0, saved]) =>
  expect(savedPercent(original, bytes)).toBe(saved),
);
