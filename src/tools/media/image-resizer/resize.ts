import { HUGE_AREA } from '../../../data/image-limits';
import { canvasOf, decode, layOn, pixelsOf, type DrawSvg } from '../../../browser/image/decode-image';
import { editPicture, type EditCode, type Edited, type SaveSettings } from '../../../browser/image/edit-picture';
import type { Opened } from '../../../browser/image/open-image';
import type { Refusal } from '../../../browser/image/refusal';
import { resample, type Filter } from '../../../formats/image/resample';
import { planFor, type Plan, type Wish } from './plan';

export interface Job extends Wish, SaveSettings {
  readonly filter: Filter;
}

export type ResizeCode = EditCode | 'targetTooLarge';

/** Resizes one picture. Returns a refusal if the picture or the settings are unsuitable; throws only on a bug. */
export async function resizePicture(
  picture: Opened,
  job: Job,
  drawSvg?: DrawSvg,
): Promise<Edited | Refusal<ResizeCode>> {
  const plan = planFor(picture.size, job);
  if (!plan) return { refused: 'targetTooLarge', blanks: { file: picture.file.name } };
  return editPicture(picture, job, (asStored) => draw(picture, plan, job, asStored, drawSvg), drawSvg);
}

/** Decodes, scales and places the picture. A huge picture or an SVG is decoded directly at its new size. */
async function draw(picture: Opened, plan: Plan, job: Job, asStored: boolean, drawSvg: DrawSvg | undefined) {
  const { size, header } = picture;
  const direct = header.type === 'svg' || size.width * size.height > HUGE_AREA;
  const bitmap = await decode(picture, {
    asStored,
    drawSvg,
    pixelated: job.filter === 'nearest',
    ...(direct && { size: plan.draw }),
  });
  // A decoder may know the picture's orientation better than the header.
  const own =
    direct || (bitmap.width === size.width && bitmap.height === size.height) ? plan : (planFor(bitmap, job) ?? plan);
  const { canvas, context } = canvasOf(own.size);
  if (bitmap.width === own.draw.width && bitmap.height === own.draw.height) {
    context.drawImage(bitmap, own.left, own.top);
    bitmap.close();
  } else {
    const { width, height } = own.draw;
    context.putImageData(
      new ImageData(resample(pixelsOf(bitmap), width, height, job.filter), width, height),
      own.left,
      own.top,
    );
  }
  if (job.mode === 'pad' && job.background !== '') layOn(context, job.background);
  return { canvas, context };
}
