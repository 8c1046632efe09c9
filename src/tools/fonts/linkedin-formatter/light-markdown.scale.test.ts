import { expect, test } from 'vitest';
import { fromMarkdown } from './light-markdown';

test('leaves ten megabytes of plain lines unchanged', () => {
  const text = 'A line of a post without signs.\n'.repeat(320_000);
  expect(fromMarkdown(text)).toBe(text);
});
