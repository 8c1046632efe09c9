import { expect, test } from 'vitest';
import { bytesOf, plain } from './plain-data';

test.for([
  ['text', 'text'],
  [undefined, null],
  [12n, '12'],
  [Number.NaN, 'NaN'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Uint8Array([1, 2, 3]).subarray(1), { base64: 'AgM=' }],
  [new TextEncoder().encode('foobar').buffer, { base64: 'Zm9vYmFy' }],
  [new Map([['a', new Set([1, 2])]]), [['a', [1, 2]]]],
  [{ list: [{ deep: null }] }, { list: [{ deep: null }] }],
] as const)('%o as JSON is %j', async ([value, json]) => expect(await plain(value)).toEqual(json));

test('writes a blob with its type', async () => {
  expect(await plain({ file: new Blob(['foobar'], { type: 'text/plain' }) })).toEqual({
    file: { base64: 'Zm9vYmFy', type: 'text/plain' },
  });
});

test('writes all bytes, even more than one call takes', async () => {
  const json = await plain(new Uint8Array(1_000_000).fill(7));
  expect(json).toEqual({ base64: Buffer.alloc(1_000_000, 7).toString('base64') });
});

test('ends at a value that contains itself, but repeats one that occurs twice', async () => {
  const shared = { a: 1 };
  const self: { me?: unknown; both: unknown[] } = { both: [shared, shared] };
  self.me = self;
  expect(await plain(self)).toEqual({ me: null, both: [{ a: 1 }, { a: 1 }] });
  expect(bytesOf(self)).toBeGreaterThan(0);
});

test('counts two bytes per unit of a text, and the sizes of blobs and arrays', () => {
  expect(bytesOf('abc')).toBe(6);
  expect(bytesOf(new Blob(['abc']))).toBe(3);
  expect(bytesOf(new Uint8Array(10))).toBe(10);
  expect(bytesOf({ ab: new Uint8Array(100) })).toBe(8 + 4 + 100);
  expect(bytesOf(null)).toBe(0);
});
