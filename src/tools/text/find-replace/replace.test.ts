import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { replacePairs } from './pairs';
import type { ReplaceOptions } from './replace';
import { inCaseOf } from './replacement';
import { OFF } from './replace.fixture';

const run = (text: string, find: string, replace: string, options: Partial<ReplaceOptions> = {}) => {
  const done = replacePairs(text, [{ find, replace }], { ...OFF, ...options }, 10);
  return isProblem(done) ? done : `${done.text} (${done.count})`;
};

test.for([
  ['', 'a', 'b', ' (0)'],
  ['abc', '', 'x', 'abc (0)'],
  ['a.b.c', '.', '', 'abc (2)'],
  ['aaaa', 'aa', 'b', 'bb (2)'],
  ['a\\nb', '\\n', '-', 'a-b (1)'],
  ['a/b|c^d$e*f+g?h(i)j[k]l{m}', '/b|c^d$e*f+g?h(i)j[k]l{m}', '!', 'a! (1)'],
  ['one\r\ntwo\rthree', 'o', '0', '0ne\ntw0\nthree (2)'],
  ['👍👍🏽', '👍', 'ok', 'okok🏽 (2)'],
  ['x $1 y', 'x', '$1', '$1 $1 y (1)'],
] as const)('in %j the text %j becomes %j: %j', ([text, find, replace, result]) => {
  expect(run(text, find, replace)).toBe(result);
});

test.for([
  ['a\nb\tc', '\\n', ', ', 'a, b\tc (1)'],
  ['a\nb\tc', '\\t', '\\n', 'a\nb\nc (1)'],
  ['a\\nb', '\\\\n', 'x', 'axb (1)'],
  ['a\\qb', '\\q', '\\q!', 'a\\q!b (1)'],
] as const)('with escapes, in %j the text %j becomes %j: %j', ([text, find, replace, result]) => {
  expect(run(text, find, replace, { escapes: true })).toBe(result);
});

test.for([
  ['café caféine', 'café', 'thé', 'thé caféine (1)'],
  ['кот котик', 'кот', 'пёс', 'пёс котик (1)'],
  ['cat_1 cat', 'cat', 'dog', 'cat_1 dog (1)'],
  ['cafe\u0301 cafe', 'cafe', 'x', 'cafe\u0301 x (1)'],
  ['C++ C', 'C++', 'D', 'D C (1)'],
  ['cat-cat', 'cat', 'dog', 'dog-dog (2)'],
] as const)('whole words: in %j %j becomes %j: %j', ([text, find, replace, result]) => {
  expect(run(text, find, replace, { wholeWord: true })).toBe(result);
});

test('whole word applies to all alternatives of a pattern', () => {
  expect(run('cat dog catdog', 'cat|dog', 'x', { regex: true, wholeWord: true })).toBe('x x catdog (2)');
});

test('an empty match advances by one code point', () => {
  expect(run('a👍b', 'x*', '-', { regex: true })).toBe('-a-👍-b- (4)');
});

test('replaces only the first match of each pair', () => {
  expect(run('aaa', 'a', 'b', { first: true })).toBe('baa (1)');
  expect(run('aaa', 'a', 'b', { first: true, regex: true })).toBe('baa (1)');
});

test('dot and anchors follow their options', () => {
  expect(run('a\nb', 'a.b', 'x', { regex: true })).toBe('a\nb (0)');
  expect(run('a\nb', 'a.b', 'x', { regex: true, dotAll: true })).toBe('x (1)');
  expect(run('a\na', '^a', 'x', { regex: true })).toBe('x\nx (2)');
  expect(run('a\na', '^a', 'x', { regex: true, multiline: false })).toBe('x\na (1)');
});

test('ignores case on request, in every script', () => {
  expect(run('Äpfel äpfel ÄPFEL', 'äpfel', 'x', { caseSensitive: false })).toBe('x x x (3)');
});

