import { limitConcurrency } from '../../../core/limit-concurrency';
import { drawSvgHere } from '../../../browser/image/draw-svg';
import { canvasOf, decodeWhole } from '../../../browser/image/decode-image';
import { editPicture } from '../../../browser/image/edit-picture';
import { openPicture } from '../../../browser/image/open-image';
import { isRefusal } from '../../../browser/image/refusal';
import { EXTENSION, MIME, SOURCE_MIME } from '../../../formats/image/image-formats';
import { extensionFor, stemOf, uniqueNames } from '../../../formats/image/image-file-names';
import type { OutFile } from '../../../kinds/contract';

/** Requests at the same time, and how long one may take. */
const AT_ONCE = 6;
const TIMEOUT_MS = 30_000;

export interface Downloaded {
  readonly files: readonly OutFile[];
  /** Addresses that their sites do not give to other sites, or that are no images. */
  readonly blocked: ReadonlySet<string>;
}

/** Fetches images, as far as their sites allow it (CORS), and converts them if a format was chosen. */
export async function download(
  addresses: readonly string[],
  format: 'keep' | 'png' | 'jpeg' | 'webp',
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<Downloaded> {
  const limit = limitConcurrency(AT_ONCE);
  const name = uniqueNames();
  const blocked = new Set<string>();
  let done = 0;
  const contents = await Promise.all(
    addresses.map((address) =>
      limit(async () => {
        const file = await fetched(address, signal);
        progress(++done / addresses.length);
        return file;
      }),
    ),
  );
  const files: OutFile[] = [];
  for (const [index, file] of contents.entries()) {
    const made = file && (await converted(file, format));
    if (made) files.push({ name: name(made.stem, made.extension), blob: made.blob });
    else blocked.add(addresses[index] ?? '');
  }
  return { files, blocked };
}

async function fetched(address: string, signal: AbortSignal): Promise<File | undefined> {
  if (address.startsWith('data:')) return dataFile(address);
  try {
    const response = await fetch(address, {
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) return undefined;
    const segment = new URL(address).pathname.split('/').at(-1) ?? '';
    return new File([await response.blob()], readable(segment) || 'image');
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

const readable = (segment: string): string => {
  try {
    return decodeURIComponent(segment).replaceAll(/[\\/:*?"<>|]/g, '-');
  } catch {
    return segment;
  }
};

/** A data URL's bytes (RFC 2397). The page's policy does not let it fetch one. */
export function dataFile(address: string): File | undefined {
  const [, type = '', isBase64, body = ''] = /^data:([^;,]*)(?:;[^;,]*)*?(;base64)?,(.*)$/is.exec(address) ?? [];
  try {
    const text = decodeURIComponent(body);
    const bytes = isBase64
      ? Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))
      : new TextEncoder().encode(text);
    return new File([bytes], 'image', { type });
  } catch {
    return undefined;
  }
}

/** The image with the extension of its real type; undefined if it is none, or cannot be converted. */
async function converted(file: File, format: 'keep' | 'png' | 'jpeg' | 'webp') {
  const picture = await openPicture(file);
  if (isRefusal(picture)) return undefined;
  const stem = stemOf(file.name);
  if (format === 'keep') {
    const { type } = picture.header;
    return {
      stem,
      extension: extensionFor(file.name, type),
      blob: new Blob([picture.bytes], { type: SOURCE_MIME[type] }),
    };
  }
  const settings = { format, quality: 92, background: '#ffffff', keepMetadata: false };
  const edited = await editPicture(
    picture,
    settings,
    async (asStored) => {
      const bitmap = await decodeWhole(picture, asStored, drawSvgHere());
      const drawn = canvasOf(bitmap);
      drawn.context.drawImage(bitmap, 0, 0);
      bitmap.close();
      return drawn;
    },
    drawSvgHere(),
  );
  if (isRefusal(edited)) return undefined;
  return { stem, extension: EXTENSION[format], blob: new Blob([edited.bytes], { type: MIME[format] }) };
}
