import { expect, test } from 'vitest';
import {
  arrange,
  byText,
  byValue,
  drawBigIndices,
  drawEach,
  drawIndices,
  notEnough,
  openDraw,
  writeList,
} from './drawn-list';
import { toCsv } from '../../formats/csv/list-export';
import { cryptoSource, seededSource } from '../../core/numbers/random';

const random = async (seed?: string) => (seed ? seededSource(seed) : cryptoSource());

// The expected draws come from a Python port of the xoroshiro128+ authors' reference code.
test('a seed gives the same draws as the reference generator, with and without repeats', async () => {
  expect(drawIndices(await seededSource('smallkit'), 6, 6, false)).toEqual([1, 3, 0, 3, 0, 5]);
  expect(drawIndices(await seededSource('smallkit'), 49, 6, true)).toEqual([26, 10, 37, 46, 40, 36]);
});

test('beyond 2^53 several 64-bit outputs of the reference generator make one number', async () => {
  expect(drawBigIndices(await seededSource('smallkit'), 10n ** 20n, 2, false)).toEqual([
    22056999343390080908n,
    79891936148744418019n,
  ]);
});

test('drawBigIndices and drawIndices draw the same indices up to 2^53', async () => {
  const n = 2 ** 53;
  for (const unique of [false, true]) {
    const small = drawIndices(await seededSource('x'), n, 20, unique);
    expect(drawBigIndices(await seededSource('x'), BigInt(n), 20, unique)).toEqual(small.map(BigInt));
  }
});

test('without repeats all big indices are different and between 0 and n − 1', () => {
  const n = 2n ** 53n + 5n;
  const drawn = drawBigIndices(cryptoSource(), n, 5_000, true);
  expect(new Set(drawn).size).toBe(5_000);
  for (const index of drawn) expect(index >= 0n && index < n).toBe(true);
});

test('drawing all values without repeats gives each of them once', () => {
  expect(drawIndices(cryptoSource(), 500, 500, true).toSorted(byValue)).toEqual(
    Array.from({ length: 500 }, (_, i) => i),
  );
});

test.for([
  [6, true, 5, true],
  [5, true, 5, false],
  [6, false, 5, false],
  [1, true, 0, true],
  [3, true, 10n ** 30n, false],
] as const)('drawing %i values (unique: %s) out of %s is refused: %s', ([count, unique, possible, refused]) => {
  const problem = notEnough(count, unique, possible);
  expect(problem).toEqual(
    refused ? { says: 'problem', code: 'notEnough', with: { possible }, field: 'count' } : undefined,
  );
});

test('without a typed seed, a new seed is made that repeats the draw', async () => {
  const source = await openDraw('', random);
  if ('says' in source) throw new Error('refused');
  expect(source.seed).toMatch(/^[a-z2-7]{26}$/);
  const again = await seededSource(source.seed);
  expect([source.next(), source.next()]).toEqual([again.next(), again.next()]);
});

test('without crypto.subtle, a typed seed is refused and a draw without a seed works', async () => {
  expect(await openDraw('mine', random, false)).toEqual({ says: 'problem', code: 'noSeed', with: {}, field: 'seed' });
  expect(await openDraw('', random, false)).toMatchObject({ seed: '' });
});

test('sorting returns a copy, and sorts text in the order of the language', () => {
  const drawn = [10n, 9n, 100n];
  expect(arrange(drawn, 'none', byValue)).toEqual([10n, 9n, 100n]);
  expect(arrange(drawn, 'asc', byValue)).toEqual([9n, 10n, 100n]);
  expect(arrange(drawn, 'desc', byValue)).toEqual([100n, 10n, 9n]);
  expect(drawn).toEqual([10n, 9n, 100n]);
  expect(arrange(['łoś', 'lama', 'Mors'], 'asc', byText('pl'))).toEqual(['lama', 'łoś', 'Mors']);
});

test.for([
  ['items', ['a', 'b"c'], false, ['a', 'b"c']],
  ['lines', ['a', 'b'], false, { text: 'a\nb', extension: 'txt' }],
  ['comma', ['a', 'b'], false, { text: 'a, b', extension: 'txt' }],
  ['json', ['a', 'b"c'], false, { text: '["a","b\\"c"]', extension: 'json' }],
  ['json', ['1.50', '-3'], true, { text: '[1.50,-3]', extension: 'json' }],
  ['json', ['9007199254740993'], true, { text: '[9007199254740993]', extension: 'json' }],
  ['lines', ['a'], false, { text: 'a', extension: 'txt' }],
] as const)('written as %s, %j (numeric: %s) is %j', ([as, items, numeric, result]) => {
  expect(writeList(items, as, numeric).result).toEqual(result);
});

test('writes more than 1,000 items as lines, with a note', () => {
  const items = Array.from({ length: 1_001 }, (_, index) => String(index));
  expect(writeList(items.slice(0, 1_000), 'items')).toEqual({ result: items.slice(0, 1_000), notes: [] });
  const { result, notes } = writeList(items, 'items');
  expect(result).toEqual({ text: items.join('\n'), extension: 'txt' });
  expect(notes).toEqual([{ says: 'note', code: 'asLines', with: { most: 1_000 } }]);
  expect(writeList(items, 'lines').notes).toEqual([undefined]);
});

test('quotes CSV as in RFC 4180 and escapes formulas', () => {
  expect(toCsv(['a', 'b,c', 'say "hi"', 'two\nlines', '=1+1', '@x', '+"'])).toBe(
    'a\r\n"b,c"\r\n"say ""hi"""\r\n"two\nlines"\r\n\'=1+1\r\n\'@x\r\n"\'+"""\r\n',
  );
  expect(toCsv(['-5', '3.50'])).toBe('-5\r\n3.50\r\n');
});

test.for([
  [false, [1, 1, 2]],
  [true, [1, 2, 4]],
] as const)('without repeats (%s), a value with a known key is made again', ([unique, expected]) => {
  const made = [1, 1, 2, 3, 4].values();
  // 2 and 3 have the same key.
  const keyOf = (value: number) => Math.ceil((value - 1) / 2);
  expect(drawEach(3, unique, () => made.next().value ?? 0, keyOf)).toEqual(expected);
});
