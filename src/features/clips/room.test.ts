import { expect, test } from 'vitest';
import { arrivalOf } from './room-arrival';
import { newCode, readCode, roomIdOf, roomKeyOf, shownCode } from './room-code';
import { BODY_LIMIT, fitsRoom, encrypt, encryptedSize, decrypt } from './room-encryption';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

// Crockford's base32 (crockford.com/base32.html): the values 0 to 9 are the digits 0 to 9, 16 is G, 31 is Z.
test.for([
  ['00000000000000', '0000000000'],
  ['ffffffffffffff', 'ZZZZZZZZZZ'],
  ['84210842108421', 'GGGGGGGGGG'],
  ['00443214c74240', '0123456789'],
])('the bytes %s are the code %s', ([hex, code]) => {
  const bytes = Uint8Array.from(hex?.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  expect(newCode(bytes)).toBe(code);
});

test('a new code has ten digits, and no characters that are easily confused', () => {
  for (let count = 0; count < 200; count++) expect(newCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
});

test.for([
  ['g7k3m-x9qz2', 'G7K3MX9QZ2'],
  [' G7K3M X9QZ2\n', 'G7K3MX9QZ2'],
  ['G7K3M–X9QZ2', 'G7K3MX9QZ2'],
  ['oOiIlL0123', '0011110123'],
  ['ＡＢＣＤＥ12345', 'ABCDE12345'],
])('%j is read as %s', ([typed, code]) => expect(readCode(typed ?? '')).toEqual({ code }));

test.for([
  ['', { fault: 'length', length: 0 }],
  ['ABCDE-1234', { fault: 'length', length: 9 }],
  ['ABCDE-123456', { fault: 'length', length: 11 }],
  ['ABCDE-1234u', { fault: 'letter', letter: 'U' }],
  ['ABCDE_12345', { fault: 'letter', letter: '_' }],
  ['ABCDE-1234é', { fault: 'letter', letter: 'É' }],
  ['ABCDE-1234😀', { fault: 'letter', letter: '😀' }],
] as const)("%j isn't a code", ([typed, fault]) => expect(readCode(typed)).toEqual(fault));

test('a code is shown in two halves', () => expect(shownCode('0123456789')).toBe('01234-56789'));

// Python: base64.urlsafe_b64encode(hashlib.sha256(b'smallkit-room:' + code).digest())[:22]
test.for([
  ['0123456789', 'm4fJXypQaghpCgjCZdGpZT'],
  ['G7K3MX9QZ2', 'S2FmMx1DzZR-s3ly33mE-_'],
])('the room of %s is %s', async ([code, id]) => expect(await roomIdOf(code ?? '')).toBe(id));

/** Output of Python's `cryptography` (AESGCM, hashlib.pbkdf2_hmac) for the code G7K3MX9QZ2 and the IV 00 01 … 0b. */
const FROM_PYTHON = {
  key: '53a750bc3b395c044a24db7aed9a2d6ddc3efaa74645b289578b81132c158745',
  clip: 'AAECAwQFBgcICQoLf3aC4PshswC5CRwCVn+Fqnu8SnFaZBTSqxeGhSMwWZcYYrjmwqIH2Hjl4z1ehybeuCBvC2qIHALrwu+Y2eMmh6+ySt9J/C0+dCXW0j7gHy20H2NNt5xE1g4=',
  unknown: 'AAECAwQFBgcICQoLf3aC4PshswC5BQQDQy+LpC2hV2lTIwzK01Q+M5hUURb4xFBqsfbGLOLMMmAO',
};

test('decrypts what another program encrypted with the same code', async () => {
  const key = await roomKeyOf('G7K3MX9QZ2');
  expect(await decrypt(key, bytesOf(FROM_PYTHON.clip))).toEqual({
    kind: 'clip',
    title: 'Zażółć',
    text: 'line one\r\nłódź 👩‍👩‍👧',
  });
  expect(await decrypt(key, bytesOf(FROM_PYTHON.unknown))).toBeUndefined();
});

test('encrypts for other programs: plain AES-256-GCM under Python’s key, IV first', async () => {
  const raw = Uint8Array.from(FROM_PYTHON.key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const theirs = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const body = await encrypt(await roomKeyOf('G7K3MX9QZ2'), { kind: 'clip', title: '', text: 'a\nb' });
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: body.slice(0, 12) }, theirs, body.slice(12));
  expect(new TextDecoder().decode(plain)).toBe('{"kind":"clip","title":""}\na\nb');
});

test('decrypting undoes encrypting, and refuses a changed body', async () => {
  const key = await roomKeyOf('0123456789');
  const other = await roomKeyOf('0123456788');
  for (const text of ['', 'a', '\n\n', '\u0000', '\uFEFFbom', 'a\r\nb', '"quotes"', '👩‍👩‍👧', 'x'.repeat(190_000)]) {
    const clip = { kind: 'clip', title: 'T "t"', text } as const;
    const body = await encrypt(key, clip);
    expect(body.length).toBe(encryptedSize(new TextEncoder().encode(text).length, clip));
    expect(await decrypt(key, body)).toEqual(clip);
    expect(await decrypt(other, body)).toBeUndefined();
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    expect(await decrypt(key, body)).toBeUndefined();
  }
  expect(await decrypt(key, new Uint8Array(3))).toBeUndefined();
});

test('two encryptions of the same text differ', async () => {
  const key = await roomKeyOf('0123456789');
  const clip = { kind: 'clip', title: '', text: 'same' } as const;
  expect(await encrypt(key, clip)).not.toEqual(await encrypt(key, clip));
});

test('the size is known before anything is encrypted', () => {
  const most = BODY_LIMIT - encryptedSize(0);
  expect(fitsRoom(most)).toBe(true);
  expect(fitsRoom(most + 1)).toBe(false);
  expect(fitsRoom(most, { title: 'é' })).toBe(false);
});

test.for([
  ['https://example.com/next/clipboard/#z=K0ktLgEA', { kind: 'link', fragment: 'z=K0ktLgEA' }],
  [' https://evil.test/#input=a%20b&title=T \n', { kind: 'link', fragment: 'input=a%20b&title=T' }],
  ['#e=AQ', { kind: 'link', fragment: 'e=AQ' }],
  ['https://example.com/next/clipboard/#room=g7k3m-x9qz2', { kind: 'room', code: 'G7K3MX9QZ2' }],
  ['https://example.com/#room=short', { kind: 'fault', fault: { fault: 'length', length: 5 } }],
  ['g7k3m x9qz2', { kind: 'room', code: 'G7K3MX9QZ2' }],
  ['G7K3MX9QZ', { kind: 'fault', fault: { fault: 'length', length: 9 } }],
  ['', { kind: 'fault', fault: { fault: 'length', length: 0 } }],
  ['https://example.com/#top', { kind: 'text', text: 'https://example.com/#top' }],
  ['javascript:alert(1)', { kind: 'text', text: 'javascript:alert(1)' }],
  ['WIFI:T:WPA;S:home;P:secret;;', { kind: 'text', text: 'WIFI:T:WPA;S:home;P:secret;;' }],
  ['see #z=K0ktLgEA', { kind: 'text', text: 'see #z=K0ktLgEA' }],
] as const)('%j is recognized as %j', ([given, arrival]) => expect(arrivalOf(given)).toEqual(arrival));
