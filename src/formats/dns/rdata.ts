import { SVCB_KEYS, TYPE_NAMES } from '../../data/dns';

/**
 * Formats a record's data for people: names without the trailing dot, the strings of TXT joined and unquoted, and RFC
 * 3597's `\# 4 c0000201` decoded. Data that cannot be decoded stays unchanged, except that white space is collapsed.
 */
export function presentation(type: number, data: string): string {
  const bytes = genericBytes(data);
  if (bytes) {
    try {
      return fromWire(type, bytes);
    } catch {
      return data.trim().replace(/\s+/g, ' ');
    }
  }
  const name = TYPE_NAMES[type];
  if (name === 'TXT' || name === 'SPF') return unquoted(data);
  const tokens = tokensOf(data);
  for (const at of NAMES_AT[name ?? ''] ?? []) {
    const token = tokens.at(at);
    if (token !== undefined) tokens.splice(at < 0 ? tokens.length + at : at, 1, withoutDot(token));
  }
  return tokens.join(' ');
}

/** The indexes of the fields that are names, by type. */
const NAMES_AT: Readonly<Record<string, readonly number[]>> = {
  NS: [0],
  CNAME: [0],
  PTR: [0],
  DNAME: [0],
  MX: [1],
  SOA: [0, 1],
  SRV: [3],
  NAPTR: [-1],
  HTTPS: [1],
  SVCB: [1],
};

/** The root keeps its dot: otherwise nothing would be left. */
export const withoutDot = (name: string): string => (name === '.' ? name : name.replace(/(?<!\\)\.$/, ''));

/** Splits at white space, but not inside quoted strings. */
const tokensOf = (data: string): string[] => data.match(/(?:"(?:\\.|[^"\\])*"|\\.|[^\s"\\])+/gs) ?? [];

/** Parses RFC 3597 §5. The stated length is ignored: in practice it is sometimes off by one. */
function genericBytes(data: string): Uint8Array | undefined {
  const [, hex] = /^\\#\s+\d+\s+([\da-f\s]*)$/i.exec(data.trim()) ?? [];
  const digits = hex?.replace(/\s+/g, '');
  if (digits === undefined || digits.length % 2 === 1) return undefined;
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
}

/**
 * Joins the strings of TXT: removes quotes, decodes `\"` and `\065`, and reads the bytes as UTF-8 if they are valid.
 */
function unquoted(data: string): string {
  const quoted = data.trim().match(/^(?:"(?:\\.|[^"\\])*"\s*)+$/s);
  if (!quoted) return printable(bytesOf(data));
  const strings = data.match(/"(?:\\.|[^"\\])*"/gs) ?? [];
  return printable(strings.flatMap((string) => bytesOf(string.slice(1, -1))));
}

/** The bytes of a character string: `\` and three digits are one byte, `\` and another character are that character. */
function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [whole, digits, escaped] of text.matchAll(/\\(\d{3})|\\(.)|[^\\]+|\\$/gsu)) {
    if (digits !== undefined && Number(digits) < 256) bytes.push(Number(digits));
    else bytes.push(...encoder.encode(escaped ?? whole));
  }
  return bytes;
}

/**
 * Bytes as single-line text: UTF-8 if they are valid, with control characters and other bytes as `\ddd` (RFC 1035
 * §5.1).
 */
function printable(bytes: readonly number[]): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return text.replace(/\p{Cc}/gu, (control) => [...new TextEncoder().encode(control)].map(decimal).join(''));
  } catch {
    return bytes.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : decimal(byte))).join('');
  }
}

const decimal = (byte: number): string => `\\${String(byte).padStart(3, '0')}`;

/** A character string in quotes, with `"` and `\` escaped (RFC 1035 §5.1). */
const quote = (bytes: readonly number[]): string => `"${escapedAscii(bytes)}"`;
const escapedAscii = (bytes: readonly number[]): string =>
  bytes
    .map((byte) =>
      byte === 34 || byte === 92
        ? `\\${String.fromCharCode(byte)}`
        : byte >= 32 && byte < 127
          ? String.fromCharCode(byte)
          : decimal(byte),
    )
    .join('');

/** Reads data in wire format from its start; throws RangeError at its end. */
class Wire {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  take(count: number): number[] {
    if (count > this.left) throw new RangeError('Unexpected end of data');
    const part = Array.from(this.bytes.subarray(this.at, this.at + count));
    this.at += count;
    return part;
  }

  number(octets: number): number {
    return this.take(octets).reduce((value, octet) => value * 256 + octet, 0);
  }

  rest(): number[] {
    return this.take(this.left);
  }

  /** A character string: its length, then its bytes. */
  string(): number[] {
    return this.take(this.number(1));
  }

  /** An uncompressed name (RFC 3597 §4); '.' is the root. */
  name(): string {
    const labels: string[] = [];
    for (let length = this.number(1); length > 0; length = this.number(1)) {
      if (length > 63) throw new RangeError('Compressed names are not allowed here');
      labels.push(escapedAscii(this.take(length)).replaceAll('.', '\\.'));
    }
    return labels.length === 0 ? '.' : labels.join('.');
  }
}

