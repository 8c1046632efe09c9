import { IPV4_BLOCKS, IPV6_BLOCKS } from '../../../data/ip-blocks';
import type { Family } from '../../../formats/ip/address';
import {
  blockAround,
  intervalOf,
  isBlockFault,
  readBlock,
  subtract,
  type Block,
  type Interval,
} from '../../../formats/ip/block';

export type Scope = 'public' | 'private' | 'any' | 'documentation' | 'loopback';

/** A block of one of our own tables. */
function block(text: string): Block {
  const read = readBlock(text);
  if (isBlockFault(read)) throw new Error(`${text} isn’t a block; write it as address/prefix`);
  return blockAround(read.address, read.prefix);
}

const intervals = (blocks: readonly string[]): readonly Interval[] => blocks.map((text) => intervalOf(block(text)));

const named = (table: typeof IPV4_BLOCKS, name: string): readonly string[] =>
  table.filter((row) => row[1] === name).map(([text]) => text);

/** The block from which IANA assigns public IPv6 addresses. */
const GLOBAL_UNICAST = '2000::/3';

/** All addresses that IANA hasn't set aside for a special purpose. */
const publicOf: Readonly<Record<Family, () => readonly Interval[]>> = {
  4: () => subtract(intervals(['0.0.0.0/0']), intervals(IPV4_BLOCKS.map(([text]) => text))),
  6: () =>
    subtract(
      intervals([GLOBAL_UNICAST]),
      intervals(IPV6_BLOCKS.map(([text]) => text).filter((text) => text !== GLOBAL_UNICAST)),
    ),
};

const SCOPES: Readonly<Record<Exclude<Scope, 'public'>, Readonly<Record<Family, readonly string[]>>>> = {
  // Of the unique local addresses only the half with the L bit is defined (RFC 4193 §3.1).
  private: { 4: named(IPV4_BLOCKS, 'Private-Use'), 6: ['fd00::/8'] },
  any: { 4: ['0.0.0.0/0'], 6: ['::/0'] },
  documentation: { 4: named(IPV4_BLOCKS, 'Documentation'), 6: named(IPV6_BLOCKS, 'Documentation') },
  loopback: { 4: named(IPV4_BLOCKS, 'Loopback'), 6: named(IPV6_BLOCKS, 'Loopback') },
};

/** The addresses of a scope as intervals in ascending order. Seeded draws depend on the order. */
export const intervalsOf = (scope: Scope, family: Family): readonly Interval[] =>
  scope === 'public' ? publicOf[family]() : intervals(SCOPES[scope][family]);
