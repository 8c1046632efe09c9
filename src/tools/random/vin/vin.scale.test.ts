import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { MAKERS } from './choices';
import { makeVins, YEARS } from './vin';

/** Pearson's statistic of the counts of each value against equal frequencies. */
function chiSquare(values: readonly string[], kinds: number): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const expected = values.length / kinds;
  let sum = (kinds - counts.size) * expected;
  for (const count of counts.values()) sum += (count - expected) ** 2 / expected;
  return sum;
}

// Critical values at p = 0.001: NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.4.
test('a million VINs draw makers, years, attributes, plants and serial digits evenly', async () => {
  const wanted = { makers: MAKERS.slice(0, 40), years: YEARS, count: 1_000_000, unique: false };
  const vins = makeVins(await seededSource('vins'), wanted);
  const at = (from: number, to = from + 1) => vins.map((vin) => vin.slice(from, to));
  expect(chiSquare(at(0, 3), 40)).toBeLessThan(72.055);
  expect(chiSquare(at(9), 30)).toBeLessThan(58.301);
  expect(chiSquare(at(3), 33)).toBeLessThan(62.487);
  expect(chiSquare(at(10), 33)).toBeLessThan(62.487);
  expect(chiSquare(at(16), 10)).toBeLessThan(27.877);
});
