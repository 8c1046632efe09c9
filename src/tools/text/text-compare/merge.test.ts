import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, type Table } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import { takeLine, type SideName } from './merge';
import tool from './tool';
import { inOneColumn, pieces, viewRows } from './view-rows';

const OPTIONS = { mode: 'line', ignoreCase: false, ignoreSpace: false, ignoreEmpty: false } as const;
const context = { progress: () => {} } as unknown as Parameters<typeof tool.run>[1];

async function rowsOf(input: string, other: string, around = 3) {
  const given = await tool.run({ input, other, ...OPTIONS, context: around }, context);
  if (isProblem(given) || typeof given === 'string') throw new Error('refused');
  return viewRows(given.rows satisfies Table);
}

const take = async (original: string, changed: string, row: number, to: SideName, around = 3) =>
  takeLine({ original, changed }, await rowsOf(original, changed, around), row, to);

test.for([
  ['a\nb\nc', 'a\nx\nc', 1, 'changed', 'a\nb\nc'],
  ['a\nb\nc', 'a\nx\nc', 1, 'original', 'a\nx\nc'],
  ['a\nb\nc', 'a\nc', 1, 'changed', 'a\nb\nc'], // inserted
  ['a\nb\nc', 'a\nc', 1, 'original', 'a\nc'], // removed
  ['a\nc', 'a\nb\nc', 1, 'original', 'a\nb\nc'],
  ['b', 'a\nb', 0, 'original', 'a\nb'], // before the first line
  ['', 'a', 0, 'original', 'a'],
  ['a\r\nb\r\n', 'a\nx\n', 1, 'original', 'a\r\nx\r\n'], // its own line breaks stay
  ['a\r\n', 'a\nb\n', 1, 'original', 'a\r\nb\r\n'],
  ['a', 'a\n', 0, 'original', 'a\n'], // only the break at the end differs
  ['a\n', 'a', 0, 'original', 'a'],
] as const)('%j and %j, row %i into the %s: %j', async ([original, changed, row, to, gives]) => {
  expect(await take(original, changed, row, to)).toBe(gives);
});

test('without lines around it, a line still gets the right position', async () => {
  expect(await take('1\n2\n3\n4', '1\n2\n4', 1, 'changed', 0)).toBe('1\n2\n3\n4');
  expect(await take('1\n2\n3', '1\n2\n3\n4', 1, 'original', 0)).toBe('1\n2\n3\n4');
});

const line = fc.constantFrom('a', 'b', 'c', '', 'd e');
const text = fc
  .tuple(fc.array(line, { maxLength: 9 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length ? '\n' : ''));

test('taken row by row, one text becomes the other', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, fc.boolean(), fc.integer({ min: 0, max: 3 }), async (a, b, forward, around) => {
      const texts = { original: a, changed: b };
      const to: SideName = forward ? 'changed' : 'original';
      const wanted = forward ? a : b;
      for (let steps = 0; steps < 60 && texts[to] !== wanted; steps++) {
        const rows = await rowsOf(texts.original, texts.changed, around);
        const at = rows.findLastIndex(({ change }) => change >= 0);
        if (at < 0) break;
        texts[to] = takeLine(texts, rows, at, to);
      }
      expect(toLf(texts[to])).toBe(wanted);
    }),
    { numRuns: 300 },
  );
});

test('adjacent differences are one change; in one column, removed lines come before added ones', async () => {
  const rows = await rowsOf('1\na\nb\n2\n3\n', '1\nA\nB\nC\n2\nx\n3\n');
  expect(rows.map(({ kind, change }) => [kind, change])).toEqual([
    ['same', -1],
    ['changed', 0],
    ['changed', 0],
    ['added', 0],
    ['same', -1],
    ['added', 1],
    ['same', -1],
  ]);
  expect(inOneColumn(rows).map(({ original, changed }) => original?.text ?? changed?.text)).toEqual([
    '1',
    'a',
    'b',
    'A',
    'B',
    'C',
    '2',
    'x',
    '3',
  ]);
});

test('splits a text at its marks', () => {
  expect(pieces('the old cat', [[4, 7]])).toEqual([
    { text: 'the ', marked: false },
    { text: 'old', marked: true },
    { text: ' cat', marked: false },
  ]);
  expect(pieces('', [])).toEqual([{ text: '', marked: false }]);
});
