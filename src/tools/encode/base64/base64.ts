import { note, problem } from '../../../kinds';
import { base64Body } from '../../../lib/base64-body';
import { ENCODING_NAMES, withoutBom, type Encoding } from '../../../lib/bytes';
import { place } from '../../../lib/place';
import { decodeDigits, encodeBytes, type Style } from '../../../lib/rfc4648';
import { flawOf } from '../../../lib/rfc4648-words';
import { bytesOfText, textOrFile } from '../../../lib/text-or-file';

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
  const bytes = bytesOfText(text, encoding, eol);
  if (!(bytes instanceof Uint8Array)) return problem('noByte', { ...bytes }, 'input');
  return { result: encodeBytes(bytes, style), bytes: bytes.length, notes: [bom && note('bom')] };
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
  if ('flaw' in read) {
    const { code, blanks } = flawOf(read, style);
    return problem(code, blanks, 'input');
  }
  const { bytes, ending } = read;
  const { text, file, type, wrong, bom: innerBom } = textOrFile(bytes, encoding);
  const files = file && { files: [file] };
  const remarks = [
    bom && note('bom'),
    pem && note('pem'),
    ending.looseBits && note('looseBits'),
    ending.oddPadding && note('oddPadding'),
  ];
  if (wrong) {
    const about = { size: bytes.length, encoding: ENCODING_NAMES[encoding], ...wrong };
    const why = type
      ? problem('fileNotText', { ...about, type: type.name }, 'input')
      : problem('notText', about, 'input');
    return { bytes: bytes.length, ...files, notes: remarks, problem: why };
  }
  return {
    result: text ?? '',
    bytes: bytes.length,
    ...files,
    notes: [...remarks, innerBom && note('innerBom'), type && note('looksLike', { type: type.name })],
  };
}
