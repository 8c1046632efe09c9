import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { expect, test } from 'vitest';
import { boundedMarkdown } from './bounded-markdown';

const parse = (text: string) =>
  markdown({ base: markdownLanguage, extensions: boundedMarkdown }).language.parser.parse(text);

test('signs in their thousands fill no stack', () => {
  // Without the bound the parser throws a RangeError here, and takes seconds before it does.
  const text = `${'**a '.repeat(20_000)}${'b** '.repeat(20_000)}`;
  expect(parse(text).length).toBe(text.length);
});

test('a text as people write it is coloured as before, paragraph by paragraph', () => {
  const text = 'Some **strong** and *soft* [link](a) ~~gone~~ \\*\n\n'.repeat(500);
  expect(parse(text).toString()).toBe(markdownLanguage.parser.parse(text).toString());
});
