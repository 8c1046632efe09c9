import type { ScriptId, Vowel } from './scripts';

/** What a bare e is read as. */
export type PlainE = 'pepet' | 'taling';

/** A sound of a word. `apart`: an apostrophe separates it from the sound before. */
export type Sound =
  | { readonly consonant: string; readonly apart: boolean }
  | { readonly vowel: Vowel; readonly capital: boolean };

/** Consonants of two letters, by script. */
export const DIGRAPHS: Readonly<Record<ScriptId, readonly string[]>> = {
  javanese: ['ng', 'ny', 'kh', 'dh', 'th', 'gh', 'dz'],
  balinese: ['ng', 'ny', 'kh', 'th', 'dh', 'ph', 'bh', 'gh', 'sy'],
  sundanese: ['ng', 'ny', 'kh', 'sy'],
};

const VOWELS: Readonly<Record<string, Vowel>> = {
  a: 'a',
  i: 'i',
  u: 'u',
  o: 'o',
  é: 'e',
  è: 'e',
  ê: 'x',
  ě: 'x',
  ĕ: 'x',
  ə: 'x',
  ā: 'A',
  ī: 'I',
  ū: 'U',
};

/** Sundanese has no long vowels: they are read as short ones. */
const SHORT: Readonly<Partial<Record<Vowel, Vowel>>> = { A: 'a', I: 'i', U: 'u' };

const MURDA = new Set(['N', 'K', 'T', 'S', 'P', 'G', 'B']);

/** The letters that a word can consist of, in any case. Anything else stays as it is. */
export const WORD = /[a-zéèêěĕəāīū]+(?:['’ʼ][a-zéèêěĕəāīū]+)*/iu;

/**
 * The sounds of a Latin word, with the number of bare e's in it.
 *
 * @param word letters and apostrophes, NFC
 * @param murda whether uppercase letters choose Javanese murda letters and vowel letters
 */
export function readWord(
  word: string,
  script: ScriptId,
  plainE: PlainE,
  murda: boolean,
): { readonly sounds: readonly Sound[]; readonly bare: number } {
  const sounds: Sound[] = [];
  let bare = 0;
  let apart = false;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const small = letter.toLowerCase();
    const two = small + word.charAt(at + 1).toLowerCase();
    const capital = murda && letter !== small;
    if (/['’ʼ]/.test(letter)) {
      apart = true;
      continue;
    }
    if (script === 'sundanese' && two === 'eu') {
      sounds.push({ vowel: 'y', capital });
      at++;
    } else if (small === 'e') {
      sounds.push({ vowel: plainE === 'taling' ? 'e' : 'x', capital });
      bare++;
    } else if (VOWELS[small]) {
      const vowel = VOWELS[small];
      sounds.push({ vowel: (script === 'sundanese' && SHORT[vowel]) || vowel, capital });
    } else if (DIGRAPHS[script].includes(two)) {
      sounds.push({ consonant: capital && two === 'ny' ? 'Ny' : two, apart });
      at++;
    } else if (small === 'x' && script !== 'sundanese') {
      sounds.push({ consonant: 'k', apart }, { consonant: 's', apart: false });
    } else {
      sounds.push({ consonant: capital && MURDA.has(letter) ? letter : small, apart });
    }
    apart = false;
  }
  return { sounds, bare };
}
