import { expect, test } from 'vitest';
import { columns, wrap } from './wrap';

test.for([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['漢字', 4],
  ['ｶ', 1],
  ['👨‍👩‍👧', 2],
  ['Ж', 1],
  ['हि', 1],
] as const)('%j takes %i columns', ([text, width]) => {
  expect(columns(text)).toBe(width);
});

test('a line is at most as long as allowed, except for a single long word', () => {
  const text = 'the quick brown fox jumps over the lazy dog again and again';
  for (const width of [20, 23, 40]) {
    const lines = wrap(text, width, '', '');
    expect(lines.join(' ')).toBe(text);
    for (const [index, line] of lines.entries()) {
      expect(line.length).toBeLessThanOrEqual(width);
      const next = lines[index + 1]?.split(' ')[0];
      if (next !== undefined) expect(line.length + 1 + next.length).toBeGreaterThan(width);
    }
  }
});

test('a closing mark never begins a line', () => {
  expect(wrap('一二三四五六七八九十。」一', 20, '', '')).toEqual(['一二三四五六七八九', '十。」一']);
});
