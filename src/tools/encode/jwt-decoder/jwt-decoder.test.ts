import { expect, test } from 'vitest';
import { note, problem, term } from '../../../kinds/contract';
import { decode, type Asked } from './decode';
import { membersOf } from './members';
import * as made from './tokens.fixture';

const NOW = new Date('2026-11-21T12:00:00Z');
const ask = (input: string, more: Partial<Asked> = {}) =>
  decode({ input, key: '', keyEncoding: 'utf-8', at: '', ...more }, NOW);

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const token = (header: string, payload: string) => `${base64url(header)}.${base64url(payload)}.c2ln`;
const claims = (payload: string, more: Partial<Asked> = {}) => ask(token('{"alg":"HS256"}', payload), more);

test.for([
  ['RS256', made.RS256, made.RSA_KEY],
  ['PS384', made.PS384, made.RSA_KEY],
  ['ES256', made.ES256, made.EC_KEY],
  ['ES256 and a certificate', made.ES256, made.EC_CERTIFICATE],
  ['EdDSA', made.EDDSA, made.ED_KEY],
  ['HS512 with a short secret', made.HS512_SECRET, 'secret'],
  ['HS512, the secret in hex', made.HS512_SECRET, '73 65 63 72 65 74', 'hex'],
  ['HS512, the secret in base64', made.HS512_SECRET, 'c2VjcmV0', 'base64'],
] as const)('verifies %s, and rejects it with another payload', async ([, good, key, written]) => {
  const keyEncoding = written ?? 'utf-8';
  expect(await ask(good, { key, keyEncoding })).toMatchObject({ verified: term('Valid') });
  const [head = '', , signature = ''] = good.split('.');
  const forged = `${head}.${base64url('{"sub":"43"}')}.${signature}`;
  expect(await ask(forged, { key, keyEncoding })).toMatchObject({ verified: term('Invalid') });
});

test.for([
  [
    'a public key as the secret of an HMAC',
    made.SIGNED_WITH_THE_PUBLIC_KEY,
    made.RSA_KEY,
    problem('confusion', { alg: 'HS256' }, 'key'),
  ],
  [
    'a public JWK as the secret',
    made.HS512_SECRET,
    '{"kty":"RSA","n":"AQAB","e":"AQAB"}',
    problem('confusion', { alg: 'HS512' }, 'key'),
  ],
  ['a secret where a public key is wanted', made.RS256, 'secret', problem('needsPublicKey', { alg: 'RS256' }, 'key')],
  ['a key of another type', made.RS256, made.EC_KEY, problem('keyUnfit', { alg: 'RS256' }, 'key')],
  [
    'a JWK of another type',
    made.ES256,
    '{"kty":"oct","k":"AA"}',
    problem('keyType', { alg: 'ES256', wanted: 'EC' }, 'key'),
  ],
  [
    'a private key',
    made.RS256,
    '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
    problem('privateKey', {}, 'key'),
  ],
  [
    'a bare RSA key',
    made.RS256,
    '-----BEGIN RSA PUBLIC KEY-----\nAAAA\n-----END RSA PUBLIC KEY-----',
    problem('oldPem', {}, 'key'),
  ],
  ['JSON that is no key', made.RS256, '{"a":1}', problem('keyJson', {}, 'key')],
  ['an empty JWKS', made.RS256, '{"keys":[]}', problem('keyJson', {}, 'key')],
] as const)('refuses %s and still shows the token', async ([, input, key, refusal]) => {
  const given = await ask(input, { key });
  expect(given).toMatchObject({ verified: term('Not checked'), problem: refusal });
  expect(given).toHaveProperty('result', expect.stringContaining('"sub": "42"'));
});

test('refuses malformed hex and base64 secrets', async () => {
  expect(await ask(made.HS512_SECRET, { key: 'abc', keyEncoding: 'hex' })).toMatchObject({
    problem: problem('keyHex', {}, 'key'),
  });
  expect(await ask(made.HS512_SECRET, { key: '!!', keyEncoding: 'base64' })).toMatchObject({
    problem: problem('keyBase64', {}, 'key'),
  });
});

