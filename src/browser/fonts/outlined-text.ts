import { contrast } from '../../core/colors/contrast-ratio';
import type { Context } from '../image/page-canvas';

/** The height of a line, as a part of the font's size. */
export const LINE_HEIGHT = 1.25;
/** The width of the outline, as a part of the font's size. */
export const OUTLINE = 0.09;

export interface Lettering {
  /** Of the font, in pixels. */
  readonly size: number;
  /** '#rrggbb' */
  readonly color: string;
  readonly outline: boolean;
}

/** Lines of a text, at any kind of line break. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** Draws lines of text, centered at `x`, the first one's top at `top`. The context already has its font. */
export function drawLines(
  context: Context,
  lines: readonly string[],
  x: number,
  top: number,
  lettering: Lettering,
): void {
  const { size, color, outline } = lettering;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Dark around light letters, and light around dark ones, so that they can be read on any photo.
  context.strokeStyle = contrast(color, '#000000') > contrast(color, '#ffffff') ? '#000000' : '#ffffff';
  context.lineWidth = size * OUTLINE;
  context.lineJoin = 'round';
  context.fillStyle = color;
  lines.forEach((line, index) => {
    const y = top + (index + 0.5) * size * LINE_HEIGHT;
    if (outline) context.strokeText(line, x, y);
    context.fillText(line, x, y);
  });
}
