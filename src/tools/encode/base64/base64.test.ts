import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import { note, problem } from '../../../kinds/contract';
import { decode, encode, encodeFile, type Reading, type Writing } from './base64';
import tool from './tool';

const utf8: Writing & Reading = { scheme: 'base64', encoding: 'utf-8', eol: 'lf' };
const encoded = (text: string, writing: Writing): string => {
  const given = encode(text, writing);
  return 'result' in given ? given.result : JSON.stringify(given);
};

const texts = ['a', 'ab', 'abc', 'zażółć', '👩‍👩‍👧', '\u0000', 'line\r\nline', ' a ', 'x'.repeat(1_000_000)];
const writings: (Writing & Reading)[] = [
  utf8,
  { ...utf8, urlSafe: true, padding: false },
  { ...utf8, wrap: 76 },
  { ...utf8, scheme: 'base32' },
  { ...utf8, scheme: 'base32', hexAlphabet: true, wrap: 64, padding: false },
  { ...utf8, encoding: 'utf-16le' },
  { ...utf8, encoding: 'utf-16be', scheme: 'base32' },
];

test.for(writings)('decode undoes encode: %j', async (writing) => {
  for (const text of texts) expect(await decode(encoded(text, writing), writing)).toMatchObject({ result: text });
});

test.for(writings)('decode undoes encode on any text: %j', async (writing) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
      fc.pre(!text.startsWith('\uFEFF'));
      expect(await decode(encoded(text, writing), writing)).toMatchObject({ result: text.toWellFormed() });
    }),
  );
});

// Python: base64.b64encode(text.encode(codec))
test.for([
  ['é€', 'utf-8', 'w6nigqw='],
  ['é€', 'utf-16le', '6QCsIA=='],
  ['é€', 'utf-16be', 'AOkgrA=='],
  ['é€', 'windows-1252', '6YA='],
  ['źdźbło', 'windows-1250', 'n2SfYrNv'],
  ['źdźbło', 'iso-8859-2', 'vGS8YrNv'],
  ['Мир', 'windows-1251', 'zOjw'],
  ['Мир', 'koi8-r', '7cnS'],
] as const)('encodes %s in %s as %s', async ([text, encoding, base64]) => {
  expect(encoded(text, { ...utf8, encoding })).toBe(base64);
  expect(await decode(base64, { ...utf8, encoding })).toMatchObject({ result: text });
});

test('turns line breaks of any kind into CRLF if chosen', () => {
  const crlf: Writing = { ...utf8, eol: 'crlf' };
  for (const text of ['a\nb', 'a\r\nb', 'a\rb']) expect(encoded(text, crlf)).toBe('YQ0KYg==');
  expect(encoded('a\r\nb', utf8)).toBe('YQ0KYg==');
});

test('padding and the URL-safe alphabet are independent options', () => {
  expect(encoded('>>>?', { ...utf8, urlSafe: true })).toBe('Pj4-Pw==');
  expect(encoded('>>>?', { ...utf8, padding: false })).toBe('Pj4+Pw');
});

const fileGives = async (content: BlobPart, writing: Writing) => {
  const given = await encodeFile(new Blob([content]), writing);
  if (!('result' in given) || given.result === undefined) return given;
  const { result } = given;
  return { ...given, result: typeof result === 'string' ? result : new TextDecoder().decode(result.utf8) };
};

test.for([...writings, { ...utf8, eol: 'crlf' } satisfies Writing])(
  'encodes a file like its text: %j',
  async (writing) => {
    // The page doesn't accept a file with NUL as text.
    const readable = texts.filter((text) => text !== '\0');
    for (const text of [...readable, '\uFEFFa', 'zażółć 👋\r\n'.repeat(20_000)])
      expect(await fileGives(text, writing)).toMatchObject({ result: encoded(text, writing) });
  },
);

// Python: base64.b64encode('é€'.encode())
test('decodes a file in another encoding to text first', async () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from('é€', 'utf16le')]);
  expect(await fileGives(utf16, utf8)).toMatchObject({ result: 'w6nigqw=', bytes: 5 });
  expect(await fileGives(Uint8Array.of(0xe9, 0x80), utf8)).toMatchObject({ result: 'w6nigqw=', bytes: 5 });
});

test('skips a file’s byte order mark, and returns no result for a file of white space', async () => {
  expect(await fileGives('\uFEFFabc', utf8)).toMatchObject({ result: 'YWJj', bytes: 3, notes: [note('bom')] });
  expect(await fileGives(' \r\n\t', utf8)).toEqual({ empty: true });
});

test('skips a byte order mark and adds a note', async () => {
  expect(encode('\uFEFFfoo', utf8)).toMatchObject({ result: 'Zm9v', bytes: 3, notes: [note('bom')] });
  expect(await decode('\uFEFFZm9v', utf8)).toMatchObject({ result: 'foo', bytes: 3 });
  const inner = await decode('77u/Zm9v', utf8);
  expect(inner).toMatchObject({ result: 'foo', bytes: 6 });
  expect(inner).toHaveProperty('notes', expect.arrayContaining([note('innerBom')]));
});

