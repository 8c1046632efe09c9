import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { encodeBytes, type Style } from '../../../formats/rfc4648';
import { decodeFile, type Reading } from './decode';
import tool from './tool';

const reading: Reading = { scheme: 'base64', fileName: '' };
const quiet = () => {};
const noise = (length: number) => {
  const bytes = new Uint8Array(length);
  for (let index = 0, state = 1; index < length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >> 16;
  }
  return bytes;
};
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

async function decoded(text: string | Blob, how: Reading = reading) {
  const given = await decodeFile(text, how, quiet);
  if (!('result' in given)) throw new Error(`no file: ${JSON.stringify(given)}`);
  const [out] = given.result ?? [];
  if (!out) throw new Error('no file');
  return { ...given, name: out.name, blob: out.blob, bytes: new Uint8Array(await out.blob.arrayBuffer()) };
}

const STYLES: Style[] = [
  { scheme: 'base64' },
  { scheme: 'base64', urlSafe: true, padding: false },
  { scheme: 'base64', wrap: 76 },
  { scheme: 'base32', wrap: 64 },
  { scheme: 'base32', hexAlphabet: true },
];

test.for(STYLES)('a file survives the round trip, from text and from a text file: %j', async (style) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
      const text = encodeBytes(bytes, style);
      for (const given of [text, new Blob([text])]) {
        const back = await decoded(given, { ...reading, ...style });
        expect(back.bytes).toEqual(Uint8Array.from(bytes));
        expect(back).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
      }
    }),
    { numRuns: 30 },
  );
});

test.for(STYLES)('a file of several blocks survives the round trip: %j', async (style) => {
  const bytes = noise(9_000_001);
  expect(await decoded(new Blob([encodeBytes(bytes, style)]), { ...reading, ...style })).toMatchObject({
    size: 9_000_001,
    sha256: sha256(bytes),
  });
});

test('decodes what Node encoded', async () => {
  const bytes = noise(9_000_001);
  expect((await decoded(new Blob([Buffer.from(bytes).toString('base64')]))).sha256).toBe(sha256(bytes));
});

test('decodes what was copied out of a JSON string, and still finds a wrong character', async () => {
  expect((await decoded('Zm9v\\nYmFy')).bytes).toEqual(new TextEncoder().encode('foobar'));
  expect((await decoded('\\/9j\\/\\r\\n')).bytes).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  expect(await decodeFile('Zm9v\\nYm*y', reading, quiet)).toEqual(
    problem('notBase64', { character: '*', line: 1, column: 9 }, 'input'),
  );
});

test('decodes a large text file with a byte order mark and a data: URI prefix', async () => {
  const bytes = noise(3_000_000);
  const text = new Blob([`\uFEFFdata:image/png;base64,${Buffer.from(bytes).toString('base64')}`]);
  expect((await decoded(text)).sha256).toBe(sha256(bytes));
});

test.for([
  ['url("', '") no-repeat;'],
  ['<img src="', '" alt="">\n'],
  ["'", "'"],
])(
  'decodes a data: URI between %s and %s, from text, from a small file, and from a large file',
  async ([before, after]) => {
    for (const size of [3, 3_000_000]) {
      const bytes = noise(size);
      const text = `${before}data:image/png;base64,${Buffer.from(bytes).toString('base64')}${after}`;
      for (const given of [text, new Blob([text]), new Blob(['\uFEFF', text])])
        expect((await decoded(given)).sha256).toBe(sha256(bytes));
    }
  },
);

test('decodes only the first PEM block of a large file', async () => {
  const block = `-----BEGIN X-----\nZm9v\n-----END X-----\n`;
  expect(await decoded(new Blob([block.repeat(40_000)]))).toMatchObject({
    size: 3,
    notes: expect.arrayContaining([note('pem')]),
  });
});

// PowerShell's > writes UTF-16.
test.for([3, 1_500_000])('decodes a UTF-16 text file of %i bytes', async (size) => {
  const bytes = noise(size);
  const text = `\uFEFF${Buffer.from(bytes).toString('base64')}\r\n`;
  expect((await decoded(new Blob([Buffer.from(text, 'utf16le')]))).sha256).toBe(sha256(bytes));
});

test('skips a byte order mark with a note, and does not count it as a column', async () => {
  expect((await decoded('\uFEFFZm9v')).notes).toContainEqual(note('bom'));
  const large = `\uFEFFZm9*${'A'.repeat(1_500_000)}`;
  for (const given of ['\uFEFFZm9*', new Blob(['\uFEFFZm9*']), new Blob([large])])
    expect(await decodeFile(given, reading, quiet)).toMatchObject({ with: { character: '*', line: 1, column: 4 } });
});

test('decodes empty data to an empty file', async () => {
  expect(await decoded('data:text/plain;base64,')).toMatchObject({ size: 0, sha256: sha256(''), name: 'decoded.txt' });
});

