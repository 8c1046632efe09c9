import { uniformBigInt } from 'pure-rand/distribution/uniformBigInt';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A source of random words: crypto, or a seed. The same tool code runs on both. */
export interface RandomSource {
  /** One random int32. */
  next(): number;
  /** The seed that reproduces this sequence; '' for crypto, which cannot be reproduced. */
  readonly seed: string;
  clone(): RandomSource;
  getState(): readonly number[];
}

/**
 * Names the generator in links and on the page, so that a link made today keeps its result: change it together with the
 * algorithm.
 */
export const GENERATOR = 'xoroshiro128+/sha-256/1';

const POOL_WORDS = 1024;

/** `crypto.getRandomValues`, read a pool at a time. Never reproducible. */
export function cryptoSource(): RandomSource {
  const pool = new Int32Array(POOL_WORDS);
  let used = POOL_WORDS;
  const source: RandomSource = {
    seed: '',
    next() {
      if (used === POOL_WORDS) {
        crypto.getRandomValues(pool);
        used = 0;
      }
      return pool[used++]!;
    },
    clone: () => cryptoSource(),
    getState: () => [],
  };
  return source;
}

/**
 * pure-rand's xoroshiro128+ (24, 16, 37), whose state is the first 16 bytes of SHA-256(UTF-8(NFC(seed))) as four
 * big-endian int32. The seed is not trimmed. Throws if `crypto.subtle` is missing (plain http except on localhost).
 */
export async function seededSource(seed: string): Promise<RandomSource> {
  const bytes = new TextEncoder().encode(seed.normalize('NFC'));
  const hash = new DataView(await crypto.subtle.digest('SHA-256', bytes));
  const state = [0, 4, 8, 12].map((offset) => hash.getInt32(offset));
  const rng = xoroshiro128plusFromState(state);
  const wrap = (generator: typeof rng): RandomSource => ({
    seed,
    next: () => generator.next(),
    clone: () => wrap(generator.clone()),
    getState: () => generator.getState(),
  });
  return wrap(rng);
}

const SEED_ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const SEED_LENGTH = 26;

/** A new seed: 26 characters a–z2–7, 130 bits from crypto. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return Array.from(bytes, (byte) => SEED_ALPHABET[byte & 31]).join('');
}

/**
 * A random integer from `from` to `to`, both included, without modulo bias. A range of one value still uses one word.
 */
export const int = (random: RandomSource, from: number, to: number): number => uniformInt(random, from, to);

/** Like `int`, beyond 2^53 − 1. */
export const bigInt = (random: RandomSource, from: bigint, to: bigint): bigint => uniformBigInt(random, from, to);

/**
 * `k` different indices of 0 … n − 1 in the order drawn: a partial Fisher–Yates shuffle over a sparse array, so n may
 * be 2^53 − 1. The order of draws is part of the contract: links depend on it.
 */
export function sample(random: RandomSource, n: number, k: number): number[] {
  // A map of a million entries takes seconds, and an array of all indices a few milliseconds.
  if (n <= k * DENSE) return sampleDense(random, n, k);
  const moved = new Map<number, number>();
  const at = (index: number) => moved.get(index) ?? index;
  const drawn: number[] = [];
  for (let i = 0; i < k; i++) {
    const j = int(random, i, n - 1);
    const value = at(j);
    moved.set(j, at(i));
    drawn.push(value);
  }
  return drawn;
}

/** Up to this many times the number of draws, all indices are written out. */
const DENSE = 16;

function sampleDense(random: RandomSource, n: number, k: number): number[] {
  const indices = Float64Array.from({ length: n }, (_, index) => index);
  const drawn: number[] = [];
  for (let i = 0; i < k; i++) {
    const j = int(random, i, n - 1);
    drawn.push(indices[j]!);
    indices[j] = indices[i]!;
  }
  return drawn;
}

/** All indices of 0 … n − 1 in random order. */
export const shuffle = (random: RandomSource, n: number): number[] => sample(random, n, n);

/** Draws an index by integer weights: the first whose running total exceeds a random number below the sum. */
export function weighted(random: RandomSource, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const draw = int(random, 0, total - 1);
  let running = 0;
  return weights.findIndex((weight) => (running += weight) > draw);
}
