import { useDeferredValue, useMemo } from 'react';
import { pageCanvas } from '../../../browser/image/page-canvas';
import type { Preview } from '../../../browser/image/open-preview';
import { atMost } from '../../../formats/image/image-size';
import { adjustCanvas } from './adjust';
import { changesNothing, colorMatrix, type Adjustments } from './color-matrix';

/** The longer side of a blurred preview in pixels: it has no detail to lose, and four times as many take four times as long. */
const BLURRED = 1024;

/** The preview with its adjustments; while a slider moves, frames that take too long are skipped. */
export function useAdjusted(preview: Preview | undefined, values: Adjustments): CanvasImageSource | undefined {
  const { brightness, contrast, saturate, grayscale, sepia, invert, hue, blur } = values;
  const now = useMemo(
    () => ({ brightness, contrast, saturate, grayscale, sepia, invert, hue, blur }),
    [brightness, contrast, saturate, grayscale, sepia, invert, hue, blur],
  );
  const adjustments = useDeferredValue(now);
  return useMemo(() => {
    if (!preview || (adjustments.blur === 0 && changesNothing(colorMatrix(adjustments)))) return preview?.bitmap;
    const { width, height } = adjustments.blur === 0 ? preview.bitmap : atMost(preview.bitmap, BLURRED);
    const canvas = pageCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return preview.bitmap;
    context.drawImage(preview.bitmap, 0, 0, width, height);
    adjustCanvas(context, { width, height }, adjustments, width / preview.size.width);
    return canvas;
  }, [preview, adjustments]);
}
