import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { run, pug } from './html-to-pug.fixture';

test('refuses text that is too long or nested too deeply, and reads a megabyte', () => {
  expect(run('x'.repeat(5_000_001))).toEqual(problem('tooLong', { limit: 5, size: 5.1 }, 'input'));
  expect(run('<i>'.repeat(2002) + 'x')).toEqual(problem('tooDeep', { limit: 2000 }, 'input'));
  // Scanning the gap again from each of its spaces would take 2,000,000 million steps.
  expect(pug(`a${' '.repeat(2_000_000)}b`)).toBe(`| a${' '.repeat(2_000_000)}b`);
  expect(pug('<p class="a">b <i>c</i></p>\n'.repeat(40_000)).split('\n')).toHaveLength(120_000);
});
