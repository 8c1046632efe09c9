import type { Bytes } from '../../../core/bytes/bytes';
import { canvasOf, decode, isUndecodable, layOn } from '../../../browser/image/decode-image';
import { blobOf } from '../../../browser/image/encode-image';
import { drawSvgHere } from '../../../browser/image/draw-svg';
import { openPicture } from '../../../browser/image/open-image';
import { isRefusal, type OpenCode, type Refusal } from '../../../browser/image/refusal';
import { atMost, scaled } from '../../../formats/image/image-size';

/** A logo in the forms that the writers need. */
export interface Logo {
  readonly bitmap: ImageBitmap;
  /** A data: URI of the logo, without its metadata. */
  readonly href: string;
  /** The logo on the light color, for PDF. */
  readonly jpeg: Bytes;
}

/** Pixels of a logo's longer side: sharp on a poster, but small in a file. */
const LONGEST = 512;

/**
 * Decodes a logo's file and scales it down. Refuses what cannot be decoded, and an SVG in a worker, because only the
 * page can draw it.
 */
export async function readLogo(file: File, light: string): Promise<Logo | Refusal<OpenCode | 'svgHere'>> {
  const picture = await openPicture(file);
  if (isRefusal<OpenCode>(picture)) return picture;
  const { header, size } = picture;
  const drawSvg = drawSvgHere();
  if (header.type === 'svg' && !drawSvg) return { refused: 'svgHere', blanks: { file: file.name } };
  const longest = Math.max(size.width, size.height);
  const small = header.type === 'svg' ? scaled(size, LONGEST / longest) : atMost(size, LONGEST);
  try {
    const bitmap = await decode(picture, { size: small, drawSvg });
    const { canvas, context } = canvasOf(bitmap);
    context.drawImage(bitmap, 0, 0);
    const written = async (type: string) => new Uint8Array(await (await blobOf(canvas, type, 0.92)).arrayBuffer());
    const png = await written('image/png');
    layOn(context, light);
    const jpeg = await written('image/jpeg');
    return { bitmap, href: `data:image/png;base64,${base64(png)}`, jpeg };
  } catch (error) {
    if (isUndecodable(error))
      return { refused: 'undecodable', blanks: { file: file.name, type: header.type.toUpperCase() } };
    throw error;
  }
}

function base64(bytes: Uint8Array): string {
  const CHUNK = 8192;
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
