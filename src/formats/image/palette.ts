import type { Bytes } from '../../core/bytes/bytes';
import { pngChunk, pngFile, zlib } from './png';

/** Pixels as canvas and codecs use them: four bytes each, red, green, blue, alpha, not premultiplied. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Pixels as 32-bit numbers, and the colors among them. */
interface Counted {
  readonly colors: Uint32Array;
  readonly counts: Uint32Array;
}

type Color = readonly [red: number, green: number, blue: number, alpha: number];

export interface Indexed {
  readonly palette: readonly Color[];
  /** One palette index for each pixel. */
  readonly indices: Uint8Array;
  /** Every pixel has exactly the color it had. */
  readonly exact: boolean;
}

/**
 * The maximum number of colors to count: with more, the picture is a photograph, and a histogram with fewer bits is
 * used.
 */
const MANY = 1 << 16;

/** A pixel as one number; all fully transparent pixels are the same color. */
const key = (data: Uint8ClampedArray, at: number): number =>
  data[at + 3] === 0 ? 0 : ((data[at]! << 24) | (data[at + 1]! << 16) | (data[at + 2]! << 8) | data[at + 3]!) >>> 0;

/**
 * Counts how often each color occurs; `mask` drops low bits, so that similar colors count as one. Undefined if there
 * are too many.
 */
function count(data: Uint8ClampedArray, mask: number): Counted | undefined {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = (key(data, at) & mask) >>> 0;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    if (counts.size > MANY && mask === 0xffffffff) return undefined;
  }
  return { colors: Uint32Array.from(counts.keys()), counts: Uint32Array.from(counts.values()) };
}

const channel = (color: number, index: number): number => (color >>> (24 - index * 8)) & 255;

/** The exact colors of a picture that has at most `size` of them (up to 256); undefined if it has more. */
export function exactPalette({ data }: Pixels, size: number): Indexed | undefined {
  const indexByColor = new Map<number, number>();
  const indices = new Uint8Array(data.length / 4);
  let before = -1;
  let index = 0;
  for (let pixel = 0; pixel < indices.length; pixel++) {
    const color = key(data, pixel * 4);
    if (color !== before) {
      index = indexByColor.get(color) ?? indexByColor.size;
      if (index === size) return undefined;
      indexByColor.set(color, index);
      before = color;
    }
    indices[pixel] = index;
  }
  return { palette: Array.from(indexByColor.keys(), toColor), indices, exact: true };
}

/**
 * Reduces a picture to at most `size` colors (2 to 256). Lossless if it has no more than that; otherwise median cut by
 * variance (Heckbert 1982), with the error diffused to the neighbors (Floyd and Steinberg 1976).
 */
export function quantize(pixels: Pixels, size: number): Indexed {
  const exact = exactPalette(pixels, size);
  if (exact) return exact;
  const all = count(pixels.data, 0xffffffff);
  // 5 bits per channel: precise enough to cut by, and at most a million entries.
  const palette = medianCut(
    all ?? count(pixels.data, 0xf8f8f8f8) ?? { colors: new Uint32Array(), counts: new Uint32Array() },
    size,
    !all,
  );
  return { palette, indices: dither(pixels, palette), exact: false };
}

const toColor = (color: number): Color => [channel(color, 0), channel(color, 1), channel(color, 2), channel(color, 3)];

interface Box {
  readonly members: readonly number[];
  readonly spread: number;
  readonly axis: number;
  readonly mean: Color;
}

function medianCut({ colors, counts }: Counted, size: number, coarse: boolean): Color[] {
  // A coarse color represents the middle of its cell, but black, white, opaque and transparent stay exact.
  const value = (index: number, axis: number): number => {
    const own = channel(colors[index] ?? 0, axis);
    return coarse ? own | (own >>> 5) : own;
  };
  const box = (members: readonly number[]): Box => {
    const total = members.reduce((sum, index) => sum + (counts[index] ?? 0), 0);
    const means = [0, 1, 2, 3].map(
      (axis) => members.reduce((sum, index) => sum + value(index, axis) * (counts[index] ?? 0), 0) / total,
    );
    const spreads = means.map((mean, axis) =>
      members.reduce((sum, index) => sum + (value(index, axis) - mean) ** 2 * (counts[index] ?? 0), 0),
    );
    const spread = Math.max(...spreads);
    const [red = 0, green = 0, blue = 0, alpha = 0] = means.map(Math.round);
    return { members, spread, axis: spreads.indexOf(spread), mean: [red, green, blue, alpha] };
  };
  const boxes = [box(Array.from(colors.keys()))];
  while (boxes.length < size) {
    boxes.sort((a, b) => b.spread - a.spread);
    const [widest] = boxes;
    if (!widest || widest.members.length < 2 || widest.spread === 0) break;
    const middle = widest.mean[widest.axis] ?? 0;
    const low = widest.members.filter((index) => value(index, widest.axis) <= middle);
    const high = widest.members.filter((index) => value(index, widest.axis) > middle);
    if (low.length === 0 || high.length === 0) break;
    boxes.splice(0, 1, box(low), box(high));
  }
  return boxes.map(({ mean }) => mean);
}

