import { describe, expect, test } from 'vitest';
import { applyMatrix, changesNothing, colorMatrix, type Adjustments } from './color-matrix';
import { blurPixels, extendedBox, gaussian } from './blur';

const NONE: Adjustments = {
  brightness: 100,
  contrast: 100,
  saturate: 100,
  grayscale: 0,
  sepia: 0,
  invert: 0,
  hue: 0,
  blur: 0,
};

function adjusted(color: readonly [number, number, number], changes: Partial<Adjustments>): number[] {
  const data = Uint8ClampedArray.of(...color, 200);
  applyMatrix(data, colorMatrix({ ...NONE, ...changes }));
  return Array.from(data);
}

describe('filters by Filter Effects Module Level 1, §9', () => {
  const color = [100, 150, 200] as const;

  test('brightness is v·b, invert v(1 − 2i) + i, contrast v·c + 0.5 − 0.5c; alpha stays', () => {
    expect(adjusted(color, { brightness: 50 })).toEqual([50, 75, 100, 200]);
    expect(adjusted(color, { invert: 100 })).toEqual([155, 105, 55, 200]);
    // 100·2 − 127.5 = 72.5, rounded up
    expect(adjusted(color, { contrast: 200 })).toEqual([73, 173, 255, 200]);
  });

  test('gray has the luminance of Rec. 709', () => {
    // 0.2126·100 + 0.7152·150 + 0.0722·200 = 142.98
    expect(adjusted(color, { grayscale: 100 })).toEqual([143, 143, 143, 200]);
    expect(adjusted(color, { saturate: 0 })).toEqual([143, 143, 143, 200]);
  });

  test('a full turn of the hue changes nothing, and neither do the initial values', () => {
    expect(adjusted(color, { hue: 360 })).toEqual([...color, 200]);
    expect(changesNothing(colorMatrix(NONE))).toBe(true);
  });

  test('nothing is clamped between two filters', () => {
    // 200·3 = 600 is more than 255, and comes back.
    expect(adjusted([200, 30, 0], { brightness: 300, contrast: 20 })).toEqual([222, 120, 102, 200]);
  });
});

describe('blur', () => {
  const blurred = (rows: readonly (readonly number[])[], deviation: number) => {
    const [height, width] = [rows.length, rows[0]?.length ?? 0];
    const data = Uint8ClampedArray.from(rows.flat().flatMap((value) => [value, value, value, 255]));
    blurPixels({ data, width, height } as ImageData, deviation, colorMatrix(NONE));
    return rows.map((row, y) => row.map((_, x) => data[(y * width + x) * 4] ?? -1));
  };
  /** A white square in the middle of a black picture. */
  const square = (side: number, white: number) => {
    const isIn = (at: number) => Math.abs(at - (side - 1) / 2) <= (white - 1) / 2;
    return Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (__, x) => (isIn(x) && isIn(y) ? 255 : 0)),
    );
  };

  test('a white point becomes a Gaussian, as by SciPy 1.17', () => {
    // gaussian_filter(point, 1, mode='nearest', truncate=3)
    expect(blurred(square(9, 1), 1)[4]).toEqual([0, 0, 5, 25, 41, 25, 5, 0, 0]);
  });

  test('a large deviation by five boxes is within 1.5 % of SciPy’s Gaussian', () => {
    // gaussian_filter(square, 5, mode='nearest')
    const rows = blurred(square(61, 11), 5);
    const expected = [135.7, 97.1, 5.3, 8.5];
    const found = [rows[30]?.[30], rows[30]?.[25], rows[30]?.[15], rows[20]?.[20]];
    for (const [at, value] of expected.entries()) expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(0.015 * 255);
  });

  test('five boxes have exactly the variance of the Gaussian', () => {
    for (const deviation of [2, 3.2, 5, 17]) {
      const { reach, part } = extendedBox(deviation);
      const squares = Array.from({ length: 2 * reach + 1 }, (_, at) => (at - reach) ** 2);
      const sum = squares.reduce((total, square) => total + square, 2 * part * (reach + 1) ** 2);
      expect((5 * sum) / (2 * reach + 1 + 2 * part)).toBeCloseTo(deviation ** 2, 9);
    }
  });

  test('one color stays one color, up to the edges', () => {
    expect(
      new Set(
        blurred(
          [
            [77, 77, 77],
            [77, 77, 77],
          ],
          20,
        ).flat(),
      ),
    ).toEqual(new Set([77]));
    expect(gaussian(1.5).reduce((sum, weight, at) => sum + (at === 0 ? weight : 2 * weight), 0)).toBeCloseTo(1, 12);
  });

  test('invisible colors don’t spread', () => {
    // Red is transparent: what is left is blue.
    const data = Uint8ClampedArray.of(255, 0, 0, 0, 0, 0, 255, 255);
    blurPixels({ data, width: 2, height: 1 } as ImageData, 1, colorMatrix(NONE));
    expect([data[0], data[2], data[4], data[6]]).toEqual([0, 255, 0, 255]);
    expect(data[3]).toBeGreaterThan(60);
  });
});
