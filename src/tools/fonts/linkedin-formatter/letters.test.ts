import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLook, plainText, toggleLook, withLooks, type Look } from './letters';

const LOOKS: readonly Look[] = ['bold', 'italic', 'both', 'underline', 'strike', 'mono', 'smallCaps'];

// Python: unicodedata.lookup('MATHEMATICAL SANS-SERIF BOLD CAPITAL H') and the like.
test.for([
  ['Hi 2', 'bold', '𝗛𝗶 𝟮'],
  ['Hi 2', 'italic', '𝘏𝘪 𝟤'],
  ['Hi 2', 'both', '𝙃𝙞 𝟮'],
  ['Hi 2', 'mono', '𝙷𝚒 𝟸'],
  ['Hi 2', 'smallCaps', 'Hɪ 2'],
  ['Hi 2', 'underline', 'H\u0332i\u0332 \u03322\u0332'],
  ['Hi', 'strike', 'H\u0336i\u0336'],
  ['Café', 'bold', '𝗖𝗮𝗳𝗲\u0301'],
  ['αβ', 'bold', '𝝰𝝱'],
  ['αβ', 'italic', 'αβ'],
  ['Привет', 'bold', 'Привет'],
  ['👍🏽 ok', 'strike', '👍🏽 \u0336o\u0336k\u0336'],
  ['a\nb', 'underline', 'a\u0332\nb\u0332'],
  ['', 'bold', ''],
] as const)('writes %j in %s as %j', ([text, look, styled]) => {
  expect(toggleLook(text, look)).toBe(styled);
});

test.for([
  ['𝗛𝗶', 'italic', '𝙃𝙞'],
  ['𝘏𝘪', 'bold', '𝙃𝙞'],
  ['𝙃𝙞', 'bold', '𝘏𝘪'],
  ['𝙃𝙞', 'italic', '𝗛𝗶'],
  ['𝙃𝙞', 'both', 'Hi'],
  ['𝗛𝗶', 'both', '𝙃𝙞'],
  ['𝙷𝚒', 'bold', '𝗛𝗶'],
  ['𝗛𝗶', 'mono', '𝙷𝚒'],
  ['𝗛i', 'bold', '𝗛𝗶'],
  ['H\u0332i', 'underline', 'H\u0332i\u0332'],
  ['𝗛\u0332𝗶\u0332', 'strike', '𝗛\u0332\u0336𝗶\u0332\u0336'],
  ['𝗛\u0332𝗶\u0332', 'bold', 'H\u0332i\u0332'],
  ['𝗛\u0332𝗶\u0332', 'underline', '𝗛𝗶'],
  ['𝗲\u0301', 'bold', 'é'],
  ['𝐇𝐢', 'italic', '𝙃𝙞'],
  ['𝓗𝓲', 'bold', '𝗛𝗶'],
  ['𝙃 𝟮', 'bold', '𝘏 𝟤'],
  ['𝟮 𝙃', 'bold', '𝟤 𝘏'],
] as const)('applying to %j the look %s gives %j', ([text, look, styled]) => {
  expect(toggleLook(text, look)).toBe(styled);
});

test('removes a look only if the whole text has it', () => {
  expect(hasLook('𝗛𝗶', 'bold')).toBe(true);
  expect(hasLook('𝗛i', 'bold')).toBe(false);
  expect(hasLook('𝗛𝗶, Привет!', 'bold')).toBe(true);
  expect(hasLook('Привет', 'bold')).toBe(false);
  expect(hasLook('', 'underline')).toBe(false);
});

const plain = fc.string({
  unit: fc.constantFrom('H', 'i', 'q', '2', ' ', 'é', 'ß', 'α', 'Ж', '👍', '🇫🇷', '\n', '-', '，'),
});

test('applying and removing a look returns the original text', () => {
  fc.assert(
    fc.property(plain, fc.constantFrom(...LOOKS), (text, look) => {
      expect(toggleLook(toggleLook(text, look), look)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('reverts any mixture of looks to plain letters', () => {
  fc.assert(
    fc.property(plain, fc.array(fc.constantFrom(...LOOKS), { maxLength: 5 }), (text, looks) => {
      expect(plainText(withLooks(text, looks))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('bold and italic combine in either order', () => {
  fc.assert(
    fc.property(plain, (text) => {
      // Greek has no separate italic, so in one order it stays bold only, and in the other it becomes both.
      const latin = text.replaceAll('α', 'a');
      expect(withLooks(latin, ['bold', 'italic'])).toBe(withLooks(latin, ['italic', 'bold']));
    }),
  );
});

test.for([
  ['𝓗𝓲 𝔥𝔢𝔩𝔩𝔬 ℎ', 'Hi hello h'],
  ['ꜱᴍᴀʟʟ', 'small'],
  ['H\u0336i\u0332', 'Hi'],
  ['½ ① ﬁ ™', '½ ① ﬁ ™'],
])('%j in plain letters is %j', ([text, letters]) => {
  expect(plainText(text ?? '')).toBe(letters);
});