// The type detected from the bytes, the type declared by a data: URI, and the resulting type.
test.for([
  ['iVBORw0KGgo=', 'image/png', 'decoded.png', 'image/png'],
  ['data:image/jpeg;base64,iVBORw0KGgo=', 'image/png', 'decoded.png', 'image/png'],
  ['data:application/epub+zip;base64,UEsDBA==', 'application/epub+zip', 'decoded.epub', 'application/octet-stream'],
  [
    'data:application/vnd.android.package-archive;base64,UEsDBA==',
    'application/vnd.android.package-archive',
    'decoded.apk',
    'application/octet-stream',
  ],
  ['data:application/x-own;base64,UEsDBA==', 'application/x-own', 'decoded.zip', 'application/octet-stream'],
  ['data:application/octet-stream;base64,UEsDBA==', 'application/zip', 'decoded.zip', 'application/octet-stream'],
  [
    'Content-Type: text/csv\nContent-Transfer-Encoding: base64\n\nYSxi',
    'text/csv',
    'decoded.csv',
    'application/octet-stream',
  ],
  ['data:text/css;base64,YXt9', 'text/css', 'decoded.css', 'application/octet-stream'],
  ['PCFkb2N0eXBlIGh0bWw+PHA+', 'text/html', 'decoded.html', 'application/octet-stream'],
  ['aGVsbG8=', 'text/plain', 'decoded.txt', 'text/plain'],
  ['/wAB', 'application/octet-stream', 'decoded.bin', 'application/octet-stream'],
] as const)('%s has the type %s', async ([text, type, name, blobType]) => {
  const given = await decoded(text);
  expect(given).toMatchObject({ type, name });
  expect(given.blob.type).toBe(blobType);
});

test('detects the type of a file of several blocks from its first bytes', async () => {
  const bytes = noise(9_000_001);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect((await decoded(new Blob([encodeBytes(bytes, { scheme: 'base64' })]))).type).toBe('image/png');
});

test('adds a note about an unknown type and about a wrongly declared one', async () => {
  expect((await decoded('/wAB')).notes).toContainEqual(note('unknownType'));
  expect((await decoded('data:image/jpeg;base64,iVBORw0KGgo=')).notes).toContainEqual(
    note('otherType', { said: 'image/jpeg', type: 'image/png' }),
  );
  expect((await decoded('aGVsbG8=')).notes?.filter(Boolean)).toEqual([]);
});

test('decodes an attachment with its headers, with no note about its general type, from text and from a large file', async () => {
  const headers = 'Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const small = await decoded(`${headers}iVBORw0KGgo=\r\n--b1--`);
  expect(small).toMatchObject({ name: 'decoded.png', size: 8 });
  expect(small.notes?.filter(Boolean)).toEqual([]);
  const bytes = noise(3_000_000);
  const large = new Blob([
    headers,
    Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    '\r\n--b1--\r\n',
  ]);
  expect((await decoded(large)).sha256).toBe(sha256(bytes));
});

test.for([
  ['photo.png', 'photo.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\a\\b:c?.txt', 'b_c_.txt'],
  ['  ', 'decoded.txt'],
  ['folder/', 'decoded.txt'],
])('turns the file name %j into %j', async ([typed, name]) => {
  expect((await decoded('aGVsbG8=', { ...reading, fileName: typed ?? '' })).name).toBe(name);
});

test.for([
  ['Zm9v\nYm*y', 'base64', problem('notBase64', { character: '*', line: 2, column: 3 }, 'input')],
  ['data:;base64,Z*', 'base64', problem('notBase64', { character: '*', line: 1, column: 15 }, 'input')],
  ['Zg==Zg==', 'base64', problem('afterPadding', { character: 'Z', line: 1, column: 5 }, 'input')],
  ['Zm9vY', 'base64', problem('badLength', { digits: 5 }, 'input')],
  ['MZXW8===', 'base32', problem('notBase32', { character: '8', line: 1, column: 5 }, 'input')],
  ['MZXW6Y', 'base32', problem('badLength', { digits: 6 }, 'input')],
] as const)('refuses %j as %s and names the position', async ([text, scheme, gives]) => {
  expect(await decodeFile(text, { scheme, fileName: '' }, quiet)).toEqual(gives);
});

test('names the line and column of an error deep inside a large text file', async () => {
  const lines = `${'A'.repeat(76)}\n`.repeat(100_000);
  expect(await decodeFile(new Blob([lines, 'AA?A']), reading, quiet)).toEqual(
    problem('notBase64', { character: '?', line: 100_001, column: 3 }, 'file'),
  );
});

test('progress ends at 1', async () => {
  const parts: number[] = [];
  await decodeFile(new Blob(['AAAA'.repeat(3_000_000)]), reading, (part) => parts.push(part));
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

const values = { input: '', file: [], scheme: 'base64', hexAlphabet: false, fileName: '' } as const;
const context = exampleContext();

test('reads a text file instead of the typed text, with a note', async () => {
  const file = [new File(['Zm9v'], 'a.b64')];
  expect(await tool.run({ ...values, file, input: 'YmFyIQ==' }, context)).toMatchObject({
    size: 3,
    notes: expect.arrayContaining([note('fileUsed')]),
  });
  const alone = await tool.run({ ...values, file }, context);
  expect(alone).toMatchObject({ size: 3 });
  expect('notes' in alone && alone.notes).not.toContainEqual(note('fileUsed'));
});

test('returns no result without text, without a file, and for an empty text file', async () => {
  expect(await tool.run(values, context)).toEqual({ empty: true });
  expect(await tool.run({ ...values, input: ' \n' }, context)).toEqual({ empty: true });
  expect(await tool.run({ ...values, file: [new File([' \n'], 'a.txt')] }, context)).toEqual({ empty: true });
});
