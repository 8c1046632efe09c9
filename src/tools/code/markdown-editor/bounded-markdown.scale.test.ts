import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { expect, test } from 'vitest';
import { boundedMarkdown } from './bounded-markdown';

const parse = (text: string) =>
  markdown({ base: markdownLanguage, extensions: boundedMarkdown }).language.parser.parse(text);

test('thousands of emphasis marks do not overflow the stack', () => {
  // Without the limit the parser takes seconds here, then throws a RangeError.
  const text = `${'**a '.repeat(20_000)}${'b** '.repeat(20_000)}`;
  expect(parse(text).length).toBe(text.length);
});