test('reads what was copied out of a JSON string', async () => {
  expect(await decode('Zm9v\\nYmFy', utf8)).toMatchObject({ result: 'foobar' });
  expect(await decode('w7\\/Dvw==', utf8)).toMatchObject({ result: 'ÿÿ' });
});

test.for([
  ['windows-1252', 'ż', 'windows-1252'],
  ['iso-8859-2', '€', 'ISO 8859-2'],
  ['koi8-r', '№', 'KOI8-R'],
] as const)(
  'names the character that %s lacks, and its position in the text as typed',
  ([encoding, character, name]) => {
    expect(encode(`a\nb${character}`, { ...utf8, encoding, eol: 'crlf' })).toEqual(
      problem('noByte', { character, line: 2, column: 2, encoding: name }, 'input'),
    );
  },
);

test.for([
  ['Zm9v\nYm*y', 'base64', problem('notBase64', { character: '*', line: 2, column: 3 }, 'input')],
  ['data:text/plain;base64,\nZm*v', 'base64', problem('notBase64', { character: '*', line: 2, column: 3 }, 'input')],
  ['data:text/plain;base64,Z*', 'base64', problem('notBase64', { character: '*', line: 1, column: 25 }, 'input')],
  ['data:text/plain,Zm9v', 'base64', problem('notBase64', { character: ':', line: 1, column: 5 }, 'input')],
  ['Zm\u0007', 'base64', problem('notBase64', { character: 'U+0007', line: 1, column: 3 }, 'input')],
  ['Zg==Zg==', 'base64', problem('afterPadding', { character: 'Z', line: 1, column: 5 }, 'input')],
  ['Zm9vY', 'base64', problem('badLength', { digits: 5 }, 'input')],
  ['MZXW1', 'base32', problem('notBase32', { character: '1', line: 1, column: 5 }, 'input')],
  ['MZXW6Y', 'base32', problem('badLength', { digits: 6 }, 'input')],
] as const)('refuses %j as %s and names the position', async ([input, scheme, gives]) => {
  expect(await decode(input, { scheme, encoding: 'utf-8' })).toEqual(gives);
});

test('base32hex has its own digits', async () => {
  expect(await decode('CPNMW===', { scheme: 'base32', hexAlphabet: true, encoding: 'utf-8' })).toEqual(
    problem('notBase32hex', { character: 'W', line: 1, column: 5 }, 'input'),
  );
});

test("returns bytes that aren't text unchanged, as a file of the detected type", async () => {
  const png = 'iVBORw0KGgoAAAANSUhEUg==';
  const given = await decode(png, utf8);
  if (!('problem' in given) || !('files' in given)) throw new Error('read a PNG as text');
  expect(given.problem).toEqual(
    problem('fileNotText', { size: 16, encoding: 'UTF-8', type: 'PNG', byte: '89', offset: 0 }, 'input'),
  );
  const [file] = given.files ?? [];
  expect(file?.name).toBe('decoded.png');
  expect(file && new Uint8Array(await file.blob.arrayBuffer())).toEqual(new Uint8Array(Buffer.from(png, 'base64')));
});

test('skips the first and last line of a PEM block', async () => {
  const given = await decode('-----BEGIN X-----\nZm9v\nYg==\n-----END X-----\n', utf8);
  expect(given).toMatchObject({ result: 'foob' });
  expect(given).toHaveProperty('notes', expect.arrayContaining([note('pem')]));
});

test("names the first byte that isn't valid in the encoding, and its offset", async () => {
  expect(await decode('YWL/', utf8)).toMatchObject({
    problem: problem('notText', { size: 3, encoding: 'UTF-8', byte: 'FF', offset: 2 }, 'input'),
    files: [{ name: 'decoded.bin' }],
  });
});

test('shows a picture read as windows-1252 as text, with a note and the file', async () => {
  const given = await decode('iVBORw0KGgoAAAANSUhEUg==', { ...utf8, encoding: 'windows-1252' });
  expect(given).toMatchObject({ files: [{ name: 'decoded.png' }] });
  expect(given).toHaveProperty('notes', expect.arrayContaining([note('looksLike', { type: 'PNG' })]));
});

test('treats text that begins like a file signature as text', async () => {
  const given = await decode('JVBERi0xLjc=', utf8);
  expect(given).toMatchObject({ result: '%PDF-1.7' });
  expect(given).not.toHaveProperty('files');
});

test.for([
  ['Zh==', note('looseBits')],
  ['Zg=', note('oddPadding')],
] as const)('reads %s and adds a note', async ([input, remark]) => {
  const given = await decode(input, utf8);
  expect(given).toMatchObject({ result: 'f' });
  expect(given).toHaveProperty('notes', expect.arrayContaining([remark]));
});

test.for(['', ' ', '\n\t '])('returns no result for %j', async (input) => {
  for (const direction of ['encode', 'decode'] as const) {
    const values = {
      input,
      direction,
      scheme: 'base64',
      urlSafe: false,
      hexAlphabet: false,
      padding: true,
      wrap: '0',
      eol: 'lf',
      encoding: 'utf-8',
    } as const;
    expect(await tool.run(values, exampleContext())).toEqual({ empty: true });
  }
});
