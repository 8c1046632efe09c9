import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack, unpack } from './link';

test.for(['', 'a', 'zażółć gęślą jaźń', '👩‍👩‍👧\r\n\u0000', 'line\n'.repeat(100_000)])(
  'unpack undoes pack',
  async (text) => {
    expect(await unpack(await pack(text))).toBe(text);
  },
);

test('a link is base64url without padding', async () => {
  expect(await pack('hello hello hello')).toMatch(/^[A-Za-z0-9_-]+$/);
});

// zlib is the independent implementation: any level of valid DEFLATE must be read.
test.for([0, 1, 9])('reads what zlib packs at level %i, padded and in the other alphabet', async (level) => {
  const packed = deflateRawSync('Zażółć 👋 '.repeat(50), { level }).toString('base64');
  expect(await unpack(packed)).toBe('Zażółć 👋 '.repeat(50));
});

test('a damaged or cut link gives nothing', async () => {
  const packed = await pack('some text that is long enough to be packed, and packed it is');
  expect(await unpack(packed.slice(0, -6))).toBeUndefined();
  expect(await unpack('***')).toBeUndefined();
  expect(await unpack('AAAA')).toBeUndefined();
});

test('a small link cannot unpack to more than 5 MB', async () => {
  const bomb = deflateRawSync(Buffer.alloc(6_000_000)).toString('base64url');
  expect(bomb.length).toBeLessThan(20_000);
  expect(await unpack(bomb)).toBeUndefined();
});
