import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frequencies, occurrences, percentText, share } from './frequency';
import { eachToken } from './tokens';
import { OPTIONS, count } from './frequency.fixture';

const tokens = (text: string): string[] => {
  const found: string[] = [];
  eachToken(text, (start, end) => found.push(text.slice(start, end)));
  return found;
};

test.for([
  ['', []],
  [' – & … 👍🏽 ❤️ \u0301', []],
  ["don’t, don't; rock-n-roll", ['don’t', "don't", 'rock-n-roll']],
  ["'quoted' -dash- end-", ['quoted', 'dash', 'end']],
  ["a--b a'-b l''x", ['a', 'b', 'a', 'b', 'l', 'x']],
  ['zażółć Ésope e\u0301te\u0301', ['zażółć', 'Ésope', 'e\u0301te\u0301']],
  ['3.14 a@b.co x_y', ['3', '14', 'a', 'b', 'co', 'x', 'y']],
  ['COVID-19 2026', ['COVID-19', '2026']],
  ['שלום, العالم! नमस्ते दुनिया', ['שלום', 'العالم', 'नमस्ते', 'दुनिया']],
  ['𝐀𝐁 𐐷x', ['𝐀𝐁', '𐐷x']],
  ['one\r\ntwo', ['one', 'two']],
] as const)('%j has the words %j', ([text, found]) => expect(tokens(text)).toEqual(found));

test('splits scripts without spaces by the dictionary, but not the text in between', () => {
  expect(tokens('你好世界')).toEqual(['你好', '世界']);
  expect(tokens('iPhone手机, well-known手机')).toEqual(['iPhone', '手机', 'well-known', '手机']);
  expect(tokens('สวัสดีครับ').length).toBeGreaterThan(1);
});

test('folds case after composition, or keeps it', () => {
  expect(count('É e\u0301 É')).toEqual([3, { é: 3 }]);
  expect(count('É e\u0301 É', { caseSensitive: true })).toEqual([3, { É: 2, é: 1 }]);
});

test('counts a word with either apostrophe as one, listed as it appears first', () => {
  expect(count("Don’t stop, don't, DON’T")).toEqual([4, { 'don’t': 3, stop: 1 }]);
  expect(count("don't stop, don’t")).toEqual([3, { "don't": 2, stop: 1 }]);
  expect(occurrences("don’t stop, don't", 'don’t', OPTIONS)).toEqual([
    [0, 5],
    [12, 17],
  ]);
});

test('sorts by frequency, then by code point', () => {
  const { entries } = frequencies('b a é z 𝐀 ﬁ z', OPTIONS);
  expect(entries.map(([word]) => word)).toEqual(['z', 'a', 'b', 'é', 'ﬁ', '𝐀']);
});

test('does not count words that are left out, so shares refer to the rest', () => {
  const stopWords = new Set(['the', "don't"]);
  expect(count('The cat don’t see the hat', { stopWords })).toEqual([3, { cat: 1, see: 1, hat: 1 }]);
  expect(count('an owl 12 x1 3-4', { minLength: 2, numbers: false })).toEqual([3, { an: 1, owl: 1, x1: 1 }]);
  expect(count('👩‍🚀 né', { minLength: 2 })).toEqual([1, { né: 1 }]);
});

test.for([
  ['the cat the cat', {}, { 'the cat': 2, 'cat the': 1 }],
  ['One two. Three four', {}, { 'one two': 1, 'three four': 1 }],
  ['One two\nthree four', {}, { 'one two': 1, 'three four': 1 }],
  ['“One two.” Three', {}, { 'one two': 1 }],
  ['Wait! what now', {}, { 'wait what': 1, 'what now': 1 }],
  ['Dr. Smith went', {}, { 'dr smith': 1, 'smith went': 1 }],
  ['version 1.5 of', {}, { 'version 1': 1, '1 5': 1, '5 of': 1 }],
  ['你好。世界', {}, {}],
  ['one, two (three)', {}, { 'one two': 1, 'two three': 1 }],
  ['a cup of tea', { n: 3, stopWords: new Set(['a', 'of']) }, { 'cup of tea': 1 }],
  ['a cup of tea', { n: 2, stopWords: new Set(['a', 'of']) }, {}],
  ['one', {}, {}],
] as const)('%j has phrases (%j): %j', ([text, options, phrases]) => {
  expect(count(text, { n: 2, ...options })[1]).toEqual(phrases);
});

test('locates a word or phrase', () => {
  const text = 'The cat, the CAT.\nConcat the cat';
  const words = (phrase: string, n: number) =>
    occurrences(text, phrase, { ...OPTIONS, n }).map(([start, end]) => [start, text.slice(start, end)]);
  expect(words('cat', 1)).toEqual([
    [4, 'cat'],
    [13, 'CAT'],
    [29, 'cat'],
  ]);
  expect(words('the cat', 2)).toEqual([
    [0, 'The cat'],
    [9, 'the CAT'],
    [25, 'the cat'],
  ]);
});

test.for([
  [1, 3, '33.33'],
  [2, 3, '66.67'],
  [1, 1, '100.00'],
  [1, 800, '0.13'],
  [1, 8, '12.50'],
  [1, 100_000, '0.00'],
  [9_999_999, 10_000_000, '100.00'],
] as const)('%i of %i words is %s percent', ([part, words, text]) => {
  expect(percentText(share(part, words))).toBe(text);
});

test('counts every word once, and finds it where it is counted', () => {
  const piece = fc.constantFrom('a', 'b', 'É', ' ', '. ', "'", '-', '\n', '1', '手机', '👍🏽', '\u0301');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), fc.integer({ min: 1, max: 3 }), (pieces, n) => {
      const text = pieces.join('');
      const { words, entries } = frequencies(text, { ...OPTIONS, n });
      expect(words).toBe(tokens(text).length);
      if (n === 1) expect(entries.reduce((sum, [, times]) => sum + times, 0)).toBe(words);
      for (const [phrase, times] of entries) expect(occurrences(text, phrase, { ...OPTIONS, n })).toHaveLength(times);
    }),
  );
});
