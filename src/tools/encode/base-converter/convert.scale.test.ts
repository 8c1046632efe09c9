import { expect, test } from 'vitest';
import { converted } from './convert.fixture';

test.for([2, 3, 7, 10, 16, 35, 36])('converts one number of 100,000 digits in base %i', (from) => {
  const typed = (from - 1).toString(from).repeat(100_000);
  const there = converted(typed, { from, to: from === 10 ? 36 : 10 });
  expect(BigInt(from) ** 100_000n - 1n === (from === 10 ? 10n ** 100_000n - 1n : BigInt(there))).toBe(true);
});

test('keeps a fraction of 100,000 digits exact', () => {
  const typed = `0.${'0'.repeat(99_999)}1`;
  const there = converted(typed, { from: 2, to: 10 });
  expect(there.length).toBe(100_002);
  expect(there.endsWith('5')).toBe(true);
});

test('converts 100,000 lines', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => String(index)).join('\n');
  const there = converted(lines, { to: 16 });
  expect(there.split('\n')[99_999]).toBe('1869f');
});
