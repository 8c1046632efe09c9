/** The filters' amounts, named after the functions of Filter Effects Module Level 1, §9. */
export interface Adjustments {
  /** Percent; 100 changes nothing. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturate: number;
  /** Percent, up to 100; 0 changes nothing. */
  readonly grayscale: number;
  readonly sepia: number;
  readonly invert: number;
  /** Degrees. */
  readonly hue: number;
  /** The standard deviation of the Gaussian, in pixels of the picture. */
  readonly blur: number;
}

/** Rows of a 3 × 4 matrix: what red, green, blue and 1 add to each channel; channels are from 0 to 1. */
export type ColorMatrix = readonly [Row, Row, Row];
type Row = readonly [red: number, green: number, blue: number, offset: number];

const UNCHANGED: ColorMatrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
];

/**
 * All color filters as one matrix, in the order of `Adjustments`. Each of them is linear, so nothing is rounded or clamped in
 * between, as it would be with one canvas filter after another. The matrices are those of Filter Effects Level 1, §9.
 */
export function colorMatrix(adjustments: Adjustments): ColorMatrix {
  const { brightness, contrast, saturate, grayscale, sepia, invert, hue } = adjustments;
  const steps = [
    linear(brightness / 100, 0),
    linear(contrast / 100, 0.5 - contrast / 200),
    saturation(saturate / 100),
    blend(GRAY, grayscale / 100),
    blend(SEPIA, sepia / 100),
    linear(1 - invert / 50, invert / 100),
    hueRotation(hue),
  ];
  return steps.reduce((before, step) => multiply(step, before), UNCHANGED);
}

export const changesNothing = (matrix: ColorMatrix): boolean =>
  matrix.every((row, at) => row.every((value, column) => value === UNCHANGED[at]?.[column]));

const linear = (slope: number, offset: number): ColorMatrix => [
  [slope, 0, 0, offset],
  [0, slope, 0, offset],
  [0, 0, slope, offset],
];

/** The luminance of Rec. 709, with the digits that the specification prints. */
const saturation = (s: number): ColorMatrix => [
  [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0],
  [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0],
  [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0],
];

const GRAY: ColorMatrix = [
  [0.2126, 0.7152, 0.0722, 0],
  [0.2126, 0.7152, 0.0722, 0],
  [0.2126, 0.7152, 0.0722, 0],
];

const SEPIA: ColorMatrix = [
  [0.393, 0.769, 0.189, 0],
  [0.349, 0.686, 0.168, 0],
  [0.272, 0.534, 0.131, 0],
];

/** From the unchanged color (0) to a filter's (1). */
const blend = (filter: ColorMatrix, amount: number): ColorMatrix => {
  const mixed = filter.map((row, at) =>
    row.map((value, column) => value * amount + (UNCHANGED[at]?.[column] ?? 0) * (1 - amount)),
  );
  return mixed as unknown as ColorMatrix;
};

function hueRotation(degrees: number): ColorMatrix {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
    [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283, 0],
    [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
  ];
}

/** First `before`, then `after`. */
const multiply = (after: ColorMatrix, before: ColorMatrix): ColorMatrix =>
  after.map(([red, green, blue, offset]) =>
    [0, 1, 2, 3].map(
      (column) =>
        red * (before[0][column] ?? 0) +
        green * (before[1][column] ?? 0) +
        blue * (before[2][column] ?? 0) +
        (column === 3 ? offset : 0),
    ),
  ) as unknown as ColorMatrix;

/** Applies a matrix to RGBA bytes in place, rounding halves up. */
export function applyMatrix(data: Uint8ClampedArray, matrix: ColorMatrix): void {
  const [[rr, rg, rb, r1], [gr, gg, gb, g1], [br, bg, bb, b1]] = matrix;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    data[at] = Math.floor(rr * red + rg * green + rb * blue + r1 * 255 + 0.5);
    data[at + 1] = Math.floor(gr * red + gg * green + gb * blue + g1 * 255 + 0.5);
    data[at + 2] = Math.floor(br * red + bg * green + bb * blue + b1 * 255 + 0.5);
  }
}
