import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_SETS, LEADS, STYLES, TABLES } from './fonts';

/** Every letter of every table, spelled out by Unicode names. */
const rows = readFileSync(new URL('./fonts.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([table = '', from = '', to = '', points = '']) => ({ table, from: from === 'SPACE' ? ' ' : from, to, points }));

test('the list spells its replacements out as it names their code points', () => {
  expect(rows).toHaveLength(2061);
  for (const { to, points } of rows) {
    expect(Array.from(to, (part) => part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')).join(' ')).toBe(
      points,
    );
  }
});

test.for(Object.entries(TABLES))('%s is the list, row for row, and no row more', ([id, table]) => {
  const wanted = rows.filter((row) => row.table === id).map(({ from, to }): [string, string] => [from, to]);
  expect(wanted.length).toBeGreaterThan(0);
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(wanted));
});

test('no table of the list is missing', () => {
  expect(Object.keys(TABLES).toSorted()).toEqual([...new Set(rows.map((row) => row.table))].toSorted());
});

test('mathematical letters are their plain letters under compatibility normalization', () => {
  const alphabets = [
    'bold',
    'italic',
    'boldItalic',
    'sans',
    'sansBold',
    'sansItalic',
    'sansBoldItalic',
    'script',
    'boldScript',
    'fraktur',
    'boldFraktur',
    'doubleStruck',
    'monospace',
    'fullwidth',
  ] as const;
  for (const id of alphabets) for (const [from, to] of TABLES[id]) expect(to.normalize('NFKC')).toBe(from);
});

test('styles have ids of their own, and no two do the same', () => {
  const does = STYLES.map((style) => JSON.stringify({ ...style, id: '' }));
  expect(new Set(STYLES.map(({ id }) => id)).size).toBe(STYLES.length);
  expect(new Set(does).size).toBe(STYLES.length);
});

test.for(FONT_SETS)('%s leads with different styles', (set) => {
  expect(new Set(LEADS[set]).size).toBe(LEADS[set].length);
  expect(LEADS[set].length).toBeGreaterThan(1);
});
