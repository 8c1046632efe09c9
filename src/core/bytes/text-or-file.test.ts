import { expect, test } from 'vitest';
import { bytesOfText, textOrFile } from './text-or-file';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('every kind of line break becomes CRLF where asked for', () => {
  expect(bytesOfText('a\nb\r\nc\rd', 'utf-8', 'crlf')).toEqual(new TextEncoder().encode('a\r\nb\r\nc\r\nd'));
  expect(bytesOfText('a\nb\r\n', 'utf-8', 'lf')).toEqual(new TextEncoder().encode('a\nb\r\n'));
});

test('the place of a character without a byte is that in the text as typed', () => {
  expect(bytesOfText('a\n\nbż', 'windows-1252', 'crlf')).toEqual({
    character: 'ż',
    line: 3,
    column: 2,
    encoding: 'windows-1252',
  });
});

test('text is text, whatever it begins with, and a byte order mark is taken off', () => {
  expect(textOrFile(bytes(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toEqual({ text: 'a', bom: true, type: undefined });
  expect(textOrFile(new TextEncoder().encode('%PDF-1.7'), 'utf-8')).toMatchObject({
    text: '%PDF-1.7',
    type: undefined,
  });
});

test('bytes that are no text come back whole, with the first that does not fit', async () => {
  const { text, file, type, wrong } = textOrFile(bytes(0x61, 0xff, 0x00), 'utf-8');
  expect([text, type, wrong]).toEqual([undefined, undefined, { byte: 'FF', offset: 1 }]);
  expect(file?.name).toBe('decoded.bin');
  expect(new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes(0x61, 0xff, 0x00));
});

test('a picture that passes as windows-1252 is text and a file', () => {
  const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  expect(textOrFile(png, 'windows-1252')).toMatchObject({
    text: '‰PNG\r\n\u001A\n',
    type: { name: 'PNG' },
    file: { name: 'decoded.png' },
  });
});
