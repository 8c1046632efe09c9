import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_SETS, LEADS, STYLES, TABLES } from './fonts';

/** Every letter of every table, by Unicode names. */
const rows = readFileSync(new URL('./fonts.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([table = '', from = '', to = '', points = '']) => ({ table, from: from === 'SPACE' ? ' ' : from, to, points }));

test('the replacements in the list match their listed code points', () => {
  expect(rows).toHaveLength(2061);
  for (const { to, points } of rows) {
    expect(Array.from(to, (part) => part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')).join(' ')).toBe(
      points,
    );
  }
});

test.for(Object.entries(TABLES))('%s equals the list, row for row, without additional rows', ([id, table]) => {
  const wanted = rows.filter((row) => row.table === id).map(({ from, to }): [string, string] => [from, to]);
  expect(wanted.length).toBeGreaterThan(0);
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(wanted));
});

test('every table of the list exists', () => {
  expect(Object.keys(TABLES).toSorted()).toEqual([...new Set(rows.map((row) => row.table))].toSorted());
});

test('mathematical letters normalize to their plain letters (compatibility normalization)', () => {
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

test('styles have unique ids, and no two do the same', () => {
  const does = STYLES.map((style) => JSON.stringify({ ...style, id: '' }));
  expect(new Set(STYLES.map(({ id }) => id)).size).toBe(STYLES.length);
  expect(new Set(does).size).toBe(STYLES.length);
});

test.for(FONT_SETS)('%s leads with different styles', (set) => {
  expect(new Set(LEADS[set]).size).toBe(LEADS[set].length);
  expect(LEADS[set].length).toBeGreaterThan(1);
});
