import { expect, test } from 'vitest';
import { repeat, repeatedLength } from './repeat';

test('creates and measures a million copies without creating a million strings', () => {
  const options = { count: 1_000_000, separator: '', number: false };
  expect(repeat('0123456789', options)).toHaveLength(10_000_000);
  expect(repeatedLength('🇫', options)).toBe(500_000);
});
