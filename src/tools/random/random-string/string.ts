import { problem, type Problem } from '../../../kinds/contract';
import { hexOf } from '../../../core/bytes/bytes';
import { int, type RandomSource } from '../../../core/numbers/random';
import { DIGITS, LOOK_ALIKES, LOWER, PUNCTUATION, UPPER } from '../../../core/text/ascii-alphabets';
import { graphemes } from '../../../core/text/graphemes';
import { encodeBytes } from '../../../formats/rfc4648';
import { drawEach } from '../../../kinds/contract/drawn-list';

export const ENCODINGS = ['chars', 'hex', 'base64', 'base64url', 'base32'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface StringOptions {
  readonly encoding: Encoding;
  readonly lower: boolean;
  readonly upper: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  /** Replaces the four classes if it isn't empty. */
  readonly custom: string;
  /** Keep the characters that look alike. */
  readonly similar: boolean;
}

/** How one string is made: numbers from 0 to kinds − 1, drawn from left to right, and their text. */
export interface Method {
  /** The number of different characters, or 256 for bytes. */
  readonly kinds: number;
  readonly write: (drawn: readonly number[]) => string;
  /** How many typed characters were left out because they occur more than once. */
  readonly duplicates: number;
}

/** Chooses the characters or the encoding. Refuses options that leave too few characters to draw from. */
export function methodOf(
  options: StringOptions,
): Method | Problem<'noCharacters' | 'fewCharacters' | 'onlyLookAlikes'> {
  const { encoding } = options;
  if (encoding !== 'chars') {
    return { kinds: 256, write: (drawn) => encode(Uint8Array.from(drawn), encoding), duplicates: 0 };
  }
  const all = options.custom === '' ? chosenClasses(options) : graphemes(options.custom.normalize('NFC'));
  const distinct = [...new Set(all)];
  const pool = options.similar ? distinct : distinct.filter((character) => !LOOK_ALIKES.has(character));
  if (distinct.length === 0) return problem('noCharacters', {}, 'lower');
  if (distinct.length === 1) return problem('fewCharacters', {}, 'custom');
  if (pool.length < 2) return problem('onlyLookAlikes', {}, 'custom');
  return {
    kinds: pool.length,
    write: (drawn) => drawn.map((index) => pool[index] ?? '').join(''),
    duplicates: all.length - distinct.length,
  };
}

const chosenClasses = ({ lower, upper, digits, symbols }: StringOptions): readonly string[] => [
  ...(lower ? LOWER : ''),
  ...(upper ? UPPER : ''),
  ...(digits ? DIGITS : ''),
  ...(symbols ? PUNCTUATION : ''),
];

/** RFC 4648: base64 and base32 with padding, base64url without; hexadecimal digits are lowercase. */
function encode(bytes: Uint8Array, encoding: Exclude<Encoding, 'chars'>): string {
  switch (encoding) {
    case 'hex':
      return hexOf(bytes);
    case 'base64':
      return encodeBytes(bytes, { scheme: 'base64' });
    case 'base64url':
      return encodeBytes(bytes, { scheme: 'base64', urlSafe: true, padding: false });
    case 'base32':
      return encodeBytes(bytes, { scheme: 'base32' });
  }
}

/** The bits of one string of `size` characters or bytes. */
export const entropyOf = ({ kinds }: Method, size: number): number => size * Math.log2(kinds);

/** No list is longer, so that more possible strings need no exact count. */
const PLENTY = 2 ** 32;

/** How many different strings there are, up to 2^32. */
export function possibleStrings(method: Method, size: number): number {
  return entropyOf(method, size) >= 32 ? PLENTY : method.kinds ** size;
}

/** Draws the strings in order. Without repeats, a string that came up before is drawn again. */
export function drawStrings(
  random: RandomSource,
  method: Method,
  { size, count, unique }: { readonly size: number; readonly count: number; readonly unique: boolean },
): string[] {
  const draw = () => Array.from({ length: size }, () => int(random, 0, method.kinds - 1));
  return drawEach(count, unique, draw, (drawn) => drawn.join()).map(method.write);
}
