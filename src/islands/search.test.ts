import { expect, test } from 'vitest';
import { makeSearch, type ToolItem } from './search';

const items: ToolItem[] = [
  'Reverse text',
  'Base64 encode',
  'Base64 decode',
  'Text compare',
  'Kalkulator procentowy',
  'Ćwiczenie',
].map((text) => ({ text, url: `/${text}/`, icon: '' }));
const search = makeSearch(items);
const texts = (found: readonly ToolItem[]) => found.map((item) => item.text);

test('nothing is found while nothing is typed', () => {
  expect(search.find('')).toEqual([]);
  expect(search.find('  ')).toEqual([]);
});

test.for([
  ['BASE', ['Base64 encode', 'Base64 decode']],
  ['64 enc', ['Base64 encode']],
  ['text', ['Text compare', 'Reverse text']],
  ['procent', ['Kalkulator procentowy']],
  ['ćwicz', ['Ćwiczenie']],
  ['ers', ['Reverse text']],
] as const)('%s is found as a substring, the title that begins with it first', ([query, found]) => {
  expect(texts(search.find(query))).toEqual(found);
});

test('a misspelt name finds nothing, and its neighbour is near', () => {
  expect(search.find('revrese')).toEqual([]);
  expect(texts(search.near('revrese'))).toContain('Reverse text');
});
