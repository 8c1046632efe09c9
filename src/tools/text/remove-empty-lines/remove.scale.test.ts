import { expect, test } from 'vitest';
import { removeLines, type RemoveOptions } from './remove';

const remove = (text: string, options: Partial<RemoveOptions> = {}) =>
  removeLines(text, { blank: true, keep: 'none', trimEnds: false, duplicates: false, ...options });

test('processes fifty megabytes of blank and full lines', () => {
  const { removed, remaining } = remove('a line of text, and after it two empty ones\n\n \n'.repeat(1_100_000));
  expect([removed, remaining]).toEqual([2_200_000, 1_100_000]);
});
