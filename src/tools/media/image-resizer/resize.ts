import { HUGE_AREA, LONGEST_WEBP } from '../../../data/image-limits';
import type { Bytes } from '../../../core/bytes/bytes';
import {
  canKeepProfile,
  canvasOf,
  decode,
  foreignProfile,
  isUndecodable,
  layOn,
  pixelsOf,
  type DrawSvg,
} from '../../../browser/image/decode-image';
import { encode, withMetadata } from '../../../browser/image/encode-image';
import { hasAlpha, MIME, sameFormat, SOURCE_MIME, type Format } from '../../../formats/image/image-formats';
import type { OpenCode, Opened, Refusal } from '../../../browser/image/open-image';
import { resample, type Filter } from '../../../formats/image/resample';
import type { Size } from '../../../formats/image/image-size';
import { planFor, type Plan, type Wish } from './plan';

export interface Job extends Wish {
  readonly filter: Filter;
  readonly format: 'same' | Format;
  readonly quality: number;
  /** '#rrggbb' behind a padded or flattened picture; '' leaves it transparent if the format supports that. */
  readonly background: string;
  readonly keepMetadata: boolean;
}

export interface Resized {
  readonly bytes: Bytes;
  readonly format: Format;
  readonly size: Size;
  /** The name of the color profile if the colors were converted to sRGB. */
  readonly converted?: string;
}

export type ResizeCode = OpenCode | 'targetTooLarge' | 'svgHere' | 'webpSide';

/** Resizes one picture. Returns a refusal if the picture or the settings are unsuitable; throws only on a bug. */
export async function resizePicture(
  picture: Opened,
  job: Job,
  drawSvg?: DrawSvg,
): Promise<Resized | Refusal<ResizeCode>> {
  const { file, header } = picture;
  const format = job.format === 'same' ? sameFormat(header.type) : job.format;
  const refuse = (refused: ResizeCode, blanks = {}) => ({ refused, blanks: { file: file.name, ...blanks } });
  const plan = planFor(picture.size, job);
  if (!plan) return refuse('targetTooLarge');
  if (format === 'webp' && Math.max(plan.size.width, plan.size.height) > LONGEST_WEBP) return refuse('webpSide');
  if (header.type === 'svg' && !drawSvg) return refuse('svgHere');

  const keeps = job.keepMetadata && MIME[format] === SOURCE_MIME[header.type];
  let drawn: Awaited<ReturnType<typeof draw>>;
  let profile = false;
  try {
    profile = keeps && (await canKeepProfile(picture));
    drawn = await draw(picture, plan, job, profile, drawSvg);
  } catch (error) {
    if (isUndecodable(error)) return refuse('undecodable', { type: SOURCE_MIME[header.type] });
    throw error;
  }
  const { context } = drawn;
  if (!hasAlpha(format) || (job.mode === 'pad' && job.background !== '')) layOn(context, job.background || '#ffffff');
  const encoded = await encode(drawn, { format, quality: job.quality });
  const bytes = keeps ? withMetadata(encoded, picture, format, profile) : encoded;
  const converted = profile ? undefined : await foreignProfile(picture);
  return { bytes, format, size: drawn.plan.size, ...(converted !== undefined && { converted }) };
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
  return { plan: own, canvas, context };
}
