import { BASE32, BASE32HEX, BASE64, BASE64URL } from '../data/rfc4648';
import type { Bytes } from './bytes';

/** base64 and base32 of RFC 4648, block by block, so that 500 MB never have to be in memory at once. */
export type Scheme = 'base64' | 'base32';

export interface Style {
  readonly scheme: Scheme;
  /** base64 with `-` and `_` (§5). */
  readonly urlSafe?: boolean;
  /** base32 with 0–9 and A–V (§7). */
  readonly hexAlphabet?: boolean;
  /** `=` up to a whole group; true unless it is said otherwise. */
  readonly padding?: boolean;
  /** Digits in a line; 0: one line. Lines end in LF, the last in nothing. */
  readonly wrap?: number;
}

/** Bytes and digits of a whole group, and bits in a digit. */
const GROUPS = { base64: { bytes: 3, digits: 4, bits: 6 }, base32: { bytes: 5, digits: 8, bits: 5 } } as const;

/** A block of input that leaves nothing over between blocks: 15 bytes are whole groups of either scheme. */
export const BLOCK_BYTES = 15 * 2 ** 18;

const PAD = 0x3d;
const LINE_FEED = 0x0a;

const alphabetOf = ({ scheme, urlSafe, hexAlphabet }: Style): string =>
  scheme === 'base64' ? (urlSafe ? BASE64URL : BASE64) : hexAlphabet ? BASE32HEX : BASE32;

/** Bytes in, ASCII digits out. */
export interface Encoder {
  push(bytes: Uint8Array): Bytes;
  /** The digits of what was left over, with the padding. */
  end(): Bytes;
}

export function encoder(style: Style): Encoder {
  const group = GROUPS[style.scheme];
  const digitOf = new TextEncoder().encode(alphabetOf(style));
  const pairOf = style.scheme === 'base64' ? pairsOf(digitOf) : undefined;
  const breakLines = lineBreaker(style.wrap ?? 0);
  let rest: Uint8Array = new Uint8Array(0);
  return {
    push(bytes) {
      const all = rest.length === 0 ? bytes : joined(rest, bytes);
      const whole = all.length - (all.length % group.bytes);
      rest = all.slice(whole);
      const digits = new Uint8Array((whole / group.bytes) * group.digits);
      if (pairOf) threes(all, whole, digits, pairOf);
      else fives(all, whole, digits, digitOf);
      return breakLines(digits);
    },
    end() {
      const digits: number[] = [];
      let pending = 0;
      let bits = 0;
      for (const byte of rest) {
        pending = (pending << 8) | byte;
        for (bits += 8; bits >= group.bits; bits -= group.bits) {
          digits.push(digitOf[(pending >> (bits - group.bits)) & (2 ** group.bits - 1)]!);
        }
        pending &= 2 ** bits - 1;
      }
      if (bits > 0) digits.push(digitOf[pending << (group.bits - bits)]!);
      while (style.padding !== false && digits.length % group.digits !== 0) digits.push(PAD);
      rest = new Uint8Array(0);
      return breakLines(Uint8Array.from(digits));
    },
  };
}

/** Bytes as digits, in one go. */
export function encodeBytes(bytes: Uint8Array, style: Style): string {
  // The browser's own (ES2026) is seven times as fast; Node 24 has none, and none breaks lines.
  if (style.scheme === 'base64' && !style.wrap && 'toBase64' in bytes && typeof bytes.toBase64 === 'function') {
    const alphabet = style.urlSafe ? 'base64url' : 'base64';
    return String(bytes.toBase64({ alphabet, omitPadding: style.padding === false }));
  }
  const coder = encoder(style);
  const whole = coder.push(bytes);
  return ascii(whole) + ascii(coder.end());
}

