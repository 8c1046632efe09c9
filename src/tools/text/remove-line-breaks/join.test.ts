import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines, type JoinOptions } from './join';

const join = (text: string, options: Partial<JoinOptions> = {}) =>
  joinLines(text, { between: ' ', keepParagraphs: true, dehyphenate: false, collapse: true, ...options });

test.for([
  ['', '', 0],
  ['one', 'one', 0],
  ['\n', '', 1],
  ['one\n', 'one', 1],
  ['one \n two', 'one two', 1],
  ['one\r\ntwo\rthree', 'one two three', 2],
  ['one\u2028two\u0085three\vfour\ffive\u2029six', 'one two three four five six', 5],
  ['one\n\n\n\ntwo', 'one\n\ntwo', 2],
  ['one\n \t\ntwo', 'one\n\ntwo', 0],
  ['\n\none\n\n', 'one', 4],
  ['a  b\tc\nd', 'a b c d', 1],
  ['中文\nabc', '中文 abc', 1],
  ['𠮷\n野', '𠮷野', 1],
  ['한국\n사람', '한국 사람', 1],
  ['。\n「', '。「', 1],
] as const)('%j becomes %j', ([text, joined, removed]) => {
  expect(join(text)).toEqual({ text: joined, removed });
});

test('without paragraphs, a run of blank lines is one break', () => {
  expect(join('one\n\n\ntwo', { keepParagraphs: false, between: ', ' })).toEqual({ text: 'one, two', removed: 3 });
});

test('replaces the break with nothing, or with a custom text', () => {
  expect(join('one\ntwo', { between: '' }).text).toBe('onetwo');
  expect(join('one\ntwo', { between: ' | ' }).text).toBe('one | two');
  expect(join('one\ntwo', { between: '$&\\n' }).text).toBe('one$&\\ntwo');
});

test('puts a comma, but not a space, between Chinese characters', () => {
  expect(join('中\n文', { between: ', ' }).text).toBe('中, 文');
});

test('without collapse, keeps spaces inside lines and at the ends of paragraphs', () => {
  expect(join('  a  b \n c\t\n\n  d ', { collapse: false }).text).toBe('  a  b c\t\n\n  d ');
});

test.for([
  ['exam-\nple', 'example'],
  ['exam-  \n  ple', 'example'],
  ['exam‐\nple', 'example'],
  ['cafe\u0301-\nlait', 'cafe\u0301lait'],
  ['well-\nKnown', 'well- Known'],
  ['pages 3-\n5', 'pages 3- 5'],
  ['a list -\nof things', 'a list - of things'],
  ['exam-\n\nple', 'exam-\n\nple'],
] as const)('%j without hyphens is %j', ([text, joined]) => {
  expect(join(text, { dehyphenate: true }).text).toBe(joined);
});

test('keeps a hyphen unless asked to remove it', () => {
  expect(join('exam-\nple').text).toBe('exam- ple');
});

test('removes a soft hyphen at the end of a line and keeps one inside it', () => {
  expect(join('exam\u00ad\nple').text).toBe('example');
  expect(join('exam\u00ad\n\nple\u00ad\n').text).toBe('exam\n\nple');
  expect(join('exam\u00adple\nx').text).toBe('exam\u00adple x');
  expect(join('exam\u00ad \u00ad\nple\u00ad \u00ad').text).toBe('example');
});

test('joining twice gives the same result as joining once', () => {
  const piece = fc.constantFrom('a', 'B', '-', ' ', '\t', '\n', '\r\n', '\u2029', '中', '\u00ad', '.');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, keepParagraphs) => {
      const once = join(pieces.join(''), { keepParagraphs }).text;
      expect(join(once, { keepParagraphs }).text).toBe(once);
      expect(once).toBe(once.trim());
      if (!keepParagraphs) expect(once).not.toMatch(/[\n\r\u2029]/);
    }),
  );
});

test('counts the line breaks that were removed', () => {
  const piece = fc.constantFrom('a', ' ', '\n', '\r', '\u0085', '中');
  const breaks = (text: string) => text.match(/\r\n|[\r\n\u0085]/g)?.length ?? 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), fc.boolean(), (pieces, keepParagraphs, collapse) => {
      const text = pieces.join('');
      const joined = join(text, { keepParagraphs, collapse });
      expect(joined.removed).toBe(breaks(text) - breaks(joined.text));
    }),
  );
});
