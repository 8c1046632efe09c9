import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { MAKERS } from './choices';
import { makeVins, YEARS } from './vin';
import { chiSquare } from '../../../testing/chi-square';

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
