import { escapeHtml } from '../../../core/text/escape-html';

export const LAYOUTS = ['box-right', 'box-left', 'stacked'] as const;

/** A word at a font size of one pixel: its outline or, without one, its text. */
export interface Word {
  readonly text: string;
  /** The width in em. */
  readonly width: number;
  /** The `d` of a path at a size in pixels, with the start of its base line at `x`, `y`; undefined to write text. */
  readonly pathAt?: (x: number, y: number, size: number) => string;
  readonly isRtl: boolean;
}

export interface LogoOptions {
  readonly layout: (typeof LAYOUTS)[number];
  readonly color: string;
  readonly boxColor: string;
  readonly boxText: string;
  /** '' for none. */
  readonly background: string;
  /** Percent of the box's height. */
  readonly radius: number;
  /** The height of the whole logo in pixels. */
  readonly size: number;
  /** For words written as text. */
  readonly family: string;
}

/** Parts of the height of a row. */
const FONT = 0.74;
const BOX_PADDING = 0.17;
const GAP = 0.06;
const MARGIN = 0.1;
/** The height of capital letters of the condensed fonts, in em; they are centered in the box. */
const CAPITALS = 0.81;

export interface Logo {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const px = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * The first word beside or above the second one in a rounded box. The box is on the other side if the first word reads from
 * right to left, so that the words keep their order.
 */
export function logoSvg(first: Word, second: Word, options: LogoOptions): Logo {
  const { layout, size, background } = options;
  const isStacked = layout === 'stacked';
  const row = (size * (1 - 2 * MARGIN)) / (isStacked ? 2 : 1);
  const font = row * FONT;
  const margin = size * MARGIN;
  const plain = first.text === '' ? 0 : first.width * font;
  const box = second.text === '' ? 0 : second.width * font + 2 * BOX_PADDING * row;
  const gap = plain > 0 && box > 0 && !isStacked ? GAP * row : 0;
  const inner = isStacked ? Math.max(plain, box) : plain + gap + box;
  const width = Math.max(1, Math.ceil(inner + 2 * margin));
  const boxIsLeft = (layout === 'box-left') !== (first.isRtl && layout !== 'stacked');
  const plainX = isStacked ? (width - plain) / 2 : boxIsLeft ? margin + box + gap : margin;
  const boxX = isStacked ? (width - box) / 2 : boxIsLeft ? margin : margin + plain + gap;
  const boxY = isStacked && plain > 0 ? margin + row : margin;
  const base = (top: number) => top + row / 2 + (CAPITALS * font) / 2;
  const title = [first.text, second.text].filter((word) => word !== '').join(' ');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size}" width="${width}" height="${size}" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    ...(background === '' ? [] : [`<rect width="${width}" height="${size}" fill="${background}"/>`]),
    ...(plain > 0 ? [draw(first, plainX, base(margin), font, options.color, options.family)] : []),
    ...(box > 0
      ? [
          `<rect x="${px(boxX)}" y="${px(boxY)}" width="${px(box)}" height="${px(row)}" rx="${px((row * options.radius) / 100)}" fill="${options.boxColor}"/>`,
          draw(second, boxX + BOX_PADDING * row, base(boxY), font, options.boxText, options.family),
        ]
      : []),
    '</svg>',
  ].join('\n');
  return { svg, width, height: size };
}

function draw(word: Word, x: number, y: number, size: number, fill: string, family: string): string {
  if (word.pathAt) return `<path d="${word.pathAt(x, y, size)}" fill="${fill}"/>`;
  const start = word.isRtl ? ' direction="rtl" text-anchor="end"' : '';
  return `<text x="${px(x)}" y="${px(y)}"${start} font-family="${escapeHtml(family)}" font-weight="700" font-size="${px(size)}" textLength="${px(word.width * size)}" fill="${fill}">${escapeHtml(word.text)}</text>`;
}
