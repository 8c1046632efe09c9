import { expect, test } from 'vitest';
import type { Token } from '../../../formats/highlight/token-roles';
import { layOut, leastWidth, MOST_COLUMNS, type Layout, type Settings } from './layout';

/** Ten pixels per column, so that positions are easy to count. */
const metrics = { advance: 10, widthOf: (text: string) => Array.from(text).length * 10 };
const settings: Settings = { title: '', numbers: false, marks: [], tab: 4, padding: 0, width: 0 };
const codeOf = (text: string): Token[][] => text.split('\n').map((line) => [['', line]]);
const lay = (text: string, more: Partial<Settings> = {}) => layOut(codeOf(text), { ...settings, ...more }, metrics);
/** Rows as text, with each piece at its column. */
const drawn = ({ rows }: Layout) =>
  rows.map(({ pieces }) => pieces.reduce((row, { column, piece }) => row.padEnd(column) + piece.text, ''));

test('a line is as wide as its columns', () => {
  const text = 'x'.repeat(50);
  expect(lay(text).width - lay(text.slice(0, 40)).width).toBe(100);
  expect(lay('x').width).toBe(lay('x'.repeat(30)).width);
});

test('each line is 21 pixels high, and padding is added on all sides', () => {
  expect(lay('a\nb\nc').height - lay('a').height).toBe(42);
  expect(lay('a', { padding: 32 }).height - lay('a').height).toBe(64);
  expect(lay('a', { padding: 32 }).width - lay('a').width).toBe(64);
});

test('line numbers take as many columns as the last number has digits', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'x'.repeat(40)).join('\n');
  const gutter = (count: number) => lay(many(count), { numbers: true }).codeX - lay(many(count)).codeX;
  expect(gutter(10) - gutter(9)).toBe(10);
  expect(gutter(1000) - gutter(999)).toBe(10);
});

test('tabs extend to the next tab stop, across tokens too', () => {
  const tokens: Token[] = [
    ['keyword', 'if'],
    ['', '\t\tx'],
  ];
  const { rows } = layOut([tokens], settings, metrics);
  expect(rows[0]?.pieces.map(({ column, role }) => [column, role])).toEqual([
    [0, 'keyword'],
    [8, ''],
  ]);
});

test('longer lines wrap at spaces, indented like their first row', () => {
  const width = leastWidth(1, settings, 10) + 80; // twenty columns
  expect(drawn(lay('  return first + second + third;', { width }))).toEqual([
    '  return first +',
    '    second + third;',
  ]);
});

test('a word longer than the picture is split anywhere, and nothing is lost', () => {
  const width = leastWidth(1, settings, 10);
  const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(4);
  const rows = drawn(lay(text, { width }));
  expect(rows.map((row) => row.trim()).join('')).toBe(text);
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(12);
});

test('lines of 20,000 characters are wrapped at the maximum width', () => {
  const text = 'x = "漢字";\t'.repeat(2000);
  const layout = lay(text);
  expect(layout.columns).toBeLessThanOrEqual(MOST_COLUMNS);
  expect(layout.wrapped).toBe(1);
  const all = layout.rows.flatMap(({ pieces }) => pieces.map(({ piece }) => piece.text)).join('');
  expect(all).toBe(text.replaceAll(/[\t ]/g, ''));
});

test('every piece of a wrapped line is inside the picture', () => {
  const width = leastWidth(1, settings, 10);
  for (const text of [
    '漢'.repeat(100),
    '👩‍👩‍👧 '.repeat(50),
    `${' '.repeat(60)}end`,
    'שלום עולם '.repeat(20),
    '\u0000'.repeat(50),
    'a\tb'.repeat(40),
  ]) {
    const { rows, columns } = lay(text, { width });
    expect(columns).toBe(12);
    for (const { pieces } of rows)
      for (const { column, piece } of pieces) expect(column + piece.cells, text).toBeLessThanOrEqual(12);
  }
});

test('all rows of a wrapped line are marked', () => {
  const width = leastWidth(2, settings, 10);
  const { rows } = lay(`${'word '.repeat(10)}\nb`, { width, marks: [[1, 1]] });
  expect(rows.filter(({ marked }) => marked).length).toBe(rows.length - 1);
  expect(rows.filter(({ first }) => first).map(({ line }) => line)).toEqual([1, 2]);
});

test('truncates a title that does not fit with …', () => {
  expect(lay('x', { title: 'short.ts' }).title).toBe('short.ts');
  const { title } = lay('x', { title: 'a very long name of a file '.repeat(10) });
  expect(title).toMatch(/^a very.*…$/);
});
