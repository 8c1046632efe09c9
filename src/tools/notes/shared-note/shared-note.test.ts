import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

const defaults = { s: '', k: '', wrap: true, size: 16, password: '' };

// Grapheme clusters and words as in UAX #29: a family emoji is one character, and the letters of both tags are words.
test('shows a note from a link unchanged, with its title and counts', async () => {
  const input = '<b>one</b> 👩‍👩‍👧\n"two"';
  expect(await tool.run({ ...defaults, input, title: '<i>Title</i>' }, exampleContext())).toEqual({
    result: input,
    heading: '<i>Title</i>',
    chars: 18,
    words: 4,
    lines: 2,
    empty: false,
  });
});

test('shows nothing without a text', async () => {
  expect(await tool.run({ ...defaults, input: '', title: 'Title' }, exampleContext())).toMatchObject({ empty: true });
});
