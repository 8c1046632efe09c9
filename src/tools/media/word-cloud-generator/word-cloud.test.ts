import { expect, test } from 'vitest';
import { countWords, readList, stopList, type CountOptions } from './count-words';
import { detectLanguage } from './detect-language';
import { relativeSize } from './layout';
import { cloudSvg } from './svg';

const options: CountOptions = {
  lang: 'en',
  fold: 'lower',
  stop: new Set(),
  minLength: 1,
  minCount: 1,
  numbers: true,
};
const counted = (text: string, changes: Partial<CountOptions> = {}) =>
  countWords(text, { ...options, ...changes }).words.map(({ word, count }) => `${word} ${count}`);

test('counts composed and decomposed letters together, and folds case unless told not to', () => {
  expect(counted('Café cafe\u0301 CAFÉ')).toEqual(['café 3']);
  expect(counted('Polish polish', { fold: 'none' })).toEqual(['Polish 1', 'polish 1']);
});

test('splits text written without spaces', () => {
  // ICU’s dictionary, as in Intl.Segmenter’s documentation on MDN.
  expect(counted('吾輩は猫である。猫')).toContain('猫 2');
});

test('filters by grapheme length, digits, count and stop words, and says how many each filter removed', () => {
  const { words, filtered } = countWords('a 👨‍👩‍👧 2026 3.14 don’t don’t tea tea', {
    ...options,
    stop: new Set(["don't"]),
    minLength: 2,
    minCount: 2,
    numbers: false,
  });
  expect(words).toEqual([{ word: 'tea', count: 2 }]);
  expect(filtered).toEqual({ stop: 1, short: 1, rare: 0, numbers: 2 });
});

test('reads lists with several separators, spaces in words, and colons in words', () => {
  const list = readList('green tea: 5\r\n10:30 train:2\nmilk\t1.5\n\ngreen tea,1');
  expect(list instanceof Map && [...list]).toEqual([
    ['green tea', 6],
    ['10:30 train', 2],
    ['milk', 1.5],
  ]);
  expect(readList('a:1\nb:0')).toEqual({ line: 2 });
  expect(stopList('One, two;THREE don’t')).toEqual(['one', 'two', 'three', "don't"]);
});

test('detects the language by its common words, and falls back on the page’s', async () => {
  // Article 1 of the Universal Declaration of Human Rights, as the United Nations publish it.
  const articles = {
    en: 'All human beings are born free and equal in dignity and rights.',
    es: 'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia.',
    fr: 'Tous les êtres humains naissent libres et égaux en dignité et en droits.',
    id: 'Semua orang dilahirkan merdeka dan mempunyai martabat dan hak-hak yang sama.',
    it: 'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza.',
    pl: 'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw.',
    pt: 'Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência.',
    ru: 'Все люди рождаются свободными и равными в своем достоинстве и правах.',
  } as const;
  for (const [lang, text] of Object.entries(articles)) expect(await detectLanguage(text, 'en')).toBe(lang);
  expect(await detectLanguage('kubernetes terraform', 'pl')).toBe('pl');
});

test('scales: twice the count is twice the area, twice the height, or a little more', () => {
  expect(relativeSize(4, 16, 'sqrt')).toBe(0.5);
  expect(relativeSize(4, 16, 'linear')).toBe(0.25);
  expect(relativeSize(7, 63, 'log')).toBe(0.5);
});

test('escapes words in the SVG', () => {
  const word = { word: '<b>&', count: 1, x: 50, y: 30, size: 10, rotate: 0, rank: 0, length: 20 };
  const svg = cloudSvg(
    { words: [word], box: { left: 40, top: 20, right: 60, bottom: 30 } },
    {
      width: 100,
      height: 50,
      font: "'A', serif",
      colors: ['#000000'],
      background: '',
      title: '<b>&',
    },
  );
  expect(svg).toContain('&lt;b&gt;&amp;</text>');
  expect(svg).toContain('<title>&lt;b&gt;&amp;</title>');
  expect(svg).not.toContain('<b>');
  // The box of 20 × 10 fills the picture of 100 × 50 up to its margins.
  expect(svg).toContain('<g transform="translate(-185.0 -92.5) scale(4.700)"');
});
