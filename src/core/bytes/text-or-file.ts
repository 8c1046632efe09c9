import { ENCODING_NAMES, decodeText, encodeText, withoutBom, type Bytes, type Encoding } from './bytes';
import { lineColumn } from '../text/line-column';
import type { FileType } from './file-signature';
import { visible } from '../text/visible-characters';

/** The first character that an encoding has no byte for, and its position in the text as typed. */
export interface Lacking {
  readonly character: string;
  readonly line: number;
  readonly column: number;
  readonly encoding: string;
}

/**
 * Encodes text as bytes; with `crlf`, every line break becomes CRLF first, otherwise line breaks are kept. Refuses a
 * character that a single-byte encoding lacks, and reports its position.
 */
export function bytesOfText(text: string, encoding: Encoding, eol: 'lf' | 'crlf'): Bytes | Lacking {
  const bytes = encodeText(eol === 'crlf' ? text.replace(/\r\n?|\n/g, '\r\n') : text, encoding);
  if (bytes instanceof Uint8Array) return bytes;
  // The index within the text as typed: the index within the bytes also counts the inserted CRs.
  const refused = encodeText(text, encoding);
  const index = refused instanceof Uint8Array ? 0 : refused.unencodable;
  const character = visible(String.fromCodePoint(text.codePointAt(index) ?? 0));
  return { character, ...lineColumn(text, index), encoding: ENCODING_NAMES[encoding] };
}

/** The result of reading bytes as text. */
export interface Read {
  /** Undefined if the bytes are not valid in the encoding. */
  readonly text?: string;
  /** A byte order mark preceded the text. */
  readonly bom: boolean;
  /** The type of file that the bytes look like. */
  readonly type: FileType | undefined;
  /** For download: set if the bytes are not text, or if a file passes as text. */
  readonly file?: { readonly name: string; readonly blob: Blob };
  /** The first invalid byte, and its offset from 0. */
  readonly wrong?: { readonly byte: string; readonly offset: number };
}

/** Decodes bytes as text, strictly; bytes that are not text are returned as a file of the type they look like. */
export async function textOrFile(bytes: Bytes, encoding: Encoding): Promise<Read> {
  const text = decodeText(bytes, encoding);
  // Every byte is a character of a single-byte encoding, and most pairs of bytes are one of UTF-16: only in these can a
  // picture pass as text.
  if (typeof text === 'string' && encoding === 'utf-8') return { ...withoutBom(text), type: undefined };
  // The table of signatures is as long as all the rest: most visitors never need it.
  const { detectFileType } = await import('./file-signature');
  const type = detectFileType(bytes);
  if (typeof text === 'string') return { ...withoutBom(text), type, ...(type && { file: fileOf(bytes, type) }) };
  const byte = text.byte.toString(16).toUpperCase().padStart(2, '0');
  return { bom: false, type, file: fileOf(bytes, type), wrong: { byte, offset: text.offset } };
}

const fileOf = (bytes: Bytes, type: FileType | undefined) => ({
  name: `decoded.${type?.extension ?? 'bin'}`,
  blob: new Blob([bytes], { type: type?.mime ?? 'application/octet-stream' }),
});
