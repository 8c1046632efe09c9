import { int, type RandomSource } from '../../../core/numbers/random';

const BYTES = 6;
/** Bits of the first byte (IEEE 802-2014, 8.2): group (multicast) address, and locally administered. */
const MULTICAST = 0b01;
const LOCAL = 0b10;

export interface MacWish {
  readonly local: boolean;
  readonly multicast: boolean;
  /** The first bytes; they decide both flags. */
  readonly prefix: readonly number[];
}

/** A typed prefix of 1 to 5 bytes in hex, with `:`, `-`, `.` or nothing between them; '' is none. */
export function readPrefix(typed: string): readonly number[] | undefined {
  const text = typed.trim();
  if (!/^(?:[\dA-F]+(?:[:.-][\dA-F]+)*)?$/i.test(text)) return undefined;
  const digits = text.replace(/[:.-]/g, '');
  if (digits.length % 2 !== 0 || digits.length > 2 * (BYTES - 1)) return undefined;
  return (digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
}

/** How many different addresses a wish allows: the two flags are fixed, and so is the prefix. */
export const possibleMacs = ({ prefix }: MacWish): number =>
  prefix.length > 0 ? 2 ** (8 * (BYTES - prefix.length)) : 2 ** (8 * BYTES - 2);

/** One address: six random bytes in which the wish then sets its bits. */
export function drawMac(random: RandomSource, { local, multicast, prefix }: MacWish): readonly number[] {
  const bytes = Array.from({ length: BYTES }, () => int(random, 0, 255));
  if (prefix.length > 0) return [...prefix, ...bytes.slice(prefix.length)];
  const flags = (local ? LOCAL : 0) | (multicast ? MULTICAST : 0);
  return bytes.map((byte, index) => (index === 0 ? (byte & ~(LOCAL | MULTICAST)) | flags : byte));
}

/**
 * `count` addresses in the order drawn. With `unique`, an address that was drawn before is drawn again; check that there
 * are enough (`possibleMacs`) first.
 */
export function drawMacs(random: RandomSource, wish: MacWish, count: number, unique: boolean): (readonly number[])[] {
  const seen = new Set<string>();
  return Array.from({ length: count }, () => {
    for (;;) {
      const mac = drawMac(random, wish);
      const key = mac.join('.');
      if (unique && seen.has(key)) continue;
      seen.add(key);
      return mac;
    }
  });
}

/** The modified EUI-64 of an address (RFC 4291, appendix A): FFFE in the middle, the local bit inverted. */
export const eui64Of = (mac: readonly number[]): readonly number[] =>
  [...mac.slice(0, 3), 0xff, 0xfe, ...mac.slice(3)].map((byte, index) => (index === 0 ? byte ^ LOCAL : byte));

export type Separator = 'colon' | 'hyphen' | 'dot' | 'none';
const SEPARATORS = { colon: ':', hyphen: '-', dot: '.', none: '' } as const;

/** Bytes as text; `dot` is Cisco's form with groups of two bytes. */
export function writeMac(bytes: readonly number[], separator: Separator, upper: boolean): string {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const groups = hex.match(separator === 'dot' ? /.{4}/g : /../g) ?? [];
  const text = groups.join(SEPARATORS[separator]);
  return upper ? text.toUpperCase() : text;
}

/** Compares two addresses as numbers. */
export function compareMacs(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((byte, at) => byte !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
