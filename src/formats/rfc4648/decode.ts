import { BASE32, BASE32HEX, BASE64, BASE64URL } from '../../data/rfc4648';
import type { Bytes } from '../../core/bytes/bytes';
import { nativeReader } from './native';
import { GROUPS, LINE_FEED, PAD, joined, type Style } from './style';

/** Why digits cannot be decoded. Lines and columns count from 1, columns in code points. */
export type Flaw =
  | {
      readonly flaw: 'character' | 'afterPadding';
      readonly character: string;
      readonly line: number;
      readonly column: number;
    }
  | { readonly flaw: 'length'; readonly digits: number };

/** What a decoder reports at the end. */
export interface Ending {
  readonly digits: number;
  /** The last digit has unused bits that are not zero (§3.5): a different encoder, or a truncated text. */
  readonly looseBits: boolean;
  /** There is padding, but not the right amount to fill the group. */
  readonly oddPadding: boolean;
}

/** The decoded bytes and the decoder's report. */
export interface Decoded {
  readonly bytes: Bytes;
  readonly ending: Ending;
}

/** Takes UTF-8 of digits, returns bytes. */
export interface Decoder {
  push(units: Uint8Array): Bytes | Flaw;
  end(): Ending | Flaw;
}

export const isFlaw = (value: Bytes | Ending | Flaw): value is Flaw => 'flaw' in value;

const WHITE = 65;
const NO_DIGIT = 255;
const CARRIAGE_RETURN = 0x0d;
/** Fewer digits are decoded faster in JavaScript than by calling the browser. */
const MANY = 1_000;

/** The line and column of a unit. Columns count code points. */
class Place {
  line: number;
  /** The code point offset, from the start of this block, at which the line begins. */
  lineStart: number;
  afterReturn = false;

  constructor(start: { line: number; column: number }) {
    this.line = start.line;
    this.lineStart = 1 - start.column;
  }

  /** Skips ASCII white space: counts line breaks, CRLF as one. */
  skipWhite(unit: number, next: number): void {
    const breaks = unit === LINE_FEED || unit === CARRIAGE_RETURN;
    if (breaks) this.lineStart = next;
    if (breaks && !(unit === LINE_FEED && this.afterReturn)) this.line++;
    this.afterReturn = unit === CARRIAGE_RETURN;
  }

  at(unit: number): { line: number; column: number } {
    return { line: this.line, column: unit - this.lineStart + 1 };
  }
}

/**
 * Decodes digits: either base64 alphabet, even mixed; base32 in uppercase or lowercase. White space anywhere is
 * skipped, and `=` may be missing. Refuses any other character, anything after `=`, and a number of digits that cannot
 * encode whole bytes. `start` is the position of the first unit, for messages.
 */
export function decoder(style: Pick<Style, 'scheme' | 'hexAlphabet'>, start = { line: 1, column: 1 }): Decoder {
  const { bits: width, digits: perGroup } = GROUPS[style.scheme];
  const valueOf = valuesOf(style);
  const isBase64 = style.scheme === 'base64';
  let native: ReturnType<typeof nativeReader>;
  const place = new Place(start);
  let cut: Uint8Array = new Uint8Array(0);
  let digits = 0;
  let pads = 0;
  let pending = 0;
  let bits = 0;

  function read(units: Uint8Array, last: boolean): Bytes | Flaw {
    const bytes = new Uint8Array(Math.ceil(((units.length + 1) * width) / 8) + 1);
    native ??= isBase64 && units.length > MANY ? nativeReader() : undefined;
    let readsNatively = native !== undefined;
    let to = 0;
    let at = 0;
    while (at < units.length) {
      while (native && readsNatively && bits === 0 && pads === 0) {
        const groups = native(units, at);
        if (!groups) {
          readsNatively = false;
          break;
        }
        bytes.set(groups.bytes, to);
        to += groups.bytes.length;
        const own = (groups.bytes.length / 3) * 4;
        const end = at + groups.units;
        if (own === groups.units) place.afterReturn = false;
        else for (let unit = at; unit < end; unit++) place.skipWhite(units[unit]!, unit + 1);
        digits += own;
        at = end;
      }
      while (isBase64 && bits === 0 && pads === 0 && at + 4 <= units.length) {
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
        place.afterReturn = false;
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
        place.skipWhite(unit, ++at);
        continue;
      } else {
        const [character, length] = characterAt(units, at);
        if (length === 0 && !last) {
          cut = units.slice(at);
          break;
        }
        if (!/^[\s\u200B\u2060\uFEFF]$/u.test(character)) {
          return { flaw: pads > 0 ? 'afterPadding' : 'character', character, ...place.at(at) };
        }
        at += length;
        place.lineStart += length - 1;
      }
      place.afterReturn = false;
    }
    place.lineStart -= at;
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
      // If a whole digit's bits are left over, the last digit does not complete a byte.
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

/** The character that begins at a unit of UTF-8, and its length in bytes; a length of 0 if the block ends within it. */
function characterAt(units: Uint8Array, at: number): [character: string, length: number] {
  const lead = units[at] ?? 0;
  const length = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
  const character = new TextDecoder('utf-8', { ignoreBOM: true }).decode(units.subarray(at, at + length));
  const whole = at + length <= units.length;
  return [[...character][0] ?? '\uFFFD', whole ? length : 0];
}

/** Decodes the digits of a text, or its UTF-8, to bytes in one call. */
export function decodeDigits(
  digits: string | Uint8Array,
  style: Pick<Style, 'scheme' | 'hexAlphabet'>,
  start?: { line: number; column: number },
): Decoded | Flaw {
  const reader = decoder(style, start);
  const bytes = reader.push(typeof digits === 'string' ? new TextEncoder().encode(digits) : digits);
  if (isFlaw(bytes)) return bytes;
  const ending = reader.end();
  return isFlaw(ending) ? ending : { bytes, ending };
}
