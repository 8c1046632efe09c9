/** An IPv4 or IPv6 address as a number. */
export interface Address {
  readonly family: Family;
  readonly value: bigint;
}
export type Family = 4 | 6;

export const BITS = { 4: 32, 6: 128 } as const;

/** Why a text isn't an address. */
export type AddressFault =
  | { readonly fault: 'octet' | 'leadingZero' | 'notAddress' | 'group'; readonly text: string }
  | { readonly fault: 'octets' | 'groups'; readonly count: number };

export const isAddressFault = (value: Address | AddressFault): value is AddressFault => 'fault' in value;

/**
 * Parses dotted IPv4, or IPv6 in the notation of RFC 4291 §2.2, with or without brackets. A zone (`%eth0`) is dropped.
 */
export function readAddress(typed: string): Address | AddressFault {
  const text = typed.replace(/^\[(.*)\]$/, '$1');
  if (text.includes(':')) return readIpv6(text.replace(/%.*$/, ''));
  const value = readIpv4(text);
  return typeof value === 'bigint' ? { family: 4, value } : value;
}

function readIpv4(text: string): bigint | AddressFault {
  if (!/^[\d.]+$/.test(text)) return { fault: 'notAddress', text };
  const octets = text.split('.');
  if (octets.length !== 4 || octets.includes('')) {
    return { fault: 'octets', count: octets.filter((octet) => octet !== '').length };
  }
  let value = 0;
  for (const octet of octets) {
    // Some programs read 010 as ten, others as eight, which has been used to bypass access lists.
    if (/^0\d/.test(octet)) return { fault: 'leadingZero', text: octet };
    if (octet.length > 3 || Number(octet) > 255) return { fault: 'octet', text: octet };
    value = value * 256 + Number(octet);
  }
  return BigInt(value);
}

function readIpv6(text: string): Address | AddressFault {
  const halves = text.split('::');
  if (halves.length > 2) return { fault: 'notAddress', text };
  const groups: string[][] = [];
  for (const [index, half] of halves.entries()) {
    const parts = half === '' ? [] : half.split(':');
    const last = parts.at(-1) ?? '';
    // Dotted numbers are the last 32 bits of an address, so they cannot come before `::`.
    if (last.includes('.') && index === halves.length - 1) {
      const tail = readIpv4(last);
      if (typeof tail !== 'bigint') return tail;
      parts.splice(-1, 1, (tail >> 16n).toString(16), (tail & 0xffffn).toString(16));
    }
    const bad = parts.find((part) => !/^[\da-f]{1,4}$/i.test(part));
    if (bad !== undefined) return bad === '' ? { fault: 'notAddress', text } : { fault: 'group', text: bad };
    groups.push(parts);
  }
  const [front = [], back] = groups;
  const count = front.length + (back?.length ?? 0);
  if (back === undefined ? count !== 8 : count > 7) return { fault: 'groups', count };
  const whole = back === undefined ? front : [...front, ...Array.from({ length: 8 - count }, () => '0'), ...back];
  return { family: 6, value: whole.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n) };
}

/** Writes an address as in RFC 5952; an IPv4-mapped address (`::ffff:0:0/96`) ends with dotted numbers (§5). */
export function addressText({ family, value }: Address): string {
  const mapped = family === 6 && value >> 32n === 0xffffn;
  return mapped ? `::ffff:${ipv4Text(value & 0xffffffffn)}` : maskText({ family, value });
}

/**
 * Writes an address as in RFC 5952 §4: lowercase, without leading zeros, the first of the longest runs of zeros as
 * `::`. For masks too, which never contain an IPv4 address, whatever their bits.
 */
export function maskText({ family, value }: Address): string {
  if (family === 4) return ipv4Text(value);
  const groups = groupsOf(value);
  let [start, length] = [0, 0];
  for (let at = 0; at < 8;) {
    let end = at;
    while (end < 8 && groups[end] === 0n) end++;
    if (end - at > length) [start, length] = [at, end - at];
    at = end + 1;
  }
  const hex = groups.map((group) => group.toString(16));
  if (length < 2) return hex.join(':');
  return `${hex.slice(0, start).join(':')}::${hex.slice(start + length).join(':')}`;
}

/** All groups with four digits each. */
export const expandedText = (value: bigint): string =>
  groupsOf(value)
    .map((group) => group.toString(16).padStart(4, '0'))
    .join(':');

const groupsOf = (value: bigint): bigint[] =>
  Array.from({ length: 8 }, (_, index) => (value >> BigInt(112 - 16 * index)) & 0xffffn);

function ipv4Text(value: bigint): string {
  const number = Number(value);
  return `${number >>> 24}.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`;
}
