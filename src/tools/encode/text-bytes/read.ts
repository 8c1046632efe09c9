import type { Bytes } from '../../../core/bytes/bytes';
import type { Base } from './write';

/** Why digits give no bytes. Indexes are UTF-16 units of the text. */
export type Flaw =
  /** No digit of the base, no separator and no prefix. */
  | { readonly flaw: 'character'; readonly index: number }
  /** A row without separators that cannot be cut into whole bytes. */
  | { readonly flaw: 'count'; readonly digits: number }
  /** Digits between separators that are more than one byte and no whole number of bytes. */
  | { readonly flaw: 'group'; readonly index: number; readonly digits: number }
  /** A number above 255. */
  | { readonly flaw: 'large'; readonly index: number; readonly number: string };

export const isFlaw = (value: Bytes | Flaw): value is Flaw => 'flaw' in value;

/** Digits of a whole byte. A decimal number is as long as it is. */
const WHOLE = { '16': 2, '2': 8, '8': 3, '10': Infinity } as const;

// What an ASCII character is: the value of a digit (below 16), or one of these.
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
  set(' \t\n\v\f\r,;:-_', SEPARATOR);
  set('xX', X);
  set('bB', B);
  set('\\', BACKSLASH);
  set('%', PERCENT);
  // After the prefixes: in base 16, 0b is the byte 11.
  for (const digit of '0123456789abcdefABCDEF') {
    const value = Number.parseInt(digit, 16);
    if (value < Number(base)) set(digit, value);
  }
  return classes;
}

/** White space outside ASCII, and marks without a width. */
const isBlank = (character: string): boolean => /^[\s\u200B\u2060\uFEFF]$/u.test(character);

/**
 * Digits of a base as bytes. White space, `, ; : - _` and the prefixes `0x`, `\x`, `0b` and `%` part groups of digits.
 * A group is one byte, or as many as its digits make; a row without separators is cut from the left.
 */
export function readBytes(text: string, base: Base): Bytes | Flaw {
  const classes = classesOf(base);
  const kindAt = (at: number) => {
    const unit = text.charCodeAt(at);
    return unit < 128 ? (classes[unit] ?? OTHER) : OTHER;
  };
  const whole = WHOLE[base];
  // At most a byte for every two units: a digit and a separator, or two digits.
  const bytes = new Uint8Array(Math.ceil(text.length / 2));
  let to = 0;
  let groups = 0;
  let prefixed = false;
  let start = -1;
  /** The first group, where it is shorter or longer than whole bytes: what that means depends on whether others follow. */
  let odd: { readonly index: number; readonly digits: number } | undefined;

  /** Ends a group of digits before `end`. */
  function close(end: number): Flaw | undefined {
    const index = start;
    const digits = end - index;
    start = -1;
    if (index < 0 || digits === 0) return undefined;
    groups++;
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
    // The 0 of a prefix was taken for a digit of the group before it.
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
  // One hexadecimal digit, or seven binary ones, alone: something is missing.
  if (odd && groups === 1 && !prefixed && (base === '16' || base === '2')) return { flaw: 'count', digits: odd.digits };
  return bytes.slice(0, to);
}
