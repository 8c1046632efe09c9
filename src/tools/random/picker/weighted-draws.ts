import { int, type RandomSource } from '../../../core/numbers/random';

/**
 * Draws `count` indices by integer weights, each as `weighted` draws one: the first index whose running total exceeds a
 * random number below the sum. With `unique`, an index that was drawn has no weight in later draws; then `count` is at
 * most the number of positive weights. The sum of the weights is from 1 to 2^53 − 1.
 *
 * Running totals are in a Fenwick tree (Fenwick 1994, https://doi.org/10.1002/spe.4380240306), so that a draw takes
 * log n steps and a million draws from a million entries about a second.
 */
export function weightedDraws(
  random: RandomSource,
  weights: readonly number[],
  { count, unique }: { readonly count: number; readonly unique: boolean },
): number[] {
  const n = weights.length;
  // totals[i] is the sum of the last (i & −i) weights up to the i-th, counted from 1.
  const totals = new Float64Array(n + 1);
  let sum = 0;
  weights.forEach((weight, index) => {
    const i = index + 1;
    sum += weight;
    totals[i] = totals[i]! + weight;
    const parent = i + (i & -i);
    if (parent <= n) totals[parent] = totals[parent]! + totals[i]!;
  });
  const top = 2 ** Math.floor(Math.log2(Math.max(1, n)));

  /** The first index whose running total exceeds `draw`. */
  const find = (draw: number): number => {
    let index = 0;
    let rest = draw;
    for (let step = top; step > 0; step >>= 1) {
      const next = index + step;
      if (next > n || totals[next]! > rest) continue;
      index = next;
      rest -= totals[next]!;
    }
    return index;
  };
  const remove = (index: number): void => {
    const weight = weights[index]!;
    sum -= weight;
    for (let i = index + 1; i <= n; i += i & -i) totals[i] = totals[i]! - weight;
  };

  return Array.from({ length: count }, () => {
    const index = find(int(random, 0, sum - 1));
    if (unique) remove(index);
    return index;
  });
}
