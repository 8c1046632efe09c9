import { applyPatch } from 'diff';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, type CompareOptions } from './compare';

const OFF: CompareOptions = { mode: 'line', ignoreCase: false, ignoreSpace: false, ignoreEmpty: false, context: 3 };
const run = (a: string, b: string, options: Partial<CompareOptions> = {}) =>
  compare(a, b, { ...OFF, ...options }, 1000);
const counts = (a: string, b: string, options: Partial<CompareOptions> = {}) => {
  const { added, removed, unchanged } = run(a, b, options);
  return [added, removed, unchanged];
};
const HEAD = '--- original\n+++ changed\n';

test.for([
  ['', '', 100, true],
  ['a', 'a', 100, true],
  ['a\r\nb', 'a\nb', 100, true],
  ['a', '', 0, false],
  ['a\nb\nc', 'a\nx\nc', 66.7, false],
  ['a\n', 'a', 0, false],
] as const)('the similarity of %j and %j is %d percent', ([a, b, similarity, identical]) => {
  const found = run(a, b);
  expect([found.similarity, found.identical, found.patch === '']).toEqual([similarity, identical, identical]);
});

// GNU diffutils 3.8: diff -u --label original --label changed
test.for([
  ['', 'a\n', '@@ -0,0 +1 @@\n+a\n'],
  ['a\n', '', '@@ -1 +0,0 @@\n-a\n'],
  ['a', 'a\n', '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n'],
  ['a\nb', 'a\nb\nc', '@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of file\n+b\n+c\n\\ No newline at end of file\n'],
  ['1\n2\n3\n4\n5\n6\n7\n8\n9\n', '1\n2\n3\n4\nx\n6\n7\n8\n9\n', '@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n'],
  ['f {\n}\n', 'f {\n}\ng {\n}\n', '@@ -1,2 +1,4 @@\n f {\n }\n+g {\n+}\n'],
] as const)('%j and %j as a unified diff', ([a, b, hunk]) => {
  expect(run(a, b).patch).toBe(HEAD + hunk);
});

// difflib.SequenceMatcher on the lines (Python 3.11), as a visitor counts them: no last line gets or loses a line break.
test.for([
  ['a\nb', 'a\nb\nc', [1, 0, 2], 80],
  ['a\nb\nc', 'a', [0, 2, 1], 50],
  ['one\ntwo\nthree', 'one\n2\nthree\nfour', [2, 1, 2], 57.1],
  ['f {\n}', 'f {\n}\ng {\n}', [2, 0, 2], 66.7],
  ['a', 'a\n', [1, 1, 0], 0],
] as const)('%j and %j: lines added, removed, unchanged', ([a, b, expected, similarity]) => {
  expect(counts(a, b)).toEqual(expected);
  expect(run(a, b).similarity).toBe(similarity);
});

test('an added block ends with its own brace, as in GNU diff -U1', () => {
  const blocks = (numbers: readonly number[]) => numbers.map((number) => `f${number}\n}\n`).join('');
  const { patch } = run(blocks([1, 2, 3]), blocks([1, 8, 2, 9, 3]), { context: 1 });
  expect(patch).toBe(`${HEAD}@@ -2,4 +2,8 @@\n }\n+f8\n+}\n f2\n }\n+f9\n+}\n f3\n`);
});

test('two changes closer than twice the context form one hunk', () => {
  const lines = (change: readonly number[]) =>
    Array.from({ length: 12 }, (_, at) => (change.includes(at) ? 'x' : `${at}`)).join('\n');
  const hunks = (context: number, second: number) =>
    run(lines([]), lines([2, second]), { context }).patch.split('\n@@ ').length - 1;
  expect([hunks(3, 9), hunks(3, 10), hunks(0, 3), hunks(0, 4)]).toEqual([1, 2, 1, 2]);
});

const line = fc.constantFrom('a', 'b', 'c', 'A', 'a ', 'a  b', 'a b', '', '  ', 'd');
const text = fc
  .tuple(fc.array(line, { maxLength: 14 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length ? '\n' : ''));

test('the patch turns the original into the changed text', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, context) => {
      const { patch, identical } = run(a, b, { context });
      expect(identical).toBe(a === b);
      if (patch !== '') expect(applyPatch(a, patch)).toBe(b);
    }),
    { numRuns: 1000 },
  );
});

test('the patch has as many changed lines as are counted', () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), fc.boolean(), (a, b, ignoreCase, ignoreSpace) => {
      // A patch also tells that a last line gets a line break.
      const { patch, added, removed } = run(`${a}\n`, `${b}\n`, { ignoreCase, ignoreSpace });
      const body = patch.split('\n').slice(2);
      expect([
        body.filter((one) => one.startsWith('+')).length,
        body.filter((one) => one.startsWith('-')).length,
      ]).toEqual([added, removed]);
    }),
  );
});

// GNU diffutils 3.8: exit status of diff -i, -b and -B
test.for([
  ['ignoreCase', 'One\nTwo', 'oNE\ntWO'],
  ['ignoreSpace', 'a  b \nc\n', 'a\tb\nc'],
  ['ignoreEmpty', 'a\n\n\nb\n', 'a\n \nb\n\n'],
] as const)('with %s, %j and %j are identical', ([option, a, b]) => {
  const found = run(a, b, { [option]: true });
  expect([found.identical, found.patch, found.similarity, found.onlyIgnored]).toEqual([true, '', 100, true]);
  expect(run(a, b).identical).toBe(false);
});

test('spaces at the start of a line and inside words count', () => {
  expect(run(' a', 'a', { ignoreSpace: true }).identical).toBe(false);
  expect(run('a b', 'ab', { ignoreSpace: true }).identical).toBe(false);
});

