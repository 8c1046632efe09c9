import { expect, test } from 'vitest';
import { fromBase64Url, randomId, toBase64Url } from './base64-url';

// Python: base64.urlsafe_b64encode(…).rstrip(b'=')
test.for([
  ['', ''],
  ['66', 'Zg'],
  ['666f', 'Zm8'],
  ['666f6f', 'Zm9v'],
  ['fbff00', '-_8A'],
])('encodes the bytes %s as %s and decodes them again', ([hex = '', text = '']) => {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  expect(toBase64Url(bytes)).toBe(text);
  expect(fromBase64Url(text)).toEqual(bytes);
});

test.for(['+/8A', ' /8A', '-_8A'])('also decodes %j', (text) =>
  expect(fromBase64Url(text)).toEqual(new Uint8Array([0xfb, 0xff, 0])),
);

test('accepts padding and refuses what is not base64', () => {
  expect(fromBase64Url('Zg==')).toEqual(new Uint8Array([0x66]));
  for (const text of ['Z', 'Zg*=', 'Zgé']) expect(fromBase64Url(text)).toBeUndefined();
});

test('encodes more bytes than a function call accepts as arguments', () => {
  const bytes = new Uint8Array(1_000_003).fill(0xfb);
  expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
});

test('an id is 22 URL-safe characters and never repeats', () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
