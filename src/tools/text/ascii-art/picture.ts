import { HUGE_AREA } from '../../../data/image-limits';
import { canvasIsAltered, decode, isUndecodable, pixelsOf } from '../../../browser/image/decode-image';
import { drawSvgHere } from '../../../browser/image/draw-svg';
import { SOURCE_MIME } from '../../../formats/image/image-formats';
import { openPicture, type Opened } from '../../../browser/image/open-image';
import { isRefusal, type OpenCode, type Refusal } from '../../../browser/image/refusal';
import type { Size } from '../../../formats/image/image-size';
import { luminances, MOST_CHARACTERS, rowsFor, shade } from './shades';

export interface Shaded {
  readonly art: string;
  readonly frames: number;
  /** The browser alters pixels that a page reads. */
  readonly altered: boolean;
}

export type ShadeCode = OpenCode | 'svgHere' | 'tooHigh';

/** An SVG, or a picture too large for memory, is decoded directly to this many pixels per character. */
const PIXELS_PER_COLUMN = 8;

/**
 * Draws a picture with the characters of a ramp, in the given number of columns. Refuses a file that is not a picture.
 */
export async function shadePicture(
  file: File,
  columns: number,
  ramp: readonly string[],
  progress: (part: number) => void,
): Promise<Shaded | Refusal<ShadeCode>> {
  const picture = await openPicture(file);
  if (isRefusal<OpenCode>(picture)) return picture;
  const refuse = (refused: ShadeCode, blanks = {}) => ({
    refused,
    blanks: { file: file.name, type: SOURCE_MIME[picture.header.type], ...blanks },
  });
  const wanted = rowsFor(picture.size, columns);
  if (columns * wanted > MOST_CHARACTERS) return refuse('tooHigh', { rows: wanted });
  const drawSvg = drawSvgHere();
  if (picture.header.type === 'svg' && !drawSvg) return refuse('svgHere');
  let bitmap: ImageBitmap;
  try {
    const size = directSize(picture, columns);
    bitmap = await decode(picture, { drawSvg, ...(size && { size }) });
  } catch (error) {
    if (isUndecodable(error)) return refuse('undecodable');
    throw error;
  }
  const rows = rowsFor(bitmap, columns);
  const lights = luminances(pixelsOf(bitmap), columns, rows, progress);
  return { art: shade(lights, columns, ramp), frames: picture.header.frames, altered: canvasIsAltered() };
}

function directSize({ header, size }: Opened, columns: number): Size | undefined {
  if (header.type !== 'svg' && size.width * size.height <= HUGE_AREA) return undefined;
  const width = columns * PIXELS_PER_COLUMN;
  return { width, height: Math.max(1, Math.round((width * size.height) / size.width)) };
}
