import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachGrapheme, graphemeCount } from './grapheme-scan';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const whole = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
const scanned = (text: string) => {
  const found: string[] = [];
  eachGrapheme(text, (start, end) => found.push(text.slice(start, end)));
  return found;
};

const awkward = [
  '',
  'a',
  '\n\n',
  '\r\n',
  'a\r\r\nb',
  'e\u0301e',
  '👨‍👩‍👧x👍🏽',
  'x🇫🇷🇩🇪y',
  '1️⃣2',
  '©\u200d©',
  'कि क्षत्रिय',
  'กำลัง ทดสอบ',
  '한국어 \u1112\u1161\u11ab',
  '\u0600١',
  'a\u200db',
  '\ud83d',
  '\ude00\ud83d',
  'か\u3099が',
  '葛\udb40\udd00城',
];

test.for(awkward)('finds the same clusters in %j as the segmenter does in the whole text', (text) => {
  expect(scanned(text)).toEqual(whole(text));
  expect(graphemeCount(text)).toBe(whole(text).length);
});

test('finds the same clusters in any mixture of difficult pieces as the segmenter in one pass', () => {
  const pieces = [
    ...awkward,
    '\u0301',
    '\u200d',
    '\ufe0f',
    '\u200c',
    '\u1161',
    '\u11a8',
    'क',
    '्',
    '\u00ad',
    '\u200e',
    '☺',
    'ß',
    '中',
    '가',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (chosen) => {
      const text = chosen.join('');
      expect(scanned(text)).toEqual(whole(text));
      expect(graphemeCount(text)).toBe(whole(text).length);
    }),
    { numRuns: 2000 },
  );
});

// Every code unit: grapheme-scan.scale.test.ts. Here a sample, and the first and last units of what joins or splits.
test('a loose code unit is a cluster of its own next to every other one', () => {
  const edges = [
    0x0d, 0x0a, 0x300, 0x36f, 0x600, 0x903, 0xe33, 0x1100, 0x11ff, 0x200c, 0x200d, 0x20e3, 0x3099, 0xac00, 0xd7a3,
    0xd7b0, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xfe0f, 0xffff,
  ].flatMap((unit) => [unit - 1, unit, Math.min(unit + 1, 0xffff)]);
  const sample = Array.from({ length: 0x10000 / 64 }, (_, index) => index * 64 + (index % 64));
  const ends = [...edges, ...sample].filter((unit) => {
    const char = String.fromCharCode(unit);
    return [char + char + char, `a${char}b`, `가${char}☺`, `中${char}中`].some(
      (text) => graphemeCount(text) !== whole(text).length,
    );
  });
  expect(ends).toEqual([]);
});

test('counts clusters between two bounds', () => {
  expect(graphemeCount('ab\ne\u0301f\n', 3, 6)).toBe(2);
});
