import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { isUtf8Text } from '../../../core/text/long-text';
import { decode, decodeFile, type Reading } from './base64';

const utf8: Reading = { scheme: 'base64', encoding: 'utf-8' };

/** Turns a result's UTF-8 bytes back into a string, next to the reported length. */
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
])('reads a file like its text: %s', async ([, content]) => {
  const file = new Blob([content]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(await decodeFile(file, utf8)).toEqual(await decode(text, utf8));
});

// Python: base64.b64decode('w6nigqw=').decode()
test.for([
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('w6nigqw=', 'utf16le')])],
  ['windows-1252, with a space that does not break', latin('w6ni\xA0gqw=')],
] as const)('decodes a file in %s to text first', async ([, content]) => {
  expect(await decodeFile(new Blob([content]), utf8)).toMatchObject({ result: 'é€', bytes: 5 });
});

test("names a character that isn't a digit in the file’s own encoding", async () => {
  expect(await decodeFile(new Blob([latin('Zm9v\nYm\xE9y')]), utf8)).toEqual(
    problem('notBase64', { character: 'é', line: 2, column: 3 }, 'input'),
  );
});

test('returns no result for a file of white space', async () => {
  expect(await decodeFile(new Blob([' \r\n\t']), utf8)).toEqual({ empty: true });
});

test.for([
  ['in one line', (base64: string) => base64],
  ['in lines of 76', (base64: string) => base64.replaceAll(/.{76}/g, '$&\r\n')],
] as const)('returns the text of a long file as UTF-8: %s', async ([, layout]) => {
  const text = `\uFEFF${'zażółć 👋\r\n'.repeat(100_000)}`;
  const file = new Blob([layout(Buffer.from(text).toString('base64'))]);
  const { length } = Buffer.from(text);
  const given = await decodeFile(file, utf8);
  expect(given).toHaveProperty('result.utf8', expect.any(Uint8Array));
  expect(asText(given)).toMatchObject({ result: text.slice(1), length: text.length - 1, bytes: length });
  expect(given).toHaveProperty('notes', expect.arrayContaining([note('innerBom')]));
});

test("returns a long file that isn't text unchanged, and names the first invalid byte", async () => {
  const bytes = Buffer.alloc(1_500_000, 'a');
  bytes[1_200_000] = 0xff;
  const given = await decodeFile(new Blob([bytes.toString('base64')]), utf8);
  expect(given).toMatchObject({
    problem: problem('notText', { size: bytes.length, encoding: 'UTF-8', byte: 'FF', offset: 1_200_000 }, 'input'),
    files: [{ name: 'decoded.bin' }],
  });
});
