import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ENCODINGS,
  SINGLE_BYTE_ENCODINGS,
  decodeText,
  encodeText,
  hexOf,
  indexOfAscii,
  isUtf8,
  unitsOfUtf8,
  withoutBom,
  type Encoding,
} from './bytes';

const bytesOf = (text: string, encoding: Encoding): Uint8Array => {
  const bytes = encodeText(text, encoding);
  if (!(bytes instanceof Uint8Array)) throw new Error(`cannot be encoded at ${bytes.unencodable}`);
  return bytes;
};

test.for(ENCODINGS)('text survives a round trip through %s', (encoding) => {
  for (const text of ['', 'a', '\0', 'line\r\nline', '\uFEFFbom', 'x'.repeat(1_000_000)]) {
    if (!encoding.startsWith('utf-') && text.startsWith('\uFEFF')) continue;
    expect(decodeText(bytesOf(text, encoding), encoding)).toBe(text);
  }
});

test.for(['utf-8', 'utf-16le', 'utf-16be'] as const)(
  'every text without lone surrogates survives a round trip through %s',
  (encoding) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeText(bytesOf(text, encoding), encoding)).toBe(text.toWellFormed());
      }),
    );
  },
);

test.for(SINGLE_BYTE_ENCODINGS)('every byte is a character of %s and survives a round trip', (encoding) => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = decodeText(all, encoding);
  expect(text).toHaveLength(256);
  expect(bytesOf(String(text), encoding)).toEqual(all);
});

// Python: text.encode(codec).hex(), with the codecs cp1252, cp1250, iso8859_2, cp1251 and koi8_r
test.for([
  ['é€😀', 'utf-8', 'c3a9e282acf09f9880'],
  ['é€😀', 'utf-16le', 'e900ac203dd800de'],
  ['é€😀', 'utf-16be', '00e920acd83dde00'],
  ['é€“ž”', 'windows-1252', 'e980939e94'],
  ['Zażółć gęślą jaźń „€”', 'windows-1250', '5a61bff3b3e62067ea9c6cb9206a619ff120848094'],
  ['Zażółć gęślą jaźń', 'iso-8859-2', '5a61bff3b3e62067eab66cb1206a61bcf1'],
  ['Съешь ещё № 1 — «ЇЄ»', 'windows-1251', 'd1fae5f8fc20e5f9b820b92031209720abafaabb'],
  ['Съешь ещё ─©', 'koi8-r', 'f3dfc5dbd820c5dda32080bf'],
] as const)('encodes %s in %s as %s', ([text, encoding, hex]) => {
  expect(hexOf(bytesOf(text, encoding))).toBe(hex);
  expect(decodeText(Uint8Array.from(Buffer.from(hex, 'hex')), encoding)).toBe(text);
});

test('writes a lone surrogate as U+FFFD', () => {
  expect(hexOf(bytesOf('\uD83D', 'utf-8'))).toBe('efbfbd');
  expect(hexOf(bytesOf('\uD83D', 'utf-16be'))).toBe('fffd');
});

// Indexes as in Python's UnicodeEncodeError.start.
test.for([
  ['aż', 'windows-1252', 1],
  ['abc😀', 'windows-1252', 3],
  ['\uFFFD', 'windows-1252', 0],
  ['żñ', 'windows-1250', 1],
  ['ż€', 'iso-8859-2', 1],
  ['Дż', 'windows-1251', 1],
  ['Д№', 'koi8-r', 1],
] as const)('refuses the character of %s that %s has no byte for, at %i', ([text, encoding, unencodable]) => {
  expect(encodeText(text, encoding)).toEqual({ unencodable });
});

// Offsets as in Python's UnicodeDecodeError.start.
test.for([
  ['ff', 'utf-8', 0],
  ['6180', 'utf-8', 1],
  ['61c0af', 'utf-8', 1],
  ['c3a9e282', 'utf-8', 2],
  ['eda080', 'utf-8', 0],
  ['f4908080', 'utf-8', 0],
  ['f09f98', 'utf-8', 0],
  ['89504e47', 'utf-8', 0],
  ['610000', 'utf-16le', 2],
  ['610000dc', 'utf-16le', 2],
  ['61003dd86200', 'utf-16le', 2],
  ['d83d', 'utf-16be', 0],
] as const)('refuses %s as %s from byte %i on', ([hex, encoding, offset]) => {
  const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
  expect(decodeText(bytes, encoding)).toEqual({ offset, byte: bytes[offset] });
});

test('removes only a leading byte order mark', () => {
  expect(withoutBom('\uFEFFa\uFEFF')).toEqual({ text: 'a\uFEFF', bom: true });
  expect(withoutBom('a')).toEqual({ text: 'a', bom: false });
});

// The length of a JavaScript string is its number of UTF-16 units (ECMA-262, §6.1.4).
test.for([0, 65_530])('counts as many UTF-16 units in UTF-8 after %i bytes as in its text', (before) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (end) => {
      const text = `${'a'.repeat(before)}${end.toWellFormed()}`;
      expect(unitsOfUtf8(bytesOf(text, 'utf-8'))).toBe(text.length);
    }),
  );
});

// Unicode 17, §3.9: overlong forms, surrogates, truncated sequences and values above U+10FFFF are not valid UTF-8.
test.for([
  ['ff', undefined],
  ['c080', undefined],
  ['eda080', undefined],
  ['f4908080', undefined],
  ['61e282', undefined],
  ['efbbbf61', 2],
  ['', 0],
] as const)('counts the units of %s as %s', ([hex, units]) => {
  const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
  expect(unitsOfUtf8(bytes)).toBe(units);
  expect(isUtf8(bytes)).toBe(units !== undefined);
});

test.for([
  ['a--b--END', '--END', 0, 4],
  ['a--b--END', '--', 2, 4],
  ['a--b', '--END', 0, -1],
  ['é"', '"', 0, 2],
  ['', '"', 0, -1],
] as const)('in %j, finds %j from index %i on at %i', ([text, ascii, from, at]) => {
  expect(indexOfAscii(new TextEncoder().encode(text), ascii, from)).toBe(at);
});
