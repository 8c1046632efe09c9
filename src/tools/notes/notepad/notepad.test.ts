import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

const defaults = {
  title: '',
  wrap: true,
  mono: false,
  size: 16,
  spell: true,
  markdown: false,
  expires: '30d',
  password: '',
} as const;

// wc -w -c of coreutils; characters are grapheme clusters (UAX #29: a flag is one, and so is CRLF).
test.for([
  ['one two\r\nthree', { chars: 13, words: 3, lines: 2, bytes: 14 }],
  ['Łódź 🇵🇱', { chars: 6, words: 1, lines: 1, bytes: 16 }],
  ['e\u0301', { chars: 1, words: 1, lines: 1, bytes: 3 }],
] as const)('counts a note: %j', async ([input, counts]) => {
  expect(await tool.run({ ...defaults, input }, exampleContext())).toEqual({ ...counts, empty: false });
});

test('an empty note is empty, but white space is not', async () => {
  expect(await tool.run({ ...defaults, input: '' }, exampleContext())).toMatchObject({
    chars: 0,
    words: 0,
    empty: true,
  });
  expect(await tool.run({ ...defaults, input: ' ' }, exampleContext())).toMatchObject({
    chars: 1,
    words: 0,
    empty: false,
  });
});
