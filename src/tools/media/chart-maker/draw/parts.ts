import { escapeHtml } from '../../../../core/text/escape-html';
import { contrast } from '../../../../core/colors/contrast-ratio';

/** The text size of labels, in pixels. */
export const SIZE = 16;
export const INK = '#262522';
export const SOFT = '#5d5a52';
const GRID = '#e2ded5';
const AXIS = '#8a857a';

export const px = (value: number): string => String(Math.round(value * 100) / 100);

/** The approximate width of a text in pixels: a drawing made in a worker or a test cannot measure it. */
export function textWidth(text: string, size = SIZE): number {
  let em = 0;
  for (const character of text) {
    if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60\u{1f000}-\u{1faff}]/u.test(character)) em += 1;
    else if (/[A-ZМШЩЖЮФ@%mwMW]/.test(character)) em += 0.72;
    else em += /[ilj.,:;'|! ]/.test(character) ? 0.3 : 0.56;
  }
  return em * size;
}

/** A text cut with an ellipsis to a width in pixels. */
export function fitted(text: string, width: number, size = SIZE): string {
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

interface TextOptions {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly size?: number;
  readonly bold?: boolean;
  /** Degrees around the text's own position. */
  readonly rotate?: number;
}

/** A line of text whose vertical middle is at `y`. */
export function textAt(x: number, y: number, text: string, options: TextOptions = {}): string {
  const { anchor = 'start', fill = INK, size = SIZE, bold = false, rotate } = options;
  const turn = rotate === undefined ? '' : ` transform="rotate(${rotate} ${px(x)} ${px(y)})"`;
  const weight = bold ? ' font-weight="600"' : '';
  const height = size === SIZE ? '' : ` font-size="${size}"`;
  return `<text x="${px(x)}" y="${px(y + size * 0.35)}" text-anchor="${anchor}" fill="${fill}"${height}${weight}${turn}>${escapeHtml(text)}</text>`;
}

export const lineAt = (x1: number, y1: number, x2: number, y2: number, strong = false): string =>
  `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke="${strong ? AXIS : GRID}"/>`;

export const rectAt = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}"/>`;

/** Black or white, whichever is easier to read on a color. */
export const inkOn = (color: string): string => (contrast(color, INK) >= contrast(color, '#ffffff') ? INK : '#ffffff');
