import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STYLES, type StyleId } from '../../../data/fonts';
import { countGraphemes, graphemes } from '../../../core/text/graphemes';
import { restyle, suits, tokensOf } from './restyle';

const styled = (text: string, id: StyleId) => restyle(tokensOf(text), id);

test.for<[StyleId, string, string]>([
  ['bold', 'a1Ω', '𝐚𝟏𝛀'],
  ['italic', 'h1', 'ℎ1'],
  ['fraktur', 'CHIRZ1', 'ℭℌℑℜℨ1'],
  ['boldFraktur', '1', '𝟏'],
  ['sansItalic', '1', '𝟣'],
  ['doubleStruck', 'CHNPQRZ', 'ℂℍℕℙℚℝℤ'],
  ['bold', 'é', '𝐞\u0301'],
  ['bold', 'e\u0301', '𝐞\u0301'],
  ['bold', 'ñandú', '𝐧\u0303𝐚𝐧𝐝𝐮\u0301'],
  ['bold', 'łß', 'łß'],
  ['bold', 'Żółć', '𝐙\u0307𝐨\u0301ł𝐜\u0301'],
  ['bold', 'йё', 'йё'],
  ['bold', '1\uFE0F\u20E3 👨‍👩‍👧 ©', '1\uFE0F\u20E3 👨‍👩‍👧 ©'],
  ['bubble', 'Mm01', 'Ⓜ\uFE0Eⓜ⓪①'],
  ['bubbleFilled', 'aA0', '🅐🅐⓿'],
  ['squareFilled', 'abc1', '🅰\uFE0E🅱\uFE0E🅲1'],
  ['parenthesized', 'aA1', '⒜🄐⑴'],
  ['regional', 'fr', '🇫\u200B🇷'],
  ['regional', 'f r\nab', '🇫 🇷\n🇦\u200B🇧'],
  ['regional', 'f🇩🇪', '🇫\u200B🇩🇪'],
  ['regional', '🇫🇷🇩🇪', '🇫🇷🇩🇪'],
  ['fullwidth', 'A! ~', 'Ａ！\u3000～'],
  ['superscript', 'x-2q', 'ˣ⁻²q'],
  ['subscript', 'H2O', 'ₕ₂ₒ'],
  ['smallCaps', 'Ax', 'Ax'],
  ['smallCaps', 'tex', 'ᴛᴇx'],
  ['leet', 'Leet', 'L337'],
  ['underline', 'a b', 'a\u0332 \u0332b\u0332'],
  ['underline', 'a\nb', 'a\u0332\nb\u0332'],
  ['strike', '👍🏽🇫🇷❤\uFE0F', '👍🏽🇫🇷❤\uFE0F'],
  ['strike', '❤', '❤\u0336'],
  ['strike', 'a\tb', 'a\u0336\tb\u0336'],
  ['ring', 'a b', 'a\u20DD \u20DDb\u20DD'],
  ['keycap', 'F 5', 'F\u20E3 \u20E35\u20E3'],
  ['spaced', 'ab\ncd', 'a b\nc d'],
  ['spaced', '\n\n', '\n\n'],
  ['vaporwaveSpaced', 'ab', 'ａ\u3000ｂ'],
  ['hearts', 'abc', 'a♥b♥c'],
  ['dots', '👍🏽é', '👍🏽·é'],
  ['brackets', 'a b', '【a】 【b】'],
  ['sparkles', 'x', '✧･ﾟ: *✧･ﾟ:* x *:･ﾟ✧*:･ﾟ✧'],
  ['wings', 'x', '꧁ x ꧂'],
  ['waves', 'x', '~(˘▾˘~) x'],
  ['stars', 'x', '★彡 x 彡★'],
  ['barcode', 'x', '▌│█║ x ║█│▌'],
  ['boldUnderline', 'Hi', '𝗛\u0332𝗶\u0332'],
  ['upsideDown', 'Hi', 'ᴉH'],
  ['upsideDown', 'año', 'ou\u0330ɐ'.normalize('NFC')],
  ['upsideDown', 'ab\ncd', 'pɔ\nqɐ'],
  ['upsideDown', '👍🏽?', '¿👍🏽'],
])('%s writes %j as %j', ([id, text, expected]) => {
  expect(styled(text, id)).toBe(expected);
});

test('treats all kinds of line breaks the same', () => {
  for (const { id } of STYLES) expect(styled('a\r\nb\rc', id)).toBe(styled('a\nb\nc', id));
});

test('turning a text upside down twice returns the original text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcxyzABHRéñüÖ .,?!()[]{}<>_&\'"16790\n'), maxLength: 40 });
  fc.assert(
    fc.property(letters, (text) => {
      expect(styled(styled(text, 'upsideDown'), 'upsideDown')).toBe(text);
    }),
  );
});

test('alphabets keep accents and revert to plain letters with compatibility normalization', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abhABHéñüÖźŁß漢я👍 \n'), maxLength: 40 });
  const alphabets = ['bold', 'script', 'fraktur', 'doubleStruck', 'monospace', 'sansBoldItalic', 'fullwidth'] as const;
  fc.assert(
    fc.property(letters, fc.constantFrom(...alphabets), (text, id) => {
      expect(styled(text, id).normalize('NFKC')).toBe(text.normalize('NFKC'));
    }),
  );
});

test('no style loses or adds a letter of a plain word, except for separators and frames', () => {
  for (const { id, join, each, frame } of STYLES) {
    if (join || each || frame || id === 'regional') continue;
    expect(countGraphemes(styled('Hello 12', id)), id).toBe(8);
  }
});

test('every style changes a plain word', () => {
  for (const { id } of STYLES) expect(styled('Hello', id), id).not.toBe('Hello');
});

test('an empty text stays empty, except for its frame', () => {
  for (const { id, frame } of STYLES) expect(styled('', id)).toBe(frame ? frame.join('') : '');
});

test('detects which alphabets lack Cyrillic', () => {
  const cyrillic = tokensOf('Привет!');
  expect(suits(cyrillic, 'bold')).toBe(false);
  expect(suits(cyrillic, 'fullwidth')).toBe(false);
  expect(suits(cyrillic, 'upsideDown')).toBe(false);
  expect(suits(cyrillic, 'underline')).toBe(true);
  expect(suits(cyrillic, 'wings')).toBe(true);
  expect(suits(tokensOf('Привет, Bob'), 'bold')).toBe(true);
});

test('graphemes joined by separators remain separate graphemes', () => {
  expect(graphemes(styled('ab', 'hearts'))).toEqual(['a', '♥', 'b']);
});
