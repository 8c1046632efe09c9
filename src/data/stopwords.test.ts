import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../i18n/languages';
import { stopWords, type StopWords } from './stopwords';

const lists = import.meta.glob<StopWords>('./stopwords/*.json', { eager: true, import: 'default' });

test('has a list for each language of the site, and no others', () => {
  expect(Object.keys(lists).toSorted()).toEqual(LANGS.map((lang) => `./stopwords/${lang}.json`).toSorted());
});

for (const [path, { source, licence, checked, items }] of Object.entries(lists)) {
  test(`${path} cites its source, and is folded, sorted and free of duplicates`, () => {
    expect(source).not.toBe('');
    expect(licence).not.toBe('');
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(items.filter((word) => word !== word.normalize('NFC').toLowerCase() || /[\s’]/.test(word))).toEqual([]);
    expect(items).toEqual([...new Set(items)].toSorted((a, b) => (a < b ? -1 : 1)));
  });
}

/** Words that the list of each language must contain, and one that it must not. */
const KNOWN: Readonly<Record<Lang, readonly [string, string]>> = {
  en: ["the a of and to in is it you don't", 'time'],
  es: ['el la de que y en un se no por', 'tiempo'],
  fr: ["le la de et à un il être c'est ne", 'temps'],
  id: ['yang dan di itu dengan untuk tidak ini dari', 'waktu'],
  it: ['il la di e che un è non per gli', 'tempo'],
  pl: ['i w na z się nie to że do jest', 'czas'],
  pt: ['o a de que e em um não para os', 'tempo'],
  ru: ['и в не на я что он с как это', 'время'],
};

test.for(LANGS)('the list of %s has the most common words and no noun', async (lang) => {
  const words = await stopWords(lang);
  const [included, excluded] = KNOWN[lang];
  expect(included.split(' ').filter((word) => !words.has(word))).toEqual([]);
  expect(words.has(excluded)).toBe(false);
});
