import { expect, test } from 'vitest';
import { analyze, paletteOf, ratioText, verdictsOn } from './analyze';

const pixelsOf = (colors: readonly (readonly [number, number, number])[]) => ({
  data: new Uint8ClampedArray(colors.flatMap((color) => [...color, 255])),
  width: colors.length,
  height: 1,
});

// Python, with the formulas of Hasler and Süsstrunk (2003) and the luma of BT.709 written out over lists.
test.for([
  [[[128, 128, 128]], 50.196078, 0, 0],
  [
    [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 255],
    ],
    50,
    37.48075,
    238.530658,
  ],
  [
    [
      [10, 20, 30],
      [200, 100, 50],
      [255, 255, 0],
      [0, 0, 0],
      [90, 90, 90],
      [255, 0, 255],
    ],
    34.99732,
    30.270631,
    172.612144,
  ],
] as const)('%j', ([colors, brightness, contrast, colorfulness]) => {
  const found = analyze(pixelsOf(colors));
  expect(found.brightness).toBeCloseTo(brightness, 5);
  expect(found.contrast).toBeCloseTo(contrast, 5);
  expect(found.colorfulness).toBeCloseTo(colorfulness, 5);
});

test('a flat area is one color, and the most frequent comes first', () => {
  const colors = [
    ...Array<[number, number, number]>(60).fill([0, 0, 0]),
    ...Array<[number, number, number]>(40).fill([255, 0, 0]),
  ];
  expect(paletteOf(pixelsOf(colors))).toEqual(['#000000', '#ff0000']);
});

test('five colors of six, the two nearest together', () => {
  const colors = [
    [0, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [0, 0, 250],
  ] as const;
  const palette = paletteOf(pixelsOf(colors));
  expect(palette).toHaveLength(5);
  expect(palette[0]).toBe('#0000fd');
});

test('nothing is invented for a transparent picture', () =>
  expect(paletteOf({ data: new Uint8ClampedArray(16), width: 2, height: 2 })).toEqual([]));

test.for([
  [1280, 720, '16:9'],
  [1920, 1080, '16:9'],
  [1000, 667, '1000:667'],
] as const)('%i × %i is %s', ([width, height, ratio]) => expect(ratioText(width, height)).toBe(ratio));

// YouTube Help, ‘Add video thumbnails’: 1280 × 720, at least 640 wide, 16:9, 2 MB, JPG, PNG, or GIF.
test.for([
  [{ width: 1280, height: 720, bytes: 2_097_152, type: 'jpeg' }, ['large', 'wide', 'light', 'goodType']],
  [{ width: 1279, height: 720, bytes: 1, type: 'png' }, ['small', 'wide', 'light', 'goodType']],
  [{ width: 639, height: 360, bytes: 1, type: 'gif' }, ['tooNarrow', 'wide', 'light', 'goodType']],
  [{ width: 1280, height: 960, bytes: 2_097_153, type: 'webp' }, ['large', 'notWide', 'heavy', 'badType']],
] as const)('%j', ([picture, verdicts]) => expect(verdictsOn(picture)).toEqual(verdicts));
