import { LARGEST_AREA, LONGEST_SIDE } from '../../data/image-limits';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Half a pixel rounds up, and nothing becomes smaller than one pixel. */
export const roundPixel = (length: number): number => Math.max(1, Math.floor(length + 0.5));

export const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: roundPixel(width * scale),
  height: roundPixel(height * scale),
});

/** The largest size of the same ratio within a box; its scale is min(w/W, h/H). */
export const within = (size: Size, box: Size): Size =>
  scaled(size, Math.min(box.width / size.width, box.height / size.height));

/** The same size, or smaller so that its longer side is `side`. */
export const atMost = (size: Size, side: number): Size =>
  Math.max(size.width, size.height) <= side ? size : within(size, { width: side, height: side });

/** Whether a browser has canvases of this size. */
export const fitsCanvas = ({ width, height }: Size): boolean =>
  Math.max(width, height) <= LONGEST_SIDE && width * height <= LARGEST_AREA;
