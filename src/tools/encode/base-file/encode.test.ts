import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { decodeDigits } from '../../../formats/rfc4648';
import { encodeFiles, type Writing } from './encode';
import tool from './tool';

const plain: Writing = { scheme: 'base64', format: 'plain' };
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

test.for([
  plain,
  { ...plain, urlSafe: true, padding: false },
  { ...plain, wrap: 76 },
  { scheme: 'base32', format: 'plain', wrap: 64 },
  { scheme: 'base32', format: 'plain', hexAlphabet: true },
] satisfies Writing[])('encodes the bytes of a file of any length: %j', async (writing) => {
  for (const length of [1, 2, 3, 4, 5, 57, 1_000, 1_000_001]) {
    const bytes = noise(length);
    const text = await encoded(file(bytes), writing);
    const read = decodeDigits(typeof text === 'string' ? text : await text.text(), writing);
    expect('bytes' in read && Buffer.compare(read.bytes, bytes)).toBe(0);
  }
});

test('encodes a file of several blocks like Node, as a Blob', async () => {
  const bytes = noise(9_000_001);
  const given = await encodeFiles([file(bytes)], plain, quiet);
  if (!('result' in given) || !(given.result instanceof Blob)) throw new Error('no Blob');
  expect((await given.result.text()) === Buffer.from(bytes).toString('base64')).toBe(true);
  expect(given).toMatchObject({ size: [9_000_001], sha256: [sha256(bytes)], type: ['application/octet-stream'] });
});

test('encodes an empty file to an empty result', async () => {
  expect(await encodeFiles([file('', 'e.txt', 'text/plain')], plain, quiet)).toMatchObject({
    result: '',
    size: [0],
    type: ['text/plain'],
    sha256: [sha256('')],
  });
  expect(await encoded(file(''), { ...plain, format: 'dataUri' })).toBe('data:application/octet-stream;base64,');
});

test.for([
  ['dataUri', 'data:image/png;base64,iVBORw0KGgr/'],
  ['css', 'url("data:image/png;base64,iVBORw0KGgr/")'],
  ['img', '<img src="data:image/png;base64,iVBORw0KGgr/" alt="">'],
] as const)('%s is plain base64 on one line, regardless of the other options', async ([format, text]) => {
  const png = new Uint8Array(Buffer.from('iVBORw0KGgr/', 'base64'));
  expect(await encoded(file(png), { ...plain, format, urlSafe: true, wrap: 4 })).toBe(text);
});

test('ignores the data: URI format for base32', async () => {
  expect(await encoded(file('foo'), { scheme: 'base32', format: 'dataUri' })).toBe('MZXW6===');
});

test('omits a media type that would break out of its quotes', async () => {
  const text = await encoded(new File(['a'], 'a', { type: 'x/y" onerror="alert(1)' }), { ...plain, format: 'img' });
  expect(text).toBe('<img src="data:application/octet-stream;base64,YQ==" alt="">');
});

test('adds a note that an <img> cannot show a PDF', async () => {
  const given = await encodeFiles([file('%PDF-1.7', 'a.pdf')], { ...plain, format: 'img' }, quiet);
  expect(given).toMatchObject({ notes: [note('notImage', { name: 'a.pdf', type: 'application/pdf' })] });
});

test('several files give one text each, with distinct names', async () => {
  const given = await encodeFiles([file('foo', 'a.txt'), file('bar', 'a.txt')], plain, quiet);
  if (!('files' in given)) throw new Error('no files');
  expect(given.files.map(({ name }) => name)).toEqual(['a.txt.base64.txt', 'a.txt (2).base64.txt']);
  expect(await Promise.all(given.files.map(({ blob }) => blob.text()))).toEqual(['Zm9v', 'YmFy']);
  expect(given).not.toHaveProperty('result');
});

test('progress ends at 1 over all files', async () => {
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

test('returns no result when no file is chosen', async () => {
  const values = {
    input: [],
    scheme: 'base64',
    format: 'plain',
    urlSafe: false,
    hexAlphabet: false,
    padding: true,
    wrap: '0',
  } as const;
  expect(await tool.run(values, exampleContext())).toEqual({ empty: true });
});
