import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problem, type Values } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { encodeBytes } from '../../../formats/rfc4648';
import { header, HEADER_BYTES, readEnvelope } from './layout';
import { open, seal } from './seal';
import tool from './tool';

const run = async (values: Partial<Values<typeof tool.fields>>) =>
  tool.run(
    {
      input: '',
      file: [],
      direction: 'encrypt',
      password: 'correct horse',
      kdf: 'pbkdf2',
      iterations: 100_000,
      costLog2: 14,
      ...values,
    },
    exampleContext(),
  );

async function encrypted(values: Parameters<typeof run>[0]): Promise<string> {
  const given = await run(values);
  if (!('result' in given) || given.result === undefined) throw new Error(JSON.stringify(given));
  return given.result;
}

test.for(['a', ' a\r\n', 'zażółć 👩‍👩‍👧', '\u0000', '\uFEFFbom', 'x'.repeat(1_000_000)])(
  'decrypts what it encrypted, and never encrypts to the same text twice',
  async (input) => {
    // With scrypt, only the key derivation differs, so one input is enough.
    const kdf = input === 'a' ? 'scrypt' : 'pbkdf2';
    const [one, other] = [await encrypted({ input, kdf }), await encrypted({ input, kdf })];
    expect(one).toMatch(/^U0sx[A-Za-z0-9+/]+={0,2}$/);
    expect(one).not.toBe(other);
    for (const sealed of [one, other]) {
      expect(await run({ direction: 'decrypt', input: sealed })).toMatchObject({ result: input, format: 'Smallkit 1' });
    }
  },
);

test('any bytes survive the round trip with any password', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), fc.string({ minLength: 1 }), async (bytes, password) => {
      const nonce = { salt: new Uint8Array(16), iv: new Uint8Array(12) };
      const sealed = await seal(bytes.slice(), password, { kdf: 'pbkdf2', iterations: 1 }, nonce, () => {});
      const envelope = readEnvelope(sealed);
      if ('flaw' in envelope) throw new Error(envelope.flaw);
      expect(await open(envelope, password, () => {})).toEqual(bytes);
      expect(await open(envelope, `${password}.`, () => {})).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('refuses to decrypt if any single bit changed, header included', async () => {
  const sealed = await seal(
    new Uint8Array([1, 2, 3]),
    'p',
    { kdf: 'pbkdf2', iterations: 1000 },
    { salt: new Uint8Array(16), iv: new Uint8Array(12) },
    () => {},
  );
  // Bytes 0 to 3 identify the format; a changed cost (4 to 7) gives another key, after more work.
  for (let at = 6; at < sealed.length; at++) {
    const changed = sealed.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    const envelope = readEnvelope(changed);
    if ('flaw' in envelope) throw new Error(envelope.flaw);
    expect(await open(envelope, 'p', () => {}), `byte ${at}`).toBeUndefined();
  }
});

// Python: cryptography AESGCM under hashlib.pbkdf2_hmac('sha256', 'é'.encode(), salt, 100000)
test('accepts a password in either Unicode normal form', async () => {
  const input = 'U0sxAQABhqAAAQIDBAUGBwgJCgsMDQ4PZGVmZ2hpamtsbW5ves+3Ydju7C5x1XwKHNpEFII=';
  for (const password of ['é', 'e\u0301']) {
    expect(await run({ direction: 'decrypt', input, password })).toMatchObject({ result: 'a' });
  }
  expect(await run({ direction: 'decrypt', input, password: 'e' })).toEqual(problem('wrong', {}, 'password'));
});

// openssl enc -aes-256-cbc … -base64
test.for([
  ['U2FsdGVkX1/vWBMWAnXAJ5BXG38buU/AIqYvIP9guFh+063xEN09J46eym3VukT4', 'correct horse', 'OpenSSL SHA-256'],
  ['U2FsdGVkX18dvnESLO8WQtCA8qGkwHQ6xireo65fJROuXFqgMyR8t6Vg/eZ3F0nI', 'zażółć', 'OpenSSL PBKDF2'],
  ['U2FsdGVkX18dvnESLO8WQtCA8qGkwHQ6\nxireo65fJROuXFqgMyR8t6Vg/eZ3F0nI\n', 'zażółć'.normalize('NFD'), 'OpenSSL PBKDF2'],
] as const)('decrypts %s', async ([input, password, format]) => {
  expect(await run({ direction: 'decrypt', input, password })).toMatchObject({ result: 'Zażółć gęślą jaźń', format });
});

test('decrypts a picture that openssl encrypted to a picture', async () => {
  const input = 'U2FsdGVkX1+IS8NrPE70M9+xNkpkA0bOJq2Flb1zo1/4V+B2G/Esh6sILtgqisuOD8mgd7NT1UaOnl3IgTU08w==';
  const gif = 'R0lGODlh8kprC53ootz08tNqeFLeSeFZ7HgjyEq4a3V5p3EjCBUeKFFUgXFu+A==';
  for (const given of [{ input }, { file: [new File([Buffer.from(input, 'base64')], 'picture.gif.enc')] }]) {
    const opened = await run({ direction: 'decrypt', ...given });
    if (!('files' in opened)) throw new Error(JSON.stringify(opened));
    const [file] = opened.files ?? [];
    expect(file?.name).toBe('file' in given ? 'picture.gif' : 'decrypted.gif');
    expect(encodeBytes(new Uint8Array((await file?.blob.arrayBuffer()) ?? []), { scheme: 'base64' })).toBe(gif);
  }
});

test('encrypts a file to raw bytes with .sk1 appended to its name, and restores the name on decryption', async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
  const sealed = await run({ file: [new File([bytes], 'data.bin')], input: 'not this' });
  if (!('files' in sealed)) throw new Error(JSON.stringify(sealed));
  const [file] = sealed.files ?? [];
  expect(file?.name).toBe('data.bin.sk1');
  const whole = (await file?.blob.bytes()) ?? new Uint8Array(0);
  expect(whole.length).toBe(HEADER_BYTES + 1000 + 16);
  const opened = await run({ direction: 'decrypt', file: [new File([whole], 'data.bin.sk1')] });
  if (!('files' in opened)) throw new Error(JSON.stringify(opened));
  expect(opened.files?.[0]?.name).toBe('data.bin');
  expect(await opened.files?.[0]?.blob.bytes()).toEqual(bytes);
});

