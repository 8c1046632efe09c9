import { canvasOf, decodeWhole, type DrawSvg } from '../../../browser/image/decode-image';
import { editPicture, type Edited, type EditCode, type SaveSettings } from '../../../browser/image/edit-picture';
import { hostedFont, type HostedFont } from '../../../browser/fonts/hosted-fonts';
import type { Opened } from '../../../browser/image/open-image';
import type { Refusal } from '../../../browser/image/refusal';
import { drawLines, LINE_HEIGHT, linesOf, OUTLINE } from '../../../browser/fonts/outlined-text';
import type { Canvas } from '../../../browser/image/page-canvas';
import { roundPixel, type Size } from '../../../formats/image/image-size';
import { markWidth, placesOf, turnedBox, type PlaceWish } from './place';

export interface Job extends SaveSettings, PlaceWish {
  /** Percent of the picture's width. */
  readonly size: number;
  /** 0 to 100. */
  readonly opacity: number;
  /** Degrees, clockwise. */
  readonly rotate: number;
  readonly color: string;
  readonly outline: boolean;
  readonly font: HostedFont;
}

/** What is drawn: a picture, or lines of text. */
export type Mark = ImageBitmap | string;

/** Draws a mark onto one picture. */
export async function watermarkPicture(
  picture: Opened,
  mark: Mark,
  job: Job,
  drawSvg?: DrawSvg,
): Promise<Edited | Refusal<EditCode>> {
  return editPicture(
    picture,
    job,
    async (asStored) => {
      const bitmap = await decodeWhole(picture, asStored, drawSvg);
      const drawn = canvasOf(bitmap);
      drawn.context.drawImage(bitmap, 0, 0);
      const size = { width: bitmap.width, height: bitmap.height };
      bitmap.close();
      const stamp = await stampOf(mark, markWidth(size, job.size), job);
      drawn.context.globalAlpha = job.opacity / 100;
      for (const { x, y } of placesOf(size, stamp, job)) drawn.context.drawImage(stamp, x, y);
      return drawn;
    },
    drawSvg,
  );
}

/** The mark as it is drawn, once, with all its colors: the opacity applies to the whole. */
async function stampOf(mark: Mark, width: number, job: Job): Promise<Canvas> {
  const upright = typeof mark === 'string' ? await textStamp(mark, width, job) : logoStamp(mark, width);
  if (job.rotate % 360 === 0) return upright;
  const box = turnedBox(upright, job.rotate);
  const { canvas, context } = canvasOf(box);
  context.translate(box.width / 2, box.height / 2);
  context.rotate((job.rotate * Math.PI) / 180);
  context.imageSmoothingQuality = 'high';
  context.drawImage(upright, -upright.width / 2, -upright.height / 2);
  return canvas;
}

function logoStamp(logo: ImageBitmap, width: number): Canvas {
  const size: Size = { width, height: roundPixel((logo.height * width) / logo.width) };
  const { canvas, context } = canvasOf(size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(logo, 0, 0, size.width, size.height);
  return canvas;
}

const MEASURED_AT = 100;

/** Lines of text, centered, as wide as asked. */
async function textStamp(text: string, width: number, { color, outline, font }: Job): Promise<Canvas> {
  const fontAt = await hostedFont(font);
  const lines = linesOf(text);
  const measuring = canvasOf({ width: 1, height: 1 }).context;
  measuring.font = fontAt(MEASURED_AT);
  const widest = Math.max(1, ...lines.map((line) => measuring.measureText(line).width));
  const size = (width * MEASURED_AT) / (widest + (outline ? OUTLINE * MEASURED_AT : 0));
  const { canvas, context } = canvasOf({ width, height: roundPixel(lines.length * size * LINE_HEIGHT) });
  context.font = fontAt(size);
  drawLines(context, lines, width / 2, 0, { size, color, outline });
  return canvas;
}
