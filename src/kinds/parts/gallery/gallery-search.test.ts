import { expect, test } from 'vitest';
import { hasWords, headed, wordsOf } from './gallery-search';

const heart = { text: '♥', haystack: 'black heart suit love cards hearts' };

test.for([
  ['', true],
  ['  ', true],
  ['heart', true],
  ['HEART Black', true],
  ['suit\tlove', true],
  ['ear', true],
  ['heart diamond', false],
] as const)('the query %j finds the black heart suit: %s', ([query, found]) => {
  expect(hasWords(heart, wordsOf(query))).toBe(found);
});

test('a heading begins with an uppercase letter', () => {
  expect(headed('black star')).toBe('Black star');
  expect(headed('')).toBe('');
});
