import { expect, test } from 'vitest';
import { entriesOf } from './entries';

test.for([
  ['', []],
  [' \r\n , ;', []],
  ['a', [['a', 1]]],
  [
    'a, b;c\r\n\n d ',
    [
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 3],
    ],
  ],
  ['https://example.com/a,b;c', [['https://example.com/a,b;c', 1]]],
] as const)('the entries of %j are %j', ([list, expected]) =>
  expect(entriesOf(list)).toEqual(expected.map(([text, line]) => ({ text, line }))),
);
