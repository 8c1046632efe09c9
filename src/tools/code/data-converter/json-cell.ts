import type { ByteWriter } from '../../../core/bytes/byte-writer';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const SPACE = 0x20;
/** A double keeps any number with this many digits. */
const SAFE_DIGITS = 15;
/** Allows for a sign, a point and zeros before the first significant digit; longer cells are not numbers. */
const LONGEST_NUMBER = 40;

const isDigit = (byte: number): boolean => byte >= ZERO && byte <= 0x39;

/**
 * Whether the bytes are a number as JSON writes it, `-?(0|[1-9]\d*)(\.\d+)?`, with at most 15 significant digits: 1.10,
 * -0.5, 42. Not 007, +1, 1e5 or 9007199254740993, which are codes or would lose something as numbers.
 */
export function isJsonNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  if (bytes[at] === MINUS) at++;
  if (at >= end || !isDigit(bytes[at]!) || end - at > LONGEST_NUMBER) return false;
  if (bytes[at] === ZERO && at + 1 < end && bytes[at + 1] !== POINT) return false;
  let digits = 0;
  let point = -1;
  for (; at < end; at++) {
    const byte = bytes[at]!;
    if (isDigit(byte)) {
      if (digits > 0 || byte !== ZERO) digits++;
    } else if (byte === POINT && point < 0 && at + 1 < end) {
      point = at;
    } else {
      return false;
    }
  }
  return digits <= SAFE_DIGITS;
}

/** Whether the bytes are exactly `true` or `false`. */
export function isTruth(bytes: Uint8Array, start: number, end: number): boolean {
  const word = end - start === 4 ? 'true' : end - start === 5 ? 'false' : '';
  if (word === '') return false;
  for (let i = 0; i < word.length; i++) if (bytes[start + i] !== word.charCodeAt(i)) return false;
  return true;
}

/** The letter of a short escape (`\n`) by its byte; 0 for bytes that need `\u00XX`. */
const LETTERS = new Uint8Array(SPACE);
LETTERS.set([0x62], 0x08);
LETTERS.set([0x74], 0x09);
LETTERS.set([0x6e], 0x0a);
LETTERS.set([0x66], 0x0c);
LETTERS.set([0x72], 0x0d);

/**
 * Writes UTF-8 as a JSON string, with the same escapes as JSON.stringify. `doubled`: two quotes in the source are one.
 */
export function writeJsonString(
  out: ByteWriter,
  bytes: Uint8Array,
  start: number,
  end: number,
  doubled: boolean,
): void {
  const length = end - start;
  // A control character may take six bytes: count the escapes of a long text before reserving room for it.
  out.room(length + 2 + 5 * (length < 4096 ? length : escapes(bytes, start, end)));
  const to = out.bytes;
  let at = out.at;
  to[at++] = QUOTE;
  for (let from = start; from < end; from++) {
    const byte = bytes[from]!;
    if (byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH) {
      to[at++] = byte;
      continue;
    }
    to[at++] = BACKSLASH;
    if (byte >= SPACE) {
      to[at++] = byte;
      if (doubled && byte === QUOTE) from++;
    } else if (LETTERS[byte] !== 0) {
      to[at++] = LETTERS[byte]!;
    } else {
      to.set([0x75, ZERO, ZERO, ZERO + (byte >> 4), (byte & 15) + ((byte & 15) < 10 ? ZERO : 0x57)], at);
      at += 5;
    }
  }
  to[at++] = QUOTE;
  out.at = at;
}

function escapes(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++)
    if (bytes[at]! < SPACE || bytes[at] === QUOTE || bytes[at] === BACKSLASH) count++;
  return count;
}
