import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { chiSquare } from '../../../testing/chi-square';
import { drawMacs } from './mac';

// Critical values at p = 0.001 for 255 and 63 degrees of freedom, by the Wilson–Hilferty approximation.
test('a million bytes are drawn equally often, and so are the free bits of the first byte', async () => {
  const macs = drawMacs(await seededSource('mac'), { local: true, multicast: false, prefix: [] }, 200_000, false);
  expect(chiSquare(macs.flatMap((mac) => mac.slice(1)).map(String), 256)).toBeLessThan(330.55);
  expect(
    chiSquare(
      macs.map(([first = 0]) => String(first)),
      64,
    ),
  ).toBeLessThan(103.51);
});
