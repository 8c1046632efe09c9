import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { drawIndices } from '../../../kinds/contract/drawn-list';
import { chiSquare } from '../../../testing/chi-square';
import { portsOf } from './ports';

test('a million draws spread evenly over the ports that are left', async () => {
  const ports = portsOf({ min: 7990, max: 8090 }, true);
  const drawn = drawIndices(await seededSource('ports'), ports.length, 1_000_000, false).map((index) => ports[index]);
  // 8000, 8080 and 8086 are left out: 97 degrees of freedom, p = 0.001, by scipy.stats.chi2.ppf.
  expect(ports).toHaveLength(98);
  expect(chiSquare(drawn, 98)).toBeLessThan(145.79);
});
