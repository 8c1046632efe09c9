import { expect, test } from 'vitest';
import { pieceEnd } from './markdown-pieces';

const SIZE = { least: 100, most: 400 };
const PLACES = /\n/g;

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from = from + (pieces.at(-1)?.length ?? 0))
    pieces.push(text.slice(from, pieceEnd(text, from, PLACES, SIZE)));
  return pieces;
}

const text = Array.from({ length: 1_000 }, (_, index) => `line ${(index * 7919) % 1_000}\n`).join('');

test('pieces are whole lines, cover the text, and respect the size', () => {
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces.slice(0, -1)) {
    expect(piece).toMatch(/\n$/);
    expect(piece.length).toBeGreaterThanOrEqual(SIZE.least);
    expect(piece.length).toBeLessThanOrEqual(SIZE.most + 20);
  }
});

test('a change moves only the pieces next to it', () => {
  const before = new Set(piecesOf(text));
  for (const at of [0, 2_000, 5_000]) {
    const after = piecesOf(`${text.slice(0, at)}new words\n${text.slice(at)}`);
    expect(after.filter((piece) => !before.has(piece)).length).toBeLessThan(8);
  }
});

test('without a place to cut, a piece extends to the end', () => {
  expect(pieceEnd('x'.repeat(1_000), 0, PLACES, SIZE)).toBe(1_000);
  expect(pieceEnd(`${'x'.repeat(1_000)}\nyy`, 0, PLACES, SIZE)).toBe(1_001);
  expect(pieceEnd('a\nb', 0, PLACES, SIZE)).toBe(3);
});
