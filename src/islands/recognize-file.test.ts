import { expect, test } from 'vitest';
import { recognizeFile } from './recognize-file';

/** The first bytes of a PNG (RFC 2083 §3.1). */
const PNG = '\x89PNG\r\n\x1a\n';
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['image/heic', 'not read', 'picture'],
  ['image/svg+xml', '<svg/>', 'svg'],
  ['video/mp4', 'not read', 'video'],
  [DOCX, 'PK\x03\x04', 'document'],
  // Systems often name no type, or a wrong one: then the content counts.
  ['', PNG, 'picture'],
  ['', 'GIF89a', 'gif'],
  ['', '{"a": [1, 2]}', 'json'],
  ['application/vnd.ms-excel', 'name,age\nAda,36\nAlan,41', 'csv'],
  ['text/plain', 'Milk', 'text'],
  ['', 'a\0b', 'file'],
  ['', '', 'file'],
])('a file of type "%s" with %j is a %s', async (type, content, kind) =>
  expect(await recognizeFile(new File([bytesOf(content)], 'file', { type }))).toBe(kind),
);

test('a long text in any encoding is a text, wherever its beginning is cut', async () => {
  for (const start of ['', 'a']) {
    expect(await recognizeFile(new File([start + 'Привет, мир! '.repeat(10_000)], 'file'))).toBe('text');
  }
  const utf16 = new Uint16Array(Array.from('\uFEFFname,age\nAda,36\nAlan,41', (character) => character.charCodeAt(0)));
  expect(await recognizeFile(new File([utf16], 'file.csv'))).toBe('csv');
});

test('no file is nothing', async () => expect(await recognizeFile(undefined)).toBeUndefined());
