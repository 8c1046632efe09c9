import { note, problem, type Note } from '../../../kinds/contract';
import { LONGEST_HEAD, base64Body, withoutJsonEscapes, type Body } from '../../../core/bytes/base64-body';
import {
  ENCODING_NAMES,
  indexOfAscii,
  isUtf8,
  unitsOfUtf8,
  withoutBom,
  withoutUtf8Bom,
  type Encoding,
} from '../../../core/bytes/bytes';
import { LONG_TEXT } from '../../../core/text/long-text';
import { lineColumn } from '../../../core/text/line-column';
import { readTextFile } from '../../../core/bytes/read-text-file';
import { decodeDigits, encodeBytes, encodeToUtf8, type Decoded, type Style } from '../../../formats/rfc4648';
import { flawOf } from '../../../formats/rfc4648/flaw-message';
import { bytesOfText, textOrFile } from '../../../core/bytes/text-or-file';

export interface Writing extends Style {
  readonly encoding: Encoding;
  /** `crlf`: every line break of the text becomes CRLF before encoding; `lf`: line breaks stay as they are. */
  readonly eol: 'lf' | 'crlf';
}

/**
 * Encodes text to bytes, and those as base64 (RFC 4648 §4, §5) or base32 (§6, §7). A leading byte order mark is skipped
 * with a note. Refuses a character that a single-byte encoding lacks.
 */
export function encode(input: string, { encoding, eol, ...style }: Writing) {
  const { text, bom } = withoutBom(input);
  const bytes = bytesOfText(text, encoding, eol);
  if (!(bytes instanceof Uint8Array)) return problem('noByte', { ...bytes }, 'input');
  return { result: encodeBytes(bytes, style), bytes: bytes.length, notes: [bom && note('bom')] };
}

/**
 * Encodes a text file of over a megabyte. If its bytes need no change (UTF-8, line breaks kept), they are never turned
 * into a string, and the digits are returned as bytes.
 */
export async function encodeFile(file: Blob, { encoding, eol, ...style }: Writing) {
  const bytes = encoding === 'utf-8' && eol === 'lf' ? new Uint8Array(await file.arrayBuffer()) : undefined;
  if (!bytes || !isUtf8(bytes)) return encode((await readTextFile(file, Infinity)) ?? '', { encoding, eol, ...style });
  if (bytes.every(isWhite)) return { empty: true };
  const { utf8, bom } = withoutUtf8Bom(bytes);
  const digits = encodeToUtf8(utf8, style);
  return { result: { utf8: digits, length: digits.length }, bytes: utf8.length, notes: [bom && note('bom')] };
}

const isWhite = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

export interface Reading extends Pick<Style, 'scheme' | 'hexAlphabet'> {
  readonly encoding: Encoding;
}

/**
 * Decodes either base64 alphabet, padded or not, base32 in uppercase or lowercase, and a base64 `data:` URI. White
 * space and the first and last line of a PEM block are skipped. Refused, with the position: a character that isn't a
 * digit, characters after the padding, and a number of digits that no bytes encode to. Bytes that aren't text in the
 * encoding are returned as a file instead; a text of over a megabyte as UTF-8.
 */
export async function decode(input: string, { encoding, ...style }: Reading) {
  const { text, bom } = withoutBom(withoutJsonEscapes(input));
  const { start, end, pem } = bodyOf(text, style);
  const read = decodeDigits(text.slice(start, end), style, lineColumn(text, start));
  if ('flaw' in read) {
    const { code, blanks } = flawOf(read, style);
    return problem(code, blanks, 'input');
  }
  return given(read, encoding, [bom && note('bom'), pem && note('pem')]);
}

/** Like `decode`, for a text file of over a megabyte: its digits are read directly as bytes. */
export async function decodeFile(file: Blob, { encoding, ...style }: Reading) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.every(isWhite)) return { empty: true };
  const { utf8, bom } = withoutUtf8Bom(bytes);
  const head = utf8.subarray(0, LONGEST_HEAD);
  if (head.every(isAscii)) {
    const { start, closer, pem } = bodyOf(String.fromCharCode(...head), style);
    const end = closer === '' ? -1 : indexOfAscii(utf8, closer, start);
    const read = decodeDigits(utf8.subarray(start, end < 0 ? undefined : end), style);
    if (!('flaw' in read)) return given(read, encoding, [bom && note('bom'), pem && note('pem')]);
  }
  // Decodes as text to report the error's position in characters, whichever encoding the file has.
  return decode((await readTextFile(file, Infinity)) ?? '', { encoding, ...style });
}

const isAscii = (byte: number): boolean => byte < 0x80;

const bodyOf = (text: string, { scheme }: Pick<Style, 'scheme'>): Omit<Body, 'mime'> =>
  scheme === 'base64' ? base64Body(text) : { start: 0, end: text.length, closer: '', pem: false };

/** The page's result for the decoded bytes: text, or a file with the reason why it isn't text. */
async function given({ bytes, ending }: Decoded, encoding: Encoding, before: readonly (Note<'bom' | 'pem'> | false)[]) {
  const size = { bytes: bytes.length };
  const notes = [...before, ending.looseBits && note('looseBits'), ending.oddPadding && note('oddPadding')];
  const units = encoding === 'utf-8' && bytes.length > LONG_TEXT ? unitsOfUtf8(bytes) : undefined;
  if (units !== undefined) {
    const { utf8, bom } = withoutUtf8Bom(bytes);
    const length = bom ? units - 1 : units;
    return { result: { utf8, length }, ...size, notes: [...notes, bom && note('innerBom')] };
  }
  const { text, file, type, wrong, bom } = await textOrFile(bytes, encoding);
  const files = file && { files: [file] };
  if (wrong) {
    const about = { size: bytes.length, encoding: ENCODING_NAMES[encoding], ...wrong };
    const why = type
      ? problem('fileNotText', { ...about, type: type.name }, 'input')
      : problem('notText', about, 'input');
    return { ...size, ...files, notes, problem: why };
  }
  const remarks = [bom && note('innerBom'), type && note('looksLike', { type: type.name })];
  return { result: text ?? '', ...size, ...files, notes: [...notes, ...remarks] };
}
