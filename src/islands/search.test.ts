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
const search = makeSearch(items, { '/Base64 encode/': ['Converters', ['Text to Base64', 'btoa']] });
const texts = (found: readonly ToolItem[]) => found.map((item) => item.text);

test('finds nothing while nothing is typed', () => {
  expect(search.find('')).toEqual([]);
  expect(search.find('  ')).toEqual([]);
});

test.for([
  ['BASE', ['Base64 encode', 'Base64 decode']],
  ['64 enc', ['Base64 encode']],
  ['text', ['Text compare', 'Reverse text', 'Base64 encode']],
  ['BTO', ['Base64 encode']],
  ['procent', ['Kalkulator procentowy']],
  ['ćwicz', ['Ćwiczenie']],
  ['ers', ['Reverse text']],
] as const)('finds %s as a substring, with the title that begins with it first and keywords last', ([query, found]) => {
  expect(texts(search.find(query))).toEqual(found);
});

test('finds nothing for a misspelled name, but lists its neighbor as near', () => {
  expect(search.find('revrese')).toEqual([]);
  expect(texts(search.near('revrese'))).toContain('Reverse text');
});

test('lists a tool as near if its address has every word of the query', () => {
  const item = { text: 'Шрифты для Инстаграма', url: '/ru/shrifty-dlya-instagram/', icon: '' };
  const { find, near } = makeSearch([item]);
  expect(find('shrifty instagram')).toEqual([]);
  expect(near('shrifty instagram')).toEqual([item]);
  expect(near('shrifty facebook')).toEqual([]);
});

test('lists the nearest spelling first, even if another word is rarer', () => {
  const { near } = makeSearch(
    ['Number sorter', 'Line counter', 'Word counter', 'Word wrap', 'Sentence counter'].map((text) => ({
      text,
      url: `/${text}/`,
      icon: '',
    })),
  );
  expect(texts(near('wrod conter'))[0]).toBe('Word counter');
});
