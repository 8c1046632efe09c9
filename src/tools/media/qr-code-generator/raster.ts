import { canvasOf } from '../../../browser/image/decode-image';
import type { Canvas, Context } from '../../../browser/image/page-canvas';
import type { Drawing } from './shapes';
import { logoBox, pathOf, type Look } from './svg';

/**
 * The whole pixels per module and the remaining offset on each side; undefined if a module would be smaller than a
 * pixel.
 */
export function gridOf(total: number, size: number): { pixels: number; offset: number } | undefined {
  const pixels = Math.floor(size / total);
  return pixels < 1 ? undefined : { pixels, offset: Math.floor((size - pixels * total) / 2) };
}

/** One palette index per pixel, 1 for dark: for codes of squares, which need no antialiasing. */
export function indicesOf(
  { runs }: Drawing,
  size: number,
  { pixels, offset }: { pixels: number; offset: number },
): Uint8Array {
  const indices = new Uint8Array(size * size);
  for (const { x, y, length } of runs) {
    const from = offset + x * pixels;
    const top = offset + y * pixels;
    for (let row = top; row < top + pixels; row++)
      indices.fill(1, row * size + from, row * size + from + length * pixels);
  }
  return indices;
}

/** Draws the code on a canvas, with its modules aligned to whole pixels. */
export function canvasFor(
  drawing: Drawing,
  { size, dark, light }: Look,
  grid: { pixels: number; offset: number },
  logo?: ImageBitmap,
): { canvas: Canvas; context: Context } {
  const { canvas, context } = canvasOf({ width: size, height: size });
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
  context.setTransform(grid.pixels, 0, 0, grid.pixels, grid.offset, grid.offset);
  context.fillStyle = dark;
  context.fill(new Path2D(pathOf(drawing)), 'evenodd');
  const box = logo && logoBox(drawing, logo.width / logo.height);
  if (logo && box) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(logo, box.x, box.y, box.width, box.height);
  }
  return { canvas, context };
}
