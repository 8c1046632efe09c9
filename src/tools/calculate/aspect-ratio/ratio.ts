import { decimalOf, plainText, type Decimal } from '../../../core/numbers/decimal';
import { COMMON_RATIOS } from '../../../data/common-ratios';
import type { Lang } from '../../../i18n/languages';

/** A ratio of two positive numbers, width first. */
export interface Ratio {
  readonly width: Decimal;
  readonly height: Decimal;
}

export type Rounding = 'nearest' | 'down' | 'up' | 'even';

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,9})?`;
const RATIO = new RegExp(String.raw`^(${NUMBER})(?:\s*[:/x×]\s*(${NUMBER}))?$`, 'i');

/**
 * Reads `16:9`, `21/9`, `4x3`, or a single number such as `1.85`; in languages other than English also `1,85:1`. Undefined if
 * a part is 0 or unreadable.
 */
export function readRatio(text: string, lang: Lang = 'en'): Ratio | undefined {
  const [, width, height = '1'] = RATIO.exec(lang === 'en' ? text.trim() : text.trim().replaceAll(',', '.')) ?? [];
  if (width === undefined || decimalOf(width).eq(0) || decimalOf(height).eq(0)) return undefined;
  return { width: decimalOf(width), height: decimalOf(height) };
}

/** The ratio in the smallest integers: 1.85:1 is 37:20. */
export function simplified({ width, height }: Ratio): readonly [bigint, bigint] {
  const places = Math.max(decimalPlaces(width), decimalPlaces(height));
  const [a, b] = [width, height].map((side) => BigInt(side.times(`1e${places}`).toFixed(0)));
  const divisor = gcd(a ?? 1n, b ?? 1n);
  return [(a ?? 1n) / divisor, (b ?? 1n) / divisor];
}

const decimalPlaces = (value: Decimal): number => plainText(value).split('.')[1]?.length ?? 0;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** A length in whole pixels, at least 1; `even` is the nearest multiple of 2, half up, at least 2. */
export function roundedLength(length: Decimal, rounding: Rounding): number {
  if (rounding === 'even') return Math.max(2, 2 * Number(length.div(2).round(0, HALF_UP)));
  return Math.max(1, Number(length.round(0, { nearest: HALF_UP, down: DOWN, up: UP }[rounding])));
}

/** Rounding modes of big.js. */
const [DOWN, HALF_UP, UP] = [0, 1, 3] as const;

export const widthFor = ({ width, height }: Ratio, newHeight: Decimal): Decimal => newHeight.times(width).div(height);
export const heightFor = ({ width, height }: Ratio, newWidth: Decimal): Decimal => newWidth.times(height).div(width);

/** The common ratio closest to a ratio, and how much wider (positive) or narrower the ratio is, in percent. */
export function nearestRatio(ratio: Ratio): { readonly name: string; readonly off: Decimal } {
  const [first, ...others] = COMMON_RATIOS.map((name) => {
    const common = readRatio(name) ?? ratio;
    // How many times wider, so that twice as wide is as far off as half as wide.
    const times = ratio.width.times(common.height).div(ratio.height.times(common.width));
    return { name, off: times.minus(1).times(100), distance: times.gt(1) ? times : decimalOf(1).div(times) };
  });
  const start = first ?? { name: '1:1', off: decimalOf(0), distance: decimalOf(1) };
  return others.reduce((best, one) => (one.distance.lt(best.distance) ? one : best), start);
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture with a ratio, and the smallest canvas with that ratio around the whole picture. */
export interface Fitted {
  readonly crop: Sides;
  readonly canvas: Sides;
}

/** @param picture width and height in pixels, positive */
export function fitted(picture: Ratio, target: Ratio, rounding: Rounding): Fitted {
  const isWider = picture.width.times(target.height).gt(picture.height.times(target.width));
  const [width, height] = [Number(picture.width), Number(picture.height)];
  const wide = roundedLength(widthFor(target, picture.height), rounding);
  const tall = roundedLength(heightFor(target, picture.width), rounding);
  // Rounding must not make a crop larger than the picture.
  return isWider
    ? { crop: { width: Math.min(wide, width), height }, canvas: { width, height: tall } }
    : { crop: { width, height: Math.min(tall, height) }, canvas: { width: wide, height } };
}
