import type { ColorMatrix } from './adjust';

/** From this standard deviation on, three box blurs differ from a Gaussian by about 3 % (Filter Effects Level 1, §9.3). */
const BOXES_FROM = 2;

/**
 * Changes the colors of RGBA pixels by a matrix and blurs them in place with a Gaussian of a standard deviation in pixels. Edge pixels are
 * repeated outside, so that the edges don't become transparent. Nothing is rounded between the two steps. Colors count by
 * their alpha: what is invisible doesn't spread.
 */
export function blurPixels({ data, width, height }: ImageData, deviation: number, matrix: ColorMatrix): void {
  const count = width * height;
  const blur = deviation < BOXES_FROM ? byKernel(gaussian(deviation)) : byBoxes(boxSizes(deviation));
  let isOpaque = true;
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = data[at] === 255;
  const source = isOpaque ? data : data.slice();
  const alpha = isOpaque ? undefined : new Float32Array(count);
  if (alpha) {
    for (let at = 0; at < count; at++) alpha[at] = source[at * 4 + 3] ?? 0;
    blurPlane(alpha, width, height, blur);
    for (let at = 0; at < count; at++) data[at * 4 + 3] = Math.floor((alpha[at] ?? 0) + 0.5);
  }
  // One channel at a time: 40 megapixels of numbers are 160 MB. The matrix needs the colors before any of them is blurred.
  const colors = isOpaque ? data.slice() : source;
  const plane = new Float32Array(count);
  for (const [channel, [red, green, blue, offset]] of matrix.entries()) {
    for (let at = 0; at < count; at++) {
      const place = at * 4;
      const value =
        red * (colors[place] ?? 0) + green * (colors[place + 1] ?? 0) + blue * (colors[place + 2] ?? 0) + offset * 255;
      plane[at] = alpha ? (value * (colors[place + 3] ?? 0)) / 255 : value;
    }
    blurPlane(plane, width, height, blur);
    for (let at = 0; at < count; at++) {
      const cover = alpha ? (alpha[at] ?? 0) / 255 : 1;
      data[at * 4 + channel] = cover === 0 ? 0 : Math.floor((plane[at] ?? 0) / cover + 0.5);
    }
  }
}

/** Blurs a line of values into another of the same length. */
type BlurLine = (from: Float32Array, to: Float32Array) => void;

function blurPlane(plane: Float32Array, width: number, height: number, blur: BlurLine): void {
  const across = new Float32Array(width);
  for (let top = 0; top < plane.length; top += width) {
    const row = plane.subarray(top, top + width);
    across.set(row);
    blur(across, row);
  }
  const down = new Float32Array(height);
  const blurred = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) down[y] = plane[y * width + x] ?? 0;
    blur(down, blurred);
    for (let y = 0; y < height; y++) plane[y * width + x] = blurred[y] ?? 0;
  }
}

/** The weights from the middle to three standard deviations, as parts of 1. */
export function gaussian(deviation: number): Float64Array {
  const reach = Math.max(1, Math.ceil(3 * deviation));
  const half = Float64Array.from({ length: reach + 1 }, (_, at) => Math.exp(-(at * at) / (2 * deviation * deviation)));
  const sum = half.reduce((total, weight, at) => total + (at === 0 ? weight : 2 * weight), 0);
  return half.map((weight) => weight / sum);
}

const byKernel =
  (half: Float64Array): BlurLine =>
  (from, to) => {
    const last = from.length - 1;
    for (let at = 0; at <= last; at++) {
      let sum = (half[0] ?? 0) * (from[at] ?? 0);
      for (let away = 1; away < half.length; away++) {
        sum += (half[away] ?? 0) * ((from[Math.max(0, at - away)] ?? 0) + (from[Math.min(last, at + away)] ?? 0));
      }
      to[at] = sum;
    }
  };

/** How many values before and after a place each of three boxes takes (Filter Effects Level 1, §9.3, feGaussianBlur). */
export function boxSizes(deviation: number): readonly (readonly [before: number, after: number])[] {
  const size = Math.floor((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5);
  const half = Math.floor(size / 2);
  // An even box has no middle: two of them are half a pixel off to either side, and the third is one larger.
  return size % 2 === 1
    ? [
        [half, half],
        [half, half],
        [half, half],
      ]
    : [
        [half, half - 1],
        [half - 1, half],
        [half, half],
      ];
}

const byBoxes =
  (boxes: readonly (readonly [number, number])[]): BlurLine =>
  (from, to) => {
    let source = from;
    let target = to;
    for (const [before, after] of boxes) {
      slide(source, target, before, after);
      [source, target] = [target, source];
    }
    // Three passes: the last one wrote to `to`.
  };

/** The mean of a window that moves along the line. */
function slide(from: Float32Array, to: Float32Array, before: number, after: number): void {
  const last = from.length - 1;
  const size = before + after + 1;
  let sum = 0;
  for (let at = -before; at <= after; at++) sum += from[Math.min(last, Math.max(0, at))] ?? 0;
  for (let at = 0; at <= last; at++) {
    to[at] = sum / size;
    sum += (from[Math.min(last, at + after + 1)] ?? 0) - (from[Math.max(0, at - before)] ?? 0);
  }
}
