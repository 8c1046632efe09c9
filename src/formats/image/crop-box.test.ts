import { expect, test } from 'vitest';
import { boxIn, ratioOf, turnedSize, zoomFor, type BoxWish } from './crop-box';

const picture = { width: 600, height: 400 };
const wish = (changes: Partial<BoxWish>): BoxWish => ({ x: 0, y: 0, aspect: 'free', ...changes });

test('the whole picture, or the typed box cut off at the edges', () => {
  expect(boxIn(picture, wish({}))).toEqual({ x: 0, y: 0, width: 600, height: 400 });
  expect(boxIn(picture, wish({ x: 100, y: 50 }))).toEqual({ x: 100, y: 50, width: 500, height: 350 });
  expect(boxIn(picture, wish({ x: 500, y: -10, width: 200, height: 30 }))).toEqual({
    x: 500,
    y: 0,
    width: 100,
    height: 20,
  });
  expect(boxIn(picture, wish({ x: 600, width: 10 }))).toBeUndefined();
  expect(boxIn(picture, wish({ x: -10, width: 10 }))).toBeUndefined();
});

test('a ratio gives the largest box in the middle, halves rounded up', () => {
  expect(boxIn(picture, wish({ aspect: '1:1' }))).toEqual({ x: 100, y: 0, width: 400, height: 400 });
  // 600 × 9 ÷ 16 = 337.5
  expect(boxIn(picture, wish({ aspect: '16:9' }))).toEqual({ x: 0, y: 31, width: 600, height: 338 });
  // 600 ÷ 1.91 = 314.1
  expect(boxIn(picture, wish({ aspect: '1.91:1' }))).toMatchObject({ width: 600, height: 314 });
});

test('one side follows the other by the ratio', () => {
  expect(boxIn(picture, wish({ aspect: '4:3', width: 100, x: 10, y: 10 }))).toEqual({
    x: 10,
    y: 10,
    width: 100,
    height: 75,
  });
  expect(boxIn(picture, wish({ aspect: '4:3', height: 75 }))).toMatchObject({ width: 100, height: 75 });
});

test('turns and ratios', () => {
  expect(turnedSize(picture, '270')).toEqual({ width: 400, height: 600 });
  expect(turnedSize(picture, '180')).toEqual(picture);
  expect(ratioOf('9:16')).toBe(9 / 16);
});

test('straightening enlarges until no corner is empty', () => {
  // A square turned by 45° must be √2 times as large.
  expect(zoomFor({ width: 10, height: 10 }, 45)).toBeCloseTo(Math.SQRT2, 10);
  expect(zoomFor(picture, 0)).toBe(1);
  expect(zoomFor(picture, -10)).toBe(zoomFor(picture, 10));
});
