import { canvasOf } from '../../../browser/image/decode-image';
import { drawTurned, type Turning } from '../../../browser/image/draw-turned';
import type { Drawn } from '../../../browser/image/edit-picture';
import type { Context } from '../../../browser/image/page-canvas';
import { adjustCanvas } from './adjust';
import type { Adjustments } from './color-matrix';
import { drawObject, type Supplies } from './draw-object';
import { turnBox, viewOf, type Edits, type View } from './edits';

/** Draws an edited picture at its full size, or at a width in pixels. Closes the bitmap. */
export function render(
  bitmap: ImageBitmap,
  settings: Adjustments & Turning & { readonly width?: number | undefined },
  { crop, objects }: Edits,
  supplies: Supplies,
): Drawn {
  const size = { width: bitmap.width, height: bitmap.height };
  const view = viewOf(size, settings, crop, settings.width);
  const adjusted = canvasOf(size);
  adjusted.context.drawImage(bitmap, 0, 0);
  bitmap.close();
  adjustCanvas(adjusted.context, size, settings);

  const isUnchanged = view.width === size.width && view.height === size.height && !crop && isUpright(settings);
  const drawn = isUnchanged ? adjusted : canvasOf(view);
  const { context } = drawn;
  if (!isUnchanged) {
    // Whole pixels stay whole: nothing is resampled unless it is scaled or straightened.
    if (settings.width === undefined) {
      const corner = crop ? turnBox(crop, size, settings) : { x: 0, y: 0 };
      drawTurned(context, adjusted.canvas, settings, corner);
    } else {
      context.save();
      applyView(context, view);
      context.imageSmoothingQuality = 'high';
      context.drawImage(adjusted.canvas, -size.width / 2, -size.height / 2);
      context.restore();
    }
    adjusted.canvas.width = adjusted.canvas.height = 0;
  }
  for (const object of objects) {
    context.save();
    applyView(context, view);
    context.translate(object.x - size.width / 2, object.y - size.height / 2);
    context.rotate((object.rotation * Math.PI) / 180);
    context.scale(object.mirrored ? -1 : 1, 1);
    drawObject(context, object, supplies);
    context.restore();
  }
  return drawn;
}

const isUpright = ({ rotate, flipX, flipY, straighten }: Turning): boolean =>
  rotate === '0' && !flipX && !flipY && straighten === 0;

/** The origin becomes the picture's middle. */
function applyView(context: Context, { x, y, rotation, scaleX, scaleY }: View): void {
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(scaleX, scaleY);
}
