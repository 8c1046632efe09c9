import type { Bytes } from '../../core/bytes/bytes';
import { ascii, u16, u32 } from './image-bytes';

/** The orientation tag of EXIF 2.32 §4.6.4, and its only type, SHORT. */
const ORIENTATION = 0x0112;
const SHORT = 3;
/** More types of EXIF 2.32 §4.6.2. */
const ASCII = 2;
const LONG = 4;
const RATIONAL = 5;

/** A TIFF block's byte order; undefined if it is none. */
function isLittle(tiff: Uint8Array): boolean | undefined {
  const order = ascii(tiff, 0, 2);
  const little = order === 'II';
  return (little || order === 'MM') && u16(tiff, 2, little) === 42 ? little : undefined;
}

/** The offset of a tag's value (or of where its value is) in a directory of a TIFF block, if the tag has this type. */
function findTag(tiff: Uint8Array, little: boolean, directory: number, tag: number, type: number): number | undefined {
  const entries = u16(tiff, directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return undefined;
    if (u16(tiff, entry, little) === tag && u16(tiff, entry + 2, little) === type) return entry + 8;
  }
  return undefined;
}

/** The offset of the orientation value in a TIFF block (EXIF without its 'Exif' header), and the block's byte order. */
function findOrientation(tiff: Uint8Array): { at: number; little: boolean } | undefined {
  const little = isLittle(tiff);
  if (little === undefined) return undefined;
  const at = findTag(tiff, little, u32(tiff, 4, little), ORIENTATION, SHORT);
  return at === undefined ? undefined : { at, little };
}

/** Degrees; north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** EXIF 2.32 §4.6.3 and §4.6.6: the pointer to the GPS directory, and its tags for each axis. */
const GPS = 0x8825;
const AXES = {
  latitude: { reference: 1, value: 2, negative: 'S', most: 90 },
  longitude: { reference: 3, value: 4, negative: 'W', most: 180 },
} as const;

/** Where a photo was taken, by its EXIF block; undefined if that does not say, or says something impossible. */
export function placeOf(tiff: Uint8Array): Place | undefined {
  const little = isLittle(tiff);
  if (little === undefined) return undefined;
  const pointer = findTag(tiff, little, u32(tiff, 4, little), GPS, LONG);
  if (pointer === undefined) return undefined;
  const directory = u32(tiff, pointer, little);
  const degrees = ({ reference, value, negative, most }: (typeof AXES)[keyof typeof AXES]) => {
    const sign = findTag(tiff, little, directory, reference, ASCII);
    const at = findTag(tiff, little, directory, value, RATIONAL);
    if (sign === undefined || at === undefined) return undefined;
    const start = u32(tiff, at, little);
    const [whole = NaN, minutes = NaN, seconds = NaN] = [0, 8, 16].map((offset) => {
      const divisor = u32(tiff, start + offset + 4, little);
      const number = u32(tiff, start + offset, little);
      // A device that has no seconds may write 0/0.
      return divisor === 0 && offset > 0 ? 0 : number / divisor;
    });
    const angle = whole + minutes / 60 + seconds / 3600;
    if (!(angle <= most)) return undefined;
    return ascii(tiff, sign, 1) === negative ? -angle : angle;
  };
  const [latitude, longitude] = [degrees(AXES.latitude), degrees(AXES.longitude)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
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
