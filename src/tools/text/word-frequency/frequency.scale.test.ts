import { expect, test } from 'vitest';
import { frequencies } from './frequency';
import { OPTIONS, count } from './frequency.fixture';

test.for(['.', '-', "a'", '. ', '手', '\u0301', '"'])('one long run of %j is no trap', (part) => {
  frequencies(`a${part.repeat(200_000)}b`, { ...OPTIONS, n: 2 });
});

test('ten megabytes, words and phrases', () => {
  const text = 'The quick brown fox jumps over the lazy dog, again. '.repeat(200_000);
  expect(count(text)[0]).toBe(2_000_000);
  expect(count(text, { n: 3 })[1]).toMatchObject({ 'the quick brown': 200_000 });
});
