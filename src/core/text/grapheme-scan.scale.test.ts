import { expect, test } from 'vitest';
import { graphemeCount } from './grapheme-scan';

test('scans ten million characters that include one accent', () => {
  expect(graphemeCount(`${'a'.repeat(5_000_000)}e\u0301${'b'.repeat(5_000_000)}`)).toBe(10_000_001);
});
