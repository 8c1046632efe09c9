import { expect, test } from 'vitest';
import { mailto, mistakes } from './contact';

const message = { name: '', email: '', subject: 'Hi & bye', input: 'Line one is long\nLine two' };

test('a mailto address is encoded as RFC 6068 §5 has it', () => {
  expect(mailto('a@example.com', message)).toBe(
    'mailto:a@example.com?subject=Hi%20%26%20bye&body=Line%20one%20is%20long%0D%0ALine%20two',
  );
});

test('the sender stands under the message, after an empty line', () => {
  expect(mailto('a@example.com', { ...message, name: 'Ada', email: 'ada@example.com' })).toContain(
    'Line%20two%0D%0A%0D%0AAda%20%3Cada%40example.com%3E',
  );
});

test.for([
  [{ ...message, input: 'short' }, 'input'],
  [{ ...message, input: 'x'.repeat(5_001) }, 'input'],
  [{ ...message, email: 'nobody' }, 'email'],
  [{ ...message, subject: 'x'.repeat(151) }, 'subject'],
] as const)('refuses %j for its %s', ([wrong, field]) => {
  expect(mistakes(wrong).map(([name]) => name)).toEqual([field]);
});

test('accepts a message at each limit', () => {
  expect(mistakes({ ...message, input: 'x'.repeat(10), subject: 'x'.repeat(150), email: 'a@b.co' })).toEqual([]);
  expect(mistakes({ ...message, input: 'x'.repeat(5_000) })).toEqual([]);
});
