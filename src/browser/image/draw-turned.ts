import type { Canvas, Context } from './page-canvas';
import { turnedSize, zoomFor, type Turn } from '../../formats/image/crop-box';

export interface Turning {
  readonly flipX: boolean;
  readonly flipY: boolean;
  /** Clockwise. */
  readonly rotate: Turn;
  /** Degrees, clockwise. */
  readonly straighten: number;
}

/** Draws a picture flipped, then turned, then straightened; `corner` of the turned picture is the canvas's top left. */
export function drawTurned(
  context: Context,
  picture: ImageBitmap | Canvas,
  { flipX, flipY, rotate, straighten }: Turning,
  corner: { readonly x: number; readonly y: number },
): void {
  const size = turnedSize(picture, rotate);
  context.save();
  context.imageSmoothingEnabled = straighten !== 0;
  context.imageSmoothingQuality = 'high';
  context.translate(size.width / 2 - corner.x, size.height / 2 - corner.y);
  if (straighten !== 0) {
    const zoom = zoomFor(size, straighten);
    context.scale(zoom, zoom);
    context.rotate((straighten * Math.PI) / 180);
  }
  // Whole numbers: the cosine of 90° is not exactly 0 in binary, which would blur the edges.
  const [cos, sin] = QUARTERS[rotate];
  context.transform(cos, sin, -sin, cos, 0, 0);
  context.scale(flipX ? -1 : 1, flipY ? -1 : 1);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}

const QUARTERS: Readonly<Record<Turn, readonly [number, number]>> = {
  '0': [1, 0],
  '90': [0, 1],
  '180': [-1, 0],
  '270': [0, -1],
};
