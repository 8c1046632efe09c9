/** Red, green, blue and alpha, one byte each, row by row: a canvas's format. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * More characters than this are too many for a page or an editor; only a strip hundreds of times as high as wide has
 * them.
 */
export const MOST_CHARACTERS = 4_000_000;
/** A character is about twice as high as wide. */
const RATIO = 0.5;

/** The number of rows that a picture takes with this number of columns: at least one. */
export const rowsFor = ({ width, height }: Pick<Pixels, 'width' | 'height'>, columns: number): number =>
  Math.max(1, Math.round(((columns * height) / width) * RATIO));

/** The source positions that a new position covers, and how much of each. */
interface Span {
  readonly first: number;
  readonly weights: Float64Array;
}

const spansOf = (from: number, to: number): Span[] =>
  Array.from({ length: to }, (_, position) => {
    const start = (position * from) / to;
    const end = ((position + 1) * from) / to;
    const first = Math.floor(start);
    const weights = Float64Array.from(
      { length: Math.max(1, Math.ceil(end) - first) },
      (__, index) => Math.min(end, first + index + 1) - Math.max(start, first + index),
    );
    return { first, weights: weights.map((weight) => weight / (end - start)) };
  });

/**
 * The luminance of each cell of a picture, 0 to 255, by area average: 0.2126 R + 0.7152 G + 0.0722 B of the sRGB values
 * (ITU-R BT.709's weights), transparent pixels on white.
 */
export function luminances(
  { width, height, data }: Pixels,
  columns: number,
  rows: number,
  progress: (part: number) => void = () => {},
): Float64Array {
  const across = spansOf(width, columns);
  const line = new Float64Array(width);
  const result = new Float64Array(columns * rows);
  /** The source row whose cells are cached: adjacent rows share the one at their border. */
  let cachedRow = -1;
  const cells = new Float64Array(columns);
  const loadRow = (y: number) => {
    if (cachedRow === y) return;
    cachedRow = y;
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const alpha = (data[at + 3] ?? 0) / 255;
      const own = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
      line[x] = own * alpha + 255 * (1 - alpha);
    }
    for (const [column, { first, weights }] of across.entries()) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap++) sum += (weights[tap] ?? 0) * (line[first + tap] ?? 0);
      cells[column] = sum;
    }
  };
  const step = Math.ceil(rows / 100);
  for (const [row, { first, weights }] of spansOf(height, rows).entries()) {
    for (let tap = 0; tap < weights.length; tap++) {
      loadRow(Math.min(height - 1, first + tap));
      const weight = weights[tap] ?? 0;
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        result[at] = (result[at] ?? 0) + weight * (cells[column] ?? 0);
      }
    }
    if (row % step === 0) progress(row / rows);
  }
  return result;
}

/** Averages of equal pixels differ from them by less: without it, a flat gray at the border of two characters would be noise. */
const ROUNDING_ERROR = 1e-6;

/** A character of the ramp, dark to light, for each luminance, in lines of `columns` characters. */
export function shade(lights: Float64Array, columns: number, ramp: readonly string[]): string {
  const lines: string[] = [];
  for (let start = 0; start < lights.length; start += columns) {
    const line = Array.from(lights.subarray(start, start + columns), (light) => {
      const position = Math.min(ramp.length - 1, Math.floor(((light + ROUNDING_ERROR) * ramp.length) / 256));
      return ramp[position] ?? '';
    });
    lines.push(line.join(''));
  }
  return lines.join('\n');
}
