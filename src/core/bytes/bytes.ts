/** The encodings of one byte per character: Western, Central European, Cyrillic. Names as in the WHATWG Encoding Standard. */
export const SINGLE_BYTE_ENCODINGS = ['windows-1252', 'windows-1250', 'iso-8859-2', 'windows-1251', 'koi8-r'] as const;
export type SingleByteEncoding = (typeof SINGLE_BYTE_ENCODINGS)[number];
/** The encodings that the tools can read and write. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', ...SINGLE_BYTE_ENCODINGS] as const;
export type Encoding = (typeof ENCODINGS)[number];
/** The encodings' names as people write them. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'windows-1252': 'windows-1252',
  'windows-1250': 'windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'windows-1251': 'windows-1251',
  'koi8-r': 'KOI8-R',
};

/** Byte arrays that own their memory: what `Blob` accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The UTF-16 index of the first character that the encoding has no byte for. */
export interface Unencodable {
  readonly unencodable: number;
}
/** The first byte that is not valid in the encoding, and its offset from 0. */
export interface NotText {
  readonly offset: number;
  readonly byte: number;
}

/**
 * Encodes text as bytes, without adding a byte order mark. Lone surrogates become U+FFFD. Only a single-byte encoding,
 * which has 256 characters, can refuse a text.
 */
export function encodeText(text: string, encoding: Encoding): Bytes | Unencodable {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const whole = text.toWellFormed();
  return isSingleByte(encoding) ? toSingleByte(whole, encoding) : toUtf16(whole, encoding === 'utf-16be');
}

/**
 * Decodes bytes strictly: invalid bytes are refused, never replaced by U+FFFD. A byte order mark stays in the text as
 * U+FEFF, so that nothing is lost.
 */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string | NotText {
  if (isSingleByte(encoding)) return fromSingleByte(bytes, encoding);
  const little = encoding === 'utf-16be' ? swapPairs(bytes) : bytes;
  try {
    return new TextDecoder(encoding === 'utf-8' ? 'utf-8' : 'utf-16le', { fatal: true, ignoreBOM: true }).decode(
      little,
    );
  } catch {
    const offset = encoding === 'utf-8' ? firstNotUtf8(bytes) : firstNotUtf16(little);
    return { offset, byte: bytes[offset] ?? 0 };
  }
}

/** Removes the byte order mark that a file or a paste may put before a text. */
export function withoutBom(text: string): { readonly text: string; readonly bom: boolean } {
  const bom = text.startsWith('\uFEFF');
  return { text: bom ? text.slice(1) : text, bom };
}

/** The byte order mark in UTF-8. */
export const UTF8_BOM: readonly number[] = [0xef, 0xbb, 0xbf];

/** Like `withoutBom`, for UTF-8 bytes. */
export function withoutUtf8Bom<Given extends Uint8Array>(utf8: Given): { readonly utf8: Given; readonly bom: boolean } {
  const bom = UTF8_BOM.every((byte, index) => utf8[index] === byte);
  return { utf8: bom ? (utf8.subarray(UTF8_BOM.length) as Given) : utf8, bom };
}

/** Bytes as two lowercase hexadecimal digits each. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const isSingleByte = (encoding: Encoding): encoding is SingleByteEncoding => !encoding.startsWith('utf-');

/** Decodes a single-byte encoding; every byte is a character, because the WHATWG’s indexes of these have no gaps. */
export const fromSingleByte = (bytes: Uint8Array, encoding: SingleByteEncoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** The bytes 0x80 to 0xFF by their characters, which are all in the Basic Multilingual Plane; made when first used. */
const bytesOf = new Map<SingleByteEncoding, ReadonlyMap<number, number>>();

function highBytes(encoding: SingleByteEncoding): ReadonlyMap<number, number> {
  const known = bytesOf.get(encoding);
  if (known) return known;
  const high = Uint8Array.from({ length: 0x80 }, (_, index) => 0x80 + index);
  const made = new Map(
    Array.from(fromSingleByte(high, encoding), (character, index) => [character.charCodeAt(0), 0x80 + index]),
  );
  bytesOf.set(encoding, made);
  return made;
}

function toSingleByte(text: string, encoding: SingleByteEncoding): Bytes | Unencodable {
  const high = highBytes(encoding);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const byte = unit < 0x80 ? unit : high.get(unit);
    if (byte === undefined) return { unencodable: index };
    bytes[index] = byte;
  }
  return bytes;
}

