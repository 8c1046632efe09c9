import { canvasOf, decodeWhole, type DrawSvg } from '../../../browser/image/decode-image';
import {
  editPicture,
  formatOf,
  type EditCode,
  type Edited,
  type SaveSettings,
} from '../../../browser/image/edit-picture';
import type { Opened } from '../../../browser/image/open-image';
import type { Refusal } from '../../../browser/image/refusal';
import type { Context } from '../../../browser/image/page-canvas';
import type { Size } from '../../../formats/image/image-size';
import { boxIn, turnedSize, type Box, type BoxWish } from '../../../formats/image/crop-box';
import { drawTurned, type Turning } from '../../../browser/image/draw-turned';

export interface Job extends Turning, BoxWish, SaveSettings {
  readonly shape: 'rect' | 'rounded' | 'circle';
  /** Of rounded corners, in pixels. */
  readonly radius: number;
}

export type CropCode = EditCode | 'outside';

/** Crops one picture at its full resolution. */
export async function cropPicture(picture: Opened, job: Job, drawSvg?: DrawSvg): Promise<Edited | Refusal<CropCode>> {
  const size = turnedSize(picture.size, job.rotate);
  const box = boxIn(size, job);
  if (!box) return { refused: 'outside', blanks: { file: picture.file.name, ...size } };
  // Only transparent pixels can be outside a circle.
  const isJpeg = formatOf(job, picture.header.type) === 'jpeg';
  const settings = job.shape !== 'rect' && job.format === 'same' && isJpeg ? { ...job, format: 'png' as const } : job;
  return editPicture(
    picture,
    settings,
    async (asStored) => {
      const bitmap = await decodeWhole(picture, asStored, drawSvg);
      const drawn = canvasOf(box);
      drawTurned(drawn.context, bitmap, job, box);
      bitmap.close();
      cutShape(drawn.context, box, job);
      return drawn;
    },
    drawSvg,
  );
}

/** Removes the pixels outside an ellipse or rounded corners. */
function cutShape(context: Context, { width, height }: Box | Size, { shape, radius }: Job): void {
  if (shape === 'rect') return;
  context.save();
  context.globalCompositeOperation = 'destination-in';
  context.beginPath();
  if (shape === 'circle') context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else context.roundRect(0, 0, width, height, Math.min(radius, width / 2, height / 2));
  context.fill();
  context.restore();
}
