import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { isUtf8Text } from '../../../core/text/long-text';
import { decode, decodeFile, type Reading } from './base64';

const utf8: Reading = { scheme: 'base64', encoding: 'utf-8' };

/** A result whose long text is a string again, beside the length that was told. */
function asText(given: object) {
  if (!('result' in given) || !isUtf8Text(given.result)) return given;
  const { utf8: made, length } = given.result;
  return { ...given, result: new TextDecoder('utf-8', { ignoreBOM: true }).decode(made), length };
}

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test.for<[why: string, content: BlobPart]>([
  ['digits', 'Zm9vYmFy'],
  ['lines', 'Zm9v\r\nYmFy\r\n'],
  ['base64url', '_-__'],
  ['a byte order mark', '\uFEFFZm9v'],
  ['a data: URI', 'data:text/plain;base64,Zm9v'],
  ['a data: URI in quotes', '<img src="data:text/plain;base64,Zm9v" alt="*">'],
  ['two PEM blocks', '-----BEGIN X-----\nZm-v\n-----END X-----\n-----BEGIN X-----\n*\n-----END X-----\n'],
  ['loose bits', 'Zh=='],
  ['a byte order mark inside', '77u/Zm9v'],
  ['a picture', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
  ['no digit', 'Zm9v\nYm*y'],
  ['a head that is no ASCII', 'data:text/plain;name=é;base64,Zm*v'],
  ['a missing digit', 'Zm9vY'],
])('a file is read as its text is: %s', async ([, content]) => {
  const file = new Blob([content]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(await decodeFile(file, utf8)).toEqual(decode(text, utf8));
});

// Python: base64.b64decode('w6nigqw=').decode()
test.for([
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('w6nigqw=', 'utf16le')])],
  ['windows-1252, with a space that does not break', latin('w6ni\xA0gqw=')],
] as const)('a file in %s is read as text first', async ([, content]) => {
  expect(await decodeFile(new Blob([content]), utf8)).toMatchObject({ result: 'é€', bytes: 5 });
});

test('what is no digit is named in a file’s own encoding', async () => {
  expect(await decodeFile(new Blob([latin('Zm9v\nYm\xE9y')]), utf8)).toEqual(
    problem('notBase64', { character: 'é', line: 2, column: 3 }, 'input'),
  );
});

test('a file of white space gives nothing', async () => {
  expect(await decodeFile(new Blob([' \r\n\t']), utf8)).toEqual({ empty: true });
});

test.for([
  ['in one line', (base64: string) => base64],
  ['in lines of 76', (base64: string) => base64.replaceAll(/.{76}/g, '$&\r\n')],
] as const)('a long file gives its text as UTF-8, %s', async ([, layout]) => {
  const text = `\uFEFF${'zażółć 👋\r\n'.repeat(100_000)}`;
  const file = new Blob([layout(Buffer.from(text).toString('base64'))]);
  const { length } = Buffer.from(text);
  const given = await decodeFile(file, utf8);
  expect(given).toHaveProperty('result.utf8', expect.any(Uint8Array));
  expect(asText(given)).toMatchObject({ result: text.slice(1), length: text.length - 1, bytes: length });
  expect(given).toHaveProperty('notes', expect.arrayContaining([note('innerBom')]));
});

test('a long file that is no text comes back whole, with the first byte that does not fit', async () => {
  const bytes = Buffer.alloc(1_500_000, 'a');
  bytes[1_200_000] = 0xff;
  const given = await decodeFile(new Blob([bytes.toString('base64')]), utf8);
  expect(given).toMatchObject({
    problem: problem('notText', { size: bytes.length, encoding: 'UTF-8', byte: 'FF', offset: 1_200_000 }, 'input'),
    files: [{ name: 'decoded.bin' }],
  });
});
