import { int, type RandomSource } from '../../../core/numbers/random';

/** An sRGB color: red, green, blue and alpha, each a whole number from 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export const TONES = ['any', 'pastel', 'vivid', 'dark', 'light', 'grey', 'hue'] as const;
export type Tone = (typeof TONES)[number];

/** Saturation and lightness in percent, both ends included. */
type Range = readonly [from: number, to: number];
const RANGES: Readonly<Record<Exclude<Tone, 'any' | 'grey'>, { readonly s: Range; readonly l: Range }>> = {
  pastel: { s: [50, 80], l: [78, 90] },
  vivid: { s: [80, 100], l: [45, 60] },
  dark: { s: [20, 80], l: [8, 28] },
  light: { s: [20, 80], l: [80, 95] },
  hue: { s: [35, 95], l: [30, 75] },
};
/** How far from the chosen hue a color may be, in degrees. */
const HUE_SPREAD = 15;

/** Every gray, and so the largest list of grays without repeats. The other tones have more than 10,000 colors. */
export const GRAYS = 256;

/**
 * Draws one color. The order of draws is part of a link's meaning: red, green, blue, or hue, saturation, lightness; then
 * alpha. `hue` (0 to 359) counts only for the tone 'hue'.
 */
export function drawColor(random: RandomSource, tone: Tone, hue: number, withAlpha: boolean): Rgba {
  const rgb = drawRgb(random, tone, hue);
  return [...rgb, withAlpha ? int(random, 0, 255) : 255];
}

function drawRgb(random: RandomSource, tone: Tone, hue: number): readonly [number, number, number] {
  const byte = () => int(random, 0, 255);
  if (tone === 'any') return [byte(), byte(), byte()];
  if (tone === 'grey') {
    const level = byte();
    return [level, level, level];
  }
  const { s, l } = RANGES[tone];
  const h = tone === 'hue' ? (int(random, hue - HUE_SPREAD, hue + HUE_SPREAD) + 360) % 360 : int(random, 0, 359);
  return hslToRgb(h, int(random, ...s), int(random, ...l));
}

/**
 * HSL (degrees, percent, percent) as sRGB, each channel rounded to a whole number from 0 to 255. Method: CSS Color 4, 7.1
 * (W3C).
 */
export function hslToRgb(h: number, s: number, l: number): readonly [number, number, number] {
  const [saturation, lightness] = [s / 100, l / 100];
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** A color as one number, for sorting and for finding repeats. */
export const numberOf = ([red, green, blue, alpha]: Rgba): number => ((red * 256 + green) * 256 + blue) * 256 + alpha;
