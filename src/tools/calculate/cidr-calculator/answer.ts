import {
  isProblem,
  note,
  problem,
  term,
  type Cell,
  type MessageValues,
  type Problem,
  type Table,
} from '../../../kinds/contract';
import { addressText, BITS, expandedText, maskText, type Address } from '../../../formats/ip/address';
import {
  blockAround,
  blocksOf,
  blockText,
  intervalOf,
  isBlockFault,
  lastOf,
  merge,
  readBlock,
  sizeOf,
  subtract,
  type Block,
  type BlockFault,
  type Interval,
} from '../../../formats/ip/block';
import { typeOf } from '../../../formats/ip/purpose';

export interface Asked {
  readonly input: string;
  readonly mode: 'subnet' | 'split' | 'range' | 'aggregate' | 'exclude';
  readonly newPrefix: number | undefined;
  readonly exclude: string;
}

type Field = 'input' | 'exclude';

/** The maximum number of subnets shown in a list; the file contains more. */
export const MOST_LISTED = 100_000;
const MOST_IN_FILE = 4_194_304;

/** Calculates the outputs for the chosen mode. Refuses invalid addresses, prefixes and ranges, with the line number. */
export function answer(asked: Asked, progress: (part: number) => void) {
  switch (asked.mode) {
    case 'subnet':
      return subnet(asked.input);
    case 'split':
      return split(asked.input, asked.newPrefix, progress);
    default:
      return list(asked);
  }
}

/** A problem of a field; with a line number, the message that begins with it. */
function problemAt<const Code extends string>(
  code: Code,
  line: number | undefined,
  blanks: MessageValues,
  field: Field,
): Problem<Code | `${Code}OnLine`> {
  return line === undefined ? problem(code, blanks, field) : problem(`${code}OnLine`, { ...blanks, line }, field);
}

function faultOf(fault: BlockFault, field: Field, line: number | undefined) {
  switch (fault.fault) {
    case 'octets':
    case 'groups':
      return problemAt(fault.fault, line, { count: fault.count }, field);
    case 'prefix':
      return problemAt('prefix', line, { text: fault.text, max: fault.max }, field);
    default:
      return problemAt(fault.fault, line, { text: fault.text }, field);
  }
}

function singleBlock(input: string) {
  const text = input.trim();
  if (/[\r\n]/.test(text)) return problem('oneOnly', {}, 'input');
  const read = readBlock(text);
  return isBlockFault(read) ? faultOf(read, 'input', undefined) : read;
}

/** All properties of the network of one address. */
function subnet(input: string) {
  const read = singleBlock(input);
  if (isProblem(read)) return read;
  const { address, prefix } = read;
  const block = blockAround(address, prefix);
  const { family } = address;
  const bits = BITS[family];
  const write = (value: bigint) => addressText({ family, value });
  const total = sizeOf(block);
  const wildcard = total - 1n;
  const netmask = (1n << BigInt(bits)) - total;
  const usable = usableOf(block);
  const kind = typeOf(block);
  return {
    result: blockText(block),
    network: write(block.first),
    prefix,
    netmask: maskText({ family, value: netmask }),
    wildcard: maskText({ family, value: wildcard }),
    broadcast: family === 4 && prefix < 31 ? write(lastOf(block)) : '',
    first: write(usable.first),
    last: write(usable.last),
    hosts: usable.last - usable.first + 1n,
    total,
    type: kind === 'mixed' ? term('mixed') : kind,
    reverse: reverseOf(block),
    compressed: addressText(address),
    expanded: family === 6 ? expandedText(address.value) : addressText(address),
    integer: String(address.value),
    binary: binaryOf(address),
    notes: [family === 4 && prefix === 31 && note('pointToPoint')],
  };
}

/** RFC 3021: a /31 uses both addresses; in other IPv4 blocks, the first and last addresses are reserved. */
function usableOf(block: Block): { first: bigint; last: bigint } {
  const inner = block.family === 4 && block.prefix < 31 ? 1n : 0n;
  return { first: block.first + inner, last: lastOf(block) - inner };
}

/** The DNS zone for reverse lookups of the block: whole octets of IPv4, nibbles of IPv6. */
function reverseOf({ family, first, prefix }: Block): string {
  if (family === 4) {
    const octets = addressText({ family, value: first })
      .split('.')
      .slice(0, Math.floor(prefix / 8));
    return [...octets.reverse(), 'in-addr.arpa'].join('.');
  }
  const nibbles = [...expandedText(first).replaceAll(':', '')].slice(0, Math.floor(prefix / 4));
  return [...nibbles.reverse(), 'ip6.arpa'].join('.');
}

/** IPv4 in octets, IPv6 in groups. */
function binaryOf({ family, value }: Address): string {
  const bits = value.toString(2).padStart(BITS[family], '0');
  return (bits.match(family === 4 ? /.{8}/g : /.{16}/g) ?? []).join(family === 4 ? '.' : ':');
}

