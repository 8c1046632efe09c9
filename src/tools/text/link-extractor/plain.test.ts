import { expect, test } from 'vitest';
import { bareFinder } from './bare';
import { findLinks, labelBefore } from './plain';

const found = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

test.for([
  ['', []],
  ['no links, no http:// here', []],
  ['See https://example.com/a_(b). And <https://example.org>.', ['https://example.com/a_(b)', 'https://example.org']],
  ['(https://a.example/b)', ['https://a.example/b']],
  ['(see https://a.example/b_(c))', ['https://a.example/b_(c)']],
  ['[x](https://a.example/b)[y](https://c.example)', ['https://a.example/b', 'https://c.example']],
  ['{"u":"https://a.example/b","v":"https://c.example"}', ['https://a.example/b', 'https://c.example']],
  ["['https://a.example','https://c.example']", ['https://a.example', 'https://c.example']],
  ["https://a.example/o'neil said", ["https://a.example/o'neil"]],
  ['Really? https://a.example?! Yes: https://b.example; ok', ['https://a.example', 'https://b.example']],
  ['https://a.example/?q=[1]&r={2}', ['https://a.example/?q=[1]&r={2}']],
  ['https://a.example/x], https://a.example/y}', ['https://a.example/x', 'https://a.example/y']],
  ['**https://a.example** and _https://b.example_', ['https://a.example', 'https://b.example']],
  ['|https://a.example/b|https://c.example|', ['https://a.example/b', 'https://c.example']],
  ['`https://a.example`', ['https://a.example']],
  ['“https://a.example/b”, ‘https://c.example’…', ['https://a.example/b', 'https://c.example']],
  ['«https://a.example/b», „https://c.example“', ['https://a.example/b', 'https://c.example']],
  ['HTTPS://A.example ftp://b.example/c', ['HTTPS://A.example', 'ftp://b.example/c']],
  ['xhttps://a.example', []],
  ['请看https://a.example/b。谢谢', ['https://a.example/b']],
  ['https://a.example/日本語/é', ['https://a.example/日本語/é']],
  ['https://a.example/?u=https://b.example/', ['https://a.example/?u=https://b.example/']],
  ['https://user:pw@a.example:8080/#x', ['https://user:pw@a.example:8080/#x']],
  ['http://[::1]/x', ['http://[::1]/x']],
  ['a\nhttps://a.example\nhttps://b.example\n', ['https://a.example', 'https://b.example']],
] as const)('in %j, finds %j', ([text, links]) => {
  expect(found(text)).toEqual(links);
});

test.for([
  ['Write to info@example.org.', ['info@example.org']],
  ['<first.last+tag@mail.example.co.uk>', ['first.last+tag@mail.example.co.uk']],
  ["o'neil@example.ie, 'a@example.org'", ["o'neil@example.ie", 'a@example.org']],
  ['mailto:a@example.org?subject=x', ['a@example.org']],
  ['mail=a@example.org', ['a@example.org']],
  ['a@b, @someone, a@1.2.3.4, a@example.1', []],
  ['a.@example.org', []],
  ['jürgen@müller.example почта@пример.рф', ['jürgen@müller.example', 'почта@пример.рф']],
  ['a@b@example.org', ['b@example.org']],
  [
    'https://medium.example/@user@example.org/x a@example.org',
    ['https://medium.example/@user@example.org/x', 'a@example.org'],
  ],
] as const)('in %j, finds the mailboxes %j', ([text, links]) => {
  expect(found(text)).toEqual(links);
});

test('finds hosts without a scheme if requested, and only with real top-level domains', async () => {
  const bare = await bareFinder();
  const text =
    'Visit example.com/a_(b), www.example.co.uk or (docs.example.org). Not e.g. this.here, a@example.com or 1.2.3.';
  const all = findLinks(text, bare);
  expect(all.map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
    ['example.com/a_(b)', 'web'],
    ['www.example.co.uk', 'web'],
    ['docs.example.org', 'web'],
    ['a@example.com', 'email'],
  ]);
  expect(findLinks(text)).toHaveLength(1);
});

test.for([
  ['[label](https://a.example)', 'label'],
  ['![pic [1]](<https://a.example>)', 'pic [1]'],
  ['(https://a.example)', ''],
  ['x](https://a.example)', ''],
] as const)('the label in %j is %j', ([text, label]) => {
  expect(labelBefore(text, text.indexOf('https'))).toBe(label);
});

test.for(['https://', 'https://a.b(', ')', '@', 'a@', 'a.', 'https://a ', '[', 'a@a.a ', "'", '.'])(
  'takes linear time for a long run of %j',
  (piece) => {
    findLinks(piece.repeat(100_000));
  },
);
