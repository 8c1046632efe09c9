/** Character classes for counting words. A character can have several of them. */
export const WHITE = 1;
export const LETTER = 2;
export const DIGIT = 4;
export const MARK = 8;
/** From a script that is written without spaces between words. */
export const UNSPACED = 16;
const KNOWN = 128;

const TESTS: readonly (readonly [number, RegExp])[] = [
  [WHITE, /\p{White_Space}/u],
  [LETTER, /\p{L}/u],
  [DIGIT, /\p{N}/u],
  [MARK, /\p{M}/u],
  [
    UNSPACED,
    // The long-vowel and voicing marks of kana don't belong to a single script; 'Common' punctuation is left out on
    // purpose.
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3099\u309A\u30FC\uFF70\uFF9E\uFF9F]/u,
  ],
];

// Filled on demand: most texts use a few hundred characters, and testing five patterns for each of ten million takes
// seconds.
const classes = new Uint8Array(0x110000);

/** The classes of a code point, as a sum of the flags above. */
export function characterClass(codePoint: number): number {
  const known = classes[codePoint] ?? 0;
  if (known !== 0) return known & ~KNOWN;
  const character = String.fromCodePoint(codePoint);
  const found = TESTS.reduce((sum, [flag, test]) => (test.test(character) ? sum | flag : sum), 0);
  classes[codePoint] = found | KNOWN;
  return found;
}
