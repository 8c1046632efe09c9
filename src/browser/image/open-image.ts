import type { Bytes } from '../../core/bytes/bytes';
import { isHeader, readHeader, uprightSize } from '../../formats/image/image-header';
import type { Header } from '../../formats/image/picture-facts';
import { fitsCanvas, type Size } from '../../formats/image/image-size';
import type { Refusal } from './refusal';

/** A picture's file, read and identified, not yet decoded. */
export interface Opened {
  readonly file: File;
  readonly bytes: Bytes;
  readonly header: Header;
  /** Upright, as it is displayed. */
  readonly size: Size;
}

/** CSS's size of a picture without dimensions (CSS Images 3 §5.1). */
const NO_SIZE = { width: 300, height: 150 };

/** Reads a file's bytes and its header. Refuses pictures larger than a canvas before anything is decoded. */
export async function openPicture(file: File): Promise<Opened | Refusal> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readHeader(bytes);
  if (!isHeader(header)) {
    const blanks = { file: file.name, type: header.name };
    if (header.refused === 'damaged') return { refused: 'damaged', blanks };
    return { refused: header.name === '' ? 'notPicture' : 'otherType', blanks };
  }
  const size = header.width > 0 && header.height > 0 ? uprightSize(header) : NO_SIZE;
  if (header.type !== 'svg' && !fitsCanvas(size)) return { refused: 'tooLarge', blanks: { file: file.name, ...size } };
  return { file, bytes, header, size };
}