test('ignored blank lines are not counted, and do not hide an adjacent change', () => {
  expect(counts('a\n\nb\n', 'a\nx\n\n\nb\n', { ignoreEmpty: true })).toEqual([1, 0, 2]);
  const { patch } = run('a\n\nb\n', 'a\nb\nX\n', { ignoreEmpty: true });
  expect(patch).toBe(`${HEAD}@@ -1,3 +1,3 @@\n a\n-\n b\n+X\n`);
});

test.for([
  ['the cat sat', 'the dog sat', 1, 1, 2],
  ['Hello, world', 'Hello world', 0, 1, 2],
  ['a  b\nc', 'a b c', 0, 0, 3],
  ['don’t go', 'don’t stay', 1, 1, 1],
  ['👍🏽 ok', '👍 ok', 1, 1, 1],
  ['我喜欢你', '我喜欢她', 1, 1, 2],
  ['snake_case x', 'snake_case y', 1, 1, 1],
  ['', 'one two', 2, 0, 0],
] as const)('by words, %j to %j: %i added, %i removed, %i kept', ([a, b, added, removed, kept]) => {
  expect(counts(a, b, { mode: 'word' })).toEqual([added, removed, kept]);
});

test.for([
  ['cafe\u0301', 'cafe', 1, 1, 3],
  ['👨‍👩‍👧a', '👨‍👩‍👦a', 1, 1, 1],
  ['ab\ncd', 'abcd', 0, 1, 4],
  ['kitten', 'sitting', 3, 2, 4],
] as const)('by characters, %j to %j: %i added, %i removed, %i kept', ([a, b, added, removed, kept]) => {
  expect(counts(a, b, { mode: 'char' })).toEqual([added, removed, kept]);
});

test('options also apply to words and characters', () => {
  expect(counts('Cat', 'cAT', { mode: 'word', ignoreCase: true })).toEqual([0, 0, 1]);
  expect(counts('a  b \nc\n', 'a b\nc', { mode: 'char', ignoreSpace: true })).toEqual([0, 0, 5]);
  expect(counts('a\n\n\nb', 'a\nb', { mode: 'char', ignoreEmpty: true })).toEqual([0, 0, 3]);
  expect(counts('', 'ab\n', { mode: 'char', ignoreEmpty: true })).toEqual([3, 0, 0]);
  expect(counts('\n \n', '', { mode: 'char', ignoreEmpty: true })).toEqual([0, 0, 0]);
  expect(counts('a\n ', 'a\n', { mode: 'char', ignoreEmpty: true })).toEqual([0, 0, 2]);
  expect(counts('a\n\n', 'a', { mode: 'char', ignoreEmpty: true, ignoreSpace: true })).toEqual([0, 0, 1]);
});

test('reports unusual line breaks', () => {
  expect(run('a\r\nb', 'a\nb')).toMatchObject({ lineEnds: true, identical: true, lastBreak: false });
  expect(run('a\nb\n', 'a\nb')).toMatchObject({ lineEnds: false, lastBreak: true });
  expect(run('a\nb\n', 'a\nb', { ignoreSpace: true })).toMatchObject({ lastBreak: false, identical: true });
});

test('side by side, changed words are marked, and distant equal lines are one row', () => {
  const a = ['1', '2', '3', 'the old cat sat', '5', '6', '7', '8', 'gone'].join('\n');
  const b = ['1', '2', '3', 'the young cat sat down', '5', '6', '7', '8', 'new'].join('\n');
  const { rows } = run(a, `${b}\nand more`, { context: 1 });
  expect(
    rows.map(({ kind, lineA, lineB, marksA, marksB, skipped }) => [kind, lineA, lineB, marksA, marksB, skipped]),
  ).toEqual([
    ['skipped', 1, 1, '', '', 2],
    ['same', 3, 3, '', '', 0],
    ['changed', 4, 4, '4-7', '4-9 18-22', 0],
    ['same', 5, 5, '', '', 0],
    ['skipped', 6, 6, '', '', 2],
    ['same', 8, 8, '', '', 0],
    ['changed', 9, 9, '', '', 0],
    ['added', null, 10, '', '', 0],
  ]);
});

test('a line that differs only in its spaces has those marked', () => {
  expect(run('a  b', 'a b').rows[0]).toMatchObject({ kind: 'changed', marksA: '2-3', marksB: '' });
});

test('the rows of both sides are the lines of both texts', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const { rows } = run(a, b, { context: 100 });
      if (a === b) return;
      const side = (texts: readonly (string | null)[]) => texts.filter((one) => one !== null);
      expect(side(rows.map((row) => row.textA))).toEqual(a === '' ? [] : a.replace(/\n$/, '').split('\n'));
      expect(side(rows.map((row) => row.textB))).toEqual(b === '' ? [] : b.replace(/\n$/, '').split('\n'));
    }),
  );
});

test('ignored blank lines far from a change keep the sides aligned', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', 'y'];
  const { rows } = run(['p', '', '', ...lines, 'z'].join('\n'), ['p', ...lines, 'w'].join('\n'), {
    ignoreEmpty: true,
    context: 1,
  });
  expect(rows.map(({ kind, lineA, textA, lineB, textB }) => [kind, lineA, textA, lineB, textB])).toEqual([
    ['skipped', 1, null, 1, null],
    ['same', 11, 'y', 9, 'y'],
    ['changed', 12, 'z', 10, 'w'],
  ]);
});

test('past the limit the rows end, with a note', () => {
  const many = (prefix: string) => Array.from({ length: 500 }, (_, at) => `${prefix}${at}`).join('\n');
  const found = compare(many('a'), many('b'), OFF, 100);
  expect([found.rows.length, found.cut, found.added]).toEqual([100, true, 500]);
});
