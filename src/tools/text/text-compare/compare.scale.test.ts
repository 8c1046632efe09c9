import { expect, test } from 'vitest';
import { compare, type CompareOptions } from './compare';

const OFF: CompareOptions = { mode: 'line', ignoreCase: false, ignoreSpace: false, ignoreEmpty: false, context: 3 };
const run = (a: string, b: string, options: Partial<CompareOptions> = {}) =>
  compare(a, b, { ...OFF, ...options }, 1000);

test.for(['line', 'word', 'char'] as const)('compares fifty thousand lines each by %s', (mode) => {
  const lines = (salt: number) =>
    Array.from(
      { length: 50_000 },
      (_, at) => `line ${at % salt === 0 ? `${salt} of` : ''} ${at % 997} and some words`,
    ).join('\n');
  const found = run(lines(20), lines(23), { mode });
  expect(found.similarity).toBeGreaterThan(80);
});
