import { expect, test } from 'vitest';
import { rankTakers, type Given, type Taker } from './takers';

const taker = (text: string, more: Partial<Taker> = {}): Taker => ({
  text,
  url: `/${text}/`,
  family: 'text',
  field: 'input',
  takes: [],
  ...more,
});

const TAKERS = [
  taker('zalgo', { family: 'fonts', place: 4 }),
  taker('sort-lines'),
  taker('case', { place: 2 }),
  taker('word-counter', { place: 0 }),
  taker('json-to-csv', { family: 'code', takes: ['json', 'ndjson', 'jsonl'] }),
  taker('json-formatter', { family: 'code', takes: ['json'], place: 0 }),
  taker('css-minifier', { family: 'code', takes: ['css'] }),
  taker('resizer', { family: 'media', field: 'files', takes: ['image/*', '.heic'], files: true }),
  taker('svg-icons', { family: 'media', field: 'files', takes: ['.svg', 'image/svg+xml'], files: true }),
  taker('bulk-csv', { family: 'social', field: 'files', takes: ['.csv'], files: true }),
];

const rank = (given: Partial<Given>) =>
  rankTakers(TAKERS, { extension: 'txt', mime: '', path: '/', family: 'text', ...given }).map(({ text }) => text);

test('a text goes to the tools for any text that most visitors look for, not to its own page', () => {
  expect(rank({ path: '/case/' }).slice(0, 3)).toEqual(['word-counter', 'sort-lines', 'zalgo']);
});

test('JSON goes first to the tools made for it, the narrowest first; tools for CSS are last', () => {
  const ranked = rank({ extension: 'json', family: 'code' });
  expect(ranked.slice(0, 3)).toEqual(['json-formatter', 'json-to-csv', 'word-counter']);
  expect(ranked.at(-1)).toBe('css-minifier');
});

test('pages in another language follow those in the page’s own', () => {
  const foreign = taker('sentence-counter', { place: 0, lang: 'en' });
  const ranked = rankTakers([foreign, ...TAKERS], { extension: 'txt', mime: '', path: '/', family: 'text' });
  expect(ranked.map(({ text }) => text).slice(0, 4)).toEqual([
    'word-counter',
    'case',
    'sort-lines',
    'sentence-counter',
  ]);
});

test('a picture goes to fields for files that accept its type, never to a text', () => {
  expect(rank({ extension: 'png', mime: 'image/png' })).toEqual(['resizer']);
  expect(rank({ extension: 'svg', mime: 'image/svg+xml' })).toEqual(['resizer', 'svg-icons']);
  expect(rank({ extension: 'mp4', mime: 'video/mp4' })).toEqual([]);
});

test('a table also goes to fields for files that accept its extension', () => {
  expect(rank({ extension: 'csv' })).toContain('bulk-csv');
  expect(rank({})).not.toContain('bulk-csv');
});
