import { NAMED_COLORS } from '../../../core/colors/names';
import { nearest } from '../../../core/text/nearest.js';
import { problem, type Problem } from '../../../kinds/contract';
import { converter, parse, type Color, type Rgb } from './modes';

/** The functions of CSS Color 4, and cmyk(). */
const FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'cmyk', 'device-cmyk'];
/** The color spaces of color(). */
const SPACES = [
  ...['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb', 'rec2020'],
  ...['xyz', 'xyz-d50', 'xyz-d65'],
];

/** 'rgb 102, 51, 153' and 'CMYK: 0 91 73 14', as printers and design programs write them. */
const WITHOUT_PARENTHESES = /^(rgba?|hsla?|cmyk)(?:\s*:\s*|\s+)([\d.,%\s]+)$/;

/** Twice the length of the longest name. A longer text can't be a misspelled one. */
const LONGEST_NAME = 40;
/** No color is longer; expressions would take minutes on a text of a megabyte. */
const LONGEST = 1_000;

const shortened = (text: string): string => {
  const characters = Array.from(text.slice(0, 2 * LONGEST_NAME));
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}…` : text;
};

type Refusal = Problem<
  'unknownName' | 'similarName' | 'badHex' | 'unknownFunction' | 'unknownSpace' | 'badPart' | 'badCount'
>;

/**
 * Reads a color: CSS Color 4 in every notation, cmyk(0% 100% 100% 0%) or cmyk(0 100 100 0) without a profile, bare
 * '102, 51, 153', and 'rgb 102 51 153'. A declaration ('border: 1px solid red !important;') may have other parts if only
 * one of them is a color. Comments are skipped, and a missing parenthesis at the end is added, as in CSS.
 */
export function readColor(typed: string): Color | Refusal {
  if (typed.length > LONGEST) return problem('unknownName', { name: shortened(typed) }, 'input');
  const line = typed
    .replace(/\/\*.*?\*\//gs, ' ')
    .trim()
    .toLowerCase()
    .replace(WITHOUT_PARENTHESES, '$1($2)');
  const text = line
    .replace(/^[\w-]+\s*:\s*/, '')
    .replace(/\s*;$/, '')
    .replace(/\s*!\s*important$/, '');
  const closed = /\([^()]*$/.test(text) ? `${text})` : text;
  return readNotation(closed) ?? (text === line ? undefined : onlyColor(closed)) ?? explain(text, typed);
}

/** The color in a declaration's value with other parts, such as `1px solid #639`, unless there are several. */
function onlyColor(value: string): Color | undefined {
  if (value.includes(';')) return undefined;
  const parts = value.split(/\s+(?![^()]*\))/).filter((part) => /^#|\(/.test(part) || NAMED_COLORS.has(part));
  const colors = parts.flatMap((part) => readNotation(part) ?? []);
  return colors.length === 1 ? colors[0] : undefined;
}

function readNotation(text: string): Color | undefined {
  const bare = /^(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})$/.exec(text);
  const parsed = readCmyk(text) ?? parseCss(bare ? `rgb(${bare.slice(1).join(' ')})` : text);
  if (!parsed) return undefined;
  // Unlike color(srgb …), rgb() has no values outside its range.
  if (parsed.mode === 'rgb' && !text.startsWith('color')) return clamped(parsed);
  // CSS Color 4, section 7: a saturation below 0 is 0.
  return parsed.mode === 'hsl' && (parsed.s ?? 0) < 0 ? { ...parsed, s: 0 } : parsed;
}

const toRgb = converter('rgb');

