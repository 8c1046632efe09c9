import { expect, test } from 'vitest';
import { pigLatin } from './pig-latin';

test('converts ten megabytes, and one endless word', () => {
  expect(pigLatin('the quick brown fox '.repeat(500_000), 'way')).toHaveLength(14_000_000);
  pigLatin('b'.repeat(200_000) + "'".repeat(200_000), 'way');
});
