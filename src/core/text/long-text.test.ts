import { expect, test } from 'vitest';
import { asUtf8, blobOf, isUtf8Text, LONG_TEXT, PIECE, piecesOf, textOf, type TextSource } from './long-text';

async function whole(source: TextSource): Promise<{ text: string; pieces: string[] }> {
  const pieces: string[] = [];
  for await (const piece of piecesOf(source)) pieces.push(piece);
  return { text: pieces.join(''), pieces };
}

// Astral characters and CRLF at every offset, so that chunks of any size would split some of them.
const mixed = 'a👋\r\nłódź\r\n'.repeat(200_000);

test('short texts and lone surrogates stay strings; long texts become bytes and convert back', () => {
  expect(asUtf8('short')).toBe('short');
  const lone = `${'a'.repeat(LONG_TEXT)}\uD83D`;
  expect(asUtf8(lone)).toBe(lone);
  const long = asUtf8(mixed);
  expect(isUtf8Text(long) && long.length).toBe(mixed.length);
  expect(textOf(long)).toBe(mixed);
});

test.for([
  ['a string', () => mixed],
  ['bytes', () => asUtf8(mixed)],
  ['a file', () => new Blob([mixed])],
] as const)('splits %s into chunks that add up, without splitting CRLF', async ([, source]) => {
  const { text, pieces } = await whole(source());
  expect(text).toBe(mixed);
  expect(pieces.length).toBeGreaterThan(1);
  // The first chunk is shown while the others are being read.
  expect(pieces[0]?.length).toBeLessThan(100_000);
  // A CR may be moved to the next chunk.
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(PIECE + 1);
  expect(pieces.some((piece) => piece.endsWith('\r') || piece.startsWith('\n'))).toBe(false);
});

test('keeps a CR at the very end', async () => expect((await whole('a\r')).text).toBe('a\r'));

test('detects a file’s encoding: UTF-16 by its byte order mark, windows-1252 if it isn’t UTF-8', async () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from('ż', (char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]).flat(),
  ]);
  expect((await whole(new Blob([utf16]))).text).toBe('ż');
  expect((await whole(new Blob([new Uint8Array([0x93, 0x61, 0xe9, 0x94])]))).text).toBe('“aé”');
  expect((await whole(new Blob(['\uFEFFmarked']))).text).toBe('marked');
});

test('a Blob of a text is its UTF-8, without splitting a surrogate pair', async () => {
  const pairs = `a${'👋'.repeat(1_200_000)}`;
  expect(await (await blobOf(pairs)).text()).toBe(pairs);
});
