import { LOCALES, type Lang } from '../../i18n/languages';
import { toJson } from '../../formats/csv/list-export';
import { choice, flag, line, number } from './fields';
import { note, problem, type Note, type Problem } from './messages';
import { bigInt, freshSeed, int, sample, type RandomSource } from '../../core/numbers/random';

/**
 * What all generators of lists share: the fields `count`, `unique`, `sort`, `seed` and `as`, the draw, the sorting and the
 * output format. A generator adds how many different values there are, and how to write each of them.
 */

const FORMATS = ['items', 'lines', 'comma', 'json'] as const;
export const SORTS = ['none', 'asc', 'desc'] as const;
export type ListFormat = (typeof FORMATS)[number];
export type Sort = (typeof SORTS)[number];

/** Longer lists are shown as one text instead of single items. */
export const MOST_ITEMS = 1_000;

/* ── Parameters ──────────────────────────────────────────────────────────────────────────────────────────────── */

interface ListOptions {
  readonly count?: number;
  /** The largest count allowed. */
  readonly most?: number;
  readonly unique?: boolean;
  /** When there is something to draw; a tool that also checks values writes a list then too. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

/** The five fields. Tools that make secrets use only `count` and `as`. */
export const listFields = ({ count = 1, most = 10_000, unique = false, when }: ListOptions = {}) => ({
  count: number(count, { tier: 'main', min: 1, max: most, ...(when && { when }) }),
  unique: flag(unique, { ...(when && { when }) }),
  sort: choice(SORTS, { ...(when && { when }) }),
  seed: line({ autocomplete: 'off', ...(when && { when }) }),
  as: choice(FORMATS),
});

/* ── Problems and notes ──────────────────────────────────────────────────────────────────────────────────────── */

/** The problem that a list without repeats is longer than the number of possible values; undefined if the list is possible. */
export function notEnough(count: number, unique: boolean, possible: number | bigint): Problem<'notEnough'> | undefined {
  const impossible = unique && count > possible;
  return impossible ? problem('notEnough', { possible }, 'count') : undefined;
}

/* ── Draw ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/**
 * The random source for one draw. A typed seed is used as it is; otherwise a new seed is made, so that the draw can be
 * repeated: the tool shows the source's `seed` as `seedUsed`. If the browser has no `crypto.subtle` (plain http), a typed
 * seed is refused, and without one the draw uses `crypto.getRandomValues` with `seed` ''.
 */
export async function openDraw(
  seed: string,
  random: (seed?: string) => Promise<RandomSource>,
  hasDigest: boolean = 'subtle' in crypto,
): Promise<RandomSource | Problem<'noSeed'>> {
  if (hasDigest) return random(seed === '' ? freshSeed() : seed);
  return seed === '' ? random() : problem('noSeed', {}, 'seed');
}

/** Draws `count` indices from 0 to n − 1; n is at most 2^53. Check `notEnough` first if they must be unique. */
export function drawIndices(random: RandomSource, n: number, count: number, unique: boolean): number[] {
  return unique ? sample(random, n, count) : Array.from({ length: count }, () => int(random, 0, n - 1));
}

/**
 * `count` values, made one at a time. With `unique`, a value whose key was there before is made again; check first that
 * there are enough different ones (`notEnough`).
 */
export function drawEach<T>(count: number, unique: boolean, make: () => T, keyOf?: (value: T) => unknown): T[] {
  const keys = new Set<unknown>();
  const values: T[] = [];
  while (values.length < count) {
    const value = make();
    if (unique) {
      const key = keyOf ? keyOf(value) : value;
      if (keys.has(key)) continue;
      keys.add(key);
    }
    values.push(value);
  }
  return values;
}

/** Whether every index from 0 to n − 1 is a safe integer: n is at most 2^53. */
export const hasSafeIndices = (n: bigint): boolean => n - 1n <= BigInt(Number.MAX_SAFE_INTEGER);

/** `drawIndices` for any n. Up to 2^53 both draw the same indices; beyond, an index takes several 64-bit outputs. */
export function drawBigIndices(random: RandomSource, n: bigint, count: number, unique: boolean): bigint[] {
  if (hasSafeIndices(n)) return drawIndices(random, Number(n), count, unique).map(BigInt);
  if (!unique) return Array.from({ length: count }, () => bigInt(random, 0n, n - 1n));
  const moved = new Map<bigint, bigint>();
  return Array.from({ length: count }, (_, index) => {
    const i = BigInt(index);
    const j = bigInt(random, i, n - 1n);
    const value = moved.get(j) ?? j;
    moved.set(j, moved.get(i) ?? i);
    return value;
  });
}

/* ── Order ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A sorted copy; `none` keeps the order of the draw. The sort is stable. */
export function arrange<T>(values: readonly T[], sort: Sort, compare: (a: T, b: T) => number): readonly T[] {
  if (sort === 'none') return values;
  return values.toSorted(sort === 'asc' ? compare : (a, b) => compare(b, a));
}

export const byValue = (a: bigint | number, b: bigint | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares texts in the alphabetical order of a language. */
export const byText = (lang: Lang): ((a: string, b: string) => number) => new Intl.Collator(LOCALES[lang]).compare;

/* ── Writing ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/**
 * The note that a link was made with a list of another date, whose seed draws other entries.
 *
 * @param made the date in the link, ISO; '' if there is none
 * @param now the date of the list
 */
export const listChanged = (made: string, now: string): Note<'listChanged'> | undefined =>
  made === '' || made === now ? undefined : note('listChanged', { made, now });

/** The value of `result`, and a note if the list was too long for single items and became lines. */
interface Written {
  readonly result: readonly string[] | { readonly text: string; readonly extension: string };
  readonly notes: readonly (Note<'asLines'> | undefined)[];
}

/**
 * A list in the chosen format: single items, or one text. Lines are separated by LF, with none at the end; `numeric` items
 * aren't quoted in JSON, and `1.50` and integers beyond 2^53 keep every digit.
 */
export function writeList(items: readonly string[], as: ListFormat, numeric = false): Written {
  const tooMany = as === 'items' && items.length > MOST_ITEMS;
  if (as === 'items' && !tooMany) return { result: items, notes: [] };
  return {
    result: {
      text: as === 'json' ? toJson(items, numeric) : items.join(as === 'comma' ? ', ' : '\n'),
      extension: as === 'json' ? 'json' : 'txt',
    },
    notes: [tooMany ? note('asLines', { most: MOST_ITEMS }) : undefined],
  };
}
