export type Vowel = 'a' | 'e' | 'eu' | 'i' | 'o' | 'u';

/** A sound of a name with the letters that it was read from. */
export type Sound = { readonly letters: string } & (
  | { readonly vowel: Vowel; readonly consonant?: undefined }
  | { readonly consonant: string; readonly vowel?: undefined }
);

export interface Spelling {
  readonly plainE: 'e' | 'eu';
  /** Spelling of before 1972: j is y, as in Jusuf. */
  readonly oldSpelling: boolean;
}

/** Letters that are one consonant, and the consonant. The longest come first. Those with another letter are older spellings. */
const PAIRS: Readonly<Record<string, string>> = {
  ng: 'ng',
  ny: 'ny',
  sy: 'sy',
  sh: 'sy',
  sj: 'sy',
  kh: 'kh',
  ch: 'kh',
  dj: 'j',
  tj: 'c',
  bh: 'b',
  dh: 'd',
  gh: 'g',
  th: 't',
};

const VOWELS: Readonly<Record<string, Vowel>> = {
  a: 'a',
  é: 'e',
  è: 'e',
  ê: 'eu',
  ě: 'eu',
  ĕ: 'eu',
  ə: 'eu',
  i: 'i',
  o: 'o',
  u: 'u',
};

/** Latin letters that Unicode doesn't take apart into a letter and an accent. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't' };
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ĳ: 'ij' };

/** Accents other than those that tell one e from the other are dropped. */
const plain = (letter: string): string =>
  VOWELS[letter] === undefined ? (STROKES[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')) : letter;

const apart = (word: string): string =>
  word.replaceAll(/[ßæœþĳ]/giu, (letter) => LIGATURES[letter.toLowerCase()] ?? letter);

/** The sounds of one word of Latin letters. A letter twice in a row is one sound. */
export function readName(word: string, { plainE, oldSpelling }: Spelling): readonly Sound[] {
  const letters = [...apart(word.normalize('NFC'))];
  const small = letters.map((letter) => plain(letter.toLowerCase()));
  const sounds: Sound[] = [];
  for (let at = 0; at < letters.length;) {
    const start = at;
    // A doubled letter is written once, before it forms a pair: Annya has one n and one ny.
    while (small[at] === small[at + 1]) at++;
    const two = (small[at] ?? '') + (small[at + 1] ?? '');
    // At the end, it ends a syllable, and y is a vowel: Benny, Jenny.
    const isVowel = at > start && two === 'ny' && at + 2 === letters.length;
    // Only a plain e joins: Zoë has two vowels.
    const joins = !isVowel && /^[a-z]$/i.test(letters[at + 1] ?? '');
    const [sound, length] = soundAt(small, at, joins ? two : '', plainE, oldSpelling);
    at += length;
    const read = letters.slice(start, at).join('');
    const last = sounds.at(-1);
    if (sound && last?.vowel === sound.vowel && last?.consonant === sound.consonant)
      sounds[sounds.length - 1] = { ...sound, letters: (last?.letters ?? '') + read };
    else if (sound) sounds.push({ ...sound, letters: read });
  }
  return sounds;
}

type Bare = { vowel: Vowel; consonant?: undefined } | { consonant: string; vowel?: undefined };

function soundAt(
  small: readonly string[],
  at: number,
  two: string,
  plainE: 'e' | 'eu',
  oldSpelling: boolean,
): readonly [Bare | undefined, number] {
  const letter = small[at] ?? '';
  if (two === 'oe') return [{ vowel: 'u' }, 2];
  if (two === 'ie' && at + 2 === small.length) return [{ vowel: 'i' }, 2];
  const pair = PAIRS[two];
  if (pair !== undefined) return [{ consonant: pair }, 2];
  if (letter === 'e') return [{ vowel: plainE }, 1];
  const vowel = VOWELS[letter];
  if (vowel !== undefined) return [{ vowel }, 1];
  if (letter === 'j' && oldSpelling) return [{ consonant: 'y' }, 1];
  return [/^[a-z]$/.test(letter) ? { consonant: letter } : undefined, 1];
}
