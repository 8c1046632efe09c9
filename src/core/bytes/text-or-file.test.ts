import { expect, test } from 'vitest';
import { bytesOfText, textOrFile } from './text-or-file';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('turns every kind of line break into CRLF if asked to', () => {
  expect(bytesOfText('a\nb\r\nc\rd', 'utf-8', 'crlf')).toEqual(new TextEncoder().encode('a\r\nb\r\nc\r\nd'));
  expect(bytesOfText('a\nb\r\n', 'utf-8', 'lf')).toEqual(new TextEncoder().encode('a\nb\r\n'));
});

test('reports the position of an unencodable character in the text as typed', () => {
  expect(bytesOfText('a\n\nbż', 'windows-1252', 'crlf')).toEqual({
    character: 'ż',
    line: 3,
    column: 2,
    encoding: 'windows-1252',
  });
});

test('decodes text whatever it begins with, and removes a byte order mark', async () => {
  expect(await textOrFile(bytes(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toEqual({ text: 'a', bom: true, type: undefined });
  expect(await textOrFile(new TextEncoder().encode('%PDF-1.7'), 'utf-8')).toMatchObject({
    text: '%PDF-1.7',
    type: undefined,
  });
});

test('returns bytes that are not text as a file, with the first invalid byte', async () => {
  const { text, file, type, wrong } = await textOrFile(bytes(0x61, 0xff, 0x00), 'utf-8');
  expect([text, type, wrong]).toEqual([undefined, undefined, { byte: 'FF', offset: 1 }]);
  expect(file?.name).toBe('decoded.bin');
  expect(new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes(0x61, 0xff, 0x00));
});

test('returns a picture that passes as windows-1252 both as text and as a file', async () => {
  const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  expect(await textOrFile(png, 'windows-1252')).toMatchObject({
    text: '‰PNG\r\n\u001A\n',
    type: { name: 'PNG' },
    file: { name: 'decoded.png' },
  });
});
