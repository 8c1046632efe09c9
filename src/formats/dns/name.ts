import { LONGEST_LABEL, LONGEST_NAME } from '../../data/dns';

/** A name to query. */
export interface Asked {
  /** In ASCII, lowercase, without the trailing dot. */
  readonly name: string;
  /** The Unicode form, if it differs. */
  readonly unicode?: string;
  /** The IP address whose reverse name this is: only PTR makes sense for it. */
  readonly address?: string;
}

export type NotAsked =
  | { readonly bad: 'empty' | 'emptyLabel' | 'notDomain' | 'badAddress' }
  | { readonly bad: 'badCharacter'; readonly character: string }
  | { readonly bad: 'longLabel'; readonly label: string; readonly octets: number }
  | { readonly bad: 'longName'; readonly octets: number };

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^[\da-f:.]*:[\da-f:.]*:[\da-f:.]*$/i;

/**
 * Extracts the name to query from typed text: a domain, a URL, an email address or an IP address. Internationalized
 * names are converted to ASCII by UTS 46, as in browsers. An IP address becomes its reverse name (RFC 1035 §3.5, RFC
 * 3596 §2.5). Refuses text without a valid name.
 */
export function nameToAsk(typed: string): Asked | NotAsked {
  const text = typed.trim().replace(/^[<"'“‘]+|[>"'”’]+$/gu, '');
  if (text === '') return { bad: 'empty' };
  const bare = text.replace(/^\[|\](?::\d+)?$|%[\w.-]+$/g, '');
  if (IPV6.test(bare)) return reverse6(bare);
  const host = hostIn(text);
  if (/^\[.*\]$/.test(host)) return reverse6(host.slice(1, -1));
  if (IPV4.test(host)) return reverse4(host);
  return domain(host);
}

/** The host between the scheme or mailbox and the port or path. */
function hostIn(text: string): string {
  const rest = text.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//i, '').replace(/^mailto:/i, '');
  const authority = rest.split(/[/?#\\]/, 1)[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return host.startsWith('[') ? host.replace(/\]:\d*$/, ']') : host.replace(/:\d*$/, '');
}

/** Makes the URL parser treat the whole text as a domain: without it, '1.2' would be an IPv4 address. */
const SUFFIX = '.invalid';

function domain(host: string): Asked | NotAsked {
  const typed = host.replace(/[.。．｡]$/u, '');
  if (typed === '') return { bad: 'empty' };
  let ascii: string;
  try {
    ascii = new URL(`http://${typed}${SUFFIX}`).hostname.slice(0, -SUFFIX.length);
  } catch {
    const character = /[^\p{L}\p{N}_.\-\u0080-\u{10FFFF}]/u.exec(typed)?.[0];
    return character === undefined ? { bad: 'notDomain' } : { bad: 'badCharacter', character };
  }
  const character = /[^a-z\d_.-]/.exec(ascii)?.[0];
  if (character !== undefined) return { bad: 'badCharacter', character };
  const labels = ascii.split('.');
  if (labels.includes('')) return { bad: 'emptyLabel' };
  const long = labels.find((label) => label.length > LONGEST_LABEL);
  if (long !== undefined) return { bad: 'longLabel', label: long, octets: long.length };
  if (ascii.length > LONGEST_NAME) return { bad: 'longName', octets: ascii.length };
  const unicode = typed.normalize('NFC').toLowerCase();
  return unicode === ascii ? { name: ascii } : { name: ascii, unicode };
}

function reverse4(address: string): Asked | NotAsked {
  const octets = address.split('.').map(Number);
  if (octets.some((octet) => octet > 255)) return { bad: 'badAddress' };
  return { name: `${octets.reverse().join('.')}.in-addr.arpa`, address };
}

function reverse6(address: string): Asked | NotAsked {
  const groups = groupsOf(address);
  if (!groups) return { bad: 'badAddress' };
  const nibbles = groups.map((group) => group.padStart(4, '0')).join('');
  return { name: `${[...nibbles].reverse().join('.')}.ip6.arpa`, address };
}

/** The eight groups of an IPv6 address in any notation; undefined if it is invalid. */
function groupsOf(address: string): string[] | undefined {
  let short: string;
  try {
    short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
  const [left = '', right] = short.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}