/** The palette index of each pixel, diffusing the error: 7/16 to the right, and 3, 5 and 1 sixteenths below. */
function dither({ data, width, height }: Pixels, palette: readonly Color[]): Uint8Array {
  const indices = new Uint8Array(width * height);
  const nearest = nearestIn(palette);
  let errors = new Float32Array((width + 2) * 4);
  let below = new Float32Array((width + 2) * 4);
  const wanted = new Float64Array(4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const own = (x + 1) * 4;
      for (let axis = 0; axis < 4; axis++) {
        wanted[axis] = Math.min(255, Math.max(0, data[at + axis]! + errors[own + axis]!));
      }
      // Transparent and opaque pixels keep their alpha: a speckled edge looks worse than a hard one.
      if (data[at + 3] === 0 || data[at + 3] === 255) wanted[3] = data[at + 3]!;
      const index = nearest(wanted);
      indices[y * width + x] = index;
      const got = palette[index]!;
      for (let axis = 0; axis < 4; axis++) {
        const error = wanted[axis]! - got[axis]!;
        errors[own + 4 + axis]! += (error * 7) / 16;
        below[own - 4 + axis]! += (error * 3) / 16;
        below[own + axis]! += (error * 5) / 16;
        below[own + 4 + axis]! += error / 16;
      }
    }
    [errors, below] = [below, errors];
    below.fill(0);
  }
  return indices;
}

/**
 * The closest palette entry, cached for each of 2^18 small cells, so that the same search is not repeated a million
 * times.
 */
function nearestIn(palette: readonly Color[]): (color: Float64Array) => number {
  const known = new Map<number, number>();
  return (color) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = color;
    const cell = ((red >> 2) << 18) | ((green >> 2) << 12) | ((blue >> 2) << 6) | (alpha >> 2);
    const found = known.get(cell);
    if (found !== undefined) return found;
    let best = 0;
    let least = Infinity;
    for (let index = 0; index < palette.length; index++) {
      const own = palette[index]!;
      const distance = (own[0] - red) ** 2 + (own[1] - green) ** 2 + (own[2] - blue) ** 2 + 2 * (own[3] - alpha) ** 2;
      if (distance < least) [least, best] = [distance, index];
    }
    known.set(cell, best);
    return best;
  };
}

/**
 * A PNG with a palette (color type 3): 1, 2, 4 or 8 bits per pixel, rows unfiltered as PNG §12.7 recommends for
 * indices, and tRNS as short as possible because colors with alpha come first.
 */
export async function indexedPng({ width, height }: Pixels, { palette, indices }: Indexed): Promise<Bytes> {
  const order = Array.from(palette.keys()).sort((a, b) => (palette[a]?.[3] ?? 0) - (palette[b]?.[3] ?? 0) || a - b);
  const moved = new Uint8Array(palette.length);
  order.forEach((from, to) => (moved[from] = to));
  const colors = order.map((index) => palette[index] ?? [0, 0, 0, 0]);
  const depth = colors.length <= 2 ? 1 : colors.length <= 4 ? 2 : colors.length <= 16 ? 4 : 8;
  const rowBytes = Math.ceil((width * depth) / 8);
  const rows = new Uint8Array((rowBytes + 1) * height);
  const perByte = 8 / depth;
  for (let y = 0; y < height; y++) {
    const start = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x++) {
      const shift = 8 - depth * ((x % perByte) + 1);
      rows[start + Math.floor(x / perByte)]! |= moved[indices[y * width + x]!]! << shift;
    }
  }
  const clear = colors.filter(([, , , alpha]) => alpha < 255);
  const extra = [pngChunk('PLTE', Uint8Array.from(colors.flatMap(([red, green, blue]) => [red, green, blue])))];
  if (clear.length > 0) extra.push(pngChunk('tRNS', Uint8Array.from(clear.map(([, , , alpha]) => alpha))));
  return pngFile(width, height, depth, 3, extra, await zlib(rows));
}

/**
 * A truecolor PNG: RGB if nothing is transparent, otherwise RGBA. Each row uses the filter with the smallest sum of
 * absolute values (PNG §12.7), which the browsers' own encoders do not try.
 */
export async function truecolorPng({ data, width, height }: Pixels): Promise<Bytes> {
  let opaque = true;
  for (let at = 3; at < data.length && opaque; at += 4) opaque = data[at] === 255;
  const channels = opaque ? 3 : 4;
  const stride = width * channels;
  const rows = new Uint8Array((stride + 1) * height);
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  const candidates = Array.from({ length: 5 }, () => new Uint8Array(stride));
  for (let y = 0; y < height; y++) {
    for (let x = 0, to = 0, from = y * width * 4; x < width; x++, from += 4) {
      for (let offset = 0; offset < channels; offset++) row[to++] = data[from + offset]!;
    }
    let best = 0;
    let least = Infinity;
    for (let filter = 0; filter < 5; filter++) {
      const sum = applyFilter(filter, row, above, channels, candidates[filter]!);
      if (sum < least) [least, best] = [sum, filter];
    }
    rows[y * (stride + 1)] = best;
    rows.set(candidates[best]!, y * (stride + 1) + 1);
    [above, row] = [row, above];
  }
  return pngFile(width, height, 8, opaque ? 2 : 6, [], await zlib(rows));
}

/** PNG §9: none, sub, up, average, Paeth. Returns the sum of the filtered bytes' absolute values, as signed numbers. */
function applyFilter(filter: number, row: Uint8Array, above: Uint8Array, channels: number, into: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) {
    const left = at >= channels ? row[at - channels]! : 0;
    const up = above[at]!;
    const corner = at >= channels ? above[at - channels]! : 0;
    const guess =
      filter === 0
        ? 0
        : filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : paeth(left, up, corner);
    const value = (row[at]! - guess) & 255;
    into[at] = value;
    sum += value < 128 ? value : 256 - value;
  }
  return sum;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