function split(input: string, newPrefix: number | undefined, progress: (part: number) => void) {
  const read = singleBlock(input);
  if (isProblem(read)) return read;
  const { address, prefix } = read;
  const max = BITS[address.family];
  if (newPrefix === undefined) return problem('newPrefixNeeded', { prefix, max }, 'newPrefix');
  if (newPrefix > max) return problem('prefix', { text: String(newPrefix), max }, 'newPrefix');
  if (newPrefix < prefix) return problem('newPrefixShort', { prefix, newPrefix }, 'newPrefix');
  const around = blockAround(address, prefix);
  const count = 1n << BigInt(newPrefix - prefix);
  const step = sizeOf({ family: address.family, prefix: newPrefix });
  const listed = count > MOST_LISTED ? MOST_LISTED : Number(count);
  const blocks: Block[] = [];
  for (let index = 0; index < listed; index++) {
    blocks.push({ family: address.family, first: around.first + BigInt(index) * step, prefix: newPrefix });
  }
  const more = count > MOST_LISTED;
  const inFile = more && count <= MOST_IN_FILE;
  return {
    result: blocks.map(blockText).join('\n'),
    blocks: count,
    total: sizeOf(around),
    subnets: subnetTable(blocks),
    ...(inFile && { files: [allInFile(around, newPrefix, Number(count), progress)] }),
    notes: [
      more &&
        (inFile ? note('listCut', { count, listed }) : note('listTooLong', { count, listed, most: MOST_IN_FILE })),
    ],
  };
}

const subnetTable = (blocks: readonly Block[]): Table => ({
  columns: [term('network'), term('first'), term('last'), term('broadcast'), term('hosts')],
  rows: blocks.map((block): Cell[] => {
    const { family, prefix } = block;
    const usable = usableOf(block);
    const write = (value: bigint) => addressText({ family, value });
    const broadcast = family === 4 && prefix < 31 ? write(lastOf(block)) : '';
    return [blockText(block), write(usable.first), write(usable.last), broadcast, usable.last - usable.first + 1n];
  }),
  name: 'subnets',
});

const LINES_AT_ONCE = 65_536;

function allInFile(around: Block, prefix: number, count: number, progress: (part: number) => void) {
  const { family } = around;
  const step = sizeOf({ family, prefix });
  const parts: string[] = [];
  for (let from = 0; from < count; from += LINES_AT_ONCE) {
    let text = '';
    for (let index = from; index < Math.min(count, from + LINES_AT_ONCE); index++) {
      text += `${blockText({ family, first: around.first + BigInt(index) * step, prefix })}\n`;
    }
    parts.push(text);
    progress(from / count);
  }
  return { name: 'subnets.txt', blob: new Blob(parts, { type: 'text/plain' }) };
}

function list({ input, mode, exclude }: Asked) {
  const given = readLines(input, 'input', mode === 'range');
  if (isProblem(given)) return given;
  const without = mode === 'exclude' ? readLines(exclude, 'exclude', false) : { intervals: [], hostBits: 0 };
  if (isProblem(without)) return without;
  const intervals =
    mode === 'aggregate'
      ? merge(given.intervals)
      : mode === 'exclude'
        ? subtract(given.intervals, without.intervals)
        : given.intervals;
  const blocks = intervals.flatMap(blocksOf);
  const hostBits = given.hostBits + without.hostBits;
  return {
    result: blocks.map(blockText).join('\n'),
    blocks: BigInt(blocks.length),
    total: intervals.reduce((sum, { first, last }) => sum + last - first + 1n, 0n),
    notes: [hostBits > 0 && note('hostBits', { count: hostBits }), blocks.length === 0 && note('nothingLeft')],
  };
}

/** Parses lines with a block, an address, or `first - last`; blank lines and comments after a # are skipped. */
function readLines(input: string, field: Field, rangesOnly: boolean) {
  const intervals: Interval[] = [];
  let hostBits = 0;
  const lines = input.split(/\r\n?|\n/);
  const several = input.trim().includes('\n');
  for (const [index, typed] of lines.entries()) {
    const text = typed.replace(/#.*$/, '').trim().replace(/,$/, '').trim();
    if (text === '') continue;
    const line = several ? index + 1 : undefined;
    const ends = text.split(/[-–—]/).map((end) => end.trim());
    if (ends.length === 1) {
      const read = readBlock(text);
      if (isBlockFault(read)) return faultOf(read, field, line);
      if (rangesOnly && !/[/\s]/.test(text)) return problemAt('rangeForm', line, {}, field);
      const block = blockAround(read.address, read.prefix);
      if (block.first !== read.address.value) hostBits++;
      intervals.push(intervalOf(block));
      continue;
    }
    const [from, to] = [readBlock(ends[0] ?? ''), readBlock(ends[1] ?? '')];
    if (isBlockFault(from)) return faultOf(from, field, line);
    if (isBlockFault(to)) return faultOf(to, field, line);
    if (ends.length > 2) return problemAt('rangeForm', line, {}, field);
    const { family, value: first } = from.address;
    if (family !== to.address.family) return problemAt('mixedFamilies', line, {}, field);
    const last = to.address.value;
    if (last < first) return problemAt('order', line, { from: ends[0] ?? '', to: ends[1] ?? '' }, field);
    intervals.push({ family, first, last });
  }
  return { intervals, hostBits };
}
