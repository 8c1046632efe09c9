import { ELSE, IPV4_BLOCKS, IPV6_BLOCKS } from '../../data/ip-blocks';
import { blockAround, isBlockFault, lastOf, readBlock, type Block } from './block';
import type { Address, Family } from './address';

interface Named extends Block {
  readonly name: string;
  readonly rfc: number;
}

const named = (table: typeof IPV4_BLOCKS): Named[] =>
  table.map(([text, name, rfc]) => {
    const read = readBlock(text);
    if (isBlockFault(read))
      throw new Error(`src/data/ip-blocks.ts: ${text} is not a block; write it as address/prefix`);
    return { ...blockAround(read.address, read.prefix), name, rfc };
  });

const TABLES: Readonly<Record<Family, readonly Named[]>> = { 4: named(IPV4_BLOCKS), 6: named(IPV6_BLOCKS) };

/** The smallest reserved block that contains all of a block. */
const around = (block: Block): Named | undefined =>
  TABLES[block.family]
    .filter((one) => one.first <= block.first && lastOf(one) >= lastOf(block))
    .reduce<Named | undefined>((found, one) => (found && found.prefix >= one.prefix ? found : one), undefined);

/** The purpose for which IANA has reserved a block; 'mixed' if its parts have different purposes. */
export function typeOf(block: Block): string {
  const reserved = around(block);
  const name = reserved?.name ?? ELSE[block.family];
  const parts = TABLES[block.family].filter(
    (one) => one.prefix > block.prefix && one.first >= block.first && lastOf(one) <= lastOf(block),
  );
  // Special addresses inside a reserved or private block do not change its type.
  if (reserved !== undefined && reserved.name !== 'Global unicast') return name;
  return parts.some((part) => part.name !== name) ? 'mixed' : name;
}

export type Scope =
  | 'global'
  | 'private'
  | 'shared'
  | 'loopback'
  | 'link-local'
  | 'documentation'
  | 'multicast'
  | 'benchmarking'
  | 'unspecified'
  | 'broadcast'
  | 'mapped'
  | 'reserved';

/** The scopes of reserved blocks by name. Blocks that are not here are reserved, except those of global services. */
const SCOPES: Readonly<Record<string, Scope>> = {
  'Private-Use': 'private',
  'Unique-Local': 'private',
  'Shared Address Space': 'shared',
  Loopback: 'loopback',
  'Link-Local': 'link-local',
  Documentation: 'documentation',
  Multicast: 'multicast',
  Benchmarking: 'benchmarking',
  Unspecified: 'unspecified',
  'Unspecified (this host)': 'unspecified',
  'Limited Broadcast': 'broadcast',
  'IPv4-mapped': 'mapped',
};

/** ‘Globally reachable’ in IANA's registries, or carried over the public Internet. */
const GLOBAL = new Set([
  'Global unicast',
  'Port Control Protocol Anycast',
  'TURN Anycast',
  'DNS-SD Service Registration Protocol Anycast',
  'AS112-v4',
  'AS112-v6',
  'AS112 Direct Delegation',
  'AMT',
  'IPv4-IPv6 Translation',
  'ORCHIDv2',
  'Drone Remote ID Entity Tags',
  'Teredo',
  '6to4',
]);

/** Where an address is valid, and the RFC that says so if it is not a global one. */
export function scopeOf({ family, value }: Address): {
  readonly scope: Scope;
  readonly rfc?: number;
  readonly name: string;
} {
  const block = around(blockAround({ family, value }, family === 4 ? 32 : 128));
  const name = block?.name ?? ELSE[family];
  if (GLOBAL.has(name) || (block === undefined && family === 4)) return { scope: 'global', name };
  return { scope: SCOPES[name] ?? 'reserved', name, ...(block && { rfc: block.rfc }) };
}
