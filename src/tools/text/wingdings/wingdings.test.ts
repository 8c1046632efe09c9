import { expect, test } from 'vitest';
import { DINGBATS, NEAREST_EMOJI, type DingbatFont } from '../../../data/wingdings';
import { chartOf, decode, encode, isEncoded } from './wingdings';

const FONTS: readonly DingbatFont[] = ['wingdings', 'wingdings2', 'wingdings3', 'webdings'];

test.for(FONTS)('decoding reverses encoding: every character of %s', (font) => {
  const text = chartOf(font)
    .map(({ character }) => character)
    .join('');
  expect([...text].length).toBeGreaterThan(195);
  expect(decode(encode(text, font, false), font)).toBe(text);
  expect(isEncoded(encode(text, font, false), font)).toBe(true);
});

test.for(FONTS)('%s has seven rows of 32 codes, without repeated symbols', (font) => {
  const symbols = DINGBATS[font].filter((symbol) => symbol !== ' ');
  expect(DINGBATS[font]).toHaveLength(224);
  expect(new Set(symbols).size).toBe(symbols.length);
});

test('reads emoji back as the font’s own symbol if it has that, otherwise as the lower code that shows them', () => {
  for (const font of FONTS) {
    const chart = chartOf(font);
    for (const { emoji } of chart) {
      if (emoji === undefined) continue;
      const bare = emoji.replace(/\uFE0F/g, '');
      const lowest = chart.find((one) => one.symbol === bare) ?? chart.find((one) => one.emoji === emoji);
      expect(decode(emoji, font)).toBe(lowest?.character);
    }
  }
  // Wingdings has two crosses: 'U' (0x55) comes before 'V' and 'W'.
  expect(decode('✝️', 'wingdings')).toBe('U');
});

test('every emoji represents a symbol of one of the fonts', () => {
  const all = new Set<string>(FONTS.flatMap((font) => DINGBATS[font]));
  expect([...NEAREST_EMOJI.keys()].filter((symbol) => !all.has(symbol))).toEqual([]);
});

test.for([
  ['A', 'wingdings', '✌'],
  ['J', 'wingdings', '☺'],
  ['N', 'wingdings', '🕱'],
  ['B', 'wingdings', '🖏'],
  ["'", 'wingdings', '🕯'],
  ['€', 'wingdings', '🄋'],
  ['ÿ', 'webdings', '🕊'],
  ['ÿ', 'wingdings', 'ÿ'],
  ['a b\r\nc\td', 'wingdings', '♋ ♌\n♍\t♎'],
  ['\u0081\u007f', 'wingdings', '\u0081\u007f'],
  ['я漢👩‍👩‍👧', 'wingdings', 'я漢👩‍👩‍👧'],
] as const)('%j in %s is %j, without a variation selector', ([text, font, symbols]) => {
  expect(encode(text, font, false)).toBe(symbols);
});

test.for([
  ["!%&'(IN", '✏️🔔📖🕯️☎️✋☠️'],
  ['AJ', '✌☺'],
] as const)('with emoji %j is %j', ([text, emoji]) => expect(encode(text, 'wingdings', true)).toBe(emoji));

test.for([
  ['✌\uFE0F👍\uFE0E', 'AC'],
  ['☺️ hello', 'J hello'],
  ['👍🏽', '👍🏽'],
  ['❤️', '❤️'],
  ['1️⃣', '1️⃣'],
] as const)('decodes %j as %j', ([symbols, text]) => expect(decode(symbols, 'wingdings')).toBe(text));

test.for([
  ['✌👍', true],
  ['✌a', true],
  ['✌ab', false],
  ['✌\uFE0F  a', true],
  ['plain', false],
  [' ', false],
  ['', false],
] as const)('%j is recognized as symbols: %s', ([text, expected]) =>
  expect(isEncoded(text, 'wingdings')).toBe(expected),
);
