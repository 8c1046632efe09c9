import { LONGEST_TEXT, decodeUtf8, encodeUtf8 } from '../../../core/bytes/byte-writer';
import { sequenceAt } from '../../../core/bytes/bytes';

export const MODES = ['component', 'uri', 'form', 'all'] as const;
export type Mode = (typeof MODES)[number];

/**
 * Characters that each mode keeps: RFC 3986 §2.3, and for forms the WHATWG URL Standard
 * (application/x-www-form-urlencoded percent-encode set).
 */
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const KEPT: Readonly<Record<Mode, string>> = {
  component: `${ALPHANUMERIC}-._~`,
  uri: `${ALPHANUMERIC}-._~:/?#[]@!$&'()*+,;=`,
  form: `${ALPHANUMERIC}*-._`,
  all: '',
};

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
const HEX = encodeUtf8('0123456789ABCDEF');
const NO_DIGIT = 16;
const DIGIT_OF = new Uint8Array(256).fill(NO_DIGIT);
for (const [value, digits] of [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'aA',
  'bB',
  'cC',
  'dD',
  'eE',
  'fF',
].entries())
  for (const byte of encodeUtf8(digits)) DIGIT_OF[byte] = value;

/** Whether there is a `%` followed by two hexadecimal digits at this index. */
const isEscape = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === PERCENT && digitAt(bytes, at + 1) < NO_DIGIT && digitAt(bytes, at + 2) < NO_DIGIT;

const digitAt = (bytes: Uint8Array, at: number): number => DIGIT_OF[bytes[at] ?? 0] ?? NO_DIGIT;

/** By byte value: the byte to write, or 0 for `%XX`. */
function keptBytes(mode: Mode, eachLine: boolean): Uint8Array {
  const kept = new Uint8Array(256);
  for (const byte of encodeUtf8(KEPT[mode])) kept[byte] = byte;
  if (mode === 'form') kept[SPACE] = PLUS;
  if (eachLine) for (const byte of encodeUtf8('\r\n')) kept[byte] = byte;
  return kept;
}

/**
 * Encodes text as UTF-8, with uppercase `%XX` for each byte that the mode does not keep. `uri` also keeps a `%` that
 * begins an escape. With `eachLine`, line breaks stay. Undefined if the result would be longer than a string can be.
 */
export function percentEncode(text: string, mode: Mode, eachLine = false): string | undefined {
  const bytes = encodeUtf8(text);
  const kept = keptBytes(mode, eachLine);
  const stays = (at: number, byte: number): number =>
    (kept[byte] ?? 0) || (mode === 'uri' && isEscape(bytes, at) ? PERCENT : 0);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) length += stays(at, bytes[at] ?? 0) ? 1 : 3;
  if (length > LONGEST_TEXT) return undefined;
  const encoded = new Uint8Array(length);
  let to = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const own = stays(at, byte);
    if (own) encoded[to++] = own;
    else {
      encoded[to++] = PERCENT;
      encoded[to++] = HEX[byte >> 4] ?? 0;
      encoded[to++] = HEX[byte & 15] ?? 0;
    }
  }
  return decodeUtf8(encoded);
}

/** The number of occurrences, and the UTF-16 index of the first one in the text. */
export interface Found {
  readonly count: number;
  readonly index: number;
}

export interface Decoded {
  readonly text: string;
  /** `%` without two hexadecimal digits: left as typed. */
  readonly stray: Found | undefined;
  /** Sequences that aren't UTF-8, counted as in the WHATWG Encoding Standard: each became U+FFFD. */
  readonly replaced: Found | undefined;
}

/** Decodes each `%XX` to a byte, and all bytes as UTF-8. Refuses nothing. `plus`: a `+` becomes a space. */
export function percentDecode(text: string, plus = false): Decoded {
  const bytes = encodeUtf8(text);
  const out = new Uint8Array(bytes.length);
  let to = 0;
  let stray = 0;
  let firstStray = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    if (isEscape(bytes, at)) {
      out[to++] = digitAt(bytes, at + 1) * 16 + digitAt(bytes, at + 2);
      at += 3;
      continue;
    }
    if (byte === PERCENT && stray++ === 0) firstStray = at;
    out[to++] = plus && byte === PLUS ? SPACE : byte;
    at++;
  }
  const decoded = out.subarray(0, to);
  const found = (count: number, offset: () => number): Found | undefined =>
    count === 0 ? undefined : { count, index: decodeUtf8(bytes.subarray(0, offset())).length };
  const wrong = notUtf8(decoded);
  return {
    text: decodeUtf8(decoded),
    stray: found(stray, () => firstStray),
    replaced: found(wrong.count, () => sourceOf(bytes, wrong.offset)),
  };
}

/** Maps an offset in the decoded bytes to its offset in the encoded bytes. */
function sourceOf(bytes: Uint8Array, offset: number): number {
  let at = 0;
  for (let to = 0; to < offset; to++) at += isEscape(bytes, at) ? 3 : 1;
  return at;
}

/** The number of maximal subparts that aren't UTF-8, and the offset of the first. */
function notUtf8(bytes: Uint8Array): { count: number; offset: number } {
  let count = 0;
  let offset = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length <= 0 && count++ === 0) offset = at;
    at += Math.abs(length) || 1;
  }
  return { count, offset };
}
