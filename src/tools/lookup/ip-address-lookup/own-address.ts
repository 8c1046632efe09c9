import { AskError } from '../../../core/service-error';
import { UPSTREAMS } from '../../../data/upstreams';
import { isAddressFault, readAddress, type Address } from '../../../formats/ip/address';
import type { Context } from '../../../kinds/contract/tool';

export interface OwnAddress {
  readonly address: Address;
  readonly ip4: Address | undefined;
  readonly ip6: Address | undefined;
}

/**
 * The visitor's public addresses: the one that the browser prefers, and that of each family. A family that the connection
 * does not have is undefined. Throws AskError if no service answers.
 */
export async function ownAddress(context: Context): Promise<OwnAddress> {
  const settled = await Promise.allSettled(
    [UPSTREAMS.ip, UPSTREAMS.ip4, UPSTREAMS.ip6].map((url) => echoed(url, context)),
  );
  const [preferred, four, six] = settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
  const ip4 = [four, preferred].find((address) => address?.family === 4);
  const ip6 = [six, preferred].find((address) => address?.family === 6);
  const address = preferred ?? ip6 ?? ip4;
  if (address) return { address, ip4, ip6 };
  throw settled.find((one) => one.status === 'rejected')?.reason;
}

async function echoed(url: string, context: Context): Promise<Address> {
  const json = await context.ask(url, 'application/json');
  const text = typeof json === 'object' && json !== null && 'ip' in json ? String(json.ip) : '';
  const address = readAddress(text);
  if (isAddressFault(address)) throw new AskError({ code: 'error.notJson', host: new URL(url).host });
  return address;
}
