import { ELSE, IPV4_BLOCKS, IPV6_BLOCKS } from '../../../data/ip-blocks';
import { blockAround, isBlockFault, lastOf, readBlock, type Block } from '../../../formats/ip/block';
import type { Family } from '../../../formats/ip/address';

interface Named extends Block {
  readonly name: string;
}

const named = (table: typeof IPV4_BLOCKS): Named[] =>
  table.map(([text, name]) => {
    const read = readBlock(text);
    if (isBlockFault(read))
      throw new Error(`src/data/ip-blocks.ts: ${text} is not a block; write it as address/prefix`);
    return { ...blockAround(read.address, read.prefix), name };
  });

const TABLES: Readonly<Record<Family, readonly Named[]>> = { 4: named(IPV4_BLOCKS), 6: named(IPV6_BLOCKS) };

/** The purpose for which IANA has reserved a block; 'mixed' if its parts have different purposes. */
export function typeOf(block: Block): string {
  const table = TABLES[block.family];
  const around = table
    .filter((one) => one.first <= block.first && lastOf(one) >= lastOf(block))
    .reduce<Named | undefined>((found, one) => (found && found.prefix >= one.prefix ? found : one), undefined);
  const name = around?.name ?? ELSE[block.family];
  const parts = table.filter(
    (one) => one.prefix > block.prefix && one.first >= block.first && lastOf(one) <= lastOf(block),
  );
  // Special addresses inside a reserved or private block do not change its type.
  return around === undefined || around.name === 'Global unicast'
    ? parts.some((part) => part.name !== name)
      ? 'mixed'
      : name
    : name;
}
