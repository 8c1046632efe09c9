import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { expect, test } from 'vitest';
import { boundedMarkdown } from './bounded-markdown';

const parse = (text: string) =>
  markdown({ base: markdownLanguage, extensions: boundedMarkdown }).language.parser.parse(text);

test('a text as people write it is coloured as before, paragraph by paragraph', () => {
  const text = 'Some **strong** and *soft* [link](a) ~~gone~~ \\*\n\n'.repeat(500);
  expect(parse(text).toString()).toBe(markdownLanguage.parser.parse(text).toString());
});
