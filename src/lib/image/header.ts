import { sniff } from '../sniff';
import { avifHeader, isAvif, isHeic } from './isobmff';
import { bmpHeader, gifHeader, icoHeader } from './old-formats';
import { jpegHeader } from './jpeg';
import { pngHeader } from './png';
import { svgHeader } from './svg';
import { webpHeader } from './webp';

/** Kinds of picture that a browser can draw. TIFF, JPEG XL and others are known by name, and refused. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp' | 'ico' | 'svg';

/** What a picture's file says of itself, read without decoding it. */
export interface Header {
  readonly type: PictureType;
  /** Pixels as stored, before the orientation is applied. An SVG without a size has 0. */
  readonly width: number;
  readonly height: number;
  /** EXIF 2.32 tag 0x0112, 1 to 8; 5 to 8 swap width and height. */
  readonly orientation: number;
  /** Pictures of an animation; 1 for a still. */
  readonly frames: number;
  /** Some pixels may be transparent. */
  readonly alpha: boolean;
  /** The colour profile (ICC.1), unpacked where its format does not pack it. */
  readonly profile?: Uint8Array;
  /** It carries EXIF, XMP, IPTC, comments or texts. */
  readonly metadata: boolean;
}

/** Why a file cannot be used: no picture (`name` says what it seems to be, '' if unknown), or broken. */
export type NoHeader =
  { readonly refused: 'type'; readonly name: string } | { readonly refused: 'damaged'; readonly name: string };

const READERS: Readonly<Record<string, (bytes: Uint8Array) => Header | undefined>> = {
  'image/jpeg': jpegHeader,
  'image/png': pngHeader,
  'image/gif': gifHeader,
  'image/webp': webpHeader,
  'image/bmp': bmpHeader,
  'image/x-icon': icoHeader,
  'image/svg+xml': svgHeader,
};

/**
 * Type and size of a picture from its own bytes, never from its name: JPEG, PNG (APNG), GIF, WebP, AVIF, HEIC, BMP, ICO
 * and SVG. `bytes` is the whole file, so that frames can be counted.
 */
export function readHeader(bytes: Uint8Array): Header | NoHeader {
  if (isAvif(bytes) || isHeic(bytes))
    return avifHeader(bytes) ?? { refused: 'damaged', name: isAvif(bytes) ? 'AVIF' : 'HEIC' };
  const found = sniff(bytes);
  const read = found && READERS[found.mime];
  // The signature of BMP wants a reserved field of zeros that some writers fill; its own reader knows better.
  if (!read) return bmpHeader(bytes) ?? { refused: 'type', name: found?.name ?? '' };
  return read(bytes) ?? { refused: 'damaged', name: found.name };
}

export const isHeader = (read: Header | NoHeader): read is Header => !('refused' in read);

/** Width and height as they are looked at, with the orientation applied. */
export const uprightSize = ({ width, height, orientation }: Header): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height };
