import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EXTENSIONS, SIGNATURES } from '../../data/file-signatures';
import { extensionOf, detectFileType } from './file-signature';

const hex = (digits: string) => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'));
const text = (words: string) => new TextEncoder().encode(words);

test.for([
  ['png', hex('89504E47 0D0A1A0A 0000000D 49484452')],
  ['jpg', hex('FFD8FFE0 00104A46 49460001')],
  ['gif', text('GIF89a')],
  ['webp', text('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ')],
  ['wav', text('RIFF\u0010\u0000\u0000\u0000WAVEfmt ')],
  ['avif', hex('0000001C 66747970 61766966 00000000')],
  ['mp4', hex('00000020 66747970 69736F6D 00000200')],
  ['m4a', hex('00000020 66747970 4D344120 00000200')],
  ['webm', hex('1A45DFA3 9F428681 0142F781 0142F281 0442F381 08428284 7765626D')],
  ['mkv', hex('1A45DFA3 A3428681 0142F781 0142F281 0442F381 08428288 6D617472 6F736B61')],
  ['pdf', text('%PDF-1.7\n')],
  ['epub', text('PK\u0003\u0004\u0014' + '\0'.repeat(25) + 'mimetypeapplication/epub+zip')],
  ['zip', text('PK\u0003\u0004\u0014')],
  ['gz', Uint8Array.from(gzipSync('hello'))],
  ['bz2', Uint8Array.from(Buffer.from('QlpoOTFBWSZTWRjWTXo=', 'base64'))],
  ['tar', Uint8Array.from(Buffer.concat([Buffer.alloc(257), Buffer.from('ustar\u000000')]))],
  ['woff2', text('wOF2')],
  ['sqlite', text('SQLite format 3\0')],
  ['bmp', hex('424D 46000000 00000000 36000000')],
  ['svg', text('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['svg', text('<svg/>')],
  // As Adobe Illustrator writes it: entities in the document type (XML 1.0 §2.8), and two comments.
  ['svg', text('<?xml version="1.0"?>\n<!-- a>b -->\n<!-- c -->\n<!DOCTYPE svg [\n\t<!ENTITY ns "x">\n]>\n<svg/>')],
  ['xml', text('<?xml version="1.0"?>\n<!-- <svg> -->\n<svgs/>')],
  ['html', text('\n<!doctype html><title>a</title>')],
  ['xml', text('\uFEFF<?xml version="1.0"?><a/>')],
] as const)('recognizes %s by its first bytes', ([extension, bytes]) => {
  expect(detectFileType(bytes)?.extension).toBe(extension);
});

test.for([[''], ['hello'], ['BMW is a maker of cars'], ['{"a":1}'], ['<p>a</p>'], ['RIFF']])(
  'recognizes no type in %j',
  ([words]) => {
    expect(detectFileType(text(words ?? ''))).toBeUndefined();
  },
);

test('recognizes no type in raw DEFLATE bytes', () =>
  expect(detectFileType(Uint8Array.from(deflateSync('hello')))).toBeUndefined());

test.for([
  ['image/png', 'png'],
  ['IMAGE/PNG', 'png'],
  ['text/plain;charset=utf-8', 'txt'],
  ['image/svg+xml', 'svg'],
  ['application/x-nobody-knows', undefined],
  ['', undefined],
  ['constructor', undefined],
] as const)('the extension of %s is %s', ([mime, extension]) => {
  expect(extensionOf(mime)).toBe(extension);
});

test('every signature is whole bytes, and every type is always spelled the same way', () => {
  for (const { bytes } of SIGNATURES) expect(bytes).toMatch(/^(?:[\dA-F]{2}|\.\.)+$/);
  for (const mime of EXTENSIONS.keys()) expect(mime).toBe(mime.toLowerCase());
});
