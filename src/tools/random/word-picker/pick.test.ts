import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { wordList } from '../../../data/words';
import { fill } from '../../../i18n/format';
import { filterWords } from './pick';
import english from './strings/en';
import italian from './strings/it';
import tool from './tool';

const none = { startsWith: '', endsWith: '', including: '', minLength: 1, maxLength: 40, category: 'any' };
const words = ['café', 'cafeteria', 'Élan', 'elan', 'ice cream', 'naïve', 'zoo'];
const parts = [
  { text: 'ear', category: 'head' },
  { text: 'elbow', category: 'arm' },
];

test.for([
  [{}, words],
  [{ startsWith: 'CAFE' }, ['café', 'cafeteria']],
  [{ startsWith: 'café' }, ['café']],
  [{ startsWith: 'cafe\u0301' }, ['café']],
  [{ startsWith: 'é' }, ['Élan']],
  [{ startsWith: 'e' }, ['Élan', 'elan']],
  [{ startsWith: ' zoo ' }, ['zoo']],
  [{ endsWith: 'n' }, ['Élan', 'elan']],
  [{ including: 'iv' }, ['naïve']],
  [{ including: 'ïv' }, ['naïve']],
  [{ minLength: 8, maxLength: 8 }, ['ice cream']],
  [{ maxLength: 3 }, ['zoo']],
  [{ category: 'head' }, words],
] as const)('filtering with %j leaves %j', ([filters, left]) => {
  expect(filterWords(words, { ...none, ...filters }, 'en')).toEqual(left);
});

test('a category selects entries of a list that has categories', () => {
  expect(filterWords(parts, { ...none, category: 'arm' }, 'en')).toEqual([parts[1]]);
});

test.for([
  [{ startsWith: 'x', maxLength: 4 }, problem('noStart', { text: 'x', left: 4 }, 'startsWith')],
  [{ endsWith: 'q' }, problem('noEnd', { text: 'q', left: 7 }, 'endsWith')],
  [{ including: 'q', startsWith: 'z' }, problem('noIncluding', { text: 'q', left: 1 }, 'including')],
  [{ minLength: 20 }, problem('noLength', { minLength: 20, maxLength: 40, span: 20, left: 7 }, 'minLength')],
  [{ startsWith: 'x', endsWith: 'q' }, problem('nothingFits', {}, 'startsWith')],
  [{ minLength: 3, maxLength: 2 }, problem('lengthOrder', { minLength: 3, maxLength: 2 }, 'minLength')],
] as const)('refuses %j, which leaves nothing, and names the filter to relax', ([filters, refusal]) => {
  expect(filterWords(words, { ...none, ...filters }, 'en')).toEqual(refusal);
});

test('names a category of another list as the filter to relax', () => {
  expect(filterWords(parts, { ...none, category: 'food' }, 'en')).toEqual(
    problem('noCategory', { left: 2 }, 'category'),
  );
});

const run = (values: { count?: number; seed?: string; v?: string }) =>
  tool.run(
    {
      ...none,
      list: 'noun',
      category: 'any',
      forms: 'base',
      count: 1,
      unique: true,
      sort: 'none',
      seed: '',
      as: 'items',
      keep: '',
      v: '',
      ...values,
    },
    exampleContext(),
  );

test('a seeded draw is an index into the list in file order', async () => {
  // Indices 1297, 189, … of 1,376: a partial Fisher–Yates shuffle with the reference generator, written in Python.
  const { items } = await wordList('en', 'noun');
  expect(items).toHaveLength(1_376);
  expect(await run({ count: 5, seed: 'smallkit' })).toMatchObject({
    result: [1297, 189, 896, 759, 534].map((index) => items[index]),
    available: 1_376,
    seedUsed: 'smallkit',
  });
});

test('adds a note if a link was made with another version of the list', async () => {
  const { checked } = await wordList('en', 'noun');
  expect(await run({ v: '2020-01-01' })).toMatchObject({
    listDate: checked,
    notes: [{ says: 'note', code: 'listChanged', with: { made: '2020-01-01', now: checked } }],
  });
  expect(await run({ v: checked })).toMatchObject({ notes: [undefined] });
});

test.for([
  [20, 40, 'has 20 to 40 letters. With any length, 7 would fit.'],
  [20, 20, 'has 20 letters. With any length, 7 would fit.'],
  [1, 1, 'has 1 letter. With any length, 7 would fit.'],
] as const)('the message for lengths from %i to %i names a single length once', ([minLength, maxLength, end]) => {
  const values = { minLength, maxLength, span: maxLength - minLength, left: 7 };
  expect(fill(english.problems.noLength, values, 'en').endsWith(end)).toBe(true);
});

test.for([
  [1, 'ce ne sarebbe 1.'],
  [12, 'ce ne sarebbero 12.'],
] as const)('in Italian, the verb agrees with %i remaining words', ([left, end]) => {
  expect(fill(italian.problems.noStart, { text: 'x', left }, 'it').endsWith(end)).toBe(true);
});
