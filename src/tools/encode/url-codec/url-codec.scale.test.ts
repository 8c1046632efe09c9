import { expect, test } from 'vitest';
import { percentDecode, percentEncode } from './percent';

test('encodes and decodes fifty megabytes', () => {
  const text = 'zażółć gęślą jaźń & more\n'.repeat(1_600_000);
  const encoded = percentEncode(text, 'component');
  expect(percentDecode(encoded ?? '').text === text).toBe(true);
});
