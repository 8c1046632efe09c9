import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds';
import { exampleContext } from '../../../kinds/run-example';
import { Gatherer } from './blocks';
import { decodeFile, type Reading } from './decode';
import { encodeFiles, type Writing } from './encode';
import tool from './tool';

const plain: Writing = { scheme: 'base64', format: 'plain' };
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
const file = (bytes: Uint8Array<ArrayBuffer> | string, name = 'a.bin', type = '') => new File([bytes], name, { type });
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

async function encoded(one: File, writing: Writing): Promise<string | Blob> {
  const given = await encodeFiles([one], writing, quiet);
  if (!('result' in given) || given.result === undefined) throw new Error(`no result: ${JSON.stringify(given)}`);
  return given.result;
}

async function decoded(text: string | Blob, how: Reading = reading) {
  const given = await decodeFile(text, how, quiet);
  if (!('files' in given)) throw new Error(`no file: ${JSON.stringify(given)}`);
  const [out] = given.files ?? [];
  if (!out) throw new Error('no file');
  return { ...given, name: out.name, blob: out.blob, bytes: new Uint8Array(await out.blob.arrayBuffer()) };
}

test.for([
  [plain, reading],
  [{ ...plain, urlSafe: true, padding: false }, reading],
  [{ ...plain, wrap: 76 }, reading],
  [{ ...plain, format: 'dataUri' }, reading],
  [
    { scheme: 'base32', format: 'plain', wrap: 64 },
    { ...reading, scheme: 'base32' },
  ],
  [
    { scheme: 'base32', format: 'plain', hexAlphabet: true },
    { ...reading, scheme: 'base32', hexAlphabet: true },
  ],
] satisfies [Writing, Reading][])('a file comes back whole: %j', async ([writing, how]) => {
  for (const length of [1, 2, 3, 4, 5, 57, 1_000, 1_000_001]) {
    const bytes = noise(length);
    const back = await decoded(await encoded(file(bytes), writing), how);
    expect(back.bytes).toEqual(bytes);
    expect(back).toMatchObject({ size: length, sha256: sha256(bytes) });
  }
});

test('a file of several blocks gives what Node gives, as a Blob', async () => {
  const bytes = noise(9_000_001);
  const given = await encodeFiles([file(bytes)], plain, quiet);
  if (!('result' in given) || !(given.result instanceof Blob)) throw new Error('no Blob');
  expect((await given.result.text()) === Buffer.from(bytes).toString('base64')).toBe(true);
  expect(given).toMatchObject({ size: [9_000_001], sha256: [sha256(bytes)], type: ['application/octet-stream'] });
  const back = await decoded(given.result);
  expect(back.sha256).toBe(sha256(bytes));
});

test('a large text file with a byte order mark and the head of a data: URI', async () => {
  const bytes = noise(3_000_000);
  const text = new Blob([`\uFEFFdata:image/png;base64,${Buffer.from(bytes).toString('base64')}`]);
  expect((await decoded(text)).sha256).toBe(sha256(bytes));
});

test('what is handed over to the browser on the way is gathered once, in order', async () => {
  const gatherer = new Gatherer();
  const block = 20 * 2 ** 20;
  for (const byte of [1, 2, 3, 4]) gatherer.push(new Uint8Array(block).fill(byte));
  const blob = gatherer.blob('image/png');
  expect([blob.size, blob.type]).toEqual([4 * block, 'image/png']);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([0, block - 1, block, 2 * block, 4 * block - 1].map((at) => bytes[at])).toEqual([1, 1, 2, 3, 4]);
});

test('an empty file is a result', async () => {
  const empty = sha256('');
  expect(await encodeFiles([file('', 'e.txt', 'text/plain')], plain, quiet)).toMatchObject({
    result: '',
    size: [0],
    type: ['text/plain'],
    sha256: [empty],
  });
  expect(await encoded(file(''), { ...plain, format: 'dataUri' })).toBe('data:application/octet-stream;base64,');
  expect(await decoded('data:text/plain;base64,')).toMatchObject({ size: 0, sha256: empty, name: 'decoded.txt' });
});

test.for([
  ['dataUri', 'data:image/png;base64,iVBORw0KGgr/'],
  ['css', 'url("data:image/png;base64,iVBORw0KGgr/")'],
  ['img', '<img src="data:image/png;base64,iVBORw0KGgr/" alt="">'],
] as const)('%s is one line of plain base64, whatever the other options say', async ([format, text]) => {
  const png = new Uint8Array(Buffer.from('iVBORw0KGgr/', 'base64'));
  expect(await encoded(file(png), { ...plain, format, urlSafe: true, wrap: 4 })).toBe(text);
});

test('base32 has no data: URI', async () => {
  expect(await encoded(file('foo'), { scheme: 'base32', format: 'dataUri' })).toBe('MZXW6===');
});

test('a type that would break out of its quotes is not written', async () => {
  const text = await encoded(new File(['a'], 'a', { type: 'x/y" onerror="alert(1)' }), { ...plain, format: 'img' });
  expect(text).toBe('<img src="data:application/octet-stream;base64,YQ==" alt="">');
});

