/**
 * Colors as CSS text (CSS Color 4, W3C), without commas and trailing zeros. Channels are numbers as in culori: sRGB from 0
 * to 1, hues in degrees, saturation, lightness and alpha from 0 to 1; a missing channel ('none') counts as 0.
 */
interface Alpha {
  readonly alpha?: number | undefined;
}
export interface Rgb extends Alpha {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}
export interface Hsl extends Alpha {
  readonly h?: number | undefined;
  readonly s: number;
  readonly l: number;
}
export interface Polar extends Alpha {
  readonly l: number;
  readonly c: number;
  readonly h?: number | undefined;
}

/** A number with at most `digits` decimals, without trailing zeros and without −0. */
export const decimals = (value: number | undefined, digits: number): string =>
  String(Number((value ?? 0).toFixed(digits)));

/** ' / 0.5' for a transparent color, otherwise ''. */
export const alphaText = ({ alpha = 1 }: Alpha): string => (alpha >= 1 ? '' : ` / ${decimals(Math.max(alpha, 0), 3)}`);

/** A channel from 0 to 1 as a whole number from 0 to 255. */
export const byteOf = (channel: number): number => Math.round(255 * Math.min(1, Math.max(0, channel)));

/** '#71a98c', with two more digits if the color is transparent. */
export function hexText({ r, g, b, alpha = 1 }: Rgb): string {
  const bytes = [r, g, b, ...(alpha < 1 ? [alpha] : [])].map(byteOf);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** 'rgb(102 51 153)', in whole numbers. */
export const rgbText = (color: Rgb): string =>
  `rgb(${[color.r, color.g, color.b].map(byteOf).join(' ')}${alphaText(color)})`;

/** 'hsl(270 50% 40%)', to one decimal. Gray has the hue 0. */
export function hslText(color: Hsl): string {
  const saturation = decimals(100 * color.s, 1);
  return `hsl(${saturation === '0' ? '0' : decimals(color.h, 1)} ${saturation}% ${decimals(100 * color.l, 1)}%${alphaText(color)})`;
}

/** Below this chroma, OKLCH's hue is only the noise of the calculation. */
const GRAY_CHROMA = 0.000_02;

/** 'oklch(0.4403 0.1603 303.37)'. Gray has the hue 0. */
export const oklchText = (color: Polar): string =>
  `oklch(${decimals(color.l, 4)} ${decimals(color.c, 4)} ${color.c < GRAY_CHROMA ? '0' : decimals(color.h, 2)}${alphaText(color)})`;
