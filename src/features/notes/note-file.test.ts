import { expect, test } from 'vitest';
import { fromSingleByte } from '../../core/bytes/bytes';
import { FILE_LIMIT, noteBlob, oldEncoding, PLAIN_FORM, readNoteFile } from './note-file';

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test.for([
  ['UTF-8', blob(0x7a, 0xc5, 0xbc), { text: 'zż' }],
  ['UTF-8 with its mark', blob(0xef, 0xbb, 0xbf, 0x61), { text: 'a' }],
  ['UTF-16LE', blob(0xff, 0xfe, 0x61, 0, 0x7c, 0x01), { text: 'aż' }],
  ['UTF-16BE', blob(0xfe, 0xff, 0, 0x61), { text: 'a' }],
  ['CRLF', blob(0x61, 0x0d, 0x0a, 0x62), { text: 'a\r\nb' }],
  ['nothing', blob(), { text: '' }],
  ['windows-1252', blob(0x63, 0xe9, 0x80), { fault: 'notUtf8', bytes: Uint8Array.of(0x63, 0xe9, 0x80) }],
  ['a NUL', blob(0x61, 0, 0x62), { fault: 'notText' }],
  ['half of UTF-16', blob(0xff, 0xfe, 0x61), { fault: 'notText' }],
] as const)('reads %s', async ([, file, read]) => expect(await readNoteFile(file)).toEqual(read));

// Python: 'café'.encode('cp1252'), 'myśl'.encode('cp1250'), 'мир'.encode('cp1251')
test.for([
  ['en', [0x63, 0x61, 0x66, 0xe9], 'café'],
  ['pl', [0x6d, 0x79, 0x9c, 0x6c], 'myśl'],
  ['ru', [0xec, 0xe8, 0xf0], 'мир'],
] as const)('an old file on a page in %s is first shown in the encoding of its country', ([lang, bytes, text]) => {
  expect(fromSingleByte(Uint8Array.from(bytes), oldEncoding(lang))).toBe(text);
});

test('refuses a file over 20 MB without reading it', async () => {
  expect(await readNoteFile(new Blob([new Uint8Array(FILE_LIMIT + 1)]))).toEqual({ fault: 'tooLarge' });
});

test.for([
  [{}, [0x61, 0x0d, 0x0a, 0x62, 0x0a]],
  [{ breaks: 'lf' }, [0x61, 0x0a, 0x62, 0x0a]],
  [{ breaks: 'crlf', marked: true }, [0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a, 0x62, 0x0d, 0x0a]],
  // Unicode 16, §3.10: the byte order mark, then two bytes for each code unit.
  [{ marked: true, encoding: 'utf-16le' }, [0xff, 0xfe, 0x61, 0, 0x0d, 0, 0x0a, 0, 0x62, 0, 0x0a, 0]],
  [{ breaks: 'lf', marked: true, encoding: 'utf-16be' }, [0xfe, 0xff, 0, 0x61, 0, 0x0a, 0, 0x62, 0, 0x0a]],
] as const)('writes %o', async ([options, bytes]) => {
  const file = noteBlob('a\r\nb\n', { ...PLAIN_FORM, ...options });
  expect(Array.from(new Uint8Array(await file.arrayBuffer()))).toEqual(bytes);
});
