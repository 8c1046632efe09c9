import { expect, test } from 'vitest';
import { findNext } from './tree-search';
import type { TreeSource } from './source';

/** A document with this many nodes, numbered in steps of three; those in `matching` contain the text. */
const source = (nodes: number, matching: readonly number[]): TreeSource => ({
  roots: [],
  children: () => [],
  hasChildren: () => false,
  row: () => ({ name: '', kind: 'string', text: '' }),
  copy: () => '',
  path: () => ({ path: '' }),
  find: (_text, from, before) => matching.find((node) => node >= from && node < before) ?? -1,
  end: 3 * nodes,
  stride: 3,
});
const goOn = async () => true;

test.for([
  ['the next match after the active node', 0, [3, 9], 3],
  ['a match before the active node if none comes after it', 12, [3, 9], 3],
  ['the active node itself last', 9, [9], 9],
  ['nothing', 0, [], -1],
] as const)('finds %s', async ([, from, matching, found]) => {
  expect(await findNext(source(100_000, matching), 'x', from, goOn)).toBe(found);
});

test('yields to the page regularly, and stops when told to', async () => {
  let asked = 0;
  const document = source(100_000, [299_997]);
  expect(await findNext(document, 'x', 0, async () => ++asked < 3)).toBeUndefined();
  expect(asked).toBe(3);
  expect(await findNext(document, 'x', 0, goOn)).toBe(299_997);
});
