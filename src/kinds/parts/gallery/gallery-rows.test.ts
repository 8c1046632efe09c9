import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf, rowsWithin, stepFrom, type Section } from './gallery-rows';

const section = (id: string, texts: readonly string[], more: Partial<Section> = {}): Section => ({
  id,
  items: texts.map((text) => ({ text })),
  ...more,
});
/** An item takes as many columns as it has letters. */
const measures = (columns: number) => ({
  columns,
  rowHeight: 60,
  headingHeight: 36,
  spanOf: ({ text }: { text: string }) => text.length,
});
const shown = (sections: readonly Section[], columns: number) =>
  rowsOf(sections, measures(columns)).rows.map(
    ({ heading, cells }) => heading ?? cells.map(({ item, span }) => `${item.text}${span}`).join(' '),
  );

test('single items fill row after row', () => {
  expect(shown([section('x', ['a', 'b', 'c', 'd', 'e'])], 3)).toEqual(['a1 b1 c1', 'd1 e1']);
});

test('wide items share the free columns of their row, except in the last row', () => {
  expect(shown([section('x', ['aa', 'bb', 'cc', 'dd'])], 5)).toEqual(['aa3 bb2', 'cc2 dd2']);
  expect(shown([section('x', ['aaaaaaaa', 'b'])], 5)).toEqual(['aaaaaaaa5', 'b1']);
});

test('a section begins a new row below its heading, and an empty section is omitted', () => {
  const sections = [
    section('old', ['a'], { heading: 'Old', echo: true }),
    section('none', [], { heading: 'None' }),
    section('new', ['b'], { heading: 'New' }),
  ];
  expect(shown(sections, 3)).toEqual(['Old', 'a1', 'New', 'b1']);
  const { rows, start, height } = rowsOf(sections, measures(3));
  expect(rows.map(({ top }) => top)).toEqual([0, 36, 96, 132]);
  expect({ start, height }).toEqual({ start: 96, height: 192 });
});

test('every item appears once, in order, without overlaps, and no row is too wide', () => {
  const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), { maxLength: 60 });
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 1, max: 8 }), (some, others, columns) => {
      const { rows, cells } = rowsOf([section('a', some), section('b', others, { heading: 'B' })], measures(columns));
      expect(cells.map(({ item }) => item.text)).toEqual([...some, ...others]);
      expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
      for (const row of rows) {
        let column = 0;
        for (const cell of row.cells) {
          expect(rows[cell.row]).toBe(row);
          expect(cell.column).toBe(column);
          column += cell.span;
        }
        expect(column).toBeLessThanOrEqual(columns);
      }
    }),
  );
});

test('finds the rows that overlap a window', () => {
  const { rows } = rowsOf([section('x', Array.from('abcdefghij'))], measures(1));
  expect(rowsWithin(rows, 0, 60)).toEqual([0, 1]);
  expect(rowsWithin(rows, 59, 121)).toEqual([0, 3]);
  expect(rowsWithin(rows, 60, 120)).toEqual([1, 2]);
  expect(rowsWithin(rows, -500, 5_000)).toEqual([0, 10]);
  expect(rowsWithin([], 0, 100)).toEqual([0, 0]);
});

test('arrow keys, Page Up and Down, Home and End move to the expected cells', () => {
  const grid = rowsOf(
    [section('x', Array.from('abcde')), section('y', Array.from('fgh'), { heading: 'Y' })],
    measures(3),
  );
  const go = (from: string, key: string, whole = false) => {
    const at = grid.cells.findIndex(({ item }) => item.text === from);
    const to = stepFrom(grid, at, key, whole, 2);
    return to === undefined ? undefined : grid.cells[to]?.item.text;
  };
  expect([go('a', 'ArrowRight'), go('c', 'ArrowRight'), go('h', 'ArrowRight'), go('a', 'ArrowLeft')]).toEqual([
    'b',
    'd',
    'h',
    'a',
  ]);
  expect([go('b', 'ArrowDown'), go('c', 'ArrowDown'), go('e', 'ArrowDown'), go('g', 'ArrowDown')]).toEqual([
    'e',
    'e',
    'g',
    'g',
  ]);
  expect([go('g', 'ArrowUp'), go('h', 'ArrowUp'), go('b', 'ArrowUp')]).toEqual(['e', 'e', 'b']);
  expect([go('b', 'PageDown'), go('h', 'PageUp')]).toEqual(['g', 'c']);
  expect([go('e', 'Home'), go('a', 'End'), go('e', 'Home', true), go('a', 'End', true)]).toEqual(['d', 'c', 'a', 'h']);
  expect(go('a', 'Enter')).toBeUndefined();
});

test('the arrow down key moves from a wide item to the one below its middle', () => {
  const grid = rowsOf([section('x', ['aaaa', 'b', 'c', 'd', 'e'])], measures(4));
  expect(stepFrom(grid, 0, 'ArrowDown', false, 1)).toBe(2);
});
