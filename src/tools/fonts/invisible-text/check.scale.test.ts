import { expect, test } from 'vitest';
import { check } from './check';

test('checks 10 MB with an invisible character in every word', () => {
  const heard: number[] = [];
  const { found, cleaned } = check('some\u200Bword '.repeat(1_000_000), (part) => heard.push(part));
  expect(found).toBe('U+200B ZERO WIDTH SPACE × 1000000');
  expect(cleaned).toHaveLength(9_000_000);
  expect(heard.length).toBeGreaterThan(50);
  expect(heard.length).toBeLessThanOrEqual(100);
});
