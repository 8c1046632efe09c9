import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { expect, test } from 'vitest';
import { boundedMarkdown } from './bounded-markdown';

const parse = (text: string) =>
  markdown({ base: markdownLanguage, extensions: boundedMarkdown }).language.parser.parse(text);

test('ordinary text is highlighted as without the limit, in every paragraph', () => {
  const text = 'Some **strong** and *soft* [link](a) ~~gone~~ \\*\n\n'.repeat(500);
  expect(parse(text).toString()).toBe(markdownLanguage.parser.parse(text).toString());
});
