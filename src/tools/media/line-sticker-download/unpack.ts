import { unzipSync } from 'fflate';
import { canvasOf, decodeWhole } from '../../../browser/image/decode-image';
import { encode } from '../../../browser/image/encode-image';
import { openFilm } from '../../../browser/image/film';
import { openPicture } from '../../../browser/image/open-image';
import { isRefusal } from '../../../browser/image/refusal';
import type { Canvas, Context } from '../../../browser/image/page-canvas';
import { gifWriter } from '../../../formats/image/gif-writer';
import { MIME } from '../../../formats/image/image-formats';
import { atMost, within } from '../../../formats/image/image-size';
import type { OutFile } from '../../../kinds/contract';

export interface Unpacked {
  /** The pictures of the stickers, in the order of the archive. */
  readonly pictures: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
  /** The archive's productInfo.meta, parsed. */
  readonly meta: unknown;
}

/** Small copies and the tabs of the keyboard, which are no stickers. */
const NOT_STICKERS = /(?:_key(?:@2x)?|tab_o(?:n|ff)(?:@2x)?|productInfo)\.\w+$/i;
/** A pack has 40 stickers of some hundred kilobytes. */
const LARGEST = 100_000_000;

/** Reads a sticker archive. Undefined if it isn’t a ZIP file. An animated sticker takes the place of its still picture. */
export function unpack(zip: Uint8Array): Unpacked | undefined {
  let size = 0;
  let files: Record<string, Uint8Array<ArrayBuffer>>;
  try {
    files = unzipSync(zip, {
      filter: ({ name, originalSize }) => /\.(?:png|gif|webp|meta)$/i.test(name) && (size += originalSize) <= LARGEST,
    }) as Record<string, Uint8Array<ArrayBuffer>>;
  } catch {
    return undefined;
  }
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, bytes] of Object.entries(files)) {
    const name = path.split('/').at(-1) ?? '';
    const isPicture = /\.(?:png|gif|webp)$/i.test(name) && !NOT_STICKERS.test(name) && !path.includes('__MACOSX');
    if (isPicture && (!pictures.has(name) || /animation|popup/i.test(path))) pictures.set(name, bytes);
  }
  const meta = Object.entries(files).find(([path]) => path.endsWith('productInfo.meta'))?.[1];
  return { pictures: Array.from(pictures, ([name, bytes]) => ({ name, bytes })), meta: parsed(meta) };
}

function parsed(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

export interface StickerJob {
  readonly format: 'keep' | 'png' | 'gif' | 'webp';
  readonly fit: 'none' | '512' | '320';
}

/** One sticker in the format and size asked for; undefined if the picture cannot be read. */
export async function convertSticker(
  { name, bytes }: Unpacked['pictures'][number],
  { format, fit }: StickerJob,
): Promise<OutFile | undefined> {
  const stem = name.replace(/(?:@2x)?\.\w+$/, '');
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? 'png';
  if (format === 'keep' && fit === 'none') {
    return { name: `${stem}.${extension}`, blob: new Blob([bytes], { type: `image/${extension}` }) };
  }
  const file = new File([bytes], name);
  const wanted = format === 'keep' ? (extension === 'gif' ? 'gif' : extension === 'webp' ? 'webp' : 'png') : format;
  if (wanted === 'gif') return gifOf(file, stem, fit);
  const picture = await openPicture(file);
  if (isRefusal(picture)) return undefined;
  const bitmap = await decodeWhole(picture, false).catch(() => undefined);
  if (!bitmap) return undefined;
  const drawn = square(bitmap, fit);
  bitmap.close();
  const encoded = await encode(drawn, { format: wanted, quality: 90 });
  return { name: `${stem}.${wanted}`, blob: new Blob([encoded], { type: MIME[wanted] }) };
}

/** Draws a picture in the middle of a transparent square, as large as it fits; or at its own size. */
function square(picture: ImageBitmap | Canvas, fit: StickerJob['fit']) {
  const side = fit === 'none' ? undefined : Number(fit);
  const size = side === undefined ? picture : within(picture, { width: side, height: side });
  const drawn = canvasOf(side === undefined ? picture : { width: side, height: side });
  drawn.context.imageSmoothingQuality = 'high';
  place(drawn.context, picture, size);
  return drawn;
}

function place(
  context: Context,
  picture: ImageBitmap | Canvas,
  { width, height }: { width: number; height: number },
): void {
  const { canvas } = context;
  context.drawImage(
    picture,
    Math.floor((canvas.width - width) / 2),
    Math.floor((canvas.height - height) / 2),
    width,
    height,
  );
}

/** Hundredths of a second for a frame without a delay. */
const STILL = 10;

async function gifOf(file: File, stem: string, fit: StickerJob['fit']): Promise<OutFile | undefined> {
  const film = await openFilm(file, true);
  if (isRefusal(film)) return undefined;
  const side = fit === 'none' ? undefined : Number(fit);
  const size = side === undefined ? atMost(film, 1024) : { width: side, height: side };
  const writer = gifWriter({ ...size, loop: film.loops, colors: 256, dither: false });
  let index = 0;
  for await (const pixels of film.frames()) {
    const frame = canvasOf(pixels);
    frame.context.putImageData(pixels, 0, 0);
    const { context } = square(frame.canvas, fit);
    writer.add(
      context.getImageData(0, 0, size.width, size.height).data,
      Math.round((film.delays[index] ?? 0) / 10) || STILL,
    );
    index++;
  }
  return { name: `${stem}.gif`, blob: new Blob([writer.finish()], { type: 'image/gif' }) };
}
