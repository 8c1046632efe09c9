import { expect, test } from 'vitest';
import { piecesOf, widthOf } from './code-columns';

/** Every run measures eight pixels per letter, in columns of ten. */
const options = { column: 0, tab: 4, cellsOf: (run: string) => Math.ceil((run.length * 8) / 10) };
const columnsOf = (text: string, column = 0) =>
  piecesOf(text, { ...options, column }).reduce((sum, { cells }) => sum + cells, 0);

// Python 3.13: wcwidth 0.7.0, wcswidth(text).
test.for([
  ['abc', 3],
  ['zażółć', 6],
  ['漢字', 4],
  ['ｱｲｳ', 3],
  ['ＡＢ', 4],
  ['한국어', 6],
  ['e\u0301a\u0308', 2],
  ['👍', 2],
  ['👩‍👩‍👧', 2],
  ['🇵🇱🇯🇵', 4],
  ['❤️', 2],
  ['─│┌', 3],
  ['、。', 4],
] as const)('%s takes %d columns', ([text, columns]) => {
  expect(columnsOf(text)).toBe(columns);
});

test.for([
  ['\tx', 0, 5],
  ['ab\tx', 0, 5],
  ['abcd\tx', 0, 9],
  ['漢\tx', 0, 5],
  ['\t', 3, 1],
] as const)('%j from column %d: a tab extends to the next tab stop, %d columns', ([text, column, columns]) => {
  expect(columnsOf(text, column)).toBe(columns);
});

test('letters of the font form one piece, others get their own columns', () => {
  expect(piecesOf('if (ж == "漢") →', options)).toEqual([
    { kind: 'letters', text: 'if', cells: 2 },
    { kind: 'space', cells: 1 },
    { kind: 'letters', text: '(ж', cells: 2 },
    { kind: 'space', cells: 1 },
    { kind: 'letters', text: '==', cells: 2 },
    { kind: 'space', cells: 1 },
    { kind: 'letters', text: '"', cells: 1 },
    { kind: 'cell', text: '漢', cells: 2 },
    { kind: 'letters', text: '")', cells: 2 },
    { kind: 'space', cells: 1 },
    { kind: 'letters', text: '→', cells: 1 },
  ]);
});

test('scripts that join or run from right to left stay together, with the spaces between their words', () => {
  expect(piecesOf('x = "שלום עולם";', options)).toContainEqual({ kind: 'run', text: 'שלום עולם', cells: 8 });
  expect(piecesOf('नमस्ते', options)).toHaveLength(1);
  expect(piecesOf('ابج 1 abc', options).map(({ kind }) => kind)).toEqual([
    'run',
    'space',
    'letters',
    'space',
    'letters',
  ]);
});

test('invisible characters are named', () => {
  expect(piecesOf('a\u0000b\u202Ec\u200B', options).flatMap((piece) => ('text' in piece ? [piece.text] : []))).toEqual([
    'a',
    '␀',
    'b',
    'U+202E',
    'c',
    'U+200B',
  ]);
});

test('draws a lone surrogate and a mark without its letter as what they are', () => {
  expect(piecesOf('\uD83D', options)).toEqual([{ kind: 'cell', text: '\uFFFD', cells: 1 }]);
  expect(piecesOf('\u0301', options)).toEqual([{ kind: 'cell', text: '◌\u0301', cells: 1 }]);
});

test('a BMP character beyond the tables takes one column', () => {
  expect(widthOf('Ω')).toBe(1);
  expect(widthOf('\u{1F600}')).toBe(2);
});
