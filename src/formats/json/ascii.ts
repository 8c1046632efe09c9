/** Named bytes of UTF-8 text, and the character tests that JSON needs. */
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const APOSTROPHE = 0x27;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const SMALL_U = 0x75;
export const SMALL_X = 0x78;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

export const isDigit = (byte: number): boolean => byte >= ZERO && byte <= 0x39;

/** A letter, a digit, `_`, `$`, or part of a character beyond ASCII. */
export const isWordByte = (byte: number): boolean =>
  ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) || isDigit(byte) || byte === 0x5f || byte === 0x24 || byte >= 0x80;

/** The value of `count` hex digits; −1 if they aren't all hex digits. */
export function hexValue(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let i = at; i < at + count; i++) {
    const byte = bytes[i] ?? 0;
    const letter = byte | 0x20;
    if (isDigit(byte)) value = value * 16 + byte - ZERO;
    else if (letter >= 0x61 && letter <= 0x66) value = value * 16 + letter - 0x57;
    else return -1;
  }
  return value;
}

/** The length in bytes of the character that begins with this byte. */
export const characterLength = (byte: number): number => (byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4);

/** The code point that begins here. */
export function codePointAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  const tail = (i: number) => (bytes[at + i] ?? 0) & 0x3f;
  if (byte < 0x80) return byte;
  if (byte < 0xe0) return ((byte & 0x1f) << 6) | tail(1);
  if (byte < 0xf0) return ((byte & 0x0f) << 12) | (tail(1) << 6) | tail(2);
  return ((byte & 0x07) << 18) | (tail(1) << 12) | (tail(2) << 6) | tail(3);
}

/**
 * The length of white space that JSON5 accepts in addition to JSON's (ES5: tab, VT, FF, NBSP, BOM, Zs, U+2028, U+2029);
 * 0 if there is none here.
 */
export function oddSpaceLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte < 0x80) return byte === 0x0b || byte === 0x0c ? 1 : 0;
  return /[\p{Zs}\u2028\u2029\ufeff]/u.test(String.fromCodePoint(codePointAt(bytes, at))) ? characterLength(byte) : 0;
}
