import { expect, test } from 'vitest';
import { findNext } from './tree-search';
import type { TreeSource } from './source';

/** A document of so many nodes, three places apart, some of which say the text. */
const source = (nodes: number, saying: readonly number[]): TreeSource => ({
  roots: [],
  children: () => [],
  hasChildren: () => false,
  row: () => ({ name: '', kind: 'string', text: '' }),
  copy: () => '',
  path: () => ({ path: '' }),
  find: (_text, from, before) => saying.find((node) => node >= from && node < before) ?? -1,
  end: 3 * nodes,
  stride: 3,
});
const goOn = async () => true;

test.for([
  ['the next one behind the active one', 0, [3, 9], 3],
  ['round again, where none comes behind', 12, [3, 9], 3],
  ['the active one itself last', 9, [9], 9],
  ['none', 0, [], -1],
] as const)('finds %s', async ([, from, saying, found]) => {
  expect(await findNext(source(100_000, saying), 'x', from, goOn)).toBe(found);
});

test('lets the page answer now and then, and ends where it is told to', async () => {
  let asked = 0;
  const document = source(100_000, [299_997]);
  expect(await findNext(document, 'x', 0, async () => ++asked < 3)).toBeUndefined();
  expect(asked).toBe(3);
  expect(await findNext(document, 'x', 0, goOn)).toBe(299_997);
});