test('uses the JWKS key that kid names, otherwise tries every key that fits', async () => {
  const { createHmac } = await import('node:crypto');
  const sign = (header: string) => {
    const signed = `${base64url(header)}.${base64url('{}')}`;
    return `${signed}.${createHmac('sha256', 'right').update(signed).digest('base64url')}`;
  };
  const jwk = (kid: string, secret: string) => ({ kty: 'oct', kid, k: base64url(secret) });
  const key = JSON.stringify({ keys: [jwk('a', 'wrong'), jwk('b', 'right')] });
  expect(await ask(sign('{"alg":"HS256"}'), { key })).toMatchObject({ verified: term('Valid') });
  expect(await ask(sign('{"alg":"HS256","kid":"b"}'), { key })).toMatchObject({ verified: term('Valid') });
  expect(await ask(sign('{"alg":"HS256","kid":"a"}'), { key })).toMatchObject({ verified: term('Invalid') });
});

test('does not check a token with an unknown crit header or an unknown algorithm', async () => {
  expect(await ask(token('{"alg":"HS256","crit":["x"],"x":1}', '{}'), { key: 'k' })).toMatchObject({
    verified: term('Not checked'),
    notes: expect.arrayContaining([note('critical')]),
  });
  expect(await ask(token('{"alg":"XY1"}', '{}'), { key: 'k' })).toMatchObject({
    notes: expect.arrayContaining([note('unknownAlgorithm', { alg: 'XY1' })]),
  });
});

test.for([
  ['{"exp":1795262400}', 'Expired'],
  ['{"exp":1795262400.5}', 'Active'],
  ['{"nbf":1795262401}', 'Not yet valid'],
  ['{"nbf":1795262400,"exp":1795262401}', 'Active'],
  ['{"nbf":1795262401,"exp":1795262300}', 'Expired'],
  ['{}', 'No expiry'],
] as const)('at 2026-11-21T12:00:00Z, the state of %s is %s', async ([payload, state]) => {
  expect(await claims(payload)).toMatchObject({ state: term(state) });
});

test.for([
  ['{"exp":1795262400000}', note('milliseconds', { name: 'exp' }), '58859-'],
  ['{"exp":"tomorrow"}', note('notADate', { name: 'exp' }), ''],
  ['{"iat":-1e11}', note('outOfRange', { name: 'iat' }), ''],
] as const)('adds a note for %s', async ([payload, remark]) => {
  expect(await claims(payload)).toMatchObject({ notes: expect.arrayContaining([remark]) });
});

test('warns of a key URL in the token, and of a name that occurs twice', async () => {
  expect(await ask(token('{"alg":"RS256","jku":"https://evil.example/k"}', '{"a":1,"a":2}'))).toMatchObject({
    notes: expect.arrayContaining([note('remoteKey', { name: 'jku' }), note('repeated')]),
  });
});

test.for(['Bearer {t}', 'Authorization: Bearer {t}', ' "{t}",\n', "'{t}'", '\uFEFF{t}', 'bearer\n{t}'])(
  'reads only the token in %j',
  async (around) => {
    const spaced = token('{"alg":"HS256"}', '{"id":1.0}').replace(/.{10}/g, '$&\r\n');
    expect(await ask(around.replace('{t}', spaced))).toMatchObject({ result: '{\n  "id": 1.0\n}' });
  },
);

