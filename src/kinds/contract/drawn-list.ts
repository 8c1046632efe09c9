import { LOCALES, type Lang } from '../../i18n/languages';
import { toJson } from '../../formats/csv/list-export';
import { bigInt, freshSeed, int, sample, type RandomSource } from '../../core/numbers/random';

/**
 * What every generator of lists does alike: its parameters (`count`, `unique`, `sort`, `seed`, `as`), the draw, the order
 * and the way the list is written. A generator supplies how many values there are and what each of them looks like.
 */

const FORMATS = ['items', 'lines', 'comma', 'json'] as const;
const SORTS = ['none', 'asc', 'desc'] as const;
export type ListFormat = (typeof FORMATS)[number];
export type Sort = (typeof SORTS)[number];

/** More items than this are not shown one by one. */
export const MOST_ITEMS = 1_000;

/* ── Parameters ──────────────────────────────────────────────────────────────────────────────────────────────── */

// Fields and sayings are data; their shapes are repeated here because the kinds import from lib, never the reverse.
interface CountField {
  readonly type: 'number';
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly integer: true;
  readonly optional: false;
  readonly slider: false;
}
interface FlagField {
  readonly type: 'flag';
  readonly initial: boolean;
}
interface SeedField {
  readonly type: 'line';
  readonly initial: string;
  readonly autocomplete: 'off';
}
interface ChoiceField<Value extends string> {
  readonly type: 'choice';
  readonly values: readonly Value[];
  readonly initial: Value;
  readonly look: 'select';
  readonly plain: false;
}

interface ListFields {
  readonly count: CountField;
  readonly unique: FlagField;
  readonly sort: ChoiceField<Sort>;
  readonly seed: SeedField;
  readonly as: ChoiceField<ListFormat>;
}

/** The five fields; `most` is the largest count. Secret tools take `count` and `as` of these and leave the others. */
export function listFields(options: { count?: number; most?: number; unique?: boolean } = {}): ListFields {
  const { count = 1, most = 10_000, unique = false } = options;
  return {
    count: { type: 'number', initial: count, min: 1, max: most, integer: true, optional: false, slider: false },
    unique: { type: 'flag', initial: unique },
    sort: { type: 'choice', values: SORTS, initial: 'none', look: 'select', plain: false },
    seed: { type: 'line', initial: '', autocomplete: 'off' },
    as: { type: 'choice', values: FORMATS, initial: 'items', look: 'select', plain: false },
  };
}

/* ── Refusals and remarks ────────────────────────────────────────────────────────────────────────────────────── */

/** A `Problem` of the kinds, by its shape. */
interface Refusal<Code extends string> {
  readonly says: 'problem';
  readonly code: Code;
  readonly with: Readonly<Record<string, number | bigint>>;
  readonly field: string;
}
/** A `Note` of the kinds, by its shape. */
interface Remark<Code extends string> {
  readonly says: 'note';
  readonly code: Code;
  readonly with: Readonly<Record<string, number>>;
}

/** Refuses a list without repeats that is longer than the values there are. Undefined: it is possible. */
export function notEnough(count: number, unique: boolean, possible: number | bigint): Refusal<'notEnough'> | undefined {
  const impossible = unique && count > possible;
  return impossible ? { says: 'problem', code: 'notEnough', with: { possible }, field: 'count' } : undefined;
}

/* ── Draw ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/**
 * The source of one draw. A typed seed is used as it is; without one a fresh seed is made, so that the draw can be
 * repeated: `seed` of the source is what the tool shows as `seedUsed`. Where the browser has no `crypto.subtle`
 * (plain http), a typed seed is refused and an unseeded draw comes from crypto, with `seed` ''.
 */
export async function openDraw(
  seed: string,
  random: (seed?: string) => Promise<RandomSource>,
  hasDigest: boolean = 'subtle' in crypto,
): Promise<RandomSource | Refusal<'noSeed'>> {
  if (hasDigest) return random(seed === '' ? freshSeed() : seed);
  return seed === '' ? random() : { says: 'problem', code: 'noSeed', with: {}, field: 'seed' };
}

/** `count` indices of 0 … n − 1: `sample` when unique, else `int` for each. n is at most 2^53 − 1; see `notEnough`. */
export function drawIndices(random: RandomSource, n: number, count: number, unique: boolean): number[] {
  return unique ? sample(random, n, count) : Array.from({ length: count }, () => int(random, 0, n - 1));
}

/** As `drawIndices` for any n. Up to 2^53 − 1 the draws are the same; beyond, each takes words for a BigInt. */
export function drawBigIndices(random: RandomSource, n: bigint, count: number, unique: boolean): bigint[] {
  if (n <= BigInt(Number.MAX_SAFE_INTEGER)) return drawIndices(random, Number(n), count, unique).map(BigInt);
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

/** A sorted copy; `none` keeps the order of the draw. Equal values keep theirs. */
export function arrange<T>(values: readonly T[], sort: Sort, compare: (a: T, b: T) => number): readonly T[] {
  if (sort === 'none') return values;
  return values.toSorted(sort === 'asc' ? compare : (a, b) => compare(b, a));
}

export const byValue = (a: bigint | number, b: bigint | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Text in a language's own order. */
export const byText = (lang: Lang): ((a: string, b: string) => number) => new Intl.Collator(LOCALES[lang]).compare;

/* ── Writing ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/** What `result` holds, and the remark that a list too long for single items became lines. */
interface Written {
  readonly result: readonly string[] | { readonly text: string; readonly extension: string };
  readonly notes: readonly (Remark<'asLines'> | undefined)[];
}

/**
 * A list as the visitor wants it: single items, or one text. Lines are parted by LF, without one at the end; `numeric`
 * items stand bare in JSON, so that `1.50` and integers beyond 2^53 keep every digit.
 */
export function writeList(items: readonly string[], as: ListFormat, numeric = false): Written {
  const tooMany = as === 'items' && items.length > MOST_ITEMS;
  if (as === 'items' && !tooMany) return { result: items, notes: [] };
  return {
    result: {
      text: as === 'json' ? toJson(items, numeric) : items.join(as === 'comma' ? ', ' : '\n'),
      extension: as === 'json' ? 'json' : 'txt',
    },
    notes: [tooMany ? { says: 'note', code: 'asLines', with: { most: MOST_ITEMS } } : undefined],
  };
}
