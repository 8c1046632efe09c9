import { expect, test } from 'vitest';
import { joinLines, type JoinOptions } from './join';

const join = (text: string, options: Partial<JoinOptions> = {}) =>
  joinLines(text, { between: ' ', keepParagraphs: true, dehyphenate: false, collapse: true, ...options });

test.for([
  ' '.repeat(500_000),
  '\n'.repeat(500_000),
  ' \n'.repeat(250_000),
  '-\n'.repeat(250_000),
  '\u00ad '.repeat(250_000),
])('takes linear time for one long run of white space or hyphens (%#)', (text) => {
  for (const collapse of [true, false]) join(`a${text}b`, { collapse, dehyphenate: true });
});

test('joins fifty megabytes', () => {
  const { removed } = join('a line of text as it comes out of a PDF, \n'.repeat(1_200_000));
  expect(removed).toBe(1_200_000);
});
