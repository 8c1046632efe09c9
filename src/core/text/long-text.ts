/**
 * Texts too long to be copied between the page and its worker as strings. A file stays a Blob, which the worker reads
 * itself; what the worker makes comes back as UTF-8 bytes, which change hands without being copied. The page turns
 * them into strings a piece at a time, so that it keeps answering.
 */
import { breathe } from '../yield-to-main';
import { encodingOf } from '../bytes/read-text-file';

/** Longer than this (bytes of a file, UTF-16 units of a string) is long. */
export const LONG_TEXT = 1_000_000;

/** A made text: its UTF-8, and its length in UTF-16 units. */
export interface Utf8Text {
  readonly utf8: Uint8Array<ArrayBuffer>;
  readonly length: number;
}

/** What a windowed view can show. */
export type TextSource = string | Blob | Utf8Text;

export const isUtf8Text = (value: unknown): value is Utf8Text =>
  typeof value === 'object' && value !== null && 'utf8' in value && value.utf8 instanceof Uint8Array;

/** A long string as bytes; what is short, or what UTF-8 cannot carry (lone surrogates), stays as it is. */
export function asUtf8(text: string): Utf8Text | string {
  if (text.length <= LONG_TEXT || !text.isWellFormed()) return text;
  return { utf8: new TextEncoder().encode(text), length: text.length };
}

/** The whole text at once: for the clipboard, and for a tool that works on the page. */
export const textOf = (text: string | Utf8Text): string =>
  typeof text === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.utf8);

/** A Blob of a long string, or of what can be sliced like one, encoded piece by piece. */
export async function blobOf(text: Pick<string, 'length' | 'slice'>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + PIECE, text.length);
    if (end < text.length && isHighSurrogate(text.slice(end - 1, end).charCodeAt(0))) end++;
    parts.push(new TextEncoder().encode(text.slice(at, end)));
    at = end;
    await breathe();
  }
  return new Blob(parts, { type: 'text/plain;charset=utf-8' });
}

/** What one piece has of a text, in units or bytes: some milliseconds of work. */
export const PIECE = 2 ** 18;
/** The first one is less: it fills the window, and nobody waits for more. */
const FIRST_PIECE = 2 ** 16;
/** Read of a file at once: asking for it takes longer than decoding a piece. */
const BLOCK = 2 ** 22;

/** A text a piece at a time; CRLF is never cut in two. */
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

/** Where the pieces of a text of that length begin and end. */
function* cuts(length: number, piece = PIECE): Generator<[start: number, end: number]> {
  for (let start = 0, end = FIRST_PIECE; start < length; start = end, end += piece)
    yield [start, Math.min(end, length)];
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
