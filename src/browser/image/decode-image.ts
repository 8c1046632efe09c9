import { HUGE_AREA } from '../../data/image-limits';
import { isSrgb, profileName, profileSpace } from '../../formats/image/icc';
import type { Opened } from './open-image';
import { SOURCE_MIME } from '../../formats/image/image-formats';
import type { PictureType } from '../../formats/image/picture-facts';
import { decodeOnPage, hasOffscreenCanvas, pageCanvas, type Canvas, type Context } from './page-canvas';
import { pngProfile, pngWideGamut, turnedPng } from '../../formats/image/png';
import { sizedSvg } from '../../formats/image/svg';
import { atMost, type Size } from '../../formats/image/image-size';
import { turnedWebp } from '../../formats/image/webp';

/** Draws an SVG at a size. Only possible on a page: workers have no element for it. */
export type DrawSvg = (svg: Blob, width: number, height: number) => Promise<ImageBitmap>;

export interface DecodeOptions {
  /** Decode directly to this size: for pictures too large for memory, and for SVG. */
  readonly size?: Size;
  /** Keep hard edges when decoding to a size. */
  readonly pixelated?: boolean;
  /**
   * Only to be shown: with premultiplied alpha, and at medium quality when decoding to a size. Otherwise Chrome converts
   * the whole picture on the page's thread, which takes 0.2 s for 48 megapixels.
   */
  readonly forScreen?: boolean;
  /** Leave the numbers as stored, for a picture that keeps its color profile. */
  readonly asStored?: boolean;
  readonly drawSvg?: DrawSvg | undefined;
}

/**
 * A picture's pixels, upright, in sRGB. Throws when this browser cannot decode it or the file is broken further in. The caller closes the bitmap.
 */
export async function decode(
  { bytes, header }: Pick<Opened, 'bytes' | 'header'>,
  options: DecodeOptions = {},
): Promise<ImageBitmap> {
  const { size, pixelated = false, forScreen = false, asStored = false, drawSvg } = options;
  if (header.type === 'svg') {
    if (!drawSvg || !size) throw new TypeError('an SVG is drawn by the page, at a size');
    const text = sizedSvg(new TextDecoder().decode(bytes), size.width, size.height);
    return drawSvg(new Blob([text], { type: SOURCE_MIME.svg }), size.width, size.height);
  }
  const ours = header.orientation !== 1 && !(await appliesOrientation(header.type));
  const stored = ours && header.orientation >= 5 && size ? { width: size.height, height: size.width } : size;
  const file = new Blob([bytes], { type: SOURCE_MIME[header.type] });
  const resize = stored && {
    resizeWidth: stored.width,
    resizeHeight: stored.height,
    resizeQuality: pixelated ? ('pixelated' as const) : forScreen ? ('medium' as const) : ('high' as const),
  };
  const decodeHere = () =>
    hasOffscreenCanvas()
      ? createImageBitmap(file, {
          imageOrientation: 'from-image',
          colorSpaceConversion: asStored ? 'none' : 'default',
          premultiplyAlpha: forScreen ? 'default' : 'none',
          ...resize,
        })
      : decodeOnPage(file, { size: stored, pixelated });
  if (header.type === 'heic') {
    return decodeHere().catch(async () => {
      const { decodeHeic } = await import('./heic');
      const isP3 = header.profile !== undefined && /P3/.test(profileName(header.profile));
      return createImageBitmap(await decodeHeic(bytes, { isP3, asStored }), resize);
    });
  }
  const bitmap = await decodeHere();
  return ours ? turned(bitmap, header.orientation) : bitmap;
}

/** Decodes a picture at its full size, an SVG at the size it states. */
export const decodeWhole = (picture: Opened, asStored: boolean, drawSvg?: DrawSvg): Promise<ImageBitmap> =>
  decode(picture, { asStored, drawSvg, ...(picture.header.type === 'svg' && { size: picture.size }) });

/** Decodes a picture for a preview with sides of at most `side` pixels; directly at this size if it is huge. */
export function decodePreview(picture: Opened, side: number, drawSvg?: DrawSvg): Promise<ImageBitmap> {
  const { size, header } = picture;
  const direct = header.type === 'svg' || size.width * size.height > HUGE_AREA;
  return decode(picture, { forScreen: true, drawSvg, ...(direct && { size: atMost(size, side) }) });
}

const orientationTests = new Map<PictureType, Promise<boolean>>();

/** Whether this browser's decoder applies EXIF's orientation: all do for JPEG, some for PNG, few for WebP. */
function appliesOrientation(type: PictureType): Promise<boolean> {
  const known = orientationTests.get(type) ?? testOrientation(type);
  orientationTests.set(type, known);
  return known;
}

