import type { Pixels } from '../../../formats/image/palette';

/** Figures of a picture; all are computed on 8-bit sRGB values. */
export interface Analysis {
  /** Mean luma, percent of white. */
  readonly brightness: number;
  /** Standard deviation of the luma, percent of white. */
  readonly contrast: number;
  /** Hasler and Süsstrunk, ‘Measuring Colourfulness in Natural Images’ (2003), M̂³: 0 is gray, above 80 very colorful. */
  readonly colorfulness: number;
}

/** Luma with the weights of ITU-R BT.709. */
const luma = (red: number, green: number, blue: number): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export function analyze({ data }: Pixels): Analysis {
  const y = moments();
  const redGreen = moments();
  const yellowBlue = moments();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    y.add(luma(red, green, blue));
    redGreen.add(red - green);
    yellowBlue.add((red + green) / 2 - blue);
  }
  return {
    brightness: (y.mean() / 255) * 100,
    contrast: (Math.sqrt(y.variance()) / 255) * 100,
    colorfulness:
      Math.sqrt(redGreen.variance() + yellowBlue.variance()) + 0.3 * Math.hypot(redGreen.mean(), yellowBlue.mean()),
  };
}

/** Mean and population variance of a stream of numbers (Welford). */
function moments() {
  let [count, mean, squares] = [0, 0, 0];
  return {
    add(value: number) {
      count++;
      const before = value - mean;
      mean += before / count;
      squares += before * (value - mean);
    },
    mean: () => mean,
    variance: () => (count === 0 ? 0 : squares / count),
  };
}

export type Verdict = 'large' | 'small' | 'tooNarrow' | 'wide' | 'notWide' | 'light' | 'heavy' | 'goodType' | 'badType';

const BEST = { width: 1280, height: 720 };
const NARROWEST = 640;
const MOST_BYTES = 2_097_152;
const TYPES = new Set(['jpeg', 'png', 'gif']);

/** What YouTube asks of a thumbnail: YouTube Help, ‘Add video thumbnails’. */
export function verdictsOn(picture: {
  width: number;
  height: number;
  bytes: number;
  type: string;
}): readonly Verdict[] {
  const { width, height, bytes, type } = picture;
  const isWide = Math.abs(width / height / (16 / 9) - 1) <= 0.01;
  return [
    width < NARROWEST ? 'tooNarrow' : width >= BEST.width && height >= BEST.height ? 'large' : 'small',
    isWide ? 'wide' : 'notWide',
    bytes <= MOST_BYTES ? 'light' : 'heavy',
    TYPES.has(type) ? 'goodType' : 'badType',
  ];
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The ratio in lowest terms: ‘16:9’. */
export function ratioText(width: number, height: number): string {
  const divisor = gcd(width, height);
  return `${width / divisor}:${height / divisor}`;
}

const COLORS = 5;
const MOST_PIXELS = 100_000;

/** The five colors of which there is most, by median cut, as `#rrggbb`; transparent pixels do not count. */
export function paletteOf({ data }: Pixels): readonly string[] {
  const step = Math.max(1, Math.ceil(data.length / 4 / MOST_PIXELS)) * 4;
  const pixels: Rgb[] = [];
  for (let at = 0; at < data.length; at += step) {
    if (data[at + 3] !== 0) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  }
  let boxes = [pixels];
  while (boxes.length < COLORS) {
    const widest = boxes.toSorted((a, b) => rangeOf(b).range - rangeOf(a).range)[0] ?? [];
    if (rangeOf(widest).range === 0) break;
    boxes = [...boxes.filter((box) => box !== widest), ...halves(widest)];
  }
  return boxes
    .filter((box) => box.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((box) => hexOf(box));
}

type Rgb = readonly [number, number, number];
const CHANNELS = [0, 1, 2] as const;

/** The channel in which the colors of a box differ most. */
function rangeOf(box: readonly Rgb[]): { readonly channel: 0 | 1 | 2; readonly range: number } {
  let widest: { channel: 0 | 1 | 2; range: number } = { channel: 0, range: 0 };
  for (const channel of CHANNELS) {
    let [least, most] = [255, 0];
    for (const color of box) {
      least = Math.min(least, color[channel]);
      most = Math.max(most, color[channel]);
    }
    if (most - least > widest.range) widest = { channel, range: most - least };
  }
  return widest;
}

/** A box cut at its median; equal values stay together, so that a flat area is one color. */
function halves(box: readonly Rgb[]): Rgb[][] {
  const { channel } = rangeOf(box);
  const sorted = box.toSorted((a, b) => a[channel] - b[channel]);
  const median = sorted[sorted.length >> 1]?.[channel] ?? 0;
  let cut = sorted.findIndex((color) => color[channel] >= median);
  if (cut === 0) cut = sorted.findIndex((color) => color[channel] > median);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

function hexOf(box: readonly Rgb[]): string {
  const mean = CHANNELS.map((channel) => Math.round(box.reduce((sum, color) => sum + color[channel], 0) / box.length));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
