import { HUGE_AREA, LONGEST_WEBP } from '../../../data/image-limits';
import type { Bytes } from '../../../core/bytes/bytes';
import { optimizePng } from '../../../browser/image/codecs';
import {
  canKeepProfile,
  canvasOf,
  decode,
  foreignProfile,
  isUndecodable,
  layOn,
  pixelsOf,
  type DrawSvg,
} from '../../../browser/image/decode-image';
import { encode, withMetadata, withoutSrgb } from '../../../browser/image/encode-image';
import { hasAlpha, MIME, sameFormat, SOURCE_MIME, type Format } from '../../../formats/image/image-formats';
import type { Place } from '../../../formats/image/exif';
import type { PictureType } from '../../../formats/image/picture-facts';
import { stripJpeg } from '../../../formats/image/jpeg';
import { openPicture, type Opened } from '../../../browser/image/open-image';
import { isRefusal, type OpenCode, type Refusal } from '../../../browser/image/refusal';
import { fitsCanvas } from '../../../formats/image/image-size';
import { compressOnPage, hasOffscreenCanvas, type Canvas, type Context } from '../../../browser/image/page-canvas';
import { exactPalette, indexedPng, quantize, truecolorPng } from '../../../formats/image/palette';
import { stripPng } from '../../../formats/image/png';
import { resample } from '../../../formats/image/resample';
import { atMost, scaled, type Size } from '../../../formats/image/image-size';
import { stripWebp } from '../../../formats/image/webp';
import { intoLimit } from './search';

export interface Job {
  readonly quality: number;
  /** The target size in kB of 1,024 bytes; if set, the quality is searched for. */
  readonly targetKb?: number | undefined;
  readonly format: 'same' | Format;
  readonly maxSide?: number | undefined;
  readonly colors?: number | undefined;
  readonly effort: 'fast' | 'smallest';
  readonly keepMetadata: boolean;
}

/** How a picture was compressed. */
export type How =
  | { readonly how: 'quality'; readonly quality: number }
  | { readonly how: 'colors'; readonly colors: number }
  | { readonly how: 'lossless' | 'stripped' | 'kept' };

export interface Compressed {
  readonly bytes: Bytes;
  readonly type: PictureType;
  readonly size: Size;
  readonly how: How;
  /** Below 1 if the picture had to be scaled down to meet the target. */
  readonly scale: number;
  readonly frames: number;
  /** Where the photo was taken, by its own metadata. */
  readonly place?: Place | undefined;
  /** The name of the color profile if the colors were converted to sRGB. */
  readonly converted?: string;
}

export type CompressCode = OpenCode | 'targetTooSmall' | 'svgHere' | 'webpSide';

/** The output of one attempt. */
interface Made {
  readonly bytes: Bytes;
  readonly how: How;
}

/** Compresses one file. Returns a refusal if the file or the settings are unsuitable; throws only on a bug. */
export async function compressFile(
  file: File,
  job: Job,
  drawSvg?: DrawSvg,
): Promise<Compressed | Refusal<CompressCode>> {
  const picture = await openPicture(file);
  if (isRefusal<OpenCode>(picture)) return picture;
  const { bytes, header, size } = picture;
  const { frames, place } = header;
  const asItIs = { bytes, type: header.type, size, how: { how: 'kept' }, scale: 1, frames, place } as const;
  if (frames > 1) return asItIs;
  // Drawings and icon sets would lose their nature, so they are converted only if another type is chosen.
  if (job.format === 'same' && (header.type === 'svg' || header.type === 'ico')) return asItIs;

  const format = job.format === 'same' ? sameFormat(header.type) : job.format;
  const wanted = job.maxSide === undefined ? size : atMost(size, job.maxSide);
  const refuse = (refused: CompressCode, blanks = {}) => ({ refused, blanks: { file: file.name, ...blanks } });
  if (!fitsCanvas(wanted)) return refuse('tooLarge', size);
  if (format === 'webp' && Math.max(wanted.width, wanted.height) > LONGEST_WEBP) return refuse('webpSide');
  if (header.type === 'svg' && !drawSvg) return refuse('svgHere');

  const limit = job.targetKb === undefined ? undefined : job.targetKb * 1024;
  const toChange = wanted !== size || (job.format !== 'same' && MIME[format] !== SOURCE_MIME[header.type]);
  const stripped = toChange ? undefined : strip(picture, job);
  if (stripped && limit !== undefined && stripped.bytes.length <= limit && job.colors === undefined)
    return { ...asItIs, ...stripped };

  try {
    const best = await reencode(picture, { job, format, wanted, limit, drawSvg });
    if ('smallest' in best) return refuse('targetTooSmall', { kb: Math.ceil((best.smallest / 1024) * 10) / 10 });
    if (stripped && stripped.bytes.length <= best.bytes.length) return { ...asItIs, ...stripped };
    return { ...best, type: format, frames: 1, place };
  } catch (error) {
    if (isUndecodable(error)) return refuse('undecodable', { type: SOURCE_MIME[header.type] });
    throw error;
  }
}

/** The input without its metadata and with unchanged pixels, or the unchanged input if nothing can be removed. */
function strip({ bytes, header }: Opened, { keepMetadata }: Job): Made {
  const strippers = { jpeg: stripJpeg, png: stripPng, webp: stripWebp };
  if (!keepMetadata && (header.type === 'jpeg' || header.type === 'png' || header.type === 'webp')) {
    const stripped = strippers[header.type](bytes);
    if (stripped.length < bytes.length) return { bytes: stripped, how: { how: 'stripped' } };
  }
  return { bytes, how: { how: 'kept' } };
}

