import { sniff } from '../../core/bytes/file-signature';
import { avifHeader, isAvif, isHeic } from './isobmff';
import { bmpHeader, gifHeader, icoHeader } from './old-formats';
import { jpegHeader } from './jpeg';
import { pngHeader } from './png';
import { svgHeader } from './svg';
import { webpHeader } from './webp';
import type { Header } from './picture-facts';

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
