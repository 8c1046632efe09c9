/**
 * Pearson's statistic of how often each value was drawn, against equal frequencies of `kinds` values; those that were
 * never drawn count too. Compare it with a critical value for kinds − 1 degrees of freedom.
 */
export function chiSquare(values: readonly unknown[], kinds: number): number {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const expected = values.length / kinds;
  let sum = (kinds - counts.size) * expected;
  for (const count of counts.values()) sum += (count - expected) ** 2 / expected;
  return sum;
}
