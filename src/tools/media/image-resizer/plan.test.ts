import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFor, type Wish } from './plan';

const wish = (values: Partial<Wish>): Wish => ({ mode: 'fit', enlarge: true, ...values });

test.for([
  [1000, 667, { width: 500 }, 500, 334],
  [1000, 667, { height: 333 }, 499, 333],
  [400, 200, { width: 100, height: 100 }, 100, 50],
  [400, 200, { width: 100, height: 100, mode: 'cover' }, 100, 100],
  [400, 200, { width: 100, height: 100, mode: 'stretch' }, 100, 100],
  [400, 200, { width: 100, height: 100, mode: 'pad' }, 100, 100],
  [400, 200, { percent: 50, width: 7, height: 9, mode: 'cover' }, 200, 100],
  [3, 3, { percent: 50 }, 2, 2],
  [10_000, 1, { width: 10 }, 10, 1],
  [100, 50, { width: 200, height: 200, enlarge: false }, 100, 50],
  [100, 50, { width: 200, enlarge: false }, 100, 50],
  [100, 50, { width: 200, height: 200, mode: 'cover', enlarge: false }, 200, 200],
  [100, 50, { width: 200, mode: 'stretch', enlarge: false }, 200, 100],
  [100, 50, {}, 100, 50],
] as const)('resizes %i × %i with %j to %i × %i', ([width, height, values, toWidth, toHeight]) => {
  expect(planFor({ width, height }, wish(values))?.size).toEqual({ width: toWidth, height: toHeight });
});

describe('cover', () => {
  test('crops the middle; for an odd remainder, the extra pixel is cropped at the right and the bottom', () => {
    expect(planFor({ width: 405, height: 200 }, wish({ width: 100, height: 100, mode: 'cover' }))).toEqual({
      draw: { width: 203, height: 100 },
      size: { width: 100, height: 100 },
      left: -51,
      top: 0,
    });
    expect(planFor({ width: 200, height: 405 }, wish({ width: 100, height: 100, mode: 'cover' }))?.top).toBe(-51);
    expect(planFor({ width: 103, height: 100 }, wish({ width: 100, height: 100, mode: 'cover' }))?.left).toBe(-1);
  });
});

test('pad without enlarging keeps a small picture unchanged in the middle', () => {
  expect(planFor({ width: 10, height: 10 }, wish({ width: 31, height: 20, mode: 'pad', enlarge: false }))).toEqual({
    draw: { width: 10, height: 10 },
    size: { width: 31, height: 20 },
    left: 10,
    top: 5,
  });
});

test('refuses sizes that no canvas supports', () => {
  expect(planFor({ width: 100, height: 1 }, wish({ percent: 20_000 }))).toBeUndefined();
  expect(planFor({ width: 1, height: 1000 }, wish({ width: 100 }))).toBeUndefined();
  expect(planFor({ width: 1, height: 1 }, wish({ width: 16_384 }))).toBeDefined();
});

const side = fc.integer({ min: 1, max: 3000 });
test('for any settings, returns whole pixels that meet the mode’s guarantee', () => {
  fc.assert(
    fc.property(
      side,
      side,
      side,
      side,
      fc.constantFrom('fit', 'cover', 'stretch', 'pad'),
      (w, h, width, height, mode) => {
        const plan = planFor({ width: w, height: h }, { width, height, mode, enlarge: true });
        if (!plan) return;
        const { draw, size, left, top } = plan;
        for (const value of [draw.width, draw.height, size.width, size.height])
          expect(Number.isInteger(value) && value > 0).toBe(true);
        if (mode !== 'fit') expect(size).toEqual({ width, height });
        else
          expect(size.width <= width && size.height <= height && (size.width === width || size.height === height)).toBe(
            true,
          );
        if (mode === 'cover') {
          expect(left <= 0 && top <= 0 && left + draw.width >= width && top + draw.height >= height).toBe(true);
        }
        if (mode === 'pad')
          expect(left >= 0 && top >= 0 && left + draw.width <= width && top + draw.height <= height).toBe(true);
      },
    ),
  );
});
