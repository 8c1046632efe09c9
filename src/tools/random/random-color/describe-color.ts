import { colorsNamed, converter, differenceEuclidean, modeHsl, modeOklch, modeRgb, nearest, useMode } from 'culori/fn';
import { contrast } from '../../../core/numbers/contrast-ratio';
import type { Rgba } from './draw-color';

useMode(modeRgb);
useMode(modeHsl);
useMode(modeOklch);
const toHsl = converter('hsl');
const toOklch = converter('oklch');

export const FORMATS = ['hex', 'rgb', 'hsl', 'oklch'] as const;
export type Format = (typeof FORMATS)[number];

/** '#71a98c', with two more digits if the color is transparent. */
export const hexOf = (color: Rgba): string =>
  `#${(color[3] === 255 ? color.slice(0, 3) : color).map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The color in '#rrggbb' or '#rrggbbaa'; undefined for anything else. */
export function parseHex(text: string): Rgba | undefined {
  if (!/^#([\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined;
  const at = (index: number) => Number.parseInt(text.slice(index, index + 2) || 'ff', 16);
  return [at(1), at(3), at(5), at(7)];
}

const rgbOf = ([red, green, blue]: Rgba) => ({ mode: 'rgb' as const, r: red / 255, g: green / 255, b: blue / 255 });
const rounded = (value: number | undefined, digits: number): string => String(Number((value ?? 0).toFixed(digits)));

/** A color as CSS text (CSS Color 4, W3C), without commas. Gray has the hue 0. */
export function cssText(color: Rgba, format: Format): string {
  if (format === 'hex') return hexOf(color);
  const alpha = color[3] === 255 ? '' : ` / ${rounded(color[3] / 255, 3)}`;
  if (format === 'rgb') return `rgb(${color.slice(0, 3).join(' ')}${alpha})`;
  if (format === 'hsl') {
    const { h, s, l } = toHsl(rgbOf(color));
    return `hsl(${rounded(h, 1)} ${rounded(100 * s, 1)}% ${rounded(100 * l, 1)}%${alpha})`;
  }
  const { l, c, h } = toOklch(rgbOf(color));
  // The conversion leaves grays with a chroma of about 1e-8 and an arbitrary hue.
  const chroma = rounded(c, 4);
  return `oklch(${rounded(l, 4)} ${chroma} ${chroma === '0' ? '0' : rounded(h, 2)}${alpha})`;
}

/** British spellings and the second names of cyan and magenta would name the same color twice. */
const SECOND_NAMES = /grey|^aqua$|^fuchsia$/;
const NAMES = Object.keys(colorsNamed).filter((name) => !SECOND_NAMES.test(name));
const numbersByName: Readonly<Record<string, number>> = colorsNamed;
const findName = nearest(NAMES, differenceEuclidean('oklch'), (name: string) => {
  const number = numbersByName[name] ?? 0;
  return rgbOf([(number >> 16) & 255, (number >> 8) & 255, number & 255, 255]);
});

/** The CSS color name that looks nearest: the smallest distance in OKLab. Transparency is ignored. */
export const nearestName = (color: Rgba): string => findName(rgbOf(color))[0] ?? '';

/** The contrast ratio (WCAG 2.2) with white or black, cut to two decimals: 4.499 must not pass as 4.5. */
export function contrastWith(color: Rgba, other: '#ffffff' | '#000000'): number {
  const ratio = contrast(hexOf([color[0], color[1], color[2], 255]), other);
  return Math.floor(ratio * 100) / 100;
}
