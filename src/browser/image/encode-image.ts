import type { Bytes } from '../../core/bytes/bytes';
import { encodeAvif, encodeJpeg, encodeWebp, optimizePng } from './codecs';
import { MIME, type Format } from '../../formats/image/image-formats';
import { isSrgb } from '../../formats/image/icc';
import { copyJpegMetadata, jpegHeader, withoutJpegProfile } from '../../formats/image/jpeg';
import type { Opened } from './open-image';
import { encodeOnPage, type Canvas, type Context } from './page-canvas';
import { copyPngMetadata } from '../../formats/image/png';
import { webpHeader, withoutWebpProfile } from '../../formats/image/webp';

export interface EncodeOptions {
  readonly format: Format;
  /** 1 to 100; unused for PNG. */
  readonly quality: number;
  /** Use the codec that makes the smallest file, which must be loaded, instead of the browser's own encoder. */
  readonly smallest?: boolean;
}

/**
 * Encodes a canvas as a file: with the browser's own encoder, or with a WebAssembly codec on request and when the
 * browser has none (AVIF everywhere, WebP in Safari, which then returns PNG). A JPEG has no alpha: draw the canvas onto
 * a color first.
 */
export async function encode(
  { canvas, context }: { readonly canvas: Canvas; readonly context: Context },
  { format, quality, smallest = false }: EncodeOptions,
): Promise<Bytes> {
  const type = MIME[format];
  if (format !== 'avif' && (!smallest || format === 'png')) {
    const blob = await blobOf(canvas, type, quality / 100);
    if (blob.type === type) {
      const bytes = withoutSrgb(new Uint8Array(await blob.arrayBuffer()), format);
      return smallest ? optimizePng(bytes) : bytes;
    }
  }
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  if (format === 'avif') return encodeAvif(pixels, quality, smallest);
  return format === 'webp' ? encodeWebp(pixels, quality) : encodeJpeg(pixels, quality);
}

/** Encodes a canvas with the browser's own encoder; `quality` 0 to 1. Returns PNG when it cannot encode `type`. */
export const blobOf = async (canvas: Canvas, type: string, quality: number): Promise<Blob> =>
  'convertToBlob' in canvas ? canvas.convertToBlob({ type, quality }) : encodeOnPage(canvas, type, quality);

/** Chrome writes half a kilobyte of sRGB profile into each file; a file without a profile means sRGB anyway. */
export function withoutSrgb(bytes: Bytes, format: Format): Bytes {
  const profile =
    format === 'jpeg' ? jpegHeader(bytes)?.profile : format === 'webp' ? webpHeader(bytes)?.profile : undefined;
  if (!profile || !isSrgb(profile)) return bytes;
  return format === 'jpeg' ? withoutJpegProfile(bytes) : withoutWebpProfile(bytes);
}

/**
 * Copies the source's metadata into the encoded picture: only JPEG to JPEG and PNG to PNG. `profile`: also the color
 * profile, for pixels that were decoded as stored.
 */
export function withMetadata(encoded: Bytes, { bytes, header }: Opened, format: Format, profile: boolean): Bytes {
  if (format === 'jpeg' && header.type === 'jpeg') return copyJpegMetadata(bytes, encoded, profile);
  return format === 'png' && header.type === 'png' ? copyPngMetadata(bytes, encoded, profile) : encoded;
}
