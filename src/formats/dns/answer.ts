import { RCODE_NAMES, TYPE_NAMES } from '../../data/dns';
import { presentation, withoutDot } from './rdata';

export interface DnsRecord {
  readonly name: string;
  readonly ttl: number;
  readonly type: string;
  readonly data: string;
}

/** A resolver's answer to one query. */
export interface Answer {
  /** The name of the RCODE. */
  readonly status: string;
  /** Whether the resolver has verified the signatures of all its data. */
  readonly authentic: boolean;
  readonly records: readonly DnsRecord[];
  /** Comments by the resolver, such as why it failed (RFC 8914). */
  readonly comments: readonly string[];
  /** The number of seconds for which it may be cached. */
  readonly keepFor: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

const SOA = 6;

/** Parses the JSON of DNS over HTTPS, as returned by Google and Cloudflare. Undefined if it is something else. */
export function readAnswer(json: unknown): Answer | undefined {
  if (!isObject(json) || typeof json.Status !== 'number') return undefined;
  const records = asList(json.Answer).flatMap((entry) => (isObject(entry) ? [recordOf(entry)] : []));
  // The SOA determines how long a negative answer may be cached (RFC 2308 §5).
  const soa = asList(json.Authority).find((entry) => isObject(entry) && entry.type === SOA);
  const ttls = records.length > 0 ? records.map(({ ttl }) => ttl) : [isObject(soa) ? asNumber(soa.TTL) : 0];
  return {
    status: RCODE_NAMES[json.Status] ?? `RCODE${json.Status}`,
    authentic: json.AD === true,
    records: byPriority(records),
    comments: asList(json.Comment)
      .filter((comment) => typeof comment === 'string' && comment !== '')
      .map(String),
    keepFor: Math.min(...ttls),
  };
}

function recordOf(entry: Readonly<Record<string, unknown>>): DnsRecord {
  const type = asNumber(entry.type);
  return {
    name: withoutDot(String(entry.name ?? '')),
    ttl: asNumber(entry.TTL),
    type: TYPE_NAMES[type] ?? `TYPE${type}`,
    data: presentation(type, String(entry.data ?? '')),
  };
}

/** Sorts MX and SRV by priority; everything else keeps its order. */
function byPriority(records: readonly DnsRecord[]): readonly DnsRecord[] {
  const ranked = (record: DnsRecord) => record.type === 'MX' || record.type === 'SRV';
  const priority = ({ data }: DnsRecord) => Number.parseInt(data, 10);
  const sorted = records.filter(ranked).sort((a, b) => priority(a) - priority(b));
  let next = 0;
  return records.map((record) => (ranked(record) ? (sorted[next++] ?? record) : record));
}

/** Removes duplicates from the records of several answers, regardless of their TTLs. */
export function unique(records: readonly DnsRecord[]): readonly DnsRecord[] {
  const seen = new Set<string>();
  return records.filter(({ name, type, data }) => {
    const key = `${name.toLowerCase()} ${type} ${data}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A record as one line of text, similar to a zone file. */
export const lineOf = ({ name, ttl, type, data }: DnsRecord): string => `${name} ${ttl} ${type} ${data}`;

/**
 * Seconds in the largest units that represent them exactly: '1 d 2 h', '5 min'. The unit symbols are those of the SI.
 */
export function inWords(seconds: number): string {
  let rest = seconds;
  const parts = [['d', 86_400] as const, ['h', 3600] as const, ['min', 60] as const, ['s', 1] as const].flatMap(
    ([sign, size]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count > 0 ? [`${count} ${sign}`] : [];
    },
  );
  return parts.join(' ') || '0 s';
}
