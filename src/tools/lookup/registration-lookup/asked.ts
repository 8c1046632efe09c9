import { nameToAsk, type NotAsked } from '../../../formats/dns/name';
import { addressText, type Address } from '../../../formats/ip/address';
import { isBlockFault, readBlock } from '../../../formats/ip/block';

/** What a visitor wants to know about. */
export type Asked =
  | { readonly kind: 'domain'; readonly host: string; readonly unicode?: string }
  | { readonly kind: 'ip'; readonly address: Address; readonly prefix: number }
  | { readonly kind: 'autnum'; readonly number: number };

const MOST_AUTNUM = 4_294_967_295;

/** Tells a domain, a web address, an IP address, a block of them, and an AS number from each other. */
export function whatIsAsked(typed: string): Asked | NotAsked | { readonly bad: 'badNumber' } {
  const text = typed.trim();
  const autnum = /^(?:AS\s*)?(\d+)$/i.exec(text)?.[1];
  if (autnum !== undefined) {
    const number = Number(autnum);
    return number <= MOST_AUTNUM ? { kind: 'autnum', number } : { bad: 'badNumber' };
  }
  const block = readBlock(text.replace(/^\[(.*)\]$/, '$1'));
  if (!isBlockFault(block)) return { kind: 'ip', ...block };
  const asked = nameToAsk(text);
  if ('bad' in asked) return asked;
  const { name, unicode, address } = asked;
  if (address === undefined) return { kind: 'domain', host: name, ...(unicode !== undefined && { unicode }) };
  const read = readBlock(address);
  return isBlockFault(read) ? { bad: 'badAddress' } : { kind: 'ip', ...read };
}

/** The path of an RDAP query for a block (RFC 9082 §3.1.1). */
export const addressPath = ({ address, prefix }: Extract<Asked, { kind: 'ip' }>): string =>
  `ip/${addressText(address)}${prefix === (address.family === 4 ? 32 : 128) ? '' : `/${prefix}`}`;

/** AS numbers that no network has. Source: IANA Special-Purpose AS Numbers registry. */
const RESERVED: readonly (readonly [from: number, to: number, rfc: number])[] = [
  [0, 0, 7607],
  [23_456, 23_456, 6793],
  [64_496, 64_511, 5398],
  [64_512, 65_534, 6996],
  [65_535, 65_535, 7300],
  [65_536, 65_551, 5398],
  [4_200_000_000, 4_294_967_294, 6996],
  [4_294_967_295, 4_294_967_295, 7300],
];

/** The RFC that reserves an AS number; undefined for one that a network can have. */
export const reservedBy = (number: number): number | undefined =>
  RESERVED.find(([from, to]) => from <= number && number <= to)?.[2];
