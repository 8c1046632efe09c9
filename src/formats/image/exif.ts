import type { Bytes } from '../../core/bytes/bytes';
import { ascii, u16, u32 } from './image-bytes';

/** The orientation tag of EXIF 2.32 §4.6.4, and its only type, SHORT. */
const ORIENTATION = 0x0112;
const SHORT = 3;

/** The offset of the orientation value in a TIFF block (EXIF without its 'Exif' header), and the block's byte order. */
function findOrientation(tiff: Uint8Array): { at: number; little: boolean } | undefined {
  const order = ascii(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const little = order === 'II';
  if (u16(tiff, 2, little) !== 42) return undefined;
  const directory = u32(tiff, 4, little);
  const entries = u16(tiff, directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return undefined;
    if (u16(tiff, entry, little) === ORIENTATION && u16(tiff, entry + 2, little) === SHORT)
      return { at: entry + 8, little };
  }
  return undefined;
}

/** 1 to 8 as in EXIF; 1 if there is none or the number is undefined. */
export function orientationOf(tiff: Uint8Array): number {
  const found = findOrientation(tiff);
  const value = found ? u16(tiff, found.at, found.little) : 1;
  return value >= 1 && value <= 8 ? value : 1;
}

/** The same block with an orientation of 1, for a picture whose pixels have been rotated; nothing else changes. */
export function uprightExif(tiff: Uint8Array): Bytes {
  const copy = new Uint8Array(tiff);
  const found = findOrientation(copy);
  if (found) copy.set(found.little ? [1, 0] : [0, 1], found.at);
  return copy;
}

/** The smallest EXIF block that contains only an orientation: one entry in one directory. */
export const orientationOnly = (orientation: number): Bytes =>
  Uint8Array.from([
    // 'MM', 42, and the directory's offset; one entry of type SHORT, one value; no further directory.
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    ORIENTATION >> 8,
    ORIENTATION & 255,
    0,
    SHORT,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

/**
 * XMP repeats the orientation as `tiff:Orientation`: it is set to 1 there too, in place, so that it isn't applied
 * twice.
 */
export function uprightXmp(xmp: Uint8Array): Bytes {
  const copy = new Uint8Array(xmp);
  const text = new TextDecoder('latin1').decode(copy);
  for (const match of text.matchAll(/tiff:Orientation(?:="|='|>)\s*([2-8])/g)) {
    copy[match.index + match[0].length - 1] = '1'.charCodeAt(0);
  }
  return copy;
}
