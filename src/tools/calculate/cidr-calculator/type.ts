import { ELSE, IPV4_BLOCKS, IPV6_BLOCKS } from '../../../data/ip-blocks';
import { blockAround, isBlockFault, lastOf, readBlock, type Block } from './block';
import type { Family } from './address';

interface Named extends Block {
  readonly name: string;
}

const named = (table: typeof IPV4_BLOCKS): Named[] =>
  table.map(([text, name]) => {
    const read = readBlock(text);
    if (isBlockFault(read)) throw new Error(`src/data/ip-blocks.ts: ${text} is no block`);
    return { ...blockAround(read.address, read.prefix), name };
  });

const TABLES: Readonly<Record<Family, readonly Named[]>> = { 4: named(IPV4_BLOCKS), 6: named(IPV6_BLOCKS) };

/** What IANA has set a block aside for; 'mixed' where parts of it are for different purposes. */
export function typeOf(block: Block): string {
  const table = TABLES[block.family];
  const around = table
    .filter((one) => one.first <= block.first && lastOf(one) >= lastOf(block))
    .reduce<Named | undefined>((found, one) => (found && found.prefix >= one.prefix ? found : one), undefined);
  const name = around?.name ?? ELSE[block.family];
  const parts = table.filter(
    (one) => one.prefix > block.prefix && one.first >= block.first && lastOf(one) <= lastOf(block),
  );
  // Registered addresses inside a reserved or private block do not make it another kind.
  return around === undefined || around.name === 'Global unicast'
    ? parts.some((part) => part.name !== name)
      ? 'mixed'
      : name
    : name;
}
