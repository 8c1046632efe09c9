import { v4 } from 'uuid';
import { problem, type Problem } from '../../../kinds/contract';
import { int, type RandomSource } from '../../../core/numbers/random';
import { readUuid } from './inspect';
import { readInstant, type Instant } from './instant';

export type Version = 'v1' | 'v3' | 'v4' | 'v5' | 'v6' | 'v7' | 'nil' | 'max';
export type Namespace = 'dns' | 'url' | 'oid' | 'x500' | 'custom';

/** RFC 9562 §6.6. */
const NAMESPACES: Readonly<Record<Exclude<Namespace, 'custom'>, string>> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
};

/** Milliseconds from 1582-10-15, the epoch of v1 and v6, to 1970. */
const GREGORIAN_MS = 12_219_292_800_000;
/** The number of milliseconds that a batch of 100,000 can extend beyond its start time. */
const BATCH_MS = 11;
/** v1 and v6 count 100 ns in 60 bits; v7 counts milliseconds in 48. */
const LAST_GREGORIAN_MS = Number((2n ** 60n - 1n) / 10_000n) - GREGORIAN_MS - BATCH_MS;
const LAST_UNIX_MS = 2 ** 48 - 1;

/** 16 random bytes from four 32-bit words. */
function randomBytes(random: RandomSource): Uint8Array {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < 16; at += 4) view.setInt32(at, random.next());
  return bytes;
}

/** Parses the `time` field; empty means now. Refuses invalid text, and instants that the version cannot represent. */
export function instantFor(
  version: 'v1' | 'v6' | 'v7',
  time: string,
  now: number,
): Instant | Problem<'badTime' | 'timeRange'> {
  if (time.trim() === '') return { ms: now, ticks: 0 };
  const instant = readInstant(time);
  if (!instant) return problem('badTime', {}, 'time');
  const [first, last] = version === 'v7' ? [0, LAST_UNIX_MS] : [-GREGORIAN_MS, LAST_GREGORIAN_MS];
  const fits = instant.ms >= first && instant.ms <= last;
  return fits ? instant : problem('timeRange', { from: isoDay(first), to: isoDay(last) }, 'time');
}

const isoDay = (ms: number): string => new Date(ms).toISOString().replace(/^\+0?/, '').split('T')[0] ?? '';

/** The UUID of the namespace for a name-based UUID. Refuses a custom one that isn't a UUID. */
export function namespaceOf(namespace: Namespace, custom: string): string | Problem<'badNamespace'> {
  if (namespace !== 'custom') return NAMESPACES[namespace];
  const read = readUuid(custom);
  return 'uuid' in read ? read.uuid : problem('badNamespace', {}, 'customNamespace');
}

/**
 * Splits a text into names, one per line, otherwise unchanged; empty lines are skipped. Refuses a text without names.
 */
export function namesIn(text: string): readonly string[] | Problem<'noName'> {
  const names = text.split(/\r\n|\n|\r/).filter((name) => name !== '');
  return names.length > 0 ? names : problem('noName', {}, 'input');
}

/** Makes a v3 (MD5) or v5 (SHA-1) UUID for each name (RFC 9562 §5.3, §5.5). */
export async function nameBased(version: 'v3' | 'v5', namespace: string, names: readonly string[]): Promise<string[]> {
  const library = await import('./other-versions');
  const hash = version === 'v3' ? library.v3 : library.v5;
  return names.map((name) => hash(name, namespace));
}

/** Makes `count` random UUIDs (§5.4). */
export function randomUuids(random: RandomSource, count: number): string[] {
  return Array.from({ length: count }, () => v4({ random: randomBytes(random) }));
}

/**
 * Makes `count` time-based UUIDs from an instant on, each greater than the previous one. v1 and v6 (§5.1, §5.6) share a
 * random node with the multicast bit and a random clock sequence, and advance by 100 ns; v7 (§5.7) keeps its
 * millisecond and increments a 32-bit sequence from a random number in its lower half, so that no batch overflows.
 */
export async function timeBased(
  version: 'v1' | 'v6' | 'v7',
  { ms, ticks }: Instant,
  random: RandomSource,
  count: number,
): Promise<string[]> {
  const { v1, v6, v7 } = await import('./other-versions');
  if (version === 'v7') {
    const first = int(random, 0, 2 ** 31 - 1);
    return Array.from({ length: count }, (_, index) =>
      v7({ msecs: ms, seq: first + index, random: randomBytes(random) }),
    );
  }
  const node = randomBytes(random).slice(0, 6);
  node[0] = (node[0] ?? 0) | 1;
  const clockseq = int(random, 0, 2 ** 14 - 1);
  const make = version === 'v1' ? v1 : v6;
  const unused = new Uint8Array(16);
  return Array.from({ length: count }, (_, index) => {
    const tick = ticks + index;
    return make({ msecs: ms + Math.floor(tick / 10_000), nsecs: tick % 10_000, clockseq, node, random: unused });
  });
}

/** All bits 0 or all bits 1 (§5.9, §5.10). */
export const constantUuid = (version: 'nil' | 'max'): string =>
  (version === 'nil' ? '0' : 'f').repeat(32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
