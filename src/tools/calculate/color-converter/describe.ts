import { contrastCut } from '../../../core/colors/contrast-ratio';
import { alphaText, decimals, hexText, hslText, oklchText, rgbText } from '../../../core/colors/css-text';
import { NAMED_COLORS } from '../../../core/colors/names';
import { apca } from './apca';
import { converter, toGamut, type Color } from './modes';

const toRgb = converter('rgb');
const toHsl = converter('hsl');
const toHwb = converter('hwb');
const toLab = converter('lab');
const toLch = converter('lch');
const toOklab = converter('oklab');
const toOklch = converter('oklch');
/** CSS Color 4, 13.2: chroma is reduced in OKLCH until the clipped color looks the same. */
const mapToSrgb = toGamut('rgb', 'oklch');

const toP3 = converter('p3');
const toRec2020 = converter('rec2020');
type Channels = { readonly r: number; readonly g: number; readonly b: number };
type Gamut = 'sRGB' | 'Display P3' | 'Rec. 2020';
const GAMUTS: readonly (readonly [Gamut, (color: Color) => Channels])[] = [
  ['sRGB', (color) => toRgb(color)],
  ['Display P3', (color) => toP3(color)],
  ['Rec. 2020', (color) => toRec2020(color)],
];
/** Conversions are a little off; the tolerance of CSS Color 4's sample code. */
const TOLERANCE = 0.000_075;
/** Below this chroma, LCH's hue is only the noise of the calculation. */
const GRAY_CHROMA = 0.0015;

/** The smallest of the usual gamuts that has the color; undefined if none has it. */
export function gamutOf(color: Color): Gamut | undefined {
  const within = (channel: number) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE;
  return GAMUTS.find(([, convert]) => {
    const { r, g, b } = convert(color);
    return within(r) && within(g) && within(b);
  })?.[0];
}

/** A spread of the channels that no display shows: near white, HSL would make a full saturation of it. */
const GRAY_SPREAD = 0.0001;

/** The channels between 0 and 1, and equal if they are nearly so. */
function tidied<Rgb extends Channels>(rgb: Rgb): Rgb {
  const [r, g, b] = [rgb.r, rgb.g, rgb.b].map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  const isGray = Math.max(r, g, b) - Math.min(r, g, b) < GRAY_SPREAD;
  return isGray ? { ...rgb, r: g, g, b: g } : { ...rgb, r, g, b };
}

/** A color in every notation, and what its sRGB value says about text on it. */
export function describeColor(typed: Color, legacy: boolean) {
  // An alpha outside 0 to 1 counts as the nearest end; a missing one is transparent.
  const color = { ...typed, alpha: Math.min(1, Math.max(0, 'alpha' in typed ? (typed.alpha ?? 0) : 1)) };
  const gamut = gamutOf(color);
  const rgb = tidied(gamut === 'sRGB' ? toRgb(color) : mapToSrgb(color));
  const hsl = toHsl(rgb);
  const opaque = hexText({ ...rgb, alpha: 1 });
  const { alpha } = color;
  return {
    hex: hexText({ ...rgb, alpha }),
    rgb: legacy ? withCommas(rgbText({ ...rgb, alpha })) : rgbText({ ...rgb, alpha }),
    hsl: legacy ? withCommas(hslText({ ...hsl, alpha })) : hslText({ ...hsl, alpha }),
    hwb: hwbText(toHwb(rgb), alpha),
    lab: labText(toLab(color), alpha),
    lch: lchText(toLch(color), alpha),
    oklab: oklabText(toOklab(color), alpha),
    oklch: oklchText({ ...toOklch(color), alpha }),
    cmyk: cmykText(rgb),
    name: gamut === 'sRGB' ? nameOf(opaque, alpha) : '',
    gamut,
    contrastWhite: contrastCut(opaque, '#ffffff'),
    contrastBlack: contrastCut(opaque, '#000000'),
    apcaWhite: Math.round(apca('#ffffff', opaque) * 10) / 10,
    apcaBlack: Math.round(apca('#000000', opaque) * 10) / 10,
  };
}

/** The syntax before CSS Color 4: 'rgba(102, 51, 153, 0.5)'. */
const withCommas = (text: string): string =>
  text.includes(' / ') ? text.replace('(', 'a(').replace(' / ', ' ').replaceAll(' ', ', ') : text.replaceAll(' ', ', ');

type Lab = { readonly l: number; readonly a: number; readonly b: number };

function hwbText({ h, w, b }: { h?: number | undefined; w: number; b: number }, alpha: number): string {
  // Gray has no hue: whiteness and blackness together are all of it.
  const gray = decimals(100 * (w + b), 1) === '100';
  return `hwb(${gray ? '0' : decimals(h, 1)} ${decimals(100 * w, 1)}% ${decimals(100 * b, 1)}%${alphaText({ alpha })})`;
}
const labText = ({ l, a, b }: Lab, alpha: number): string =>
  `lab(${decimals(l, 2)} ${decimals(a, 2)} ${decimals(b, 2)}${alphaText({ alpha })})`;
const lchText = ({ l, c, h }: { l: number; c: number; h?: number | undefined }, alpha: number): string =>
  `lch(${decimals(l, 2)} ${decimals(c, 2)} ${c < GRAY_CHROMA ? '0' : decimals(h, 2)}${alphaText({ alpha })})`;
const oklabText = ({ l, a, b }: Lab, alpha: number): string =>
  `oklab(${decimals(l, 4)} ${decimals(a, 4)} ${decimals(b, 4)}${alphaText({ alpha })})`;

/** Whole percentages by the formula without a color profile: k = 1 − max, c = (1 − r − k) / (1 − k). */
function cmykText({ r, g, b }: { r: number; g: number; b: number }): string {
  const channels = [r, g, b].map((channel) => Math.min(1, Math.max(0, channel)));
  const k = 1 - Math.max(...channels);
  const inks = channels.map((channel) => (k === 1 ? 0 : (1 - channel - k) / (1 - k)));
  return `cmyk(${[...inks, k].map((ink) => `${decimals(100 * ink, 0)}%`).join(' ')})`;
}

const NAMES = new Map([...NAMED_COLORS].map(([name, hex]) => [hex, name]));
function nameOf(opaque: string, alpha: number): string {
  if (alpha === 0 && opaque === '#000000') return 'transparent';
  return alpha === 1 ? (NAMES.get(opaque) ?? '') : '';
}

/** Whether white or black text can be read better on a color. */
export const inkOn = (hex: string): 'white' | 'black' =>
  contrastCut(hex.slice(0, 7), '#ffffff') > contrastCut(hex.slice(0, 7), '#000000') ? 'white' : 'black';
