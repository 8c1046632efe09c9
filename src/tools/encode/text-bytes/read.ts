import type { Bytes } from '../../../core/bytes/bytes';
import type { Base } from './write';

/** Why digits cannot be read as bytes. Indexes are UTF-16 units of the text. */
export type Flaw =
  /** A character that isn't a digit of the base, a separator or a prefix. */
  | { readonly flaw: 'character'; readonly index: number }
  /** A run of digits without separators that cannot be split into whole bytes. */
  | { readonly flaw: 'count'; readonly digits: number }
  /** A group of digits longer than one byte that isn't a whole number of bytes. */
  | { readonly flaw: 'group'; readonly index: number; readonly digits: number }
  /** A number above 255. */
  | { readonly flaw: 'large'; readonly index: number; readonly number: string };

export const isFlaw = (value: Bytes | Flaw): value is Flaw => 'flaw' in value;

/** The number of digits per byte. A decimal number has no fixed length. */
const WHOLE = { '16': 2, '2': 8, '8': 3, '10': Infinity } as const;

// The class of an ASCII character: the value of a digit (below 16), or one of these.
const SEPARATOR = 32;
const X = 33;
const B = 34;
const BACKSLASH = 35;
const PERCENT = 36;
const OTHER = 255;

function classesOf(base: Base): Uint8Array {
  const classes = new Uint8Array(128).fill(OTHER);
  const set = (characters: string, kind: number) => {
    for (const character of characters) classes[character.charCodeAt(0)] = kind;
  };
  set(' \t\n\v\f\r,;:-_{}[]', SEPARATOR);
  set('xX', X);
  set('bB', B);
  set('\\', BACKSLASH);
  set('%', PERCENT);
  // Set after the prefixes, because in base 16, 0b is the byte 11.
  for (const digit of '0123456789abcdefABCDEF') {
    const value = Number.parseInt(digit, 16);
    if (value < Number(base)) set(digit, value);
  }
  return classes;
}

/** White space outside ASCII, and zero-width characters. */
const isBlank = (character: string): boolean => /^[\s\u200B\u2060\uFEFF]$/u.test(character);

/**
 * Reads digits of a base as bytes. White space, `, ; : - _`, the `{ } [ ]` of an array and the prefixes `0x`, `\x`, `0b`
 * and `%` separate groups of digits. A group is one byte, or several if its digits make whole bytes; a run without separators is split from the
 * left. In binary, an even number of groups of four digits are half bytes, as textbooks write them.
 */
export function readBytes(text: string, base: Base): Bytes | Flaw {
  const classes = classesOf(base);
  const kindAt = (at: number) => {
    const unit = text.charCodeAt(at);
    return unit < 128 ? (classes[unit] ?? OTHER) : OTHER;
  };
  const whole = WHOLE[base];
  // At most one byte per two units: a digit and a separator, or two digits.
  const bytes = new Uint8Array(Math.ceil(text.length / 2));
  let to = 0;
  let groups = 0;
  let prefixed = false;
  let fours = true;
  let start = -1;
  /** The first group, if it isn't exactly whole bytes: what that means depends on whether other groups follow. */
  let odd: { readonly index: number; readonly digits: number } | undefined;

  /** Ends the current group of digits before `end`. */
  function close(end: number): Flaw | undefined {
    const index = start;
    const digits = end - index;
    start = -1;
    if (index < 0 || digits === 0) return undefined;
    groups++;
    fours &&= digits === 4;
    if (odd && odd.digits > whole) return { flaw: 'group', ...odd };
    const each = digits <= whole ? digits : digits % whole === 0 ? whole : 0;
    if (each !== whole && groups === 1) odd = { index, digits };
    if (each === 0) return groups === 1 ? undefined : { flaw: 'group', index, digits };
    for (let at = index; at < end; at += each) {
      let value = 0;
      for (let next = at; next < at + each; next++) {
        value = value * Number(base) + kindAt(next);
        if (value > 255) return { flaw: 'large', index: at, number: text.slice(at, at + each) };
      }
      bytes[to++] = value;
    }
    return undefined;
  }

  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(at);
    if (kind < 16) {
      if (start < 0) start = at;
      continue;
    }
    // The 0 of a prefix was read as a digit of the previous group.
    const zero = (kind === X || kind === B) && start >= 0 && text[at - 1] === '0';
    const slash = kind === BACKSLASH && kindAt(at + 1) === X;
    const prefix = zero || slash || kind === PERCENT;
    if (!prefix && kind !== SEPARATOR && !isBlank(text[at] ?? '')) return { flaw: 'character', index: at };
    const flaw = close(zero ? at - 1 : at);
    if (flaw) return flaw;
    prefixed ||= prefix;
    if (slash) at++;
  }
  const flaw = close(text.length);
  if (flaw) return flaw;
  if (odd && odd.digits > whole) return prefixed ? { flaw: 'group', ...odd } : { flaw: 'count', digits: odd.digits };
  // A single hexadecimal digit, or seven binary ones, without anything else: something is missing.
  if (odd && groups === 1 && !prefixed && (base === '16' || base === '2')) return { flaw: 'count', digits: odd.digits };
  if (base === '2' && fours && !prefixed && groups % 2 === 0) return joinHalves(bytes.subarray(0, to));
  return bytes.slice(0, to);
}

function joinHalves(halves: Uint8Array): Bytes {
  const bytes = new Uint8Array(halves.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = (halves[2 * at] ?? 0) * 16 + (halves[2 * at + 1] ?? 0);
  return bytes;
}
