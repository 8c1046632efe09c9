import { addressText, expandedText, type Address, type Family } from '../../../formats/ip/address';
import type { Interval } from '../../../formats/ip/block';
import { bigInt, int, type RandomSource } from '../../../core/numbers/random';
import { drawBigIndices, drawEach } from '../../../kinds/contract/drawn-list';

/** The addresses of one family to draw from, as intervals in ascending order. */
export interface Pool {
  readonly family: Family;
  readonly intervals: readonly Interval[];
  /** IPv4 only: draws 32 bits until the address is in the pool, instead of an index into the pool. */
  readonly redraw: boolean;
}

/** How many different addresses the pools have. */
export const possibleAddresses = (pools: readonly Pool[]): bigint =>
  pools.flatMap(({ intervals }) => intervals).reduce((sum, { first, last }) => sum + last - first + 1n, 0n);

/** The address with a given index in the intervals. */
function addressAt({ family, intervals }: Pool, index: bigint): Address {
  let rest = index;
  for (const { first, last } of intervals) {
    const size = last - first + 1n;
    if (rest < size) return { family, value: first + rest };
    rest -= size;
  }
  throw new Error(`index ${index} is past the last address`);
}

function drawAddress(random: RandomSource, pool: Pool): Address {
  if (!pool.redraw) return addressAt(pool, drawIndex(random, possibleAddresses([pool])));
  for (;;) {
    const value = BigInt(int(random, 0, 2 ** 32 - 1));
    if (pool.intervals.some(({ first, last }) => first <= value && value <= last)) return { family: 4, value };
  }
}

const drawIndex = (random: RandomSource, n: bigint): bigint => bigInt(random, 0n, n - 1n);

/**
 * `count` addresses. From one pool without `redraw`, indices are drawn; otherwise each address is drawn separately, with
 * two pools after a draw for its family, and with `unique` a repeated one is drawn again. Check `possibleAddresses` first.
 */
export function drawAddresses(random: RandomSource, pools: readonly Pool[], count: number, unique: boolean): Address[] {
  const [only] = pools;
  if (only !== undefined && pools.length === 1 && !only.redraw) {
    return drawBigIndices(random, possibleAddresses(pools), count, unique).map((index) => addressAt(only, index));
  }
  const draw = (): Address => {
    const pool = pools.length === 1 ? only : pools[int(random, 0, pools.length - 1)];
    if (pool === undefined) throw new Error('no addresses to draw from');
    return drawAddress(random, pool);
  };
  return drawEach(count, unique, draw, ({ family, value }) => `${family} ${value}`);
}

/** IPv4 before IPv6, then by value. */
export const byAddress = (a: Address, b: Address): number =>
  a.family - b.family || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);

/** Writes an address; IPv6 as in RFC 5952, or with `compress` false as eight groups of four digits. */
export const writeAddress = (address: Address, compress: boolean): string =>
  address.family === 4 || compress ? addressText(address) : expandedText(address.value);
