import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeDigits, decoder, encodeBytes, encoder, isFlaw } from '.';
import { STYLES } from './rfc4648.fixture';

const utf8 = (text: string) => new TextEncoder().encode(text);

// RFC 4648 §10
test.for([
  ['', '', '', ''],
  ['f', 'Zg==', 'MY======', 'CO======'],
  ['fo', 'Zm8=', 'MZXQ====', 'CPNG===='],
  ['foo', 'Zm9v', 'MZXW6===', 'CPNMU==='],
  ['foob', 'Zm9vYg==', 'MZXW6YQ=', 'CPNMUOG='],
  ['fooba', 'Zm9vYmE=', 'MZXW6YTB', 'CPNMUOJ1'],
  ['foobar', 'Zm9vYmFy', 'MZXW6YTBOI======', 'CPNMUOJ1E8======'],
] as const)('encodes %j as %s in base64, %s in base32, %s in base32hex', ([text, base64, base32, base32hex]) => {
  const bytes = utf8(text);
  expect(encodeBytes(bytes, { scheme: 'base64' })).toBe(base64);
  expect(encodeBytes(bytes, { scheme: 'base32' })).toBe(base32);
  expect(encodeBytes(bytes, { scheme: 'base32', hexAlphabet: true })).toBe(base32hex);
});

test('agrees with Node on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const buffer = Buffer.from(bytes);
      expect(encodeBytes(bytes, { scheme: 'base64' })).toBe(buffer.toString('base64'));
      expect(encodeBytes(bytes, { scheme: 'base64', urlSafe: true, padding: false })).toBe(
        buffer.toString('base64url'),
      );
    }),
  );
});

test.for(STYLES)('decode reverses encode: %j', (style) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(decodeDigits(encodeBytes(bytes, style), style)).toMatchObject({
        bytes: Uint8Array.from(bytes),
        ending: { looseBits: false, oddPadding: false },
      });
    }),
  );
});

test.for(STYLES)('blocks of any size give the same result as one block: %j', (style) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.integer({ min: 1, max: 90 }), (bytes, size) => {
      const coder = encoder(style);
      const parts: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) parts.push(coder.push(bytes.subarray(at, at + size)));
      parts.push(coder.end());
      const whole = encodeBytes(bytes, style);
      expect(Buffer.concat(parts).toString()).toBe(whole);

      const reader = decoder(style);
      const digits = utf8(whole);
      const read: Uint8Array[] = [];
      for (let at = 0; at < digits.length; at += size) {
        const part = reader.push(digits.subarray(at, at + size));
        if (isFlaw(part)) throw new Error(part.flaw);
        read.push(part);
      }
      expect(isFlaw(reader.end())).toBe(false);
      expect(Uint8Array.from(Buffer.concat(read))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('lines have the requested width, and the last has no line break', () => {
  const lines = encodeBytes(new Uint8Array(57 * 3), { scheme: 'base64', wrap: 76 }).split('\n');
  expect(lines.map((line) => line.length)).toEqual([76, 76, 76]);
  expect(encodeBytes(new Uint8Array(58), { scheme: 'base64', wrap: 76 })).toBe(`${'A'.repeat(76)}\nAA==`);
});

test.for([
  ['Zm9vYmFy', 'foobar'],
  [' Z m\t9\r\nv\u00A0\u200BYm\uFEFFFy\n', 'foobar'],
  ['Zg', 'f'],
  ['Zg=', 'f'],
  ['Zg===', 'f'],
  ['__-_', '\u00FF\u00FF\u00BF'],
  ['_/-+', '\u00FF\u00FF\u00BE'],
] as const)('decodes %j', ([digits, latin]) => {
  expect(decodeDigits(digits, { scheme: 'base64' })).toMatchObject({
    bytes: Uint8Array.from(Buffer.from(latin, 'latin1')),
  });
});

test('accepts base32 in lowercase and with gaps', () => {
  expect(decodeDigits('mzxw 6ytb oi', { scheme: 'base32' })).toMatchObject({ bytes: utf8('foobar') });
});

test.for([
  ['Zm*v', { flaw: 'character', character: '*', line: 1, column: 3 }],
  ['Zm9v\nYm*y', { flaw: 'character', character: '*', line: 2, column: 3 }],
  ['Zm9v\r\nYm9\r*', { flaw: 'character', character: '*', line: 3, column: 1 }],
  ['Zm9v\r\n\r\nY😀m', { flaw: 'character', character: '😀', line: 3, column: 2 }],
  ['\u00A0\u00A0é', { flaw: 'character', character: 'é', line: 1, column: 3 }],
  ['Zg==Zg==', { flaw: 'afterPadding', character: 'Z', line: 1, column: 5 }],
  ['Zg==\n?', { flaw: 'afterPadding', character: '?', line: 2, column: 1 }],
  ['Zm9vY', { flaw: 'length', digits: 5 }],
  ['Z', { flaw: 'length', digits: 1 }],
] as const)('refuses %j and reports where', ([digits, flaw]) => {
  expect(decodeDigits(digits, { scheme: 'base64' })).toEqual(flaw);
});

test.for(['0', '1', '8', '9'])('base32 never guesses at %s', (digit) => {
  expect(decodeDigits(`MZXW${digit}`, { scheme: 'base32' })).toEqual({
    flaw: 'character',
    character: digit,
    line: 1,
    column: 5,
  });
});

test.for([1, 3, 6])('refuses a remainder of %i base32 digits, which cannot encode bytes', (rest) => {
  expect(decodeDigits('A'.repeat(8 + rest), { scheme: 'base32' })).toEqual({ flaw: 'length', digits: 8 + rest });
});

test.for([
  ['Zh==', { looseBits: true, oddPadding: false }],
  ['Zg=', { looseBits: false, oddPadding: true }],
  ['Zg', { looseBits: false, oddPadding: false }],
  ['Zm9v=', { looseBits: false, oddPadding: true }],
] as const)('warns about %j', ([digits, ending]) => {
  expect(decodeDigits(digits, { scheme: 'base64' })).toMatchObject({ ending });
});

test('continues counting positions from where the digits begin within a text', () => {
  expect(decodeDigits('Zm\n*', { scheme: 'base64' }, { line: 3, column: 10 })).toMatchObject({ line: 4, column: 1 });
  expect(decodeDigits('Z*', { scheme: 'base64' }, { line: 3, column: 10 })).toMatchObject({ line: 3, column: 11 });
});

test('reports the right position across blocks, even within a character', () => {
  const units = utf8('Zm9v\nZ\u00A0😀');
  for (let cut = 1; cut < units.length; cut++) {
    const reader = decoder({ scheme: 'base64' });
    const first = reader.push(units.subarray(0, cut));
    const second = isFlaw(first) ? first : reader.push(units.subarray(cut));
    expect(second).toEqual({ flaw: 'character', character: '😀', line: 2, column: 3 });
  }
});
