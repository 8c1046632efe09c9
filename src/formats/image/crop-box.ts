import { roundPixel, type Size } from './image-size';

export const ASPECTS = ['free', '1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16', '4:5', '1.91:1'] as const;
export type Aspect = (typeof ASPECTS)[number];
export const TURNS = ['0', '90', '180', '270'] as const;
export type Turn = (typeof TURNS)[number];

/** A rectangle in whole pixels of the turned picture, from its top left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface BoxWish {
  readonly x: number;
  readonly y: number;
  /** Undefined: as wide as the ratio allows, or as the picture. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly aspect: Aspect;
}

/** Width divided by height; undefined for 'free'. */
export function ratioOf(aspect: Aspect): number | undefined {
  if (aspect === 'free') return undefined;
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  return across / down;
}

/** A picture's size after a turn by quarters. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn === '90' || turn === '270' ? { width: height, height: width } : { width, height };

/**
 * The box to cut out of a picture, cut off at its edges; undefined if it is outside. Without a width and a height, a ratio gives
 * the largest box in the middle. With one of them, the other follows from the ratio, or reaches to the edge.
 */
export function boxIn(picture: Size, { x, y, width, height, aspect }: BoxWish): Box | undefined {
  const ratio = ratioOf(aspect);
  if (ratio !== undefined && width === undefined && height === undefined) return centered(picture, ratio);
  const across =
    width ?? (ratio !== undefined && height !== undefined ? roundPixel(height * ratio) : picture.width - x);
  const down = height ?? (ratio !== undefined && width !== undefined ? roundPixel(width / ratio) : picture.height - y);
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(picture.width, x + across), Math.min(picture.height, y + down)];
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

function centered(picture: Size, ratio: number): Box {
  const width = Math.min(picture.width, roundPixel(picture.height * ratio));
  const height = Math.min(picture.height, roundPixel(picture.width / ratio));
  return { x: Math.floor((picture.width - width) / 2), y: Math.floor((picture.height - height) / 2), width, height };
}

/** How much a picture must be enlarged so that no empty corner appears when it is turned by some degrees. */
export function zoomFor({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width);
}
