import { expect, test } from 'vitest';
import { check } from './check';

test('checks 10 MB with an invisible character in every word', () => {
  const reported: number[] = [];
  const { found, cleaned } = check('some\u200Bword '.repeat(1_000_000), (part) => reported.push(part));
  expect(found).toBe('U+200B ZERO WIDTH SPACE × 1000000');
  expect(cleaned).toHaveLength(9_000_000);
  expect(reported.length).toBeGreaterThan(50);
  expect(reported.length).toBeLessThanOrEqual(100);
});