test.for([
  ['abc', problem('parts', { count: 1 }, 'input')],
  ['a.b.c.d', problem('parts', { count: 4 }, 'input')],
  ['Bearer e30.\ne+0.', problem('notBase64url', { part: 2, character: '+', line: 2, column: 2 }, 'input')],
  ['\uFEFFe30.é.', problem('notBase64url', { part: 2, character: 'é', line: 1, column: 6 }, 'input')],
  ['e30.e30ab.', problem('partLength', { part: 2, digits: 5 }, 'input')],
  ['_w.e30.', problem('headerNotText', {}, 'input')],
  ['.e30.', problem('headerNotJson', { line: 1, column: 1 }, 'input')],
] as const)('refuses %j', async ([input, refusal]) => {
  expect(await ask(input)).toEqual(refusal);
});

test('shows the header of an encrypted token', async () => {
  expect(await ask(`${base64url('{"alg":"dir","enc":"A256GCM"}')}..AAAA.AAAA.AAAA`)).toMatchObject({
    header: '{\n  "alg": "dir",\n  "enc": "A256GCM"\n}',
    algorithm: 'dir',
    problem: problem('encrypted', {}, 'input'),
  });
});

// RFC 7516 §3.1 defines five parts; their content does not matter, since it cannot be read without the key.
test.for(['a.b.c.d.e', `${base64url('{"alg":')}....`, '_w.+.é.c.d'])(
  'treats five parts as an encrypted token: %s',
  async (input) => {
    expect(await ask(input)).toEqual(problem('encrypted', {}, 'input'));
  },
);

// RFC 7515 §4.1.11: crit is a non-empty list of names.
test.for(['"x"', '[]', '[1]'])('blames the header, not the key, for a crit header of %s', async (crit) => {
  expect(await ask(token(`{"alg":"HS256","crit":${crit}}`, '{}'), { key: 'k' })).toMatchObject({
    verified: term('Not checked'),
    notes: expect.arrayContaining([note('badHeader')]),
    problem: undefined,
  });
});

test('tries a secret with and without the white space around it, and accepts one that begins with a brace', async () => {
  const { createHmac } = await import('node:crypto');
  const signed = `${base64url('{"alg":"HS256"}')}.${base64url('{}')}`;
  const sign = (secret: string) => `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  for (const [secret, key, verified] of [
    ['secret\n', 'secret\n', 'Valid'],
    ['secret', ' secret\n', 'Valid'],
    ['secret\n', 'secret', 'Invalid'],
    ['{not "JSON"}', '{not "JSON"}', 'Valid'],
  ] as const)
    expect(await ask(sign(secret), { key })).toMatchObject({ verified: term(verified) });
});

test('shows a payload on one line if its indentation would be longer than a text can be', async () => {
  const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)},"exp":1795262401}`;
  expect(await claims(deep)).toMatchObject({
    result: deep,
    state: term('Active'),
    notes: expect.arrayContaining([note('oneLine')]),
  });
});

test("shows a part that isn't JSON as text, with the position of the error", async () => {
  expect(await ask(token('{"alg":}', '{}'))).toMatchObject({
    header: '{"alg":}',
    problem: problem('headerNotJson', { line: 1, column: 8 }, 'input'),
  });
  expect(await claims('{"a":1,}')).toMatchObject({
    result: '{"a":1,}',
    problem: problem('payloadNotJson', { line: 1, column: 8 }, 'input'),
    notes: expect.arrayContaining([note('jsonTrailingComma', { line: 1, column: 8, found: '}' })]),
  });
});

test('refuses a date that does not exist', async () => {
  expect(await claims('{}', { at: '2026-02-30T00:00:00Z' })).toEqual(problem('instant', {}, 'at'));
});

test('members keep their source text, including nested values', () => {
  expect(membersOf('{"a": [1, {"b": []}], "c": "\\u00e9", "d": 1.0, "e": {}}')).toEqual([
    { name: 'a', type: 'other', text: '[1, {"b": []}]' },
    { name: 'c', type: 'text', text: 'é' },
    { name: 'd', type: 'number', text: '1.0' },
    { name: 'e', type: 'other', text: '{}' },
  ]);
  expect(membersOf('[]')).toBeUndefined();
});
