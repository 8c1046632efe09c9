import { problem, type Problem } from '../../../kinds/contract';
import {
  arrange,
  byValue,
  drawBigIndices,
  drawIndices,
  hasSafeIndices,
  type Sort,
} from '../../../kinds/contract/drawn-list';
import type { RandomSource } from '../../../core/numbers/random';

/** Longer bounds are refused: 100,000 numbers of a thousand digits are 100 MB. */
const MOST_DIGITS = 1_000;

/** The values that numbers are drawn from, as integer multiples of 10^−decimals, in ascending order. */
export interface Pool {
  readonly size: bigint;
  /** The value at an index from 0 to size − 1. */
  readonly at: (index: bigint) => bigint;
}

type Span = readonly [from: bigint, to: bigint];

/** Decimal text times 10^decimals, exactly; undefined if it has nonzero digits beyond that. */
export function scale(text: string, decimals: number): bigint | undefined {
  const [whole = '0', fraction = ''] = text.split('.');
  const kept = fraction.replace(/0+$/, '');
  return kept.length > decimals ? undefined : BigInt(whole + kept.padEnd(decimals, '0'));
}

/** The inverse of `scale`, with exactly `decimals` decimal places. */
export function unscale(value: bigint, decimals: number): string {
  if (decimals === 0) return String(value);
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const ENTRY = /^([-−]?\d+)(?:\s*[-–]\s*([-−]?\d+))?$/;

/** Commas, semicolons, 'and' in the site’s languages, and spaces between digits: '19 - 20' is one range. */
const BETWEEN_ENTRIES = /[,;]\s*(?:(?:and|dan|et|[eyiи])\s)?|(?<=\d)\s+(?:(?:and|dan|et|[eyiи])\s|(?=\d))/u;

/**
 * Parses whole numbers and ranges a-b, separated by commas, semicolons, spaces, or 'and'; numbers may be negative: '4, 13,
 * 20-29, -5--1'. Refuses an entry that is neither, and a range that runs backwards; empty entries are skipped.
 */
export function readExclusions(list: string): Span[] | Problem<'badExclusion' | 'backwards' | 'tooLong'> {
  const spans: Span[] = [];
  for (const entry of list.split(BETWEEN_ENTRIES).map((part) => part.trim())) {
    if (entry === '') continue;
    if (entry.length > 2 * MOST_DIGITS) return problem('tooLong', { most: MOST_DIGITS }, 'exclude');
    const [, first, last = first] = ENTRY.exec(entry) ?? [];
    if (first === undefined || last === undefined) return problem('badExclusion', { entry }, 'exclude');
    const [from, to] = [BigInt(first.replace('−', '-')), BigInt(last.replace('−', '-'))];
    if (from > to) return problem('backwards', { entry }, 'exclude');
    spans.push([from, to]);
  }
  return spans;
}

/**
 * All numbers from `min` to `max`, inclusive, with `decimals` decimal places, without the excluded ones: a single
 * number excludes that value, a range all values in it. Refuses bounds with more decimal places or in the wrong order,
 * and an empty pool. `shown`: how a problem shows a bound; a year has no thousands separator.
 */
export function poolOf(
  min: string,
  max: string,
  decimals: number,
  exclude: string,
  shown: (bound: string) => string | { readonly exact: string } = (bound) => ({ exact: bound }),
): Pool | Problem<'moreDecimals' | 'minAboveMax' | 'tooLong' | 'badExclusion' | 'backwards' | 'nothingLeft'> {
  if (min.length > MOST_DIGITS) return problem('tooLong', { most: MOST_DIGITS }, 'min');
  if (max.length > MOST_DIGITS) return problem('tooLong', { most: MOST_DIGITS }, 'max');
  const [lo, hi] = [scale(min, decimals), scale(max, decimals)];
  if (lo === undefined) return problem('moreDecimals', { bound: shown(min), decimals }, 'min');
  if (hi === undefined) return problem('moreDecimals', { bound: shown(max), decimals }, 'max');
  if (lo > hi) return problem('minAboveMax', { min: shown(min), max: shown(max) }, 'min');
  const excluded = readExclusions(exclude);
  if (!Array.isArray(excluded)) return excluded;
  const unit = 10n ** BigInt(decimals);
  const pool = without(
    lo,
    hi,
    excluded.map(([from, to]): Span => [from * unit, to * unit]),
  );
  return pool.size > 0n ? pool : problem('nothingLeft', {}, 'exclude');
}

/** The values lo … hi without some spans, which may overlap and be out of range. */
function without(lo: bigint, hi: bigint, excluded: readonly Span[]): Pool {
  const spans = excluded.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  /** The remaining runs in ascending order, each with the number of values before it. */
  const left: { readonly from: bigint; readonly before: bigint }[] = [];
  let size = 0n;
  let next = lo;
  const keepUpTo = (end: bigint) => {
    if (end < next) return;
    left.push({ from: next, before: size });
    size += end - next + 1n;
  };
  for (const [from, to] of spans) {
    if (from > hi) break;
    keepUpTo(from - 1n);
    if (to >= next) next = to + 1n;
  }
  keepUpTo(hi);
  return {
    size,
    at: (index) => {
      let low = 0;
      let high = left.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        const run = left[middle];
        if (run !== undefined && run.before <= index) low = middle;
        else high = middle - 1;
      }
      const run = left[low];
      return run === undefined ? lo : run.from + index - run.before;
    },
  };
}

/**
 * Draws `count` values, each by its index in the pool, and arranges them. Indices are sorted instead of values: they
 * have the same order, and numbers sort several times faster than bigints.
 */
export function drawNumbers(random: RandomSource, pool: Pool, count: number, unique: boolean, sort: Sort): bigint[] {
  if (!hasSafeIndices(pool.size)) {
    return arrange(drawBigIndices(random, pool.size, count, unique), sort, byValue).map(pool.at);
  }
  const indices = drawIndices(random, Number(pool.size), count, unique);
  return arrange(indices, sort, byValue).map((index) => pool.at(BigInt(index)));
}

/** The number of decimal places of an average beyond those of the numbers. */
const AVERAGE_DIGITS = 6;

/**
 * Sum and mean of the drawn values as decimal text. The sum is exact; the mean has up to six more decimal places than
 * the numbers, with the last one rounded half away from zero, without trailing zeros.
 */
export function sumAndAverage(values: readonly bigint[], decimals: number): { sum: string; average: string } {
  const sum = values.reduce((total, value) => total + value, 0n);
  const count = BigInt(values.length);
  const digits = decimals + AVERAGE_DIGITS;
  const scaled = (sum < 0n ? -sum : sum) * 10n ** BigInt(AVERAGE_DIGITS);
  const mean = (2n * scaled + count) / (2n * count);
  const text = unscale(sum < 0n ? -mean : mean, digits);
  return { sum: unscale(sum, decimals), average: text.replace(/\.?0+$/, '') };
}
