import type { Size } from '../../../formats/image/image-size';
import type { Context } from '../../../browser/image/page-canvas';
import { blurPixels } from './blur';
import { applyMatrix, changesNothing, colorMatrix, type Adjustments } from './color-matrix';

/** The rows that are read from a canvas at once: a copy of the whole picture would double the memory. */
const STRIP = 256;

/** Applies the adjustments to what is on a canvas; `scale`: how many of its pixels are one of the picture. */
export function adjustCanvas(context: Context, { width, height }: Size, adjustments: Adjustments, scale = 1): void {
  const matrix = colorMatrix(adjustments);
  const blur = adjustments.blur * scale;
  if (blur > 0) {
    const pixels = context.getImageData(0, 0, width, height);
    blurPixels(pixels, blur, matrix);
    context.putImageData(pixels, 0, 0);
  } else if (!changesNothing(matrix)) {
    for (let top = 0; top < height; top += STRIP) {
      const strip = context.getImageData(0, top, width, Math.min(STRIP, height - top));
      applyMatrix(strip.data, matrix);
      context.putImageData(strip, 0, top);
    }
  }
}
