import { expect, test } from 'vitest';
import { distance, nearest, suggestion } from './nearest.mjs';

// The examples of Damerau (1964) and Levenshtein (1966): one error each, and kitten to sitting.
test.for([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'ab', 1],
  ['abc', 'abxc', 1],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
])('%s to %s takes %i changes', ([a, b, changes]) => expect(distance(a, b)).toBe(changes));

test.for([
  ['desing', 'design'],
  ['Design', 'design'],
  ['dev', 'development'],
  ['cooking', undefined],
  ['', undefined],
])('%s means %s', ([typed, meant]) => {
  expect(nearest(typed, ['design', 'development', 'guides'])).toBe(meant);
});

test('suggests what was meant, or lists the choices', () => {
  expect(suggestion('desing', ['design', 'guides'])).toBe("Did you mean 'design'?");
  expect(suggestion('cooking', ['design', 'guides'])).toBe('Choose one of design, guides.');
});
