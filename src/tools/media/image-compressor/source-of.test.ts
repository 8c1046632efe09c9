import { expect, test } from 'vitest';
import { sourceOf } from './source-of';

const files = ['a.jpg', 'broken.jpg', 'a.jpg', 'b.jpg'].map((name, id) => ({ name, id }));

test('finds a result’s file after refused ones and among files with the same name', () => {
  const originals = ['a.jpg', 'a.jpg', 'b.jpg'];
  expect([0, 1, 2].map((place) => sourceOf(files, originals, place)?.id)).toEqual([0, 2, 3]);
});

test('returns undefined if the file is no longer in the list', () => {
  expect(sourceOf(files, ['c.jpg'], 0)).toBeUndefined();
  expect(sourceOf([], ['a.jpg'], 0)).toBeUndefined();
});
