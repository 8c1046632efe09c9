import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { lock, pack, textParams, unlock, unpack, wellFormed } from './link-payload';

const TEXTS = ['', 'a', 'zażółć gęślą jaźń', '👩‍👩‍👧\r\n\u0000', '\uFEFFwith a mark', 'line\n'.repeat(100_000)];

afterEach(() => vi.unstubAllGlobals());

test.for(TEXTS)('unpack reverses pack', async (text) => {
  expect(await unpack(await pack(text))).toEqual({ text });
});

test('a link is base64url without padding', async () => {
  expect(await pack('hello hello hello')).toMatch(/^[A-Za-z0-9_-]+$/);
});

// zlib is the independent implementation: any level of valid DEFLATE must be read.
test.for([0, 1, 9])('unpacks what zlib compresses at level %i, padded and in the other alphabet', async (level) => {
  const packed = deflateRawSync('Zażółć 👋 '.repeat(50), { level }).toString('base64');
  expect(await unpack(packed)).toEqual({ text: 'Zażółć 👋 '.repeat(50) });
});

test('unpacks the DEFLATE of “test” that zlib makes', async () =>
  expect(await unpack('K0ktLgEA')).toEqual({ text: 'test' }));

test('reports a damaged or truncated link', async () => {
  const packed = await pack('some text that is long enough to be packed, and packed it is');
  expect(await unpack(packed.slice(0, -6))).toEqual({ fault: 'damaged' });
  expect(await unpack('***')).toEqual({ fault: 'damaged' });
  expect(await unpack('AAAA')).toEqual({ fault: 'damaged' });
  const notUtf8 = deflateRawSync(Buffer.from([0xc3, 0x28])).toString('base64url');
  expect(await unpack(notUtf8)).toEqual({ fault: 'damaged' });
});

test('refuses a small link that would unpack to more than 5 MB', async () => {
  const bomb = deflateRawSync(Buffer.alloc(5_000_001)).toString('base64url');
  expect(bomb.length).toBeLessThan(20_000);
  expect(await unpack(bomb)).toEqual({ fault: 'tooLarge' });
  const most = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url');
  expect(await unpack(most)).toEqual({ text: 'a'.repeat(5_000_000) });
});

test('writes and reads the same links without the browser’s streams', async () => {
  const packed = await pack(TEXTS.join('\n'));
  const bomb = deflateRawSync(Buffer.alloc(5_000_001)).toString('base64url');
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await unpack(packed)).toEqual({ text: TEXTS.join('\n') });
  expect(inflateRawSync(Buffer.from(await pack(TEXTS.join('\n')), 'base64url')).toString()).toBe(TEXTS.join('\n'));
  expect(await unpack(packed.slice(0, -6))).toEqual({ fault: 'damaged' });
  expect(await unpack(bomb)).toEqual({ fault: 'tooLarge' });
});

// Node's own cipher and key derivation, combined as the format describes, serve as the independent implementation.
const keyOf = (password: string, salt: Buffer) => pbkdf2Sync(password, salt, 600_000, 32, 'sha256');

test('decrypts what another implementation encrypted; the password is normalized to NFC', async () => {
  const [salt, iv] = [Buffer.alloc(16, 7), Buffer.alloc(12, 9)];
  const cipher = createCipheriv('aes-256-gcm', keyOf('caf\u00e9', salt), iv);
  const body = [cipher.update(deflateRawSync('a\r\nb 👋')), cipher.final()];
  const e = Buffer.concat([Buffer.from([1]), salt, iv, ...body, cipher.getAuthTag()]).toString('base64url');
  expect(await unlock(e, 'caf\u00e9')).toEqual({ text: 'a\r\nb 👋' });
  expect(await unlock(e, 'cafe\u0301')).toEqual({ text: 'a\r\nb 👋' });
  expect(await unlock(e, 'cafe')).toEqual({ fault: 'locked' });
});

test('another implementation decrypts what was encrypted here, and no two encryptions are the same', async () => {
  const e = await lock('Zażółć', 'hush');
  const bytes = Buffer.from(e, 'base64url');
  expect(bytes[0]).toBe(1);
  const decipher = createDecipheriv('aes-256-gcm', keyOf('hush', bytes.subarray(1, 17)), bytes.subarray(17, 29));
  decipher.setAuthTag(bytes.subarray(-16));
  const packed = Buffer.concat([decipher.update(bytes.subarray(29, -16)), decipher.final()]);
  expect(inflateRawSync(packed).toString()).toBe('Zażółć');
  expect(await lock('Zażółć', 'hush')).not.toBe(e);
});

test('refuses an encrypted link that was altered, truncated or has another version', async () => {
  const bytes = Buffer.from(await lock('text', 'hush'), 'base64url');
  const altered = Buffer.from(bytes);
  altered[40] = (altered[40] ?? 0) ^ 1;
  expect(await unlock(altered.toString('base64url'), 'hush')).toEqual({ fault: 'locked' });
  expect(await unlock(bytes.subarray(0, 40).toString('base64url'), 'hush')).toEqual({ fault: 'damaged' });
  bytes[0] = 2;
  expect(await unlock(bytes.toString('base64url'), 'hush')).toEqual({ fault: 'damaged' });
  expect(await unlock('***', 'hush')).toEqual({ fault: 'damaged' });
});

test('writes up to 200 characters as plain text, compresses longer texts, and encrypts when there is a password', async () => {
  expect(await textParams('')).toEqual([]);
  expect(await textParams('a'.repeat(200))).toEqual([['input', 'a'.repeat(200)]]);
  expect((await textParams('a'.repeat(201)))[0]?.[0]).toBe('z');
  expect((await textParams('a', { password: 'hush' }))[0]?.[0]).toBe('e');
});

test('counts lone surrogates and keeps pairs', () => {
  expect(wellFormed('a👋b')).toEqual({ text: 'a👋b', replaced: 0 });
  expect(wellFormed('\uD83D👋\uDC4B')).toEqual({ text: '\uFFFD👋\uFFFD', replaced: 2 });
});
