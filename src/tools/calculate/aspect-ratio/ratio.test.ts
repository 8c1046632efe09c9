import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, type Decimal } from '../../../core/numbers/decimal';
import { COMMON_RATIOS } from '../../../data/common-ratios';
import { fitted, heightFor, nearestRatio, readRatio, roundedLength, simplified, type Ratio } from './ratio';

const ratio = (width: number | string, height: number | string): Ratio => ({
  width: decimalOf(width),
  height: decimalOf(height),
});

// Python: fractions.Fraction.
test.for([
  ['16:9', '16:9'],
  ['21/9', '7:3'],
  ['1.85:1', '37:20'],
  ['2.39 : 1', '239:100'],
  ['4x3', '4:3'],
  ['4×3', '4:3'],
  ['1.5', '3:2'],
  ['1366:768', '683:384'],
  ['0.1:0.25', '2:5'],
] as const)('%s is %s', ([typed, expected]) => {
  const read = readRatio(typed);
  expect(read && simplified(read).join(':')).toBe(expected);
});

test.for(['', '16', '0:9', '16:0', '16:9:4', '-16:9', 'wide'] as const)('%j', (typed) => {
  expect(readRatio(typed) !== undefined).toBe(typed === '16');
});

describe('rounding', () => {
  test.for([
    ['562.2254', [562, 562, 563, 562]],
    ['563', [563, 563, 563, 564]],
    ['561', [561, 561, 561, 562]],
    ['0.2', [1, 1, 1, 2]],
    ['720.5', [721, 720, 721, 720]],
  ] as const)('%s to the nearest, down, up, even', ([length, expected]) => {
    const modes = ['nearest', 'down', 'up', 'even'] as const;
    expect(modes.map((mode) => roundedLength(decimalOf(length), mode))).toEqual(expected);
  });
});

describe('the closest common ratio', () => {
  test('each common ratio is its own', () => {
    for (const name of COMMON_RATIOS) {
      const found = nearestRatio(readRatio(name) ?? ratio(1, 1));
      expect([found.name, found.off.toString()]).toEqual([name, '0']);
    }
  });
  test('1366 × 768 is 0.0488% wider than 16:9', () => {
    const { name, off } = nearestRatio(ratio(1366, 768));
    expect([name, off.toFixed(9)]).toEqual(['16:9', '0.048828125']);
  });
});

// Python: fractions.
test.for([
  ['16:9', { crop: [4000, 2250], canvas: [5333, 3000] }],
  ['1:1', { crop: [3000, 3000], canvas: [4000, 4000] }],
  ['9:16', { crop: [1688, 3000], canvas: [4000, 7111] }],
  ['2.39:1', { crop: [4000, 1674], canvas: [7170, 3000] }],
] as const)('4000 × 3000 at %s', ([typed, expected]) => {
  const { crop, canvas } = fitted(ratio(4000, 3000), readRatio(typed) ?? ratio(1, 1), 'nearest');
  expect({ crop: [crop.width, crop.height], canvas: [canvas.width, canvas.height] }).toEqual(expected);
});

const side = fc.integer({ min: 1, max: 20_000 });

test('a crop is never larger than the picture, and a canvas never smaller', () => {
  fc.assert(
    fc.property(side, side, side, side, fc.constantFrom('nearest', 'down', 'up', 'even'), (w, h, x, y, mode) => {
      const { crop, canvas } = fitted(ratio(w, h), ratio(x, y), mode);
      expect(crop.width <= w && crop.height <= h).toBe(true);
      if (mode === 'up') expect(canvas.width >= w && canvas.height >= h).toBe(true);
    }),
  );
});

test('the missing side has the ratio of the picture', () => {
  const error = (found: Decimal, w: number, h: number, newWidth: number) =>
    Math.abs(Number(found) * w - h * newWidth) / (h * newWidth);
  fc.assert(
    fc.property(side, side, side, (w, h, newWidth) => {
      expect(error(heightFor(ratio(w, h), decimalOf(newWidth)), w, h, newWidth)).toBeLessThan(1e-12);
    }),
  );
});
