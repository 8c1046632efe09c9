import { expect, test } from 'vitest';
import { stats } from './stats';

test('counts ten megabytes and reports progress', () => {
  const text = 'The quick brown fox, it’s said, jumps over the café. “Really?” Yes!\n\n'.repeat(150_000);
  const reports: number[] = [];
  const found = stats(text, { paragraphBy: 'auto', lang: 'en' }, (part) => reports.push(part));
  expect([found.words, found.sentences, found.paragraphs]).toEqual([12 * 150_000, 3 * 150_000, 150_000]);
  expect(reports.length).toBeGreaterThan(50);
  expect(reports.every((part, index) => part >= 0 && part <= 1 && part >= (reports[index - 1] ?? 0))).toBe(true);
});
