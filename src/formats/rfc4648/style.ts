import type { Bytes } from '../../core/bytes/bytes';

export type Scheme = 'base64' | 'base32';

export interface Style {
  readonly scheme: Scheme;
  /** base64 with `-` and `_` (§5). */
  readonly urlSafe?: boolean;
  /** base32 with 0–9 and A–V (§7). */
  readonly hexAlphabet?: boolean;
  /** Pads with `=` to a whole group; defaults to true. */
  readonly padding?: boolean;
  /** Digits per line; 0: one line. Lines end in LF, except the last. */
  readonly wrap?: number;
}

/** Bytes and digits of a whole group, and bits per digit. */
export const GROUPS = { base64: { bytes: 3, digits: 4, bits: 6 }, base32: { bytes: 5, digits: 8, bits: 5 } } as const;

export const PAD = 0x3d;
export const LINE_FEED = 0x0a;

/** A block of input that leaves no remainder between blocks: 15 bytes are whole groups of either scheme. */
export const BLOCK_BYTES = 15 * 2 ** 18;

/** Joins the remainder of a block with the next one. */
export function joined(first: Uint8Array, second: Uint8Array): Bytes {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
