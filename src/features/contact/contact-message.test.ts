import { expect, test } from 'vitest';
import { CONTACT_WORDS } from './contact-words';
import { LONGEST_LINK, bodyOf, mailto, mailtoSubject, mistakes, type Message } from './contact-message';

const mistakesOf = (text: Message, options = {}) => mistakes(text, CONTACT_WORDS.en, 'en', options);

const message = { name: '', email: '', subject: 'Hi & bye', input: 'Line one is long\nLine two' };

test('encodes a mailto address as in RFC 6068 §5', () => {
  expect(mailto('a@example.com', message)).toBe(
    'mailto:a@example.com?subject=Hi%20%26%20bye&body=Line%20one%20is%20long%0D%0ALine%20two',
  );
});

test('puts the sender under the message, after an empty line', () => {
  expect(mailto('a@example.com', { ...message, name: 'Ada', email: 'ada@example.com' })).toContain(
    'Line%20two%0D%0A%0D%0AAda%20%3Cada%40example.com%3E',
  );
  expect(bodyOf({ ...message, name: 'Ada' })).toBe('Line one is long\nLine two\n\nAda');
});

test('writes line breaks as CRLF, other scripts as UTF-8, and half a pair as U+FFFD', () => {
  // RFC 6068 §6.3 writes café as caf%C3%A9; U+FFFD is EF BF BD.
  const link = mailto('a@example.com', { ...message, subject: 'café', input: 'a\r\nb\rc\nd\uD83D' });
  expect(link).toBe('mailto:a@example.com?subject=caf%C3%A9&body=a%0D%0Ab%0D%0Ac%0D%0Ad%EF%BF%BD');
});

test('does not end an address early at its special characters', () => {
  // RFC 6068 §2: "%", "?" and "&" of a local part are encoded.
  expect(mailtoSubject('gorby%kremvax?x@example.com', message)).toBe(
    'mailto:gorby%25kremvax%3Fx@example.com?subject=Hi%20%26%20bye',
  );
});

test('the longest message makes a link that is too long', () => {
  expect(mailto('a@example.com', { ...message, input: 'x'.repeat(5_000) }).length).toBeGreaterThan(LONGEST_LINK);
});

test.for([
  [{ ...message, input: 'short' }, ['input']],
  [{ ...message, input: `   ${'x'.repeat(9)}   ` }, ['input']],
  [{ ...message, input: '👩‍👩‍👧'.repeat(9) }, ['input']],
  [{ ...message, input: 'x'.repeat(5_001) }, ['input']],
  // Firestore's emulator: '😀'.size() is 2.
  [{ ...message, input: '😀'.repeat(2_501) }, ['input']],
  [{ ...message, email: 'nobody' }, ['email']],
  [{ ...message, email: 'a@b' }, ['email']],
  [{ ...message, email: 'a b@c.de' }, ['email']],
  [{ ...message, email: `${'x'.repeat(243)}@example.com` }, ['email']],
  [{ ...message, subject: 'x'.repeat(151) }, ['subject']],
  [{ ...message, name: 'x'.repeat(101) }, ['name']],
  [{ name: '', email: '?', subject: 'x'.repeat(151), input: '' }, ['email', 'subject', 'input']],
] as const)('refuses %j for %j', ([wrong, fields]) => {
  expect(mistakesOf(wrong).map(([name]) => name)).toEqual(fields);
});

test('accepts a message at each limit', () => {
  const most = { name: 'x'.repeat(100), subject: 'x'.repeat(150), email: `${'x'.repeat(242)}@example.com` };
  expect(mistakesOf({ ...most, input: 'x'.repeat(10) })).toEqual([]);
  expect(mistakesOf({ ...message, input: '😀'.repeat(2_500) })).toEqual([]);
  expect(mistakesOf({ ...message, input: 'x'.repeat(5_000), email: 'a@b.co' })).toEqual([]);
});

test('allows an empty address only in an email', () => {
  expect(mistakesOf(message)).toEqual([]);
  expect(mistakesOf(message, { mustAnswer: true }).map(([name]) => name)).toEqual(['email']);
});
