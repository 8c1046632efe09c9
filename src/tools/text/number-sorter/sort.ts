import { compare, divided, plain, sumOf, type Decimal } from './decimals';

export interface Figures {
  readonly sum: string;
  readonly mean: string;
  readonly median: string;
  readonly min: string;
  readonly max: string;
  readonly range: string;
}

/**
 * Sorts by value, not by spelling; equal numbers keep their original order. A million comparisons of objects would take
 * seconds, so the engine sorts the nearest doubles and the result gives each number its position; numbers with the same
 * double are then compared exactly.
 */
export function sorted(numbers: readonly Decimal[], order: 'asc' | 'desc'): readonly Decimal[] {
  const sign = order === 'asc' ? 1 : -1;
  const keys = Float64Array.from(numbers, ({ near }) => near * sign);
  const ranks = keys.toSorted();
  const taken = new Uint32Array(keys.length);
  const result = new Array<Decimal>(numbers.length);
  numbers.forEach((number, at) => {
    const first = firstIndex(ranks, keys[at] ?? 0);
    const before = taken[first] ?? 0;
    result[first + before] = number;
    taken[first] = before + 1;
  });
  for (let first = 0; first < result.length; first += taken[first] ?? 1) {
    const count = taken[first] ?? 1;
    if (count < 2) continue;
    const equalNumbers = result.slice(first, first + count).sort((a, b) => sign * compare(a, b));
    for (const [at, number] of equalNumbers.entries()) result[first + at] = number;
  }
  return result;
}

/** The index of the first of equal keys in the sorted ones. */
function firstIndex(ranks: Float64Array, key: number): number {
  let [low, high] = [0, ranks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranks[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keeps the first of adjacent equal numbers. */
export const distinct = (numbers: readonly Decimal[]): readonly Decimal[] =>
  numbers.filter((number, at) => {
    const before = numbers[at - 1];
    return before === undefined || compare(before, number) !== 0;
  });

/** Exact figures of sorted numbers, as plain text; undefined if there are no numbers. */
export function figures(numbers: readonly Decimal[]): Figures | undefined {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [min, max] = compare(first, last) <= 0 ? [first, last] : [last, first];
  const sum = sumOf(numbers);
  const middle = numbers.slice(Math.floor((numbers.length - 1) / 2), Math.floor(numbers.length / 2) + 1);
  return {
    sum: plain(sum),
    mean: plain(divided(sum, numbers.length)),
    median: plain(divided(sumOf(middle), middle.length)),
    min: plain(sumOf([min])),
    max: plain(sumOf([max])),
    range: plain(sumOf([max, { ...min, negative: !min.negative }])),
  };
}
