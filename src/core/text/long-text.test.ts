import { expect, test } from 'vitest';
import { asUtf8, blobOf, isUtf8Text, LONG_TEXT, PIECE, piecesOf, textOf, type TextSource } from './long-text';

async function whole(source: TextSource): Promise<{ text: string; pieces: string[] }> {
  const pieces: string[] = [];
  for await (const piece of piecesOf(source)) pieces.push(piece);
  return { text: pieces.join(''), pieces };
}

// Astral characters and CRLF at every offset, so that pieces of any size would cut through them.
const mixed = 'a👋\r\nłódź\r\n'.repeat(200_000);

test('short texts and lone surrogates stay strings; long ones become bytes and come back', () => {
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
] as const)('%s comes in pieces that add up, CRLF whole', async ([, source]) => {
  const { text, pieces } = await whole(source());
  expect(text).toBe(mixed);
  expect(pieces.length).toBeGreaterThan(1);
  // The first is shown while the others come.
  expect(pieces[0]?.length).toBeLessThan(100_000);
  // A CR may wait for the next one.
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(PIECE + 1);
  expect(pieces.some((piece) => piece.endsWith('\r') || piece.startsWith('\n'))).toBe(false);
});

test('a CR at the very end is kept', async () => expect((await whole('a\r')).text).toBe('a\r'));

test('a file’s encoding is found: UTF-16 by its mark, and what is no UTF-8 is windows-1252', async () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from('ż', (char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]).flat(),
  ]);
  expect((await whole(new Blob([utf16]))).text).toBe('ż');
  expect((await whole(new Blob([new Uint8Array([0x93, 0x61, 0xe9, 0x94])]))).text).toBe('“aé”');
  expect((await whole(new Blob(['\uFEFFmarked']))).text).toBe('marked');
});

test('a Blob of a text is its UTF-8, pairs of surrogates whole at every cut', async () => {
  const pairs = `a${'👋'.repeat(1_200_000)}`;
  expect(await (await blobOf(pairs)).text()).toBe(pairs);
});
