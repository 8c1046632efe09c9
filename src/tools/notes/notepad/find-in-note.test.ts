import { expect, test } from 'vitest';
import { findAll, replaceAllOf } from './find-in-note';

const plain = { matchCase: false, wholeWords: false };

test.for([
  ['One one ONE', 'one', plain, [0, 4, 8]],
  ['One one ONE', 'one', { ...plain, matchCase: true }, [4]],
  ['cat concat cat_1 cat', 'cat', { ...plain, wholeWords: true }, [0, 17]],
  ['kot kotek, kot!', 'kot', { ...plain, wholeWords: true }, [0, 11]],
  ['żółw żół', 'żół', { ...plain, wholeWords: true }, [5]],
  ['aaaa', 'aa', plain, [0, 2]],
  ['a.b a+b', '.', plain, [1]],
  ['x', '', plain, []],
  ['a\nb', 'a\nb', plain, [0]],
  // Case folding that changes a length must not shift later matches.
  ['İİ x', 'x', plain, [3]],
  ['👍x', 'x', plain, [2]],
  ['(a) [b] {c} a|b \\ / ^ $', '$', plain, [22]],
] as const)('in %j, finds %j', ([text, query, options, places]) =>
  expect(findAll(text, query, options).map(({ from }) => from)).toEqual(places),
);

test('inserts the replacement literally', () => {
  expect(replaceAllOf('a b a', 'a', '$& $1', plain)).toBe('$& $1 b $& $1');
});
