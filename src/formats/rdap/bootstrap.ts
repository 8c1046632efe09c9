import { UPSTREAMS } from '../../data/upstreams';
import { blockAround, lastOf, readBlock, isBlockFault } from '../ip/block';
import type { Address } from '../ip/address';

/** IANA's bootstrap files (RFC 9224), as written by scripts/rdap-bootstrap.mjs. */
interface Bootstrap {
  readonly source: string;
  /** The date of the list, ISO. */
  readonly publication: string;
  /** A server's base address, and its top-level domains, blocks, or ranges of AS numbers, separated by spaces. */
  readonly services: readonly (readonly [base: string, keys: string])[];
}

const files = {
  dns: () => import('../../data/rdap/dns.json'),
  ipv4: () => import('../../data/rdap/ipv4.json'),
  ipv6: () => import('../../data/rdap/ipv6.json'),
  asn: () => import('../../data/rdap/asn.json'),
};

const entriesOf = async (name: keyof typeof files): Promise<readonly (readonly [key: string, base: string])[]> => {
  const { services } = (await files[name]()).default as unknown as Bootstrap;
  return services.flatMap(([base, keys]) => keys.split(' ').map((key) => [key, base] as const));
};

/** With PUBLIC_RDAP_URL, every query goes there. */
const fixed = UPSTREAMS.rdap === '' ? undefined : `${UPSTREAMS.rdap.replace(/\/$/, '')}/`;

/** The server for a domain in ASCII: that of the longest matching suffix. Undefined if its registry has none. */
export async function domainServer(domain: string): Promise<string | undefined> {
  if (fixed !== undefined) return fixed;
  const servers = new Map(await entriesOf('dns'));
  const labels = domain.split('.');
  const suffix = labels.map((_, index) => labels.slice(index).join('.')).find((one) => servers.has(one));
  return suffix === undefined ? undefined : servers.get(suffix);
}

/** The server for an IP address: that of the smallest block that contains it. */
export async function addressServer(address: Address): Promise<string | undefined> {
  if (fixed !== undefined) return fixed;
  let found: { readonly prefix: number; readonly base: string } | undefined;
  for (const [key, base] of await entriesOf(address.family === 4 ? 'ipv4' : 'ipv6')) {
    const read = readBlock(key);
    if (isBlockFault(read)) throw new Error(`src/data/rdap: ${key} is not a block; run scripts/rdap-bootstrap.mjs`);
    const block = blockAround(read.address, read.prefix);
    const contains = block.first <= address.value && address.value <= lastOf(block);
    if (contains && (!found || block.prefix > found.prefix)) found = { prefix: block.prefix, base };
  }
  return found?.base;
}

/** The server for an AS number. */
export async function autnumServer(number: number): Promise<string | undefined> {
  if (fixed !== undefined) return fixed;
  const entries = await entriesOf('asn');
  return entries.find(([key]) => {
    const [from = 0, to = from] = key.split('-').map(Number);
    return from <= number && number <= to;
  })?.[1];
}
