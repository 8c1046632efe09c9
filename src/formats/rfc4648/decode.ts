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

type Alphabet = Pick<Style, 'scheme' | 'hexAlphabet'>;

/**
 * Decodes digits: either base64 alphabet, even mixed; base32 in uppercase or lowercase. White space anywhere is
 * skipped, and `=` may be missing. Refuses any other character, anything after `=`, and a number of digits that cannot
 * encode whole bytes. `start` is the position of the first unit, for messages.
 */
export const decoder = (style: Alphabet, start = { line: 1, column: 1 }): Decoder => new DigitReader(style, start);

/** The digits of one text, block by block. */
class DigitReader implements Decoder {
  readonly #isBase64: boolean;
  readonly #group: (typeof GROUPS)[Style['scheme']];
  readonly #valueOf: Uint8Array;
  #native: ReturnType<typeof nativeReader>;
  /** The start of a character that the block cut off. */
  #cut: Uint8Array = new Uint8Array(0);
  #digits = 0;
  #pads = 0;
  /** Bits that do not fill a byte yet, and how many they are. */
  #pending = 0;
  #bits = 0;
  /** The block's bytes, and the indices of the next byte to write and of the next unit to read. */
  #bytes: Bytes = new Uint8Array(0);
  #to = 0;
  #at = 0;
  /** The current line, and the code point offset from the start of this block at which it begins. */
  #line: number;
  #lineStart: number;
  #isAfterReturn = false;

  constructor(style: Alphabet, start: { line: number; column: number }) {
    this.#isBase64 = style.scheme === 'base64';
    this.#group = GROUPS[style.scheme];
    this.#valueOf = valuesOf(style);
    this.#line = start.line;
    this.#lineStart = 1 - start.column;
  }

  push(units: Uint8Array): Bytes | Flaw {
    const cut = this.#takeCut();
    return this.#read(cut.length === 0 ? units : joined(cut, units), false);
  }

