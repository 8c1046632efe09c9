import { expect, test } from 'vitest';
import { isProblem, type Table } from '../../../kinds/contract';
import { marksIn } from './marks';
import tool from './tool';

const OPTIONS = {
  replace: '',
  find2: '',
  replace2: '',
  find3: '',
  replace3: '',
  find4: '',
  replace4: '',
  find5: '',
  replace5: '',
  find6: '',
  replace6: '',
  find7: '',
  replace7: '',
  find8: '',
  replace8: '',
  find9: '',
  replace9: '',
  find10: '',
  replace10: '',
  regex: false,
  caseSensitive: true,
  wholeWord: false,
  dotAll: false,
  multiline: true,
  escapes: false,
  first: false,
  preserveCase: false,
};
const context = { progress: () => {} } as unknown as Parameters<typeof tool.run>[1];

async function marked(input: string, values: Partial<typeof OPTIONS> & { find: string }, text = input) {
  const given = await tool.run({ ...OPTIONS, ...values, input }, context);
  if (isProblem(given) || typeof given === 'string') throw new Error('refused');
  const table: Table = given.matches;
  return marksIn(text, table).map(({ start, end }) => [start, text.slice(start, end)]);
}

test('matches are where they were found, also after line breaks and emoji', async () => {
  expect(await marked('cat\n👍🏽 cat cat\n\nconcat', { find: 'cat' })).toEqual([
    [0, 'cat'],
    [9, 'cat'],
    [13, 'cat'],
    [21, 'cat'],
  ]);
});

test('only the first pair’s matches are in the text', async () => {
  expect(await marked('red, green', { find: 'red', replace: 'green', find2: 'green' })).toEqual([[0, 'red']]);
});

test('an empty match is a position; a long one is highlighted as far as it is listed', async () => {
  expect(await marked('ab', { find: 'x*', regex: true })).toEqual([
    [0, ''],
    [1, ''],
    [2, ''],
  ]);
  expect(await marked('b' + 'a'.repeat(300), { find: 'a+', regex: true })).toEqual([[1, 'a'.repeat(100)]]);
});

test('highlights nothing in a text that has changed in the meantime', async () => {
  expect(await marked('a cat', { find: 'cat' }, 'cat')).toEqual([]);
  expect(await marked('a\nb\ncat', { find: 'cat' }, 'a')).toEqual([]);
});
