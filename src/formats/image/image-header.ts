import { detectFileType } from '../../core/bytes/file-signature';
import { avifHeader, isAvif, isHeic } from './isobmff';
import { bmpHeader, gifHeader, icoHeader } from './old-formats';
import { jpegHeader } from './jpeg';
import { pngHeader } from './png';
import { svgHeader } from './svg';
import { webpHeader } from './webp';
import type { Header } from './picture-facts';

/** Why a file cannot be used: it isn't a picture (`name` is what it seems to be, '' if unknown), or it is damaged. */
export type NoHeader =
  | { readonly refused: 'type'; readonly name: string }
  | { readonly refused: 'damaged'; readonly name: string };

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
 * Reads the type and size of a picture from its bytes, never from its name: JPEG, PNG (APNG), GIF, WebP, AVIF, HEIC,
 * BMP, ICO and SVG. `bytes` is the whole file, so that frames can be counted.
 */
export function readHeader(bytes: Uint8Array): Header | NoHeader {
  if (isAvif(bytes) || isHeic(bytes))
    return avifHeader(bytes) ?? { refused: 'damaged', name: isAvif(bytes) ? 'AVIF' : 'HEIC' };
  const found = detectFileType(bytes);
  const read = found && READERS[found.mime];
  // The BMP signature expects a reserved field of zeros that some writers fill; the BMP reader checks more precisely.
  if (!read) return bmpHeader(bytes) ?? { refused: 'type', name: found?.name ?? '' };
  return read(bytes) ?? { refused: 'damaged', name: found.name };
}

export const isHeader = (read: Header | NoHeader): read is Header => !('refused' in read);

/** Width and height as displayed, with the orientation applied. */
export const uprightSize = ({ width, height, orientation }: Header): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height };
