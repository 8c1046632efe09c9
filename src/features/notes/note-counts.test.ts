import { expect, test } from 'vitest';
import { countNote } from './note-counts';

test.for([
  ['', 0, 0, 0, 0],
  ['test', 4, 1, 1, 4],
  ['a\r\nb', 3, 2, 2, 4],
  ['a\n', 2, 1, 2, 2],
  ['a\rb\n\r\nc', 6, 3, 4, 7],
  ['👨‍👩‍👧', 1, 0, 1, 18],
  ['zażółć 3.14', 11, 2, 1, 15],
  ['\uD800', 1, 0, 1, 3],
  ['你好世界', 4, 2, 1, 12],
] as const)('%j has %i characters, %i words, %i lines, %i bytes', ([text, chars, words, lines, bytes]) =>
  expect(countNote(text, 'en')).toEqual({ chars, words, lines, bytes }),
);

test('a long text has the sum of its pieces’ counts, wherever it is split', () => {
  const line = 'one two, three 4\n';
  expect(countNote(line.repeat(20_000), 'en')).toEqual({
    chars: 340_000,
    words: 80_000,
    lines: 20_001,
    bytes: 340_000,
  });
});

// No line break and no space for longer than a piece: must match one segmenter over the whole text.
test.for([
  ['x'.repeat(120_000), ' y'],
  ['ab,cd;'.repeat(30_000)],
  ["x/don't./".repeat(9_000)],
  ['3.14;'.repeat(30_000)],
  ['日本語。'.repeat(30_000)],
])('splits a stretch without breaks between its words: %#', (parts) => {
  const text = parts.join('');
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const words = Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
  expect(countNote(text, 'en').words).toBe(words);
});
