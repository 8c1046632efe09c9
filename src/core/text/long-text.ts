/**
 * Texts too long to be copied between the page and its worker as strings. A file stays a Blob, which the worker reads
 * itself; the worker's output is UTF-8 bytes, which are transferred without copying. The page decodes them one chunk at
 * a time, so that it stays responsive.
 */
import { yieldToMain } from '../yield-to-main';
import { encodingOf } from '../bytes/read-text-file';

/** A text longer than this (bytes of a file, UTF-16 units of a string) is long. */
export const LONG_TEXT = 1_000_000;

/** A generated text: its UTF-8, and its length in UTF-16 units. */
export interface Utf8Text {
  readonly utf8: Uint8Array<ArrayBuffer>;
  readonly length: number;
}

/** What a windowed view can display. */
export type TextSource = string | Blob | Utf8Text;

export const isUtf8Text = (value: unknown): value is Utf8Text =>
  typeof value === 'object' && value !== null && 'utf8' in value && value.utf8 instanceof Uint8Array;

/**
 * Converts a long string to bytes; short strings, and those that UTF-8 cannot represent (lone surrogates), stay as they
 * are.
 */
export function asUtf8(text: string): Utf8Text | string {
  if (text.length <= LONG_TEXT || !text.isWellFormed()) return text;
  return { utf8: new TextEncoder().encode(text), length: text.length };
}

/** The whole text as one string: for the clipboard, and for a tool that runs on the page. */
export const textOf = (text: string | Utf8Text): string =>
  typeof text === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.utf8);

/** A Blob of a long string, or of anything that can be sliced like one, encoded chunk by chunk. */
export async function blobOf(text: Pick<string, 'length' | 'slice'>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + PIECE, text.length);
    if (end < text.length && isHighSurrogate(text.slice(end - 1, end).charCodeAt(0))) end++;
    parts.push(new TextEncoder().encode(text.slice(at, end)));
    at = end;
    await yieldToMain();
  }
  return new Blob(parts, { type: 'text/plain;charset=utf-8' });
}

/** The size of one chunk, in units or bytes: some milliseconds of work. */
export const PIECE = 2 ** 18;
/** The first chunk is smaller: it fills the window, so the text appears sooner. */
const FIRST_PIECE = 2 ** 16;
/** Bytes read from a file at once: requesting them takes longer than decoding a chunk. */
const BLOCK = 2 ** 22;

/** Yields a text chunk by chunk, never splitting CRLF. */
export async function* piecesOf(source: TextSource): AsyncGenerator<string> {
  let carried = '';
  for await (const piece of rawPieces(source)) {
    const text = carried + piece;
    carried = text.endsWith('\r') ? '\r' : '';
    yield carried === '' ? text : text.slice(0, -1);
  }
  if (carried !== '') yield carried;
}

async function* rawPieces(source: TextSource): AsyncGenerator<string> {
  if (typeof source === 'string') {
    for (const [start, end] of cuts(source.length)) yield source.slice(start, end);
    return;
  }
  if (!(source instanceof Blob)) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for (const [start, end] of cuts(source.utf8.length))
      yield decoder.decode(source.utf8.subarray(start, end), { stream: true });
    return;
  }
  const decoder = new TextDecoder(await encodingOf(source));
  for (const [start, end] of cuts(source.size, BLOCK)) {
    const block = new Uint8Array(await source.slice(start, end).arrayBuffer());
    for (let at = 0; at < block.length; at += PIECE)
      yield decoder.decode(block.subarray(at, at + PIECE), { stream: true });
  }
  yield decoder.decode();
}

/** Yields the start and end offsets of the chunks of a text. */
function* cuts(length: number, piece = PIECE): Generator<[start: number, end: number]> {
  for (let start = 0, end = FIRST_PIECE; start < length; start = end, end += piece)
    yield [start, Math.min(end, length)];
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
