import { int, type RandomSource } from '../../../core/numbers/random';
import { drawEach } from '../../../kinds/contract/drawn-list';

/** Bytes of a MAC address (EUI-48). */
export const MAC_BYTES = 6;
const MOST_PREFIX_BYTES = 5;

/** The two flags in the first byte of an address (IEEE 802-2014 §8.2). */
const LOCAL = 0b10;
const MULTICAST = 0b01;

export const isLocal = (first: number): boolean => (first & LOCAL) !== 0;
export const isMulticast = (first: number): boolean => (first & MULTICAST) !== 0;

/** Why a text isn't the beginning of a MAC address; `column` counts characters from 1. */
export type PrefixFault =
  | { readonly fault: 'notHex'; readonly character: string; readonly column: number }
  | { readonly fault: 'halfByte'; readonly digit: string }
  | { readonly fault: 'tooLong'; readonly bytes: number };

/**
 * Reads 1 to 5 bytes in hexadecimal, with `:`, `-`, `.` or nothing between them; '' has none. With colons or hyphens a
 * byte has two digits, so `0:5e` is refused instead of guessed.
 */
export function readPrefix(typed: string): readonly number[] | PrefixFault {
  const start = typed.length - typed.trimStart().length;
  const characters = Array.from(typed.trim());
  const bad = characters.findIndex((character) => !/^[\da-f:.-]$/i.test(character));
  if (bad >= 0) return { fault: 'notHex', character: characters[bad] ?? '', column: start + bad + 1 };
  const parts = typed
    .trim()
    .split(/[:.-]/)
    .filter((part) => part !== '');
  const odd = parts.find((part) => part.length % 2 === 1);
  if (odd !== undefined) return { fault: 'halfByte', digit: odd };
  const bytes = parts.flatMap((part) => (part.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  return bytes.length > MOST_PREFIX_BYTES ? { fault: 'tooLong', bytes: bytes.length } : bytes;
}

export interface MacWish {
  readonly local: boolean;
  readonly multicast: boolean;
  /** The first bytes; if there are any, they replace both flags. */
  readonly prefix: readonly number[];
}

/** How many different addresses there are: 2^46 for given flags, or 256 for each byte after the prefix. */
export const possibleMacs = ({ prefix }: MacWish): number =>
  prefix.length === 0 ? 2 ** (8 * MAC_BYTES - 2) : 2 ** (8 * (MAC_BYTES - prefix.length));

/** One address as a number below 2^48. Always draws six bytes, so a prefix leaves the other bytes of a seed as they are. */
export function makeMac(random: RandomSource, { local, multicast, prefix }: MacWish): number {
  const drawn = Array.from({ length: MAC_BYTES }, () => int(random, 0, 255));
  const flags = (local ? LOCAL : 0) | (multicast ? MULTICAST : 0);
  const first = ((drawn[0] ?? 0) & ~(LOCAL | MULTICAST)) | flags;
  const bytes = [...prefix, ...[first, ...drawn.slice(1)].slice(prefix.length)];
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

/** `count` addresses. With `unique`, a repeated address is drawn again: check `possibleMacs` first. */
export function makeMacs(random: RandomSource, wish: MacWish, count: number, unique: boolean): number[] {
  return drawEach(count, unique, () => makeMac(random, wish));
}

export interface MacNotation {
  readonly separator: 'colon' | 'hyphen' | 'dot' | 'none';
  readonly upper: boolean;
  /** The interface identifier of RFC 4291, appendix A: ff:fe in the middle, and the local bit inverted. */
  readonly eui64: boolean;
}

/** Writes an address: pairs of digits with colons or hyphens, groups of four with dots (Cisco), or without separators. */
export function macText(mac: number, { separator, upper, eui64 }: MacNotation): string {
  const plain = mac.toString(16).padStart(2 * MAC_BYTES, '0');
  const lower = eui64 ? identifier(plain) : plain;
  const digits = upper ? lower.toUpperCase() : lower;
  if (separator === 'none') return digits;
  if (separator === 'dot') return digits.replace(/.{4}(?=.)/g, '$&.');
  return digits.replace(/..(?=.)/g, separator === 'colon' ? '$&:' : '$&-');
}

function identifier(digits: string): string {
  const first = Number.parseInt(digits.slice(0, 2), 16) ^ LOCAL;
  return `${first.toString(16).padStart(2, '0')}${digits.slice(2, 6)}fffe${digits.slice(6)}`;
}
