/**
 * Pictures in browsers without OffscreenCanvas (Firefox before 105, Safari before 16.4): processed on the page with
 * browser-image-compression, which works around the limits of canvases in such browsers. Its worker is disabled,
 * because it would fetch the library from a CDN.
 */

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Whether workers can draw. */
export const hasOffscreenCanvas = (): boolean => typeof OffscreenCanvas !== 'undefined';

const library = async () => (await import('browser-image-compression')).default;
const OPTIONS = { useWebWorker: false } as const;

const fileOf = (blob: Blob): File => new File([blob], 'picture', { type: blob.type });

/** A new canvas of the page. */
export function pageCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/**
 * A picture's pixels, rotated as this browser's decoder does. A picture larger than the browser's canvas is scaled
 * down. `size`: drawn at that size. Rejects with EncodingError when the browser cannot decode it.
 */
export async function decodeOnPage(
  blob: Blob,
  { size, pixelated }: { size?: { width: number; height: number } | undefined; pixelated: boolean },
): Promise<ImageBitmap> {
  const { drawFileInCanvas } = await library();
  let drawn: HTMLCanvasElement;
  try {
    [, drawn] = await drawFileInCanvas(fileOf(blob), OPTIONS);
  } catch (cause) {
    // It rejects with an event of an <img>.
    throw new DOMException(`No picture can be decoded from ${blob.type}: ${String(cause)}`, 'EncodingError');
  }
  if (!size) return toBitmap(drawn);
  const canvas = pageCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(`no canvas of ${size.width} × ${size.height}`);
  context.imageSmoothingEnabled = !pixelated;
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, size.width, size.height);
  release(drawn);
  return toBitmap(canvas);
}

async function toBitmap(canvas: HTMLCanvasElement): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(canvas);
  release(canvas);
  return bitmap;
}

/** Safari keeps a canvas's memory long after its last use. */
const release = (canvas: HTMLCanvasElement): void => void (canvas.width = canvas.height = 0);

/**
 * Encodes a canvas as a file; `quality` 0 to 1. A browser that cannot encode `type` returns PNG, as the file's own type
 * tells.
 */
export async function encodeOnPage(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  // The library writes PNGs of at most 4,096 colors; this one is lossless.
  if (type !== 'image/png') return (await library()).canvasToFile(canvas, type, 'picture', 0, quality);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no PNG'))), type);
  });
}

/**
 * Recompresses a JPEG or WebP in its own type and size at another quality, 0 to 1. A result larger than the picture is
 * useless: the library retries it at a lower quality.
 */
export async function compressOnPage(blob: Blob, quality: number): Promise<Blob> {
  const compress = await library();
  return compress(fileOf(blob), { ...OPTIONS, fileType: blob.type, initialQuality: quality, maxIteration: 1 });
}