/** culori 4.0.2 throws a TypeError for some malformed texts, such as 'rgb(1 2 3x)', and returns undefined for others. */
function parseCss(text: string): Color | undefined {
  try {
    // A missing component is shown as 0, and 0 is what every notation needs.
    const complete = text.replace(/\bnone\b/g, '0');
    // culori has no linear Display P3; its curve is that of sRGB.
    const linear = complete.replace(/^color\(\s*display-p3-linear\s/, 'color(srgb-linear ');
    if (linear === complete) return withDisplayCurve(parse(complete));
    const curved = toRgb(parse(linear));
    return curved && { ...curved, mode: 'p3' };
  } catch {
    return undefined;
  }
}

/**
 * A rec2020 color, coded so that culori 4.0.2 reads it as CSS Color 4 does: with the curve of displays (BT.1886, a gamma of 2.4).
 * culori has that of cameras (BT.2020, table 4).
 */
function withDisplayCurve(color: Color | undefined): Color | undefined {
  if (color?.mode !== 'rec2020') return color;
  const coded = (channel: number) => {
    const light = Math.abs(channel) ** 2.4;
    const size = light < 0.018_053_968_510_807 ? 4.5 * light : 1.099_296_826_809_44 * (light ** 0.45 - 1) + 1;
    return Math.sign(channel) * size;
  };
  return { ...color, r: coded(color.r), g: coded(color.g), b: coded(color.b) };
}

function clamped(color: Rgb): Rgb {
  const limit = (channel: number) => Math.min(1, Math.max(0, channel));
  return { ...color, r: limit(color.r), g: limit(color.g), b: limit(color.b) };
}

/**
 * cmyk() as the formula without a color profile: red = (1 − cyan)(1 − black). Plain numbers are from 0 to 1, as in CSS;
 * if one is above 1, all are percent, as printers write them.
 */
function readCmyk(text: string): Color | undefined {
  const inside = /^(?:device-)?cmyk\(([^()]*)\)$/.exec(text)?.[1];
  const parts = inside?.trim().split(/\s*,\s*|\s+/) ?? [];
  if (parts.length !== 4 || !parts.every((part) => /^(\d+\.?\d*|\.\d+)%?$/.test(part))) return undefined;
  const isPercent = (part: string) => part.endsWith('%');
  const full = parts.some((part) => !isPercent(part) && Number(part) > 1) ? 100 : 1;
  const [c = 0, m = 0, y = 0, k = 0] = parts.map((part) =>
    Math.min(1, Number.parseFloat(part) / (isPercent(part) ? 100 : full)),
  );
  return { mode: 'rgb', r: (1 - c) * (1 - k), g: (1 - m) * (1 - k), b: (1 - y) * (1 - k) };
}

/** What is wrong with a text that is no color, and at which character, from 1. */
function explain(text: string, typed: string): Refusal {
  const refuse = (code: Refusal['code'], blanks: Record<string, string | number>) => problem(code, blanks, 'input');
  const at = (part: string, from = 0) => typed.toLowerCase().indexOf(part, from) + 1;
  if (text.startsWith('#')) {
    const strange = /[^#\da-f]/.exec(text)?.[0];
    return strange === undefined
      ? refuse('badHex', { digits: text.length - 1 })
      : refuse('badPart', { part: strange, position: at(strange) });
  }
  const call = /^([\w-]+)\s*\(([^)]*)\)?(.*)$/s.exec(text);
  if (!call) {
    const name = shortened(text);
    const close = name === text ? nearest(name, NAMED_COLORS.keys()) : undefined;
    return close === undefined ? refuse('unknownName', { name }) : refuse('similarName', { name, close });
  }
  const [, name = '', inside = '', rest = ''] = call;
  if (!FUNCTIONS.includes(name)) return refuse('unknownFunction', { name, position: at(name) });
  if (rest !== '') return refuse('badPart', { part: rest.trim(), position: at(rest.trim(), at(')')) });
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  const space = name === 'color' ? parts.shift() : undefined;
  const known = space === undefined || SPACES.includes(space);
  if (!known) return refuse('unknownSpace', { name: space, position: at(space) });
  const strange = parts.find((part) => !/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?(%|deg|rad|grad|turn)?|none)$/.test(part));
  if (strange !== undefined) return refuse('badPart', { part: strange, position: at(strange, at('(')) });
  return refuse('badCount', { name, needed: name.endsWith('cmyk') ? 4 : 3, found: parts.length });
}