const base64 = (bytes: Uint8Array) => encodeBytes(bytes, { scheme: 'base64' });
const forged = (kdf: 'pbkdf2' | 'scrypt', cost: number) =>
  base64(
    new Uint8Array([
      ...header(
        kdf === 'pbkdf2' ? { kdf, iterations: cost } : { kdf, costLog2: cost },
        new Uint8Array(16),
        new Uint8Array(12),
      ),
      ...new Uint8Array(20),
    ]),
  );

test.for([
  [
    'a cost of 4 billion rounds',
    forged('pbkdf2', 4_294_967_295),
    problem('costly', { iterations: 10_000_000, cost: 20 }, 'input'),
  ],
  [
    'scrypt that wants a terabyte',
    forged('scrypt', 30),
    problem('costly', { iterations: 10_000_000, cost: 20 }, 'input'),
  ],
  ['no rounds at all', forged('pbkdf2', 0), problem('unknownFormat', {}, 'input')],
  ['a cut text', 'U0sxAQAJJ8AA', problem('cutShort', { bytes: 9, least: 36 }, 'input')],
  ['a cut OpenSSL text', 'U2FsdGVkX1//yi/HbD6hBjm6', problem('cutShort', { bytes: 18 }, 'input')],
  ['base64 of something else', 'SGVsbG8=', problem('unknownFormat', {}, 'input')],
  ['plain text', 'U0sx\nHello!', problem('notBase64', { character: '!', line: 2, column: 6 }, 'input')],
  ['an odd number of digits', 'U0sxA', problem('badLength', { digits: 5 }, 'input')],
] as const)('refuses %s before deriving a key', async ([, input, refusal]) => {
  expect(await run({ direction: 'decrypt', input })).toEqual(refusal);
});

test('refuses an empty password', async () => {
  expect(await run({ input: 'a', password: '' })).toEqual(problem('noPassword', {}, 'password'));
  expect(await run({ input: ' ', password: '' })).toEqual({ empty: true });
});
