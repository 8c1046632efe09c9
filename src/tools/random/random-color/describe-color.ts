import { converter, differenceEuclidean, modeHsl, modeOklch, modeRgb, nearest, useMode } from 'culori/fn';
import { contrastCut } from '../../../core/colors/contrast-ratio';
import { hexText, hslText, oklchText, rgbText } from '../../../core/colors/css-text';
import { NAMED_COLORS } from '../../../core/colors/names';
import type { Rgba } from './draw-color';

useMode(modeRgb);
useMode(modeHsl);
useMode(modeOklch);
const toHsl = converter('hsl');
const toOklch = converter('oklch');

export const FORMATS = ['hex', 'rgb', 'hsl', 'oklch'] as const;
export type Format = (typeof FORMATS)[number];

/** '#71a98c', with two more digits if the color is transparent. */
export const hexOf = (color: Rgba): string => hexText(rgbOf(color));

/** The color in '#rrggbb' or '#rrggbbaa'; undefined for anything else. */
export function parseHex(text: string): Rgba | undefined {
  if (!/^#([\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined;
  const at = (index: number) => Number.parseInt(text.slice(index, index + 2) || 'ff', 16);
  return [at(1), at(3), at(5), at(7)];
}

const rgbOf = ([red, green, blue, alpha]: Rgba) => ({
  mode: 'rgb' as const,
  r: red / 255,
  g: green / 255,
  b: blue / 255,
  alpha: alpha / 255,
});

/** A color as CSS text (CSS Color 4, W3C), without commas. Gray has the hue 0. */
export function cssText(color: Rgba, format: Format): string {
  const rgb = rgbOf(color);
  switch (format) {
    case 'hex':
      return hexText(rgb);
    case 'rgb':
      return rgbText(rgb);
    case 'hsl':
      return hslText(toHsl(rgb));
    case 'oklch':
      return oklchText(toOklch(rgb));
  }
}

const findName = nearest(
  [...NAMED_COLORS.keys()],
  differenceEuclidean('oklch'),
  (name: string) => NAMED_COLORS.get(name) ?? '#000000',
);

/** The CSS color name that looks nearest: the smallest distance in OKLab. Transparency is ignored. */
export const nearestName = (color: Rgba): string => findName(rgbOf(color))[0] ?? '';

/** The contrast ratio (WCAG 2.2) with white or black, cut to two decimals: 4.499 must not pass as 4.5. */
export const contrastWith = ([red, green, blue]: Rgba, other: '#ffffff' | '#000000'): number =>
  contrastCut(hexOf([red, green, blue, 255]), other);
