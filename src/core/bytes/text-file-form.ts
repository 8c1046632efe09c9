import { piecesOf } from '../text/long-text';
import { encodingOf, looksLikeText } from './read-text-file';

/** How a text is stored in its file: what an editor does not show and must not change. */
export interface TextForm {
  readonly lineEnd: '\n' | '\r\n' | '\r';
  /** Whether it begins with a byte order mark. UTF-16 always does here: without one it isn't detected. */
  readonly marked: boolean;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
}

export type EncodingForm = Pick<TextForm, 'marked' | 'encoding'>;

/** How a new file is written. */
export const NEW_FILE: TextForm = { lineEnd: '\n', marked: false, encoding: 'utf-8' };

/**
 * Detects how a text file is written: its encoding by its byte order mark, and its line ending; if there are several,
 * the most frequent one. A file in a single-byte encoding is written back as UTF-8, because its encoding might lack a
 * character that the visitor types.
 */
export async function textFormOf(file: Blob): Promise<TextForm> {
  let [lf, cr, crlf] = [0, 0, 0];
  for await (const piece of piecesOf(file)) {
    const crlfCount = countOf(piece, '\r\n');
    crlf += crlfCount;
    lf += countOf(piece, '\n') - crlfCount;
    cr += countOf(piece, '\r') - crlfCount;
  }
  const lineEnd = crlf > lf && crlf >= cr ? '\r\n' : cr > lf ? '\r' : '\n';
  return { lineEnd, ...(await encodingFormOf(file)) };
}

/** Like `textFormOf` without the line ending: only what the first bytes show. */
export async function encodingFormOf(file: Blob): Promise<EncodingForm> {
  const [first, second, third] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const marked = encoding !== 'utf-8' || (first === 0xef && second === 0xbb && third === 0xbf);
  return { marked, encoding };
}

/**
 * The encoding of a text file that will not be kept when saving, so that the visitor can be told; undefined if it is
 * kept.
 */
export async function encodingLost(file: Blob): Promise<string | undefined> {
  if (!(await looksLikeText(file))) return undefined;
  const encoding = await encodingOf(file);
  return encoding.startsWith('utf-') ? undefined : encoding;
}

/** Writes UTF-8 text as a file of this form, without a second byte order mark. Text for a new file stays as it is. */
export async function inForm(content: Blob, { lineEnd, marked, encoding }: TextForm): Promise<Blob> {
  if (lineEnd === '\n' && !marked) return content;
  const parts: BlobPart[] = [];
  if (marked) parts.push(encoded('\uFEFF', encoding));
  for await (const piece of piecesOf(content)) parts.push(encoded(piece.replace(/\r\n|\n|\r/g, lineEnd), encoding));
  return new Blob(parts, { type: content.type });
}

/** Encodes a text as a chunk of a file, without a byte order mark. */
export const encoded = (text: string, encoding: TextForm['encoding']): BlobPart =>
  encoding === 'utf-8' ? text : utf16(text, encoding === 'utf-16le');

function utf16(text: string, littleEndian: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return view.buffer;
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + character.length)) count++;
  return count;
}
