import { note, problem } from '../../../kinds';
import { ENCODING_NAMES, decodeText, encodeText, withoutBom, type Bytes, type Encoding } from '../../../lib/bytes';
import { base64Body } from '../../../lib/base64-body';
import { place } from '../../../lib/place';
import { decodeDigits, encodeBytes, type Flaw, type Style } from '../../../lib/rfc4648';
import { sniff, type FileType } from '../../../lib/sniff';
import { visible } from '../../../lib/visible';

export interface Writing extends Style {
  readonly encoding: Encoding;
  /** `crlf`: every line break of the text becomes CRLF before it is encoded; `lf`: they stay as they are. */
  readonly eol: 'lf' | 'crlf';
}

/**
 * Text as bytes, and those as base64 (RFC 4648 §4, §5) or base32 (§6, §7). A byte order mark in front is left out and
 * remarked on. Refused: a character that windows-1252 has no byte for.
 */
export function encode(input: string, { encoding, eol, ...style }: Writing) {
  const { text, bom } = withoutBom(input);
  const bytes = encodeText(eol === 'crlf' ? text.replace(/\r\n?|\n/g, '\r\n') : text, encoding);
  if (!(bytes instanceof Uint8Array)) return unencodable(text, encoding);
  return { result: encodeBytes(bytes, style), bytes: bytes.length, notes: [bom && note('bom')] };
}

function unencodable(text: string, encoding: Encoding) {
  // The index within the text as given: with CRLF put in, the bytes' own index would be too far.
  const refused = encodeText(text, encoding);
  const index = refused instanceof Uint8Array ? 0 : refused.unencodable;
  const character = visible(String.fromCodePoint(text.codePointAt(index) ?? 0));
  return problem('noByte', { character, ...place(text, index), encoding: ENCODING_NAMES[encoding] }, 'input');
}

export interface Reading extends Pick<Style, 'scheme' | 'hexAlphabet'> {
  readonly encoding: Encoding;
}

/**
 * Reads either base64 alphabet, padded or not, base32 in capitals or small letters, and a base64 `data:` URI; white
 * space is skipped, as are the first and the last line of a PEM block. Refused, with its place: what is no digit, what follows the padding, a number of digits that no
 * bytes give. Bytes that are not text in the encoding come back as a file instead.
 */
export function decode(input: string, { encoding, ...style }: Reading) {
  const { text: digits, bom } = withoutBom(input);
  const whole = { start: 0, end: digits.length, pem: false };
  const { start, end, pem } = style.scheme === 'base64' ? base64Body(digits) : whole;
  const read = decodeDigits(digits.slice(start, end), style, place(digits, start));
  if ('flaw' in read) return problemOf(read, style);
  const { bytes, ending } = read;
  const type = sniff(bytes);
  const remarks = [
    bom && note('bom'),
    pem && note('pem'),
    ending.looseBits && note('looseBits'),
    ending.oddPadding && note('oddPadding'),
  ];
  const text = decodeText(bytes, encoding);
  if (typeof text !== 'string') {
    const wrong = { size: bytes.length, encoding: ENCODING_NAMES[encoding] };
    const why = type
      ? problem('fileNotText', { ...wrong, type: type.name }, 'input')
      : problem('notText', { ...wrong, byte: hexByte(text.byte), offset: text.offset }, 'input');
    return { bytes: bytes.length, files: [fileOf(bytes, type)], notes: remarks, problem: why };
  }
  const inner = withoutBom(text);
  // Every byte is a character of windows-1252, and most pairs are one of UTF-16: only there can a picture pass as text.
  const disguised = encoding === 'utf-8' ? undefined : type;
  return {
    result: inner.text,
    bytes: bytes.length,
    ...(disguised && { files: [fileOf(bytes, disguised)] }),
    notes: [...remarks, inner.bom && note('innerBom'), disguised && note('looksLike', { type: disguised.name })],
  };
}

const hexByte = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

const fileOf = (bytes: Bytes, type: FileType | undefined) => ({
  name: `decoded.${type?.extension ?? 'bin'}`,
  blob: new Blob([bytes], { type: type?.mime ?? 'application/octet-stream' }),
});

function problemOf(flaw: Flaw, { scheme, hexAlphabet }: Pick<Style, 'scheme' | 'hexAlphabet'>) {
  if (flaw.flaw === 'length') return problem('badLength', { digits: flaw.digits }, 'input');
  const where = { character: visible(flaw.character), line: flaw.line, column: flaw.column };
  if (flaw.flaw === 'afterPadding') return problem('afterPadding', where, 'input');
  return problem(scheme === 'base64' ? 'notBase64' : hexAlphabet ? 'notBase32hex' : 'notBase32', where, 'input');
}
