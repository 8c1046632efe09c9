import { AskError } from '../../../core/service-error';
import { askOne } from '../../../formats/dns/ask';
import { expandedText, addressText, type Address } from '../../../formats/ip/address';
import { askRdap } from '../../../formats/rdap/ask-rdap';
import { addressServer } from '../../../formats/rdap/bootstrap';
import { readRegistration } from '../../../formats/rdap/registration';
import type { Context } from '../../../kinds/contract/tool';

/** The name under which DNS keeps the host name of an address (RFC 1035 §3.5, RFC 3596 §2.5). */
export const reverseName = (address: Address): string =>
  address.family === 4 ? `${reversed(address)}.in-addr.arpa` : `${reversed(address)}.ip6.arpa`;

const reversed = ({ family, value }: Address): string =>
  (family === 4 ? addressText({ family, value }).split('.') : [...expandedText(value).replaceAll(':', '')])
    .reverse()
    .join('.');

/** Which network announces an address, as Team Cymru’s service in DNS tells: team-cymru.com, ‘IP to ASN mapping’. */
export interface Origin {
  readonly asn: string;
  readonly asName: string;
  readonly prefix: string;
  readonly country: string;
}

const EMPTY: Origin = { asn: '', asName: '', prefix: '', country: '' };

/** Host name, network, and registration of an address. A part without an answer is undefined. */
export async function networkOf(address: Address, context: Context, withRegistration: boolean) {
  const [hostname, origin, registration] = await Promise.all([
    softly(() => hostnameOf(address, context)),
    softly(() => originOf(address, context)),
    withRegistration ? softly(() => registrationOf(address, context)) : undefined,
  ]);
  return { hostname, origin, registration };
}

/** Undefined instead of an error of the service: the others may still answer. */
async function softly<T>(task: () => Promise<T>): Promise<T | undefined> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof AskError) return undefined;
    throw error;
  }
}

async function texts(name: string, context: Context): Promise<readonly string[]> {
  const { records } = await askOne(context, 'default', name, 'TXT', true);
  return records.filter(({ type }) => type === 'TXT').map(({ data }) => data);
}

async function hostnameOf(address: Address, context: Context): Promise<string> {
  const { records } = await askOne(context, 'default', reverseName(address), 'PTR', true);
  return records.find(({ type }) => type === 'PTR')?.data.toLowerCase() ?? '';
}

const prefixLength = (text: string): number => Number(text.split('/')[1] ?? 0);

async function originOf(address: Address, context: Context): Promise<Origin> {
  const zone = address.family === 4 ? 'origin' : 'origin6';
  const lines = await texts(`${reversed(address)}.${zone}.asn.cymru.com`, context);
  // '15169 | 8.8.8.0/24 | US | arin | 2023-12-28': of several, the smallest network.
  const rows = lines.map((line) => line.split('|').map((part) => part.trim()));
  const [numbers = '', prefix = '', country = ''] =
    rows.toSorted((a, b) => prefixLength(b[1] ?? '') - prefixLength(a[1] ?? ''))[0] ?? [];
  const [number] = numbers.split(' ');
  if (number === undefined || number === '') return EMPTY;
  const [about = ''] = await texts(`AS${number}.asn.cymru.com`, context);
  return { asn: `AS${number}`, asName: about.split('|').at(-1)?.trim() ?? '', prefix, country };
}

async function registrationOf(address: Address, context: Context) {
  const server = await addressServer(address);
  if (server === undefined) return undefined;
  return readRegistration(await askRdap(context, server, `ip/${addressText(address)}`));
}
