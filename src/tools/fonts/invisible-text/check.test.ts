import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from './check';
import { make } from './make';

test.for([
  ['', '', ''],
  ['plain text, with\ttab\nand line', '', 'plain text, with\ttab\nand line'],
  ['a\u200Bb', 'U+200B ZERO WIDTH SPACE × 1', 'ab'],
  ['\uFEFFname', 'U+FEFF ZERO WIDTH NO-BREAK SPACE × 1', 'name'],
  [
    '10\u00A0000\u2003€\u3000',
    'U+00A0 NO-BREAK SPACE × 1\nU+2003 EM SPACE × 1\nU+3000 IDEOGRAPHIC SPACE × 1',
    '10 000 € ',
  ],
  ['\u3164\u2800\u3164', 'U+2800 BRAILLE PATTERN BLANK × 1\nU+3164 HANGUL FILLER × 2', ''],
  ['a\u0000b\u0085c\u2028d', 'U+0000 NULL × 1\nU+0085 NEXT LINE × 1\nU+2028 LINE SEPARATOR × 1', 'ab\nc\nd'],
  [
    'a\u202Eb\u{E0041}\u{E0002}',
    'U+202E RIGHT-TO-LEFT OVERRIDE × 1\nU+E0002 <reserved-E0002> × 1\nU+E0041 TAG LATIN CAPITAL LETTER A × 1',
    'ab',
  ],
  ['one\r\ntwo\rthree', '', 'one\ntwo\nthree'],
  ['\u1680', '', '\u1680'],
] as const)('in %j finds %j and cleans it to %j', ([text, found, cleaned]) => {
  expect(check(text)).toMatchObject({ found, cleaned });
});

test.for([
  ['👨‍👩‍👧', 2],
  ['👩🏽‍🚀', 1],
  ['❤️‍🔥', 2],
  ['🏳️‍🌈', 2],
  ['1️⃣', 1],
  ['☎︎', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 6],
  ['می‌خواهم', 1],
  // Shadda and tanwin have the script Inherited (Unicode 17.0, Scripts.txt); ScriptExtensions.txt says Arabic.
  ['حق\u0651\u200Cها قرآن\u064B\u200Cها', 2],
  ['क्‍ष', 1],
  ['ന്‍', 1],
  ['葛󠄀', 1],
  ['ᠠ᠋', 1],
  ['ᅟᅡ', 1],
  ['ᄀᅠ', 1],
] as const)('leaves %s unchanged', ([text, kept]) => {
  expect(check(text)).toMatchObject({ cleaned: text, kept });
});

test.for([
  ['a\u200Db', 'ab'],
  ['\u200D👩', '👩'],
  ['👩\u200D ', '👩 '],
  ['👩\u200D\u200D👧', '👩👧'],
  ['a\uFE0F', 'a'],
  ['👍\uFE0F\uFE0F\u{E0101}', '👍\uFE0F'],
  ['\u3164\uFE0F', ''],
  ['\u200Cمی', 'می'],
  ['می\u200C', 'می'],
  ['🏴\u{E0067}\u{E0062}', '🏴'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{E0020}\u{E007F}', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['\u{E0068}\u{E0069}', ''],
  ['\u115F\u1160', ''],
  ['\u115F', ''],
] as const)('removes the unnecessary characters of %j: %j', ([text, cleaned]) => {
  expect(check(text).cleaned).toBe(cleaned);
});

test('cleaning twice finds only the characters that were kept', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\u200D',
    '👩',
    '👧',
    '\uFE0F',
    '❤',
    '\u200C',
    'می',
    'क्',
    'ष',
    '\u200B',
    '\u{E0067}',
    '🏴',
    '\u115F',
    'ᅡ',
    '\u2003',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = check(pieces.join(''));
      expect(once.cleaned).not.toMatch(/[\u200B\u2003]/);
      const lines = (text: string) => text.split('\n').filter((line) => line !== '').length;
      expect(lines(check(once.cleaned).found)).toBeLessThanOrEqual(lines(once.found));
    }),
    { numRuns: 1000 },
  );
});

test('makes the requested characters, and the checker finds them', () => {
  expect(make('zwsp', 3, false)).toBe('\u200B\u200B\u200B');
  expect(make('braille', 3, true)).toBe('\u2800\n\u2800\n\u2800');
  expect(make('tagSpace', 2, false)).toBe('\u{E0020}\u{E0020}');
  expect(make('hangul', 100_000, true)).toHaveLength(199_999);
  expect(check(`x${make('tagSpace', 100_000, false)}y`)).toEqual({
    found: 'U+E0020 TAG SPACE × 100000',
    cleaned: 'xy',
    kept: 0,
  });
});
