import type { ColorMatrix } from './color-matrix';

/** From this standard deviation on, box blurs may replace a Gaussian (Filter Effects Level 1, §9.3, feGaussianBlur). */
const BOXES_FROM = 2;

/**
 * Changes the colors of RGBA pixels by a matrix and blurs them in place with a Gaussian of a standard deviation in pixels. Edge pixels are
 * repeated outside, so that the edges don't become transparent. Nothing is rounded between the two steps. Colors count by
 * their alpha: what is invisible doesn't spread.
 */
export function blurPixels({ data, width, height }: ImageData, deviation: number, matrix: ColorMatrix): void {
  const count = width * height;
  const blur = deviation < BOXES_FROM ? byKernel(gaussian(deviation)) : byBoxes(extendedBox(deviation));
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

/** A box with whole values up to `reach` on either side of a place, and `part` of the next ones. */
interface Box {
  readonly reach: number;
  /** 0 to 1. */
  readonly part: number;
}

/**
 * The box that has a Gaussian's variance when it is applied `BOXES` times. Boxes of whole pixels miss it by up to 10 %.
 * Gwosdek, Grewenig, Bruhn, Weickert: Theoretical Foundations of Gaussian Convolution by Extended Box Filtering (2011), §2.
 */
export function extendedBox(deviation: number): Box {
  const variance = (deviation * deviation) / BOXES;
  const reach = Math.floor(0.5 * Math.sqrt(12 * variance + 1) - 0.5);
  const part = ((2 * reach + 1) * (reach * (reach + 1) - 3 * variance)) / (6 * (variance - (reach + 1) ** 2));
  return { reach, part };
}

/** An odd number, so that the last pass writes to the target. */
const BOXES = 5;

const byBoxes =
  (box: Box): BlurLine =>
  (from, to) => {
    let source = from;
    let target = to;
    for (let pass = 0; pass < BOXES; pass++) {
      slide(source, target, box);
      [source, target] = [target, source];
    }
  };

/** The mean of a window that moves along the line. */
function slide(from: Float32Array, to: Float32Array, { reach, part }: Box): void {
  const last = from.length - 1;
  const size = 2 * reach + 1 + 2 * part;
  const at = (place: number) => from[Math.min(last, Math.max(0, place))] ?? 0;
  let sum = 0;
  for (let place = -reach; place <= reach; place++) sum += at(place);
  for (let place = 0; place <= last; place++) {
    to[place] = (sum + part * (at(place - reach - 1) + at(place + reach + 1))) / size;
    sum += at(place + reach + 1) - at(place - reach);
  }
}
