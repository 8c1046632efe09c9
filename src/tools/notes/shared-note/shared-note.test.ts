import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

const unsaid = { s: '', k: '', wrap: true, size: 16, password: '' };

// Grapheme clusters and words as UAX #29 bounds them: a family is one character, both tags' letters are words.
test('a note that came with a link is shown as it is, with its title and how much it is', async () => {
  const input = '<b>one</b> 👩‍👩‍👧\n"two"';
  expect(await tool.run({ ...unsaid, input, title: '<i>Title</i>' }, exampleContext())).toEqual({
    result: input,
    heading: '<i>Title</i>',
    chars: 18,
    words: 4,
    lines: 2,
    empty: false,
  });
});

test('without a text there is nothing to show', async () => {
  expect(await tool.run({ ...unsaid, input: '', title: 'Title' }, exampleContext())).toMatchObject({ empty: true });
});
