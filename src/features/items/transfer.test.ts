import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../testing/hostile-texts';
import { pack } from '../../core/bytes/link-payload';
import type { SavedItem } from './item';
import { exported, imported } from './transfer';

const item = (changes: Partial<SavedItem>): SavedItem => ({
  id: 'a',
  tool: 'text/reverse-text',
  path: '/reverse-text/',
  title: 'Mine',
  body: '',
  updated: Date.UTC(2026, 10, 21, 9, 30),
  deleted: false,
  owner: '',
  rev: 0,
  unsent: false,
  refused: false,
  ...changes,
});

const now = new Date('2026-11-21T10:00:00Z');
const file = (items: unknown) => JSON.stringify({ kind: 'smallkit-saved-items', version: 1, items });

test('writes a long text into the file uncompressed', async () => {
  const text = 'zażółć\r\n'.repeat(100);
  const body = `mode=lines&z=${await pack(text)}&trim=true`;
  expect(await exported([item({ body })], now)).toEqual({
    kind: 'smallkit-saved-items',
    version: 1,
    exported: '2026-11-21T10:00:00.000Z',
    items: [
      {
        title: 'Mine',
        tool: 'text/reverse-text',
        path: '/reverse-text/',
        saved: '2026-11-21T09:30:00.000Z',
        values: { mode: 'lines', input: text, trim: 'true' },
      },
    ],
  });
});

test('reading undoes writing', async () => {
  const bodies = ['', 'input=a+b%26c', `z=${await pack('x'.repeat(100_000))}&mode=words`, 'a=&b=1', 'e=AQID'];
  for (const body of bodies) {
    const back = await imported(JSON.stringify(await exported([item({ body })], now)));
    const { tool, path, title, updated } = item({});
    expect(back).toEqual({ items: [{ tool, path, title, updated, body }], unreadable: 0 });
  }
});

test('leaves a text compressed if it cannot be decompressed', async () => {
  const [only] = (await exported([item({ body: 'z=%21%21' })], now)).items;
  expect(only?.values).toEqual({ z: '!!' });
});

test.for(['', 'null', '[]', '{"items":[]}', '{"kind":"other","items":[]}', file({}), '<html>'])(
  'refuses %s as a file',
  async (json) => expect(await imported(json)).toBeUndefined(),
);

test('counts and skips entries that are not items, or not pages of this site', async () => {
  const good = { path: '/a/', values: { input: 'x' } };
  const bad = [
    null,
    7,
    {},
    { ...good, path: '//evil.test/' },
    { ...good, path: 'javascript:alert(1)' },
    { path: '/a/' },
  ];
  expect(await imported(file([good, ...bad]))).toEqual({
    items: [{ tool: '', path: '/a/', title: '/a/', body: 'input=x', updated: 0 }],
    unreadable: bad.length,
  });
});

test('skips an entry that is larger than an item', async () => {
  const values = { other: 'x'.repeat(500_000) };
  expect(await imported(file([{ path: '/a/', values }]))).toEqual({ items: [], unreadable: 1 });
});

test('treats hostile texts as plain text', async () => {
  for (const text of HOSTILE_TEXTS) {
    const back = await imported(file([{ path: '/a/', title: text, values: { other: text } }]));
    expect(new URLSearchParams(back?.items[0]?.body).get('other')).toBe(text);
  }
});
