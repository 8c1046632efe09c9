import { atMost, type Size } from '../../formats/image/image-size';
import { decodePreview } from './decode-image';
import { drawSvgHere } from './draw-svg';
import { openPicture } from './open-image';
import { isRefusal } from './refusal';

export interface Preview {
  readonly bitmap: ImageBitmap;
  /** Of the whole picture in pixels, upright. */
  readonly size: Size;
}

/**
 * Decodes a file for the screen, with sides of at most `side` pixels. Undefined if it isn't a picture that this browser can decode:
 * then the tool's own run shows the message. The caller closes the bitmap.
 */
export async function openPreview(file: File, side: number): Promise<Preview | undefined> {
  const picture = await openPicture(file);
  if (isRefusal(picture)) return undefined;
  try {
    const bitmap = await decodePreview(picture, side, drawSvgHere());
    const { width, height } = atMost(picture.size, side);
    if (bitmap.width <= width) return { bitmap, size: picture.size };
    const small = await createImageBitmap(bitmap, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'medium',
    });
    bitmap.close();
    return { bitmap: small, size: picture.size };
  } catch {
    return undefined;
  }
}
