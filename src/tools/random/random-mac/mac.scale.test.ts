import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { makeMacs } from './mac';

test('half a million addresses draw every byte evenly, and the first one within its flags', async () => {
  const wish = { local: true, multicast: false, prefix: [] };
  const macs = makeMacs(await seededSource('macs'), wish, 500_000, false);
  const byte = (at: number) => macs.map((mac) => Math.floor(mac / 256 ** (5 - at)) % 256);
  // p = 0.001, by scipy.stats.chi2.ppf: 63 and 255 degrees of freedom.
  expect(chiSquare(byte(0), 64)).toBeLessThan(103.44);
  for (let at = 1; at < 6; at++) expect(chiSquare(byte(at), 256)).toBeLessThan(330.52);
});
