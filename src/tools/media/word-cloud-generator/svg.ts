import { escapeHtml } from '../../../core/text/escape-html';
import { WEIGHT, type Layout } from './layout';

export interface SvgOptions {
  readonly width: number;
  readonly height: number;
  readonly font: string;
  readonly colors: readonly [string, ...string[]];
  /** '#rrggbb', or '' for none. */
  readonly background: string;
  /** Read by screen readers. */
  readonly title: string;
}

/** The empty margin around the cloud, as a part of the picture. */
const MARGIN = 0.03;

/** Moves and enlarges the cloud, so that it fills the picture. */
function fill({ left, top, right, bottom }: Layout['box'], width: number, height: number): string {
  const scale = (1 - 2 * MARGIN) * Math.min(width / (right - left), height / (bottom - top));
  const x = width / 2 - (scale * (left + right)) / 2;
  const y = height / 2 - (scale * (top + bottom)) / 2;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
}

/**
 * The cloud as an SVG with real text. Each word has its measured length, so that it keeps to its place with another
 * font.
 */
export function cloudSvg({ words, box }: Layout, options: SvgOptions): string {
  const { width, height, font, colors, background, title } = options;
  const texts = words.map(({ word, x, y, size, rotate, rank, length }) => {
    const turn = rotate === 0 ? '' : ` rotate(${rotate})`;
    return `<text transform="translate(${x} ${y})${turn}" font-size="${size}" textLength="${length.toFixed(1)}" lengthAdjust="spacingAndGlyphs" fill="${colors[rank % colors.length]}">${escapeHtml(word)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    ...(background === '' ? [] : [`<rect width="100%" height="100%" fill="${background}"/>`]),
    `<g transform="${fill(box, width, height)}" text-anchor="middle" font-family="${escapeHtml(font)}" font-weight="${WEIGHT}">`,
    ...texts,
    '</g>',
    '</svg>',
  ].join('\n');
}
