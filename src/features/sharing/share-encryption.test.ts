import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomId } from '../../core/bytes/base64-url';
import { isShareId, encrypt, SHARE_LIMITS, ShareTooLarge, decrypt } from './share-encryption';

/** Decrypts the format with Node's own cryptography: IV, ciphertext, tag. */
function openByNode(body: Uint8Array, k: string): string {
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(k, 'base64url'), body.subarray(0, 12));
  decipher.setAuthTag(body.subarray(-16));
  const packed = Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]);
  return inflateRawSync(packed).toString('utf8');
}

function sealByNode(packed: Uint8Array, key = randomBytes(16)): { k: string; body: Uint8Array } {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-128-gcm', key, iv);
  const body = Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
  return { k: key.toString('base64url'), body };
}

const TEXTS = ['', 'a', 'zażółć', '👩‍👩‍👧', '\u0000', '\uFEFFbom', 'line\r\nline\n', 'x'.repeat(1_000_000)];

test.for(TEXTS)('another program decrypts what was encrypted here, and vice versa', async (text) => {
  const { k, body } = await encrypt(text);
  expect(openByNode(body, k)).toBe(text);
  expect(await decrypt(body, k)).toBe(text);
  const other = sealByNode(deflateRawSync(text, { level: 1 }));
  expect(await decrypt(other.body, other.k)).toBe(text);
});

test('uses another key and another body each time', async () => {
  const [one, two] = [await encrypt('same'), await encrypt('same')];
  expect(one.k).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(one.k).not.toBe(two.k);
  expect(Buffer.from(one.body)).not.toEqual(Buffer.from(two.body));
});

test('does not decrypt a body that was changed anywhere', async () => {
  const { k, body } = await encrypt('a text');
  for (let at = 0; at < body.length; at++) {
    const changed = new Uint8Array(body);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await decrypt(changed, k)).toBeUndefined();
  }
  for (const short of [0, 11, 12, 27, body.length - 1])
    expect(await decrypt(body.subarray(0, short), k)).toBeUndefined();
});

test.for(['', 'short', '!'.repeat(22), 'A'.repeat(22), 'A'.repeat(43)])('the key %j decrypts nothing', async (k) => {
  expect(await decrypt((await encrypt('a text')).body, k)).toBeUndefined();
});

test.for([
  ['no DEFLATE', randomBytes(40)],
  ['a cut one', deflateRawSync('some text, some text').subarray(0, 8)],
  ['bytes that are not UTF-8', deflateRawSync(Buffer.from([0xff, 0xfe]))],
  ['more than 5 MB', deflateRawSync(Buffer.alloc(SHARE_LIMITS.text + 1, 97))],
] as const)('an encrypted body of %s is damaged', async ([, packed]) => {
  const { k, body } = sealByNode(packed);
  expect(await decrypt(body, k)).toBeUndefined();
});

test('lone surrogates become U+FFFD', async () => {
  const { k, body } = await encrypt('a\uD800b');
  expect(openByNode(body, k)).toBe('a\uFFFDb');
});

test('refuses a body that is too large for a document, and tells its size', async () => {
  // Random hexadecimal digits deflate to about half.
  const text = randomBytes(1_000_000).toString('hex');
  const refused = encrypt(text);
  await expect(refused).rejects.toBeInstanceOf(ShareTooLarge);
  await expect(refused).rejects.toMatchObject({ what: 'body', bytes: expect.toSatisfy((size) => size > 1_000_000) });
});

test('encrypts 5 MB of text, and refuses one byte more', async () => {
  expect((await encrypt('ż'.repeat(2_500_000))).body.length).toBeLessThan(SHARE_LIMITS.body);
  await expect(encrypt(`${'ż'.repeat(2_500_000)}.`)).rejects.toMatchObject({ what: 'text', bytes: 5_000_001 });
});

test('a random id is a valid share id', () => expect(isShareId(randomId())).toBe(true));

test.for(['', 'x'.repeat(21), 'x'.repeat(23), `${'x'.repeat(21)}/`, `${'x'.repeat(21)}é`, '../shares/aaaaaaaaaaaaa'])(
  "%j isn't a valid id",
  (id) => expect(isShareId(id)).toBe(false),
);
