import { expect, test } from 'vitest';
import { repeat, repeatedLength } from './repeat';

test('a million copies are made and measured without making a million strings', () => {
  const options = { count: 1_000_000, separator: '', number: false };
  expect(repeat('0123456789', options)).toHaveLength(10_000_000);
  expect(repeatedLength('🇫', options)).toBe(500_000);
});
