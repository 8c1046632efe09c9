import {
  addressText,
  BITS,
  isAddressFault,
  readAddress,
  type Address,
  type AddressFault,
  type Family,
} from './address';

/** Addresses with the same first `prefix` bits. */
export interface Block {
  readonly family: Family;
  readonly first: bigint;
  readonly prefix: number;
}

/** All addresses from first to last, inclusive. */
export interface Interval {
  readonly family: Family;
  readonly first: bigint;
  readonly last: bigint;
}

/** The number of addresses in a block. */
export const sizeOf = ({ family, prefix }: Pick<Block, 'family' | 'prefix'>): bigint =>
  1n << BigInt(BITS[family] - prefix);

/** The last address of a block. */
export const lastOf = (block: Block): bigint => block.first + sizeOf(block) - 1n;

/** A block in CIDR notation. */
export const blockText = ({ family, first, prefix }: Block): string =>
  `${addressText({ family, value: first })}/${prefix}`;

export const intervalOf = (block: Block): Interval => ({
  family: block.family,
  first: block.first,
  last: lastOf(block),
});

/** The block with a given prefix that contains an address. */
export const blockAround = ({ family, value }: Address, prefix: number): Block => {
  const size = sizeOf({ family, prefix });
  return { family, first: value - (value % size), prefix };
};

export type BlockFault =
  | AddressFault
  | { readonly fault: 'prefix'; readonly text: string; readonly max: number }
  | { readonly fault: 'maskHoles'; readonly text: string };

export const isBlockFault = (value: object): value is BlockFault => 'fault' in value;

/**
 * Parses `10.0.0.5/24`, `10.0.0.5 255.255.255.0`, `10.0.0.5/0.0.0.255` (a wildcard), or a single address, which is a
 * block of one. The address is kept as typed, including its host bits.
 */
export function readBlock(typed: string): { readonly address: Address; readonly prefix: number } | BlockFault {
  const [addressPart = '', mask, ...rest] = typed.trim().split(/\s*\/\s*|\s+/);
  const address = readAddress(addressPart);
  if (isAddressFault(address)) return address;
  if (rest.length > 0) return { fault: 'notAddress', text: typed.trim() };
  const bits = BITS[address.family];
  if (mask === undefined) return { address, prefix: bits };
  if (mask === '') return { fault: 'prefix', text: '', max: bits };
  if (/^\d+$/.test(mask)) {
    const prefix = Number(mask);
    return prefix > bits ? { fault: 'prefix', text: mask, max: bits } : { address, prefix };
  }
  const read = readAddress(mask);
  if (isAddressFault(read)) return mask.startsWith('-') ? { fault: 'prefix', text: mask, max: bits } : read;
  if (read.family !== address.family) return { fault: 'maskHoles', text: mask };
  const prefix = prefixOf(read);
  return prefix === undefined ? { fault: 'maskHoles', text: mask } : { address, prefix };
}

/** The prefix of a netmask, or of a wildcard, whose bits are inverted; undefined if the ones aren't contiguous. */
function prefixOf({ family, value }: Address): number | undefined {
  const bits = BITS[family];
  const written = value.toString(2).padStart(bits, '0');
  const match = /^(1*)0*$/.exec(written);
  if (match) return match[1]?.length;
  return /^(0*)1*$/.exec(written)?.[1]?.length;
}

/** The smallest set of blocks that contains exactly the addresses of an interval, in ascending order. */
export function blocksOf({ family, first, last }: Interval): Block[] {
  const bits = BITS[family];
  const blocks: Block[] = [];
  for (let start = first; start <= last;) {
    const free = start === 0n ? bits : trailingZeros(start);
    let power = Math.min(free, (last - start + 1n).toString(2).length - 1);
    power = Math.min(power, bits);
    blocks.push({ family, first: start, prefix: bits - power });
    start += 1n << BigInt(power);
  }
  return blocks;
}

function trailingZeros(value: bigint): number {
  let count = 0;
  let rest = value;
  while ((rest & 0xffffn) === 0n) {
    rest >>= 16n;
    count += 16;
  }
  const low = Number(rest & 0xffffn);
  return count + (31 - Math.clz32(low & -low));
}

const compare = (a: Interval, b: Interval): number =>
  a.family - b.family || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0);

/** Merges overlapping and adjacent intervals; IPv4 before IPv6, in ascending order. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const next of [...intervals].sort(compare)) {
    const before = merged.at(-1);
    if (before && before.family === next.family && next.first <= before.last + 1n) {
      if (next.last > before.last) merged[merged.length - 1] = { ...before, last: next.last };
    } else merged.push(next);
  }
  return merged;
}

/** The addresses of the first list that aren't in the second. */
export function subtract(from: readonly Interval[], without: readonly Interval[]): Interval[] {
  const holes = merge(without);
  const left: Interval[] = [];
  let at = 0;
  for (const { family, first, last } of merge(from)) {
    let start = first;
    while (at < holes.length && before(holes[at], family, first)) at++;
    for (let index = at; index < holes.length && start <= last; index++) {
      const hole = holes[index];
      if (!hole || hole.family !== family || hole.first > last) break;
      if (hole.first > start) left.push({ family, first: start, last: hole.first - 1n });
      if (hole.last >= start) start = hole.last + 1n;
    }
    if (start <= last) left.push({ family, first: start, last });
  }
  return left;
}

const before = (hole: Interval | undefined, family: Family, first: bigint): boolean =>
  hole !== undefined && (hole.family < family || (hole.family === family && hole.last < first));
