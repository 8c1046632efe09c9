import { decodeUtf8 } from '../../core/bytes/byte-writer';
import {
  APOSTROPHE,
  BACKSLASH,
  CR,
  LF,
  QUOTE,
  SMALL_U,
  SMALL_X,
  SPACE,
  ZERO,
  characterLength,
  hexValue,
} from './ascii';

/** What the letter after a backslash means, in JSON and JSON5; all others mean themselves. */
const LETTERS = new Uint8Array(256).map((_, byte) => byte);
LETTERS.set([0x08], 0x62); // \b
LETTERS.set([0x0c], 0x66); // \f
LETTERS.set([LF], 0x6e); // \n
LETTERS.set([CR], 0x72); // \r
LETTERS.set([0x09], 0x74); // \t
LETTERS.set([0x0b], 0x76); // \v
LETTERS.set([0x00], ZERO);

const REPLACEMENT = 0xfffd;

/**
 * Writes the content of a string or key, given its bytes without the quotes, to `to`, and returns the number of bytes
 * written: never more than were read. Escapes must have been checked. A lone surrogate becomes U+FFFD; with
 * `keepHalves` it gets three bytes of its own, so that two different keys stay different.
 */
export function unescapeTo(to: Uint8Array, bytes: Uint8Array, start: number, end: number, keepHalves = false): number {
  let out = 0;
  for (let at = start; at < end;) {
    const byte = bytes[at]!;
    if (byte !== BACKSLASH) {
      to[out++] = byte;
      at++;
      continue;
    }
    const letter = bytes[at + 1]!;
    if (letter === SMALL_U || letter === SMALL_X) {
      let unit = hexValue(bytes, at + 2, letter === SMALL_U ? 4 : 2);
      at += letter === SMALL_U ? 6 : 4;
      if (unit >= 0xd800 && unit <= 0xdfff) {
        const low =
          unit < 0xdc00 && bytes[at] === BACKSLASH && bytes[at + 1] === SMALL_U ? hexValue(bytes, at + 2, 4) : 0;
        if (low >= 0xdc00 && low <= 0xdfff) {
          unit = 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff);
          at += 6;
        } else if (!keepHalves) {
          unit = REPLACEMENT;
        }
      }
      out = writeCodePoint(to, out, unit);
    } else if (letter === LF || letter === CR || (letter === 0xe2 && isOddLineEnd(bytes, at + 1))) {
      // JSON5: the string continues on the next line.
      at += letter === 0xe2 ? 4 : letter === CR && bytes[at + 2] === LF ? 3 : 2;
    } else {
      to[out++] = LETTERS[letter]!;
      at += 2;
    }
  }
  return out;
}

/** U+2028 or U+2029 begins here: E2 80 A8, E2 80 A9. */
export const isOddLineEnd = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0xe2 && bytes[at + 1] === 0x80 && (bytes[at + 2] === 0xa8 || bytes[at + 2] === 0xa9);

function writeCodePoint(to: Uint8Array, at: number, code: number): number {
  if (code < 0x80) {
    to[at++] = code;
  } else if (code < 0x800) {
    to[at++] = 0xc0 | (code >> 6);
    to[at++] = 0x80 | (code & 0x3f);
  } else if (code < 0x10000) {
    to[at++] = 0xe0 | (code >> 12);
    to[at++] = 0x80 | ((code >> 6) & 0x3f);
    to[at++] = 0x80 | (code & 0x3f);
  } else {
    to[at++] = 0xf0 | (code >> 18);
    to[at++] = 0x80 | ((code >> 12) & 0x3f);
    to[at++] = 0x80 | ((code >> 6) & 0x3f);
    to[at++] = 0x80 | (code & 0x3f);
  }
  return at;
}

/**
 * The content of a string or key as UTF-8, given its bytes without the quotes; different lone surrogates stay
 * different.
 */
export function contentOf(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const raw = bytes.subarray(start, end);
  if (!raw.includes(BACKSLASH)) return raw;
  const content = new Uint8Array(end - start);
  return content.subarray(0, unescapeTo(content, bytes, start, end, true));
}

/** A token's text: a key or string without quotes and escapes, any other token as typed. */
export function tokenText(bytes: Uint8Array, start: number, end: number): string {
  const quote = bytes[start] === QUOTE || bytes[start] === APOSTROPHE ? 1 : 0;
  return innerText(bytes, start + quote, end - quote);
}

/** The text between the quotes of a string or key, with escapes decoded. */
export function innerText(bytes: Uint8Array, start: number, end: number): string {
  const content = new Uint8Array(end - start);
  return decodeUtf8(content.subarray(0, unescapeTo(content, bytes, start, end)));
}

/**
 * The text between the quotes of a JSON5 string, as JSON writes it: escapes that JSON knows stay as typed; all others,
 * raw control characters and double quotes are rewritten.
 */
export function strictContent(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  let from = start;
  const rewrite = (at: number, next: number) => {
    text += decodeUtf8(bytes.subarray(from, at)) + JSON.stringify(tokenText(bytes, at, next)).slice(1, -1);
    from = next;
  };
  for (let at = start; at < end;) {
    const byte = bytes[at]!;
    let next = at + 1;
    if (byte === BACKSLASH) {
      next = escapeEnd(bytes, at);
      if (!/["\\/bfnrtu]/.test(String.fromCharCode(bytes[at + 1]!))) rewrite(at, next);
    } else if (byte === QUOTE || byte < SPACE) {
      text += decodeUtf8(bytes.subarray(from, at)) + JSON.stringify(String.fromCharCode(byte)).slice(1, -1);
      from = next;
    }
    at = next;
  }
  return text + decodeUtf8(bytes.subarray(from, end));
}

function escapeEnd(bytes: Uint8Array, at: number): number {
  const letter = bytes[at + 1]!;
  if (letter === SMALL_U) return at + 6;
  if (letter === SMALL_X) return at + 4;
  if (letter === CR && bytes[at + 2] === LF) return at + 3;
  return at + 1 + characterLength(letter);
}
