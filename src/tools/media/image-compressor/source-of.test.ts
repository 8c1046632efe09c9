import { expect, test } from 'vitest';
import { sourceOf } from './source-of';

const files = ['a.jpg', 'broken.jpg', 'a.jpg', 'b.jpg'].map((name, id) => ({ name, id }));

test('a result’s file is found behind those that were refused, and among equal names', () => {
  const originals = ['a.jpg', 'a.jpg', 'b.jpg'];
  expect([0, 1, 2].map((place) => sourceOf(files, originals, place)?.id)).toEqual([0, 2, 3]);
});

test('files that are no longer there have no result to be compared with', () => {
  expect(sourceOf(files, ['c.jpg'], 0)).toBeUndefined();
  expect(sourceOf([], ['a.jpg'], 0)).toBeUndefined();
});