function toUtf16(text: string, big: boolean): Bytes {
  const bytes = new Uint8Array(text.length * 2);
  const high = big ? 0 : 1;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    bytes[index * 2 + high] = unit >> 8;
    bytes[index * 2 + 1 - high] = unit & 0xff;
  }
  return bytes;
}

function swapPairs(bytes: Uint8Array): Uint8Array {
  const swapped = bytes.slice();
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    swapped[index] = bytes[index + 1]!;
    swapped[index + 1] = bytes[index]!;
  }
  return swapped;
}

/**
 * The length of the UTF-8 sequence that begins at an index (Unicode 17, table 3-7: no overlong forms, no surrogates).
 * If there is none: minus the number of bytes that begin a sequence but are truncated (its maximal subpart, §3.9), or
 * 0.
 */
export function sequenceAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next++) {
    const low = next > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = next > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    const byte = bytes[at + next];
    if (byte === undefined || byte < low || byte > high) return -next;
  }
  return length;
}

const ALL_HIGH_BITS = 0x8080_8080 | 0;

/** The number of UTF-16 units in a UTF-8 text, including a byte order mark; undefined if the bytes are not UTF-8. */
export function unitsOfUtf8(bytes: Uint8Array): number | undefined {
  const words = new Int32Array(bytes.buffer, 0, bytes.buffer.byteLength >> 2);
  const { byteOffset, length } = bytes;
  let units = length;
  for (let at = 0; at < length;) {
    if (bytes[at]! < 0x80) {
      at++;
      // Checks four bytes of ASCII at a time.
      if (((byteOffset + at) & 3) !== 0) continue;
      let word = (byteOffset + at) >> 2;
      const end = (byteOffset + length) >> 2;
      while (word < end && (words[word]! & ALL_HIGH_BITS) === 0) word++;
      at = Math.max(at, word * 4 - byteOffset);
      continue;
    }
    const size = sequenceAt(bytes, at);
    if (size <= 0) return undefined;
    // A 4-byte sequence is two units; a shorter one is one unit.
    units -= size === 4 ? 2 : size - 1;
    at += size;
  }
  return units;
}

/** Whether bytes are valid UTF-8, without decoding them to a string. */
export const isUtf8 = (bytes: Uint8Array): boolean => unitsOfUtf8(bytes) !== undefined;

/** The index of an ASCII string within bytes, at or after `from`; −1 if it isn't there. */
export function indexOfAscii(bytes: Uint8Array, ascii: string, from: number): number {
  const wanted = new TextEncoder().encode(ascii);
  const [first = 0] = wanted;
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !wanted.every((byte, index) => bytes[at + index] === byte)) at = bytes.indexOf(first, at + 1);
  return at;
}

function firstNotUtf8(bytes: Uint8Array): number {
  for (let index = 0; ;) {
    while (bytes[index]! < 0x80) index++;
    const length = index < bytes.length ? sequenceAt(bytes, index) : 0;
    if (length <= 0) return index;
    index += length;
  }
}

/** The offset of the first lone surrogate, or of an incomplete unit at the end. */
function firstNotUtf16(little: Uint8Array): number {
  const surrogate = (index: number) => (little[index + 1] ?? 0) & 0xfc;
  let index = 0;
  while (index + 1 < little.length) {
    const kind = surrogate(index);
    if (kind === 0xdc || (kind === 0xd8 && surrogate(index + 2) !== 0xdc)) return index;
    index += kind === 0xd8 ? 4 : 2;
  }
  return index;
}