interface Wanted {
  readonly job: Job;
  readonly format: Format;
  readonly wanted: Size;
  readonly limit: number | undefined;
  readonly drawSvg: DrawSvg | undefined;
}

type Encoded = Made & { readonly size: Size; readonly scale: number; readonly converted?: string };

async function reencode(
  picture: Opened,
  { job, format, wanted, limit, drawSvg }: Wanted,
): Promise<Encoded | { smallest: number }> {
  const { header } = picture;
  const keeps = job.keepMetadata && MIME[format] === SOURCE_MIME[header.type];
  const profile = keeps && (await canKeepProfile(picture));
  const finish = (bytes: Bytes) => (keeps ? withMetadata(bytes, picture, format, profile) : bytes);
  const drawAt = (scale: number) =>
    drawn(picture, scale === 1 ? wanted : scaled(wanted, scale), format, profile, drawSvg);
  const encoder = (on: Drawn) => (format === 'png' ? pngEncoder(on, job) : lossyEncoder(on, format, job));
  const converted = profile ? undefined : await foreignProfile(picture);
  const about = { ...(converted !== undefined && { converted }) };

  if (limit === undefined) {
    const quick = wanted === picture.size && (await quickly(picture, format, job));
    const made = quick || (await encoder(await drawAt(1))(job.quality));
    return { ...about, bytes: finish(made.bytes), how: made.how, size: wanted, scale: 1 };
  }
  const makeAt = async (scale: number) => {
    const on = await drawAt(scale);
    const { canvas } = on;
    const make = encoder(on);
    return async (quality: number) => {
      const made = await make(quality);
      const bytes = finish(made.bytes);
      return { length: bytes.length, bytes, how: made.how, size: { width: canvas.width, height: canvas.height } };
    };
  };
  const { found, smallest } = await intoLimit(limit, makeAt, format === 'png');
  return found
    ? { ...about, bytes: found.made.bytes, how: found.made.how, size: found.made.size, scale: found.scale }
    : { smallest };
}

/**
 * Compresses a JPEG or WebP at its original size on the page. Undefined if a worker can draw, if anything but the
 * quality must change, or if the browser did not write the wanted type.
 */
async function quickly({ bytes, header }: Opened, format: Format, { effort, quality }: Job): Promise<Made | undefined> {
  const same =
    MIME[format] === SOURCE_MIME[header.type] && (format === 'jpeg' || (format === 'webp' && header.orientation === 1));
  if (hasOffscreenCanvas() || !same || effort === 'smallest') return undefined;
  const blob = await compressOnPage(new Blob([bytes], { type: MIME[format] }), quality / 100);
  if (blob.type !== MIME[format]) return undefined;
  return { bytes: withoutSrgb(new Uint8Array(await blob.arrayBuffer()), format), how: { how: 'quality', quality } };
}

interface Drawn {
  readonly canvas: Canvas;
  readonly context: Context;
}

/** Draws the picture on a canvas of the given size, on white if the format has no alpha. */
async function drawn(
  picture: Opened,
  size: Size,
  format: Format,
  asStored: boolean,
  drawSvg: DrawSvg | undefined,
): Promise<Drawn> {
  const own = picture.size;
  const direct = picture.header.type === 'svg' || own.width * own.height > HUGE_AREA;
  const bitmap = await decode(picture, { asStored, drawSvg, ...(direct && { size }) });
  const { canvas, context } = canvasOf(size);
  if (bitmap.width === size.width && bitmap.height === size.height) {
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
  } else {
    const pixels = pixelsOf(bitmap);
    context.putImageData(
      new ImageData(resample(pixels, size.width, size.height, 'lanczos'), size.width, size.height),
      0,
      0,
    );
  }
  if (!hasAlpha(format)) layOn(context, '#ffffff');
  return { canvas, context };
}

const lossyEncoder =
  (on: Drawn, format: Format, { effort }: Job) =>
  async (quality: number): Promise<Made> => ({
    bytes: await encode(on, { format, quality, smallest: effort === 'smallest' }),
    how: { how: 'quality', quality },
  });

/**
 * PNG has no quality. If a target size must be met, quality determines the number of colors: 100 keeps all of them, 99
 * and less mean 256 down to 2. A chosen number of colors is never exceeded.
 */
function pngEncoder({ canvas, context }: Drawn, { colors, effort, targetKb }: Job): (quality: number) => Promise<Made> {
  const known = new Map<number, Promise<Made>>();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const optimized = async (bytes: Bytes) => (effort === 'smallest' ? optimizePng(bytes) : bytes);
  const most = colors ?? 256;
  const make = async (colors: number): Promise<Made> => {
    const indexed = colors > 256 ? exactPalette(pixels, 256) : quantize(pixels, Math.min(colors, most));
    if (!indexed) return { bytes: await optimized(await truecolorPng(pixels)), how: { how: 'lossless' } };
    const how: How = indexed.exact ? { how: 'lossless' } : { how: 'colors', colors: indexed.palette.length };
    return { bytes: await optimized(await indexedPng(pixels, indexed)), how };
  };
  return (quality) => {
    const wanted = targetKb === undefined || quality === 100 ? (colors ?? Infinity) : colorsAt(quality);
    const made = known.get(wanted) ?? make(wanted);
    known.set(wanted, made);
    return made;
  };
}

/** 2, 4, 8 … 256 colors: eight steps of about a dozen qualities each, so that few palettes have to be computed. */
const colorsAt = (quality: number): number => 2 ** Math.ceil((quality * 8) / 99);
