import { expect, test } from 'vitest';
import { align } from './myers';

test('compares fifty thousand units, one in twenty of them different', () => {
  const a = Int32Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 1009);
  const b = a.map((unit, at) => (at % 20 === 0 ? (unit * 31 + 17) % 1009 : unit));
  expect(align(a, b).kept).toBeGreaterThan(47_000);
});