async function testOrientation(type: PictureType): Promise<boolean> {
  if (type !== 'png' && type !== 'webp') return true;
  const QUARTER = 6;
  const probe = type === 'png' ? await turnedPng(QUARTER) : turnedWebp(QUARTER);
  const file = new Blob([probe], { type: SOURCE_MIME[type] });
  const bitmap = hasOffscreenCanvas()
    ? await createImageBitmap(file, { imageOrientation: 'from-image' })
    : await decodeOnPage(file, { pixelated: false });
  const upright = bitmap.height === 2;
  bitmap.close();
  return upright;
}

/** A bitmap rotated and mirrored according to EXIF 2.32 §4.6.4. */
async function turned(bitmap: ImageBitmap, orientation: number): Promise<ImageBitmap> {
  const { width, height } = bitmap;
  const { canvas, context } = canvasOf(orientation >= 5 ? { width: height, height: width } : { width, height });
  // Where the stored picture's right (a, b) and down (c, d) point to on the upright one, and where its corner lands.
  const [a, b, c, d] = TURNS[orientation] ?? [1, 0, 0, 1];
  context.setTransform(a, b, c, d, a + c < 0 ? canvas.width : 0, b + d < 0 ? canvas.height : 0);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : createImageBitmap(canvas);
}

const TURNS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

/**
 * A canvas of a size, for frequent reads of its pixels: an element of the page if the browser has no OffscreenCanvas.
 */
export function canvasOf({ width, height }: Size): { canvas: Canvas; context: Context } {
  const made = hasOffscreenCanvas() ? offscreen(width, height) : onPage(width, height);
  if (!made) throw new Error(`no canvas of ${width} × ${height}`);
  return made;
}

function offscreen(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return context && { canvas, context };
}

function onPage(width: number, height: number) {
  const canvas = pageCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return context && { canvas, context };
}

/** A bitmap's pixels; the bitmap is closed, so that only one full copy is in memory. */
export function pixelsOf(bitmap: ImageBitmap): ImageData {
  const { canvas, context } = canvasOf(bitmap);
  context.drawImage(bitmap, 0, 0);
  const { width, height } = bitmap;
  bitmap.close();
  const pixels = context.getImageData(0, 0, width, height);
  canvas.width = canvas.height = 0;
  return pixels;
}

/**
 * The name of a picture's color profile if its colors go beyond sRGB, or at least are not sRGB; otherwise undefined.
 */
export async function foreignProfile({ bytes, header }: Opened): Promise<string | undefined> {
  const profile = header.type === 'png' ? await pngProfile(bytes) : header.profile;
  if (profile) return isSrgb(profile) ? undefined : profileName(profile) || profileSpace(profile).trim();
  return header.type === 'png' && pngWideGamut(bytes) ? 'cICP' : undefined;
}

/** Small enough for a fast comparison, large enough to contain the picture's colors. */
const SAMPLE = { width: 32, height: 32 };

/**
 * Whether a picture's profile can be kept: only JPEG and PNG get theirs back (`withMetadata`), and only if this browser leaves
 * the numbers as stored on request, because the profile would change the colors of numbers that were converted to sRGB.
 * Tested with the picture itself.
 */
export async function canKeepProfile(picture: Opened): Promise<boolean> {
  const { type } = picture.header;
  if (type !== 'jpeg' && type !== 'png') return false;
  const profile = type === 'png' ? await pngProfile(picture.bytes) : picture.header.profile;
  if (!profile || profileSpace(profile) !== 'RGB ') return false;
  const plain = pixelsOf(await decode(picture, { size: SAMPLE }));
  const stored = pixelsOf(await decode(picture, { size: SAMPLE, asStored: true }));
  return plain.data.some((value, index) => value !== stored.data[index]);
}

/**
 * Whether the browser alters pixels that are read from a canvas (protection against fingerprinting): every result would
 * be noisy.
 */
export function canvasIsAltered(): boolean {
  const size = { width: 2, height: 2 };
  const wanted = Uint8ClampedArray.of(1, 60, 120, 255, 200, 100, 50, 255, 255, 254, 3, 255, 17, 34, 51, 255);
  const { context } = canvasOf(size);
  context.putImageData(new ImageData(wanted.slice(), size.width, size.height), 0, 0);
  const read = context.getImageData(0, 0, size.width, size.height).data;
  return wanted.some((value, index) => value !== read[index]);
}

/** Puts a color behind the drawing: for a format without alpha, and around a picture that does not fill its canvas. */
export function layOn(context: Context, color: string): void {
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}

/**
 * Whether an error means that the browser could not decode a picture; an SVG's comes from the page, as a plain error.
 */
export const isUndecodable = (error: unknown): boolean =>
  error instanceof DOMException || (error instanceof Error && error.name === 'EncodingError');
