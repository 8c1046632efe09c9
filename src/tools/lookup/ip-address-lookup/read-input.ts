import { nameToAsk } from '../../../formats/dns/name';
import { isAddressFault, readAddress, type Address } from '../../../formats/ip/address';

export type Read =
  | { readonly address: Address; readonly zone?: string }
  | { readonly host: string }
  | { readonly fault: 'octet' | 'notAddress'; readonly text: string }
  /** A spelling of IPv4 that only old programs accept, and the address they would take it for. */
  | { readonly fault: 'oldSpelling'; readonly text: string; readonly means: string };

/** Numbers with dots, in the octal and hexadecimal spellings of inet_aton too. */
const NUMBERS = /^(?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+))*\.?$/i;

/** Reads an IP address with a zone, a prefix, or brackets around it, a web address, or the name of a host. */
export function readInput(typed: string): Read {
  const text = typed.trim().replace(/^\[(.*)\]$/, '$1');
  const zone = /%([^/]+)/.exec(text)?.[1];
  const bare = text.replace(/\/\d+$/, '').replace(/%.*$/, '');
  const address = readAddress(bare);
  if (!isAddressFault(address)) return { address, ...(zone !== undefined && text.includes(':') && { zone }) };
  if (NUMBERS.test(bare)) return numbersFault(bare);
  if (bare.includes(':') && !bare.includes('/') && !/:\d+$/.test(bare.replace(/^[^:]*/, '')))
    return { fault: 'notAddress', text: bare };
  const asked = nameToAsk(text);
  if ('bad' in asked) return { fault: 'notAddress', text };
  if (asked.address === undefined)
    return asked.name.includes('.') ? { host: asked.name } : { fault: 'notAddress', text };
  const inUrl = readAddress(asked.address);
  return isAddressFault(inUrl) ? { fault: 'notAddress', text } : { address: inUrl };
}

function numbersFault(text: string): Read {
  const octets = text.split('.');
  const isDecimal = octets.every((octet) => /^(?:0|[1-9]\d*)$/.test(octet));
  if (isDecimal && octets.length === 4) {
    const large = octets.find((octet) => Number(octet) > 255) ?? text;
    return { fault: 'octet', text: large };
  }
  // The URL parser still understands these spellings (WHATWG URL, ‘IPv4 parser’).
  if (!URL.canParse(`http://${text}/`)) return { fault: 'notAddress', text };
  return { fault: 'oldSpelling', text, means: new URL(`http://${text}/`).hostname };
}