  end(): Ending | Flaw {
    const rest = this.#read(this.#takeCut(), true);
    if (isFlaw(rest)) return rest;
    // If a whole digit's bits are left over, the last digit does not complete a byte.
    if (this.#bits >= this.#group.bits) return { flaw: 'length', digits: this.#digits };
    const oddPadding = this.#pads > 0 && (this.#digits + this.#pads) % this.#group.digits !== 0;
    return { digits: this.#digits, looseBits: this.#pending !== 0, oddPadding };
  }

  #takeCut(): Uint8Array {
    const cut = this.#cut;
    this.#cut = new Uint8Array(0);
    return cut;
  }

  #read(units: Uint8Array, last: boolean): Bytes | Flaw {
    this.#bytes = new Uint8Array(Math.ceil(((units.length + 1) * this.#group.bits) / 8) + 1);
    this.#to = 0;
    this.#at = 0;
    this.#native ??= this.#isBase64 && units.length > MANY ? nativeReader() : undefined;
    let readsNatively = this.#native !== undefined;
    while (this.#at < units.length) {
      readsNatively &&= this.#readNatively(units);
      this.#readQuads(units);
      const unit = units[this.#at];
      if (unit === undefined) break;
      const value = this.#valueOf[unit]!;
      if (value === WHITE) {
        this.#skipWhite(unit, ++this.#at);
        continue;
      }
      this.#isAfterReturn = false;
      if (value < 64 && this.#pads === 0) {
        this.#takeDigit(value);
        this.#at++;
      } else if (unit === PAD) {
        this.#pads++;
        this.#at++;
      } else {
        const flaw = this.#skipInvisible(units, last);
        if (flaw) return flaw;
        if (this.#cut.length > 0) break;
      }
    }
    this.#lineStart -= this.#at;
    return this.#bytes.subarray(0, this.#to);
  }

  /** Between two groups, where a reader of whole groups can start. */
  get #isBetweenGroups(): boolean {
    return this.#bits === 0 && this.#pads === 0;
  }

  /** Reads groups with the browser's own decoder for as long as it can; false if it stopped at something else. */
  #readNatively(units: Uint8Array): boolean {
    while (this.#isBetweenGroups) {
      const groups = this.#native?.(units, this.#at);
      if (!groups) return false;
      this.#bytes.set(groups.bytes, this.#to);
      this.#to += groups.bytes.length;
      const own = (groups.bytes.length / 3) * 4;
      const end = this.#at + groups.units;
      if (own === groups.units) this.#isAfterReturn = false;
      else for (let unit = this.#at; unit < end; unit++) this.#skipWhite(units[unit]!, unit + 1);
      this.#digits += own;
      this.#at = end;
    }
    return true;
  }

  /** Reads groups of four base64 digits, up to the first that contains something else. */
  #readQuads(units: Uint8Array): void {
    if (!this.#isBase64 || !this.#isBetweenGroups) return;
    const valueOf = this.#valueOf;
    const bytes = this.#bytes;
    let to = this.#to;
    let at = this.#at;
    for (; at + 4 <= units.length; at += 4) {
      const first = valueOf[units[at]!]!;
      const second = valueOf[units[at + 1]!]!;
      const third = valueOf[units[at + 2]!]!;
      const fourth = valueOf[units[at + 3]!]!;
      if ((first | second | third | fourth) > 63) break;
      bytes[to++] = (first << 2) | (second >> 4);
      bytes[to++] = (second << 4) | (third >> 2);
      bytes[to++] = (third << 6) | fourth;
    }
    if (at > this.#at) this.#isAfterReturn = false;
    this.#digits += at - this.#at;
    this.#at = at;
    this.#to = to;
  }

  #takeDigit(value: number): void {
    const { bits } = this.#group;
    this.#pending = (this.#pending << bits) | value;
    this.#bits += bits;
    if (this.#bits >= 8) {
      this.#bits -= 8;
      this.#bytes[this.#to++] = this.#pending >> this.#bits;
      this.#pending &= 2 ** this.#bits - 1;
    }
    this.#digits++;
  }

  /** Skips ASCII white space: counts line breaks, CRLF as one. */
  #skipWhite(unit: number, next: number): void {
    const breaks = unit === LINE_FEED || unit === CARRIAGE_RETURN;
    if (breaks) this.#lineStart = next;
    if (breaks && !(unit === LINE_FEED && this.#isAfterReturn)) this.#line++;
    this.#isAfterReturn = unit === CARRIAGE_RETURN;
  }

  /** Skips a white or invisible character beyond ASCII, or keeps the start of a character that is cut off. */
  #skipInvisible(units: Uint8Array, last: boolean): Flaw | undefined {
    const character = characterAt(units, this.#at);
    if (character === '\uFFFD' && !last && this.#at + MAX_LENGTH > units.length) {
      this.#cut = units.slice(this.#at);
    } else if (/^[\s\u200B\u2060\uFEFF]$/u.test(character)) {
      const { length } = new TextEncoder().encode(character);
      this.#at += length;
      this.#lineStart += length - 1;
    } else {
      return {
        flaw: this.#pads > 0 ? 'afterPadding' : 'character',
        character,
        line: this.#line,
        column: this.#at - this.#lineStart + 1,
      };
    }
    return undefined;
  }
}

function valuesOf({ scheme, hexAlphabet }: Alphabet): Uint8Array {
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

/** The bytes of the longest character in UTF-8. */
const MAX_LENGTH = 4;

/** The character that begins at a unit of UTF-8; U+FFFD if it isn't valid or not complete. */
function characterAt(units: Uint8Array, at: number): string {
  const [character = ''] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(units.subarray(at, at + MAX_LENGTH));
  return character;
}

/** Decodes the digits of a text, or its UTF-8, to bytes in one call. */
export function decodeDigits(
  digits: string | Uint8Array,
  style: Alphabet,
  start?: { line: number; column: number },
): Decoded | Flaw {
  const reader = decoder(style, start);
  const bytes = reader.push(typeof digits === 'string' ? new TextEncoder().encode(digits) : digits);
  if (isFlaw(bytes)) return bytes;
  const ending = reader.end();
  return isFlaw(ending) ? ending : { bytes, ending };
}