test('says that an <img> shows no PDF', async () => {
  const given = await encodeFiles([file('%PDF-1.7', 'a.pdf')], { ...plain, format: 'img' }, quiet);
  expect(given).toMatchObject({ notes: [note('notImage', { name: 'a.pdf', type: 'application/pdf' })] });
});

test('several files give a text each, with names that differ', async () => {
  const given = await encodeFiles([file('foo', 'a.txt'), file('bar', 'a.txt')], plain, quiet);
  if (!('files' in given)) throw new Error('no files');
  expect(given.files.map(({ name }) => name)).toEqual(['a.txt.base64.txt', 'a.txt (2).base64.txt']);
  expect(await Promise.all(given.files.map(({ blob }) => blob.text()))).toEqual(['Zm9v', 'YmFy']);
  expect(given).not.toHaveProperty('result');
});

test('progress runs up to 1 over all files', async () => {
  const parts: number[] = [];
  await encodeFiles([file(noise(5_000_000)), file(noise(5_000_000))], plain, (part) => parts.push(part));
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

test('names a file that can no longer be read', async () => {
  class Gone extends File {
    override slice(): Blob {
      return Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
      });
    }
  }
  expect(await encodeFiles([new Gone(['a'], 'gone.txt')], plain, quiet)).toEqual(
    problem('error.fileRead', { name: 'gone.txt' }, 'input'),
  );
});

// The type that the bytes show, the type that a data: URI says, and what comes of the two.
test.for([
  ['iVBORw0KGgo=', 'image/png', 'decoded.png', 'image/png'],
  ['data:image/jpeg;base64,iVBORw0KGgo=', 'image/png', 'decoded.png', 'image/png'],
  ['data:application/epub+zip;base64,UEsDBA==', 'application/epub+zip', 'decoded.epub', 'application/octet-stream'],
  ['data:text/css;base64,YXt9', 'text/css', 'decoded.css', 'application/octet-stream'],
  ['PCFkb2N0eXBlIGh0bWw+PHA+', 'text/html', 'decoded.html', 'application/octet-stream'],
  ['aGVsbG8=', 'text/plain', 'decoded.txt', 'text/plain'],
  ['/wAB', 'application/octet-stream', 'decoded.bin', 'application/octet-stream'],
] as const)('%s is %s', async ([text, type, name, blobType]) => {
  const given = await decoded(text);
  expect(given).toMatchObject({ type, name });
  expect(given.blob.type).toBe(blobType);
});

test('remarks on a type that is not known, and on one that is said wrongly', async () => {
  expect((await decoded('/wAB')).notes).toContainEqual(note('unknownType'));
  expect((await decoded('data:image/jpeg;base64,iVBORw0KGgo=')).notes).toContainEqual(
    note('otherType', { said: 'image/jpeg', type: 'image/png' }),
  );
  expect((await decoded('aGVsbG8=')).notes?.filter(Boolean)).toEqual([]);
});

test.for([
  ['photo.png', 'photo.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\a\\b:c?.txt', 'b_c_.txt'],
  ['  ', 'decoded.txt'],
  ['folder/', 'decoded.txt'],
])('the file name %j becomes %j', async ([typed, name]) => {
  expect((await decoded('aGVsbG8=', { ...reading, fileName: typed ?? '' })).name).toBe(name);
});

test.for([
  ['Zm9v\nYm*y', problem('notBase64', { character: '*', line: 2, column: 3 }, 'text')],
  ['data:;base64,Z*', problem('notBase64', { character: '*', line: 1, column: 15 }, 'text')],
  ['Zg==Zg==', problem('afterPadding', { character: 'Z', line: 1, column: 5 }, 'text')],
  ['Zm9vY', problem('badLength', { digits: 5 }, 'text')],
] as const)('refuses %j, and says where', async ([text, gives]) => {
  expect(await decodeFile(text, reading, quiet)).toEqual(gives);
});

test('a flaw far into a large text file has its place', async () => {
  const lines = `${'A'.repeat(76)}\n`.repeat(100_000);
  expect(await decodeFile(new Blob([lines, 'AA?A']), reading, quiet)).toEqual(
    problem('notBase64', { character: '?', line: 100_001, column: 3 }, 'file'),
  );
});

test('nothing chosen, nothing pasted, an empty text file: nothing yet', async () => {
  const values = {
    direction: 'encode',
    input: [],
    source: 'text',
    text: '',
    file: [],
    scheme: 'base64',
    format: 'plain',
    urlSafe: false,
    hexAlphabet: false,
    padding: true,
    wrap: '0',
    fileName: '',
  } as const;
  const context = exampleContext();
  expect(await tool.run(values, context)).toEqual({ empty: true });
  expect(await tool.run({ ...values, direction: 'decode', text: ' \n' }, context)).toEqual({ empty: true });
  expect(await tool.run({ ...values, direction: 'decode', source: 'file' }, context)).toEqual({ empty: true });
  expect(await tool.run({ ...values, direction: 'decode', source: 'file', file: [file(' \n')] }, context)).toEqual({
    empty: true,
  });
});