const hex = (bytes: readonly number[]): string =>
  bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
const base64 = (bytes: readonly number[]): string => btoa(String.fromCharCode(...bytes));
const ipv4 = (bytes: readonly number[]): string => bytes.join('.');
/** RFC 5952's short form, as serialized by the URL parser. */
function ipv6(bytes: readonly number[]): string {
  const groups = Array.from({ length: 8 }, (_, group) =>
    (((bytes[group * 2] ?? 0) << 8) | (bytes[group * 2 + 1] ?? 0)).toString(16),
  );
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}

/** The fields of each type in order (RFC 1035 §3.3, 2782, 3403, 3596, 4034, 6698, 8659, 9460). */
const READERS: Readonly<Record<string, (wire: Wire) => readonly (string | number)[]>> = {
  A: (wire) => [ipv4(wire.take(4))],
  AAAA: (wire) => [ipv6(wire.take(16))],
  NS: (wire) => [wire.name()],
  CNAME: (wire) => [wire.name()],
  PTR: (wire) => [wire.name()],
  DNAME: (wire) => [wire.name()],
  MX: (wire) => [wire.number(2), wire.name()],
  SOA: (wire) => [
    wire.name(),
    wire.name(),
    wire.number(4),
    wire.number(4),
    wire.number(4),
    wire.number(4),
    wire.number(4),
  ],
  SRV: (wire) => [wire.number(2), wire.number(2), wire.number(2), wire.name()],
  NAPTR: (wire) => [
    wire.number(2),
    wire.number(2),
    quote(wire.string()),
    quote(wire.string()),
    quote(wire.string()),
    wire.name(),
  ],
  DS: (wire) => [wire.number(2), wire.number(1), wire.number(1), hex(wire.rest())],
  CDS: (wire) => [wire.number(2), wire.number(1), wire.number(1), hex(wire.rest())],
  DNSKEY: (wire) => [wire.number(2), wire.number(1), wire.number(1), base64(wire.rest())],
  CDNSKEY: (wire) => [wire.number(2), wire.number(1), wire.number(1), base64(wire.rest())],
  TLSA: (wire) => [wire.number(1), wire.number(1), wire.number(1), hex(wire.rest())],
  SMIMEA: (wire) => [wire.number(1), wire.number(1), wire.number(1), hex(wire.rest())],
  SSHFP: (wire) => [wire.number(1), wire.number(1), hex(wire.rest())],
  CAA: (wire) => [wire.number(1), escapedAscii(wire.string()), quote(wire.rest())],
  SVCB: (wire) => [wire.number(2), wire.name(), ...serviceParameters(wire)],
  HTTPS: (wire) => [wire.number(2), wire.name(), ...serviceParameters(wire)],
};

function fromWire(type: number, bytes: Uint8Array): string {
  const wire = new Wire(bytes);
  const name = TYPE_NAMES[type] ?? '';
  if (name === 'TXT' || name === 'SPF') {
    const strings: number[] = [];
    while (wire.left > 0) strings.push(...wire.string());
    return printable(strings);
  }
  const read = READERS[name];
  if (!read) throw new RangeError(`No reader for type ${type}`);
  const fields = read(wire);
  if (wire.left > 0) throw new RangeError('Unexpected data after the last field');
  return fields.join(' ');
}

function serviceParameters(wire: Wire): string[] {
  const parameters: string[] = [];
  while (wire.left > 0) {
    const key = wire.number(2);
    const value = new Wire(Uint8Array.from(wire.take(wire.number(2))));
    const name = keyName(key);
    const text = parameterValue(name, value);
    parameters.push(text === '' ? name : `${name}=${/[\s"\\;()]/.test(text) ? `"${text}"` : text}`);
  }
  return parameters;
}

const keyName = (key: number): string => SVCB_KEYS[key] ?? `key${key}`;

/** A value in presentation format, escaped for a character string (RFC 9460 §7 and appendix A). */
function parameterValue(name: string, value: Wire): string {
  const list = (read: () => string) => {
    const items: string[] = [];
    while (value.left > 0) items.push(read());
    return items.join(',');
  };
  switch (name) {
    case 'mandatory':
      return list(() => keyName(value.number(2)));
    case 'alpn':
      // A comma or backslash within an item is escaped first for the list, then for the surrounding string.
      return list(() =>
        escapedAscii(value.string().flatMap((byte) => (byte === 44 || byte === 92 ? [92, byte] : [byte]))),
      );
    case 'port':
      return String(value.number(2));
    case 'ipv4hint':
      return list(() => ipv4(value.take(4)));
    case 'ipv6hint':
      return list(() => ipv6(value.take(16)));
    case 'ech':
      return base64(value.rest());
    default:
      return escapedAscii(value.rest());
  }
}