const ascii = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function joined(first: Uint8Array, second: Uint8Array): Bytes {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function threes(bytes: Uint8Array, end: number, digits: Bytes, pairOf: Uint16Array): void {
  const pairs = new Uint16Array(digits.buffer);
  for (let from = 0, to = 0; from < end; from += 3, to += 2) {
    const bits = (bytes[from]! << 16) | (bytes[from + 1]! << 8) | bytes[from + 2]!;
    pairs[to] = pairOf[bits >> 12]!;
    pairs[to + 1] = pairOf[bits & 4095]!;
  }
}

/** Two digits for each twelve bits: half the look-ups. Copied as they lie in memory, so either byte order is right. */
function pairsOf(digitOf: Uint8Array): Uint16Array {
  const pairs = new Uint8Array(2 * 4096);
  for (let bits = 0; bits < 4096; bits++) {
    pairs[2 * bits] = digitOf[bits >> 6]!;
    pairs[2 * bits + 1] = digitOf[bits & 63]!;
  }
  return new Uint16Array(pairs.buffer);
}

function fives(bytes: Uint8Array, end: number, digits: Uint8Array, digitOf: Uint8Array): void {
  for (let from = 0, to = 0; from < end; from += 5, to += 8) {
    // Twenty bits at a time: forty would not fit a bitwise operation.
    const high = (bytes[from]! << 12) | (bytes[from + 1]! << 4) | (bytes[from + 2]! >> 4);
    const low = ((bytes[from + 2]! & 15) << 16) | (bytes[from + 3]! << 8) | bytes[from + 4]!;
    for (let digit = 0; digit < 4; digit++) {
      digits[to + digit] = digitOf[(high >> (15 - 5 * digit)) & 31]!;
      digits[to + 4 + digit] = digitOf[(low >> (15 - 5 * digit)) & 31]!;
    }
  }
}

/** Puts LF between lines; it remembers, from block to block, how long the last line is. */
function lineBreaker(width: number): (digits: Bytes) => Bytes {
  let column = 0;
  if (width === 0) return (digits) => digits;
  return (digits) => {
    const wrapped = new Uint8Array(digits.length + Math.ceil(digits.length / width) + 1);
    let to = 0;
    for (let from = 0; from < digits.length;) {
      if (column === width) {
        wrapped[to++] = LINE_FEED;
        column = 0;
      }
      const part = digits.subarray(from, from + width - column);
      wrapped.set(part, to);
      to += part.length;
      from += part.length;
      column += part.length;
    }
    return wrapped.subarray(0, to);
  };
}

/** Why digits cannot be read. Lines and columns count from 1, columns in code points. */
export type Flaw =
  | {
      readonly flaw: 'character' | 'afterPadding';
      readonly character: string;
      readonly line: number;
      readonly column: number;
    }
  | { readonly flaw: 'length'; readonly digits: number };

/** What a decoder says at the end. */
export interface Ending {
  readonly digits: number;
  /** The last digit has bits that no byte takes (§3.5): somebody else's encoder, or a cut text. */
  readonly looseBits: boolean;
  /** There is padding, and not as much as fills the group. */
  readonly oddPadding: boolean;
}

/** UTF-8 of digits in, bytes out. */
export interface Decoder {
  push(units: Uint8Array): Bytes | Flaw;
  end(): Ending | Flaw;
}

export const isFlaw = (value: Bytes | Ending | Flaw): value is Flaw => 'flaw' in value;

const WHITE = 65;
const NO_DIGIT = 255;

/**
 * Reads digits: either base64 alphabet, even mixed; base32 in capitals or small letters. White space anywhere is
 * skipped, and `=` may be missing. Refused: any other character, anything after `=`, and a number of digits that no
 * bytes give. `start` is where the first unit stands, for messages.
 */
export function decoder(style: Pick<Style, 'scheme' | 'hexAlphabet'>, start = { line: 1, column: 1 }): Decoder {
  const { bits: width, digits: perGroup } = GROUPS[style.scheme];
  const valueOf = valuesOf(style);
  let { line } = start;
  /** The code point, counted from the start of this block, at which the line begins. */
  let lineStart = 1 - start.column;
  let afterReturn = false;
  let cut: Uint8Array = new Uint8Array(0);
  let digits = 0;
  let pads = 0;
  let pending = 0;
  let bits = 0;

  function read(units: Uint8Array, last: boolean): Bytes | Flaw {
    const bytes = new Uint8Array(Math.ceil(((units.length + 1) * width) / 8) + 1);
    const quick = style.scheme === 'base64';
    let to = 0;
    let at = 0;
    while (at < units.length) {
      while (quick && bits === 0 && pads === 0 && at + 4 <= units.length) {
        const first = valueOf[units[at]!]!;
        const second = valueOf[units[at + 1]!]!;
        const third = valueOf[units[at + 2]!]!;
        const fourth = valueOf[units[at + 3]!]!;
        if ((first | second | third | fourth) > 63) break;
        bytes[to] = (first << 2) | (second >> 4);
        bytes[to + 1] = (second << 4) | (third >> 2);
        bytes[to + 2] = (third << 6) | fourth;
        to += 3;
        at += 4;
        digits += 4;
        afterReturn = false;
      }
      const unit = units[at];
      if (unit === undefined) break;
      const value = valueOf[unit]!;
      if (value < 64 && pads === 0) {
        pending = (pending << width) | value;
        bits += width;
        if (bits >= 8) {
          bits -= 8;
          bytes[to++] = pending >> bits;
          pending &= 2 ** bits - 1;
        }
        digits++;
        at++;
      } else if (unit === PAD) {
        pads++;
        at++;
      } else if (value === WHITE) {
        at++;
        if (unit === LINE_FEED ? !afterReturn : unit === 0x0d) line++;
        if (unit === LINE_FEED || unit === 0x0d) lineStart = at;
      } else {
        const [character, length] = characterAt(units, at);
        if (length === 0 && !last) {
          cut = units.slice(at);
          break;
        }
        if (!/^[\s\u200B\u2060\uFEFF]$/u.test(character)) {
          return { flaw: pads > 0 ? 'afterPadding' : 'character', character, line, column: at - lineStart + 1 };
        }
        at += length;
        lineStart += length - 1;
      }
      afterReturn = unit === 0x0d;
    }
    lineStart -= at;
    return bytes.subarray(0, to);
  }

  return {
    push(units) {
      const all = cut.length === 0 ? units : joined(cut, units);
      cut = new Uint8Array(0);
      return read(all, false);
    },
    end() {
      const rest = read(cut, true);
      if (isFlaw(rest)) return rest;
      // Bits enough for a whole digit mean a last digit that begins no byte.
      if (bits >= width) return { flaw: 'length', digits };
      return { digits, looseBits: pending !== 0, oddPadding: pads > 0 && (digits + pads) % perGroup !== 0 };
    },
  };
}

function valuesOf({ scheme, hexAlphabet }: Pick<Style, 'scheme' | 'hexAlphabet'>): Uint8Array {
  const values = new Uint8Array(256).fill(NO_DIGIT);
  for (const white of '\t\n\v\f\r ') values[white.charCodeAt(0)] = WHITE;
  const alphabets =
    scheme === 'base64'
      ? [BASE64, BASE64URL]
      : [hexAlphabet ? BASE32HEX : BASE32].flatMap((digits) => [digits, digits.toLowerCase()]);
  for (const alphabet of alphabets) {
    for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value;
  }
  return values;
}

/** The character that begins at a unit of UTF-8, and its length in bytes; a length of 0 where the block ends within it. */
function characterAt(units: Uint8Array, at: number): [character: string, length: number] {
  const lead = units[at] ?? 0;
  const length = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
  const character = new TextDecoder('utf-8', { ignoreBOM: true }).decode(units.subarray(at, at + length));
  const whole = at + length <= units.length;
  return [[...character][0] ?? '\uFFFD', whole ? length : 0];
}

/** Digits of a text as bytes, in one go. */
export function decodeDigits(
  text: string,
  style: Pick<Style, 'scheme' | 'hexAlphabet'>,
  start?: { line: number; column: number },
): { readonly bytes: Bytes; readonly ending: Ending } | Flaw {
  const quick = style.scheme === 'base64' ? decodeStrictly(text) : undefined;
  if (quick)
    return { bytes: quick, ending: { digits: Math.ceil((quick.length * 8) / 6), looseBits: false, oddPadding: false } };
  const reader = decoder(style, start);
  const bytes = reader.push(new TextEncoder().encode(text));
  if (isFlaw(bytes)) return bytes;
  const ending = reader.end();
  return isFlaw(ending) ? ending : { bytes, ending };
}

/** The browser's own reading (ES2026) of what is right in every respect; undefined for the rest, and where there is none. */
function decodeStrictly(text: string): Bytes | undefined {
  if (!('fromBase64' in Uint8Array) || typeof Uint8Array.fromBase64 !== 'function') return undefined;
  try {
    const bytes: unknown = Uint8Array.fromBase64(text, { lastChunkHandling: 'strict' });
    return isBytes(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

const isBytes = (value: unknown): value is Bytes => value instanceof Uint8Array;
