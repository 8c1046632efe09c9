import { expect, test } from 'vitest';
import { frequencies } from './frequency';
import { OPTIONS, count } from './frequency.fixture';

test.for(['.', '-', "a'", '. ', '手', '\u0301', '"'])('takes linear time for one long run of %j', (part) => {
  frequencies(`a${part.repeat(200_000)}b`, { ...OPTIONS, n: 2 });
});

test('counts words and phrases in ten megabytes', () => {
  const text = 'The quick brown fox jumps over the lazy dog, again. '.repeat(200_000);
  expect(count(text)[0]).toBe(2_000_000);
  expect(count(text, { n: 3 })[1]).toMatchObject({ 'the quick brown': 200_000 });
});
