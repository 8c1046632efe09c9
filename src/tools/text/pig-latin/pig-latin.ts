/** `way` after words that begin with a vowel, and other common endings. */
export type VowelSuffix = 'way' | 'ay' | 'yay' | 'hay';

const LETTER = '(?=\\p{L})\\p{Script=Latin}\\p{M}*';
/** Letters, with apostrophes between them; the ordinal indicators ª and º are not part of a word. */
const WORD = new RegExp(`(?:(?![ªº])${LETTER})+(?:['’](?:(?![ªº])${LETTER})+)*`, 'gu');
const ONE_LETTER = new RegExp(`${LETTER}|['’]`, 'gu');
/** Letters that are vowels in the languages that use them, without being an accented vowel. */
const OWN_VOWELS = new Set(['æ', 'œ', 'ø', 'ı']);
const ASCII = /^[A-Za-z]+$/;

/**
 * Converts English to Pig Latin, word by word; everything except words of Latin letters stays. A word that begins with
 * a vowel, `xr` or `yt` gets the suffix; otherwise its first consonants move to the end (`qu` as one), followed by
 * `ay`. `y` is a consonant only as the first letter. An uppercase first letter stays first, and uppercase words stay
 * uppercase.
 */
export const pigLatin = (text: string, vowelSuffix: VowelSuffix): string =>
  text.replace(WORD, (word) => translate(word, vowelSuffix));

function translate(word: string, vowelSuffix: VowelSuffix): string {
  const letters = ASCII.test(word) ? word.split('') : (word.match(ONE_LETTER) ?? []);
  const plain = letters.map(base);
  const moved = consonants(plain);
  const suffix = moved === 0 ? vowelSuffix : 'ay';
  if (isAllUppercase(letters)) {
    return letters.slice(moved).join('') + letters.slice(0, moved).join('') + suffix.toUpperCase();
  }
  const [first = '', ...others] = letters;
  if (moved === 0 || moved === letters.length || !isUppercase(first)) {
    return letters.slice(moved).join('') + letters.slice(0, moved).join('') + suffix;
  }
  const [head = '', ...rest] = letters.slice(moved);
  const tail = first.toLowerCase() + others.slice(0, moved - 1).join('');
  return head.toUpperCase() + rest.join('') + tail + suffix;
}

/** The number of letters that move to the end: all of them if there is no vowel, which leaves the word as it is. */
function consonants(plain: readonly string[]): number {
  const start = `${plain[0] ?? ''}${plain[1] ?? ''}`;
  if (start === 'xr' || start === 'yt') return 0;
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at] ?? '';
    if (letter === 'q' && plain[at + 1] === 'u') at++;
    else if (isVowel(letter) || (letter === 'y' && at > 0)) return at;
  }
  return plain.length;
}

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter) || OWN_VOWELS.has(letter);

/** A letter without its accents, in lowercase: É is e. */
const base = (letter: string): string => {
  const small = letter.toLowerCase();
  return small.length === 1 && small < '\u0080'
    ? small
    : String.fromCodePoint(small.normalize('NFKD').codePointAt(0) ?? 0);
};

const isUppercase = (letter: string): boolean => letter !== letter.toLowerCase();

function isAllUppercase(letters: readonly string[]): boolean {
  let capitals = 0;
  for (const letter of letters) {
    if (isUppercase(letter)) capitals++;
    else if (letter !== letter.toUpperCase()) return false;
  }
  return capitals > 1;
}
