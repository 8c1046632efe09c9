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
