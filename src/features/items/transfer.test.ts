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

test('a long text stands in the file as it is', async () => {
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

test('a text that cannot be unpacked stays packed', async () => {
  const [only] = (await exported([item({ body: 'z=%21%21' })], now)).items;
  expect(only?.values).toEqual({ z: '!!' });
});

test.for(['', 'null', '[]', '{"items":[]}', '{"kind":"other","items":[]}', file({}), '<html>'])(
  '%s is no such file',
  async (json) => expect(await imported(json)).toBeUndefined(),
);

test('entries that are no items, or no pages of this site, are counted and left out', async () => {
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

test('more than an item holds is left out', async () => {
  const values = { other: 'x'.repeat(500_000) };
  expect(await imported(file([{ path: '/a/', values }]))).toEqual({ items: [], unreadable: 1 });
});

test('hostile texts are texts', async () => {
  for (const text of HOSTILE_TEXTS) {
    const back = await imported(file([{ path: '/a/', title: text, values: { other: text } }]));
    expect(new URLSearchParams(back?.items[0]?.body).get('other')).toBe(text);
  }
});
