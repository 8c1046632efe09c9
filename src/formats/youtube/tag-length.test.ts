import { expect, test } from 'vitest';
import { joinTags, tagLength } from './tag-length';

// YouTube Data API, snippet.tags[]: a comma is counted, and a tag with a space as if it had quotation marks.
test.for([
  [[], 0],
  [['a'], 1],
  [['a', 'b c'], 7],
  [['Foo-Baz', 'Foo Baz'], 17],
  [['😀'], 1],
] as const)('%j has %i characters', ([tags, expected]) => expect(tagLength(tags)).toBe(expected));

test('tags with a space are quoted on request', () => {
  expect(joinTags(['a', 'b c'], true)).toBe('a, "b c"');
  expect(joinTags(['a', 'b c'], false)).toBe('a, b c');
});
