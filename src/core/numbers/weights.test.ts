import { expect, test } from 'vitest';
import { readWeighted, wholeWeights } from './weights';

test.for([
  ['Ann', 'en', 'Ann', '1'],
  ['Ann*3', 'en', 'Ann', '3'],
  ['  Ann  *  3  ', 'en', 'Ann', '3'],
  ['Ann\t2', 'en', 'Ann', '2'],
  ['Ann*1.5', 'en', 'Ann', '1.5'],
  ['Ann*1,5', 'pl', 'Ann', '1.5'],
  ['Ann*0', 'en', 'Ann', '0'],
  ['2*2*4', 'en', '2*2', '4'],
  ['5 stars*', 'en', '5 stars*', '1'],
  ['*3', 'en', '*3', '1'],
  ['Ann\tLee', 'en', 'Ann\tLee', '1'],
  ['Ann 3', 'en', 'Ann 3', '1'],
  ['👩‍👩‍👧*2', 'en', '👩‍👩‍👧', '2'],
] as const)('reads %j in %s as %j with weight %s', ([typed, lang, text, weight]) => {
  expect(readWeighted(typed, lang)).toEqual({ lines: [{ typed: typed.trim(), text, weight }] });
});

test('CR, LF and CRLF end a line, and empty lines are skipped', () => {
  const read = readWeighted('a\r\nb\rc\n\n \n', 'en');
  expect(read.bad ?? read.lines.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});

test.for([
  ['a\n\nb*x', 3, 'x'],
  ['a*-1', 1, '-1'],
  ['a\t-1', 1, '-1'],
  ['M*A*S*H', 1, 'H'],
  ['a*1,5', 1, '1,5'],
] as const)('refuses %j on line %i', ([text, line, weight]) => {
  expect(readWeighted(text, 'en')).toEqual({ bad: { line, weight } });
});

test.for([
  [
    ['1', '2'],
    [1, 2],
  ],
  [
    ['1.5', '0.25', '3'],
    [150, 25, 300],
  ],
  [
    ['0', '0.0'],
    [0, 0],
  ],
  [[], []],
  [['9007199254740991'], [9007199254740991]],
] as const)('converts %j to the integers %j', ([weights, whole]) => expect(wholeWeights(weights)).toEqual(whole));

test.for([[['9007199254740991', '1']], [['900719925474099.5', '900719925474099']], [['1' + '0'.repeat(400)]]])(
  'refuses %j, which is too large',
  ([weights]) => expect(wholeWeights(weights ?? [])).toBeUndefined(),
);
