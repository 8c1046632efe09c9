import { expect, test } from 'vitest';
import { distance, nearest, suggestion, unknownName } from './nearest.js';

// The examples of Damerau (1964) and Levenshtein (1966): one error each, and kitten to sitting.
test.for([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'ab', 1],
  ['abc', 'abxc', 1],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
] as const)('%s to %s takes %i changes', ([a, b, changes]) => expect(distance(a, b)).toBe(changes));

test.for([
  ['desing', 'design'],
  ['Design', 'design'],
  ['dev', 'development'],
  ['cooking', undefined],
  ['', undefined],
] as const)('%s means %s', ([typed, meant]) => {
  expect(nearest(typed, ['design', 'development', 'guides'])).toBe(meant);
});

test('suggests what was meant, or lists the choices', () => {
  expect(suggestion('desing', ['design', 'guides'])).toBe("Did you mean 'design'?");
  expect(suggestion('cooking', ['design', 'guides'])).toBe('Choose one of design, guides.');
});

test('names what is unknown', () => {
  expect(unknownName('tool', 'base46', ['base64', 'base32'])).toBe("Unknown tool 'base46'. Did you mean 'base64'?");
});
