import { expect, test } from 'vitest';
import { graphemeCount } from './grapheme-scan';

test('scans ten million characters that include one accent', () => {
  expect(graphemeCount(`${'a'.repeat(5_000_000)}e\u0301${'b'.repeat(5_000_000)}`)).toBe(10_000_001);
});

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const whole = (text: string) => Array.from(segmenter.segment(text));

test('a loose code unit is a cluster of its own next to every other one', () => {
  const ends: number[] = [];
  for (let unit = 0; unit < 0x10000; unit++) {
    const char = String.fromCharCode(unit);
    // Only a run of loose units is counted without the segmenter, so three copies in a row show whether this one is
    // loose.
    for (const text of [char + char + char, `a${char}b`, `가${char}☺`, `中${char}中`]) {
      if (graphemeCount(text) !== whole(text).length) ends.push(unit);
    }
  }
  expect(ends).toEqual([]);
});