test('accepts sets of the flag v, and patterns that are valid only with u', () => {
  expect(run('abcde', '[[a-e]--[bd]]', '.', { regex: true })).toBe('.b.d. (3)');
  expect(run('(a)', '[()]', '', { regex: true })).toBe('a (2)');
});

test.for([
  ['(', 'Unterminated group'],
  ['a)|(b', "Unmatched ')'"],
  ['[b-a]', 'Range out of order in character class'],
  ['\\-', 'Invalid escape'],
  ['x{2,1}', 'numbers out of order in {} quantifier'],
] as const)('refuses the pattern %j: %s', ([find, reason]) => {
  expect(run('text', find, '', { regex: true, wholeWord: true })).toEqual(problem('badPattern', { reason }, 'find'));
});

test('names the field of the invalid pair', () => {
  const pairs = [
    { find: 'a', replace: '' },
    { find: '', replace: '' },
    { find: '*', replace: '' },
  ];
  expect(replacePairs('abc', pairs, { ...OFF, regex: true }, 0)).toMatchObject({ code: 'badPattern', field: 'find3' });
});

test('reads line breaks and tabs in the replacement of a regular expression', () => {
  expect(run('a,b', ',', '\\n\\t\\\\n', { regex: true })).toBe('a\n\t\\nb (1)');
});

// The engine's own replace is the reference (ECMAScript, GetSubstitution).
test('$ in a replacement has the same meaning as in JavaScript', () => {
  const piece = fc.constantFrom(
    '$',
    '$$',
    '$&',
    '$`',
    "$'",
    '$0',
    '$1',
    '$2',
    '$3',
    '$01',
    '$10',
    '$11',
    '$99',
    '$<n>',
    '$<m>',
    '$<',
    'x',
    '1',
    '>',
  );
  const pattern = fc.constantFrom(
    'b',
    '(b)',
    '(?<n>b)(c)?',
    '(a)(b)(c)(d)?(e)?(f)?(g)?(h)?(i)?(j)?(k)?',
    '(?:)',
    '(?<n>x)|(?<m>b)',
  );
  fc.assert(
    fc.property(pattern, fc.array(piece, { maxLength: 5 }), (find, pieces) => {
      const replace = pieces.join('');
      const done = replacePairs('abcabc', [{ find, replace }], { ...OFF, regex: true }, 0);
      expect(isProblem(done) ? done : done.text).toBe('abcabc'.replace(new RegExp(find, 'gu'), replace));
    }),
    { numRuns: 1000 },
  );
});

test.for([
  ['cat', 'DOG', 'dog'],
  ['Cat', 'dog', 'Dog'],
  ['CAT', 'dog', 'DOG'],
  ['C', 'dog', 'Dog'],
  ['cAT', 'dOg', 'dOg'],
  ['McCat', 'dog', 'Dog'],
  ['123', 'dOg', 'dOg'],
  ['“Été', '“hiver', '“Hiver'],
  ['Cat', '', ''],
] as const)('in the case of %s, %s is %s', ([found, typed, replacement]) => {
  expect(inCaseOf(found, typed)).toBe(replacement);
});

test('locates matches by line and column, each pair in its own input', () => {
  const pairs = [
    { find: 'a', replace: 'x\ny' },
    { find: 'y', replace: '' },
  ];
  expect(replacePairs('a\n👍a', pairs, { ...OFF }, 10)).toEqual({
    text: 'x\ny\n👍x\ny'.replaceAll('y', ''),
    count: 4,
    matches: [
      { pair: 1, at: 0, line: 1, column: 1, found: 'a', became: 'x\ny' },
      { pair: 1, at: 4, line: 2, column: 2, found: 'a', became: 'x\ny' },
      { pair: 2, at: 2, line: 2, column: 1, found: 'y', became: '' },
      { pair: 2, at: 8, line: 4, column: 1, found: 'y', became: '' },
    ],
  });
});
