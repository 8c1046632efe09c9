export type Strength = 'weak' | 'fair' | 'strong' | 'veryStrong';

/** Bits that a character of its kind adds where it was drawn. */
const DIGIT = Math.log2(10);
const LETTER = Math.log2(26);
const SYMBOL = Math.log2(33);
/** A letter within a word, after the second: lists of words have 11 to 13 bits for five to eight letters. */
const IN_WORD = 0.8;
/** A character that repeats or continues what stands before it. */
const PATTERN = 0.5;
/** What merely parts two words. */
const SEPARATOR = 1;
/** Longer passwords are strong by their length; nobody types them. */
const LOOKED_AT = 200;

/** Rows of keyboards and alphabets, along which hands slip. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
];

/**
 * A guess at how many bits a guesser who knows people must try: letters that can be said count as words, repeats and
 * sequences as next to nothing. It errs towards weak; no program can see how a password was made.
 */
export function passwordBits(password: string): number {
  let bits = 0;
  let before = '';
  for (const [part] of password.slice(0, LOOKED_AT).matchAll(/\p{L}+|[^\p{L}]/gu)) {
    const word = isSayable(part);
    for (const [index, character] of Array.from(part).entries()) {
      if (continues(before, character)) bits += PATTERN;
      else if (/\p{L}/u.test(character)) bits += word && index > 1 ? IN_WORD : LETTER + (word ? 0 : 1);
      else if (/\p{N}/u.test(character)) bits += DIGIT;
      else bits += /[\s._-]/.test(character) ? SEPARATOR : SYMBOL;
      before += character;
    }
  }
  return bits;
}

/** Whether letters could be a word: no long run without a vowel, and no small letter before a capital. */
const isSayable = (letters: string): boolean =>
  letters.length > 2 && !/\p{Ll}\p{Lu}/u.test(letters) && !/[bcdfghjklmnpqrstvwxz]{5}/i.test(letters);

/** The third of a row of keys or of letters, one more of the same, or three that were there before: 'abcabc'. */
function continues(before: string, character: string): boolean {
  const [one = '', two = ''] = Array.from(before.toLowerCase()).slice(-2);
  const three = character.toLowerCase();
  if ((two || one) === three) return true;
  if (two === '') return false;
  const [there, back] = [one + two + three, three + two + one];
  return before.toLowerCase().includes(there) || ROWS.some((row) => row.includes(there) || row.includes(back));
}

/** By bits, for a guesser who pays for 600,000 rounds of PBKDF2 at each try, which is about 20 bits of work on top. */
export const strengthOf = (bits: number): Strength =>
  bits < 35 ? 'weak' : bits < 50 ? 'fair' : bits < 70 ? 'strong' : 'veryStrong';
