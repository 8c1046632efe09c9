import { expect, test } from 'vitest';
import { encodingLost, inForm, NEW_FILE, textFormOf } from './text-file-form';

/* Bytes by the Unicode Standard 17.0, 23.8 (byte order mark) and ISO/IEC 8859-1. */

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);
const bytesOf = async (blob: Blob) => Array.from(new Uint8Array(await blob.arrayBuffer()));

test.for([
  ['a\nb\n', '\n'],
  ['a\r\nb\r\n', '\r\n'],
  ['a\rb\r', '\r'],
  ['no line end', '\n'],
  ['', '\n'],
  ['a\r\nb\r\nc\n', '\r\n'],
  ['a\nb\nc\r\n', '\n'],
  ['a\rb\rc\n', '\r'],
  ['\r\n\n', '\n'],
] as const)('the line ending of %j is %j', async ([text, lineEnd]) => {
  expect(await textFormOf(new Blob([text]))).toEqual({ ...NEW_FILE, lineEnd });
});

test('detects a file’s encoding by its byte order mark', async () => {
  expect(await textFormOf(bytes(0xef, 0xbb, 0xbf, 0x61))).toMatchObject({ encoding: 'utf-8', marked: true });
  expect(await textFormOf(bytes(0xff, 0xfe, 0x61, 0, 0x0d, 0, 0x0a, 0))).toEqual({
    encoding: 'utf-16le',
    marked: true,
    lineEnd: '\r\n',
  });
  expect(await textFormOf(bytes(0xfe, 0xff, 0, 0x61))).toMatchObject({ encoding: 'utf-16be', marked: true });
  expect(await textFormOf(bytes(0xe9, 0x0d, 0x0a))).toEqual({ ...NEW_FILE, lineEnd: '\r\n' });
});

test.for([
  [0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a, 0xc5, 0xbc],
  [0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00, 0x3d, 0xd8, 0x00, 0xde],
  [0xfe, 0xff, 0x00, 0x61, 0x00, 0x0d, 0x01, 0x7c],
  [0x61, 0x0d, 0x0a, 0x0d, 0x0a],
])('writes %j back as it was read, after an editor has turned it into LF and UTF-8', async (given) => {
  const file = bytes(...given);
  const form = await textFormOf(file);
  const decoder = new TextDecoder(form.encoding);
  const edited = decoder.decode(await file.arrayBuffer()).replaceAll(/\r\n?/g, '\n');
  expect(await bytesOf(await inForm(new Blob([edited]), form))).toEqual(given);
});

test('keeps the line endings across the chunk boundaries of a long edited file', async () => {
  const line = `${'x'.repeat(70)}\r\n`;
  const file = new Blob([line.repeat(40_000)]);
  const form = await textFormOf(file);
  const lf = new Blob([line.replace('\r', '').repeat(40_000)]);
  expect(await (await inForm(lf, form)).text()).toBe(await file.text());
  expect(await (await inForm(file, form)).text()).toBe(await file.text());
});

test.for([
  [[0xe9, 0x0a], 'windows-1252'],
  [[0x61, 0x0a], undefined],
  [[0xc3, 0xa9], undefined],
  [[0xff, 0xfe, 0xe9, 0x00], undefined],
  // A Word file is not text in any encoding.
  [[0x50, 0x4b, 0x03, 0x04, 0x00, 0xe9], undefined],
  [[], undefined],
] as const)('saving %j changes its encoding, replacing %s', async ([given, lost]) => {
  expect(await encodingLost(bytes(...given))).toBe(lost);
});

test('writes a new file as it is', async () => {
  const content = new Blob(['a\nb']);
  expect(await inForm(content, NEW_FILE)).toBe(content);
});
