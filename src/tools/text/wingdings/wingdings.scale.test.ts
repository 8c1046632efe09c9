import { expect, test } from 'vitest';
import { decode, encode } from './wingdings';

test('a megabyte survives a round trip', () => {
  const text = 'The quick brown fox. '.repeat(50_000);
  expect(decode(encode(text, 'wingdings', false), 'wingdings')).toBe(text);
});
