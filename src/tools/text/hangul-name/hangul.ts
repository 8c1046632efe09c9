import { readName, type Sound, type Spelling, type Vowel } from './read-name';

/** A syllable, with the letters of the name that it writes. */
export interface Syllable {
  readonly initial: string;
  readonly vowel: string;
  final: string;
  letters: string;
  /** A vowel ㅡ that belongs to no letter: the 르 of Jakarta. */
  readonly filler: boolean;
}

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const MEDIALS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** The composed syllable: 0xAC00 + (initial × 21 + vowel) × 28 + final (The Unicode Standard, §3.12). */
export const compose = ({ initial, vowel, final }: Syllable): string =>
  String.fromCodePoint(0xac00 + (INITIALS.indexOf(initial) * 21 + MEDIALS.indexOf(vowel)) * 28 + FINALS.indexOf(final));

const PLAIN: Readonly<Record<Vowel, string>> = { a: 'ㅏ', e: 'ㅔ', eu: 'ㅡ', i: 'ㅣ', o: 'ㅗ', u: 'ㅜ' };
const WITH_Y: Readonly<Record<Vowel, string>> = { a: 'ㅑ', e: 'ㅖ', eu: 'ㅕ', i: 'ㅣ', o: 'ㅛ', u: 'ㅠ' };
const WITH_W: Readonly<Record<Vowel, string>> = { a: 'ㅘ', e: 'ㅞ', eu: 'ㅞ', i: 'ㅟ', o: 'ㅝ', u: 'ㅜ' };

/** A consonant before a vowel. */
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  b: 'ㅂ',
  c: 'ㅊ',
  d: 'ㄷ',
  f: 'ㅍ',
  g: 'ㄱ',
  h: 'ㅎ',
  j: 'ㅈ',
  k: 'ㅋ',
  kh: 'ㅎ',
  l: 'ㄹ',
  m: 'ㅁ',
  n: 'ㄴ',
  p: 'ㅍ',
  q: 'ㅋ',
  r: 'ㄹ',
  s: 'ㅅ',
  t: 'ㅌ',
  v: 'ㅂ',
  x: 'ㅅ',
  z: 'ㅈ',
};

/** What closes an open syllable. */
const CLOSING: Readonly<Record<string, string>> = {
  b: 'ㅂ',
  d: 'ㅅ',
  f: 'ㅂ',
  g: 'ㄱ',
  k: 'ㄱ',
  kh: 'ㄱ',
  l: 'ㄹ',
  m: 'ㅁ',
  n: 'ㄴ',
  ng: 'ㅇ',
  ny: 'ㄴ',
  p: 'ㅂ',
  q: 'ㄱ',
  t: 'ㅅ',
};

/** A consonant without a vowel that has a syllable of its own: initial and vowel, with a final for nasals. */
const ALONE: Readonly<Record<string, readonly [string, string, string]>> = {
  b: ['ㅂ', 'ㅡ', ''],
  c: ['ㅊ', 'ㅡ', ''],
  d: ['ㄷ', 'ㅡ', ''],
  f: ['ㅍ', 'ㅡ', ''],
  g: ['ㄱ', 'ㅡ', ''],
  j: ['ㅈ', 'ㅡ', ''],
  k: ['ㅋ', 'ㅡ', ''],
  kh: ['ㅋ', 'ㅡ', ''],
  l: ['ㄹ', 'ㅡ', ''],
  m: ['ㅇ', 'ㅡ', 'ㅁ'],
  n: ['ㅇ', 'ㅡ', 'ㄴ'],
  ng: ['ㅇ', 'ㅡ', 'ㅇ'],
  ny: ['ㅇ', 'ㅡ', 'ㄴ'],
  p: ['ㅍ', 'ㅡ', ''],
  q: ['ㅋ', 'ㅡ', ''],
  r: ['ㄹ', 'ㅡ', ''],
  s: ['ㅅ', 'ㅡ', ''],
  sy: ['ㅅ', 'ㅣ', ''],
  t: ['ㅌ', 'ㅡ', ''],
  v: ['ㅂ', 'ㅡ', ''],
  z: ['ㅈ', 'ㅡ', ''],
};

const PLOSIVES = new Set(['b', 'd', 'g', 'k', 'kh', 'p', 't']);
const SONORANTS = new Set(['l', 'r', 'm', 'n', 'ng', 'ny']);
/** Consonants that y does not join: Yogya is 욕야. The standard excepts g and k; the others have no form that y could join. */
const NOT_BEFORE_Y = new Set(['g', 'k', 'ng', 'ny', 'sy', 'w', 'y', 'x']);

/**
 * Writes one Indonesian or Malay word in Hangul.
 *
 * Method: the Korean standard for loanwords (외래어 표기법), table and section for Malay and Indonesian, notice 2004-11
 * of the Ministry of Culture and Tourism.
 *
 * @param word Latin letters
 * @returns the syllables in order; empty if the word has only an h
 */
export function hangulOf(word: string, spelling: Spelling): readonly Syllable[] {
  const sounds = withVowelGlides(withFinalX(readName(word, spelling)));
  const writer = new Writer();
  for (let at = 0; at < sounds.length; at++) {
    const [sound, next, third] = [sounds[at], sounds[at + 1], sounds[at + 2]];
    if (!sound) break;
    const { consonant, vowel } = sound;
    if (vowel !== undefined) writer.syllable('', PLAIN[vowel], sound.letters);
    else if (next?.vowel !== undefined) {
      writer.beforeVowel(consonant, next.vowel, sound.letters + next.letters);
      at++;
    } else if (next?.consonant === 'y' && third?.vowel !== undefined && !NOT_BEFORE_Y.has(consonant)) {
      writer.syllable(consonant, WITH_Y[third.vowel], sound.letters + next.letters + third.letters);
      at += 2;
    } else if (consonant === 'k' && next?.consonant === 'w' && third?.vowel !== undefined) {
      writer.syllable('k', WITH_W[third.vowel], sound.letters + next.letters + third.letters);
      at += 2;
    } else writer.withoutVowel(consonant, next?.consonant, sound.letters);
  }
  return writer.syllables;
}

/** x without a vowel after it is k and s. */
const withFinalX = (sounds: readonly Sound[]): readonly Sound[] =>
  sounds.flatMap((sound, at) =>
    sound.consonant === 'x' && sounds[at + 1]?.vowel === undefined
      ? [
          { consonant: 'k', letters: sound.letters },
          { consonant: 's', letters: '' },
        ]
      : [sound],
  );

/** y and w without a vowel after them are the vowels i and u. */
const withVowelGlides = (sounds: readonly Sound[]): readonly Sound[] =>
  sounds.map((sound, at) => {
    const glide = sound.consonant === 'y' || sound.consonant === 'w';
    if (!glide || sounds[at + 1]?.vowel !== undefined) return sound;
    return { vowel: sound.consonant === 'y' ? 'i' : 'u', letters: sound.letters };
  });

class Writer {
  readonly syllables: Syllable[] = [];

  /** A consonant and a vowel. `consonant` may be ''. */
  beforeVowel(consonant: string, vowel: Vowel, letters: string): void {
    if (consonant === 'w') this.syllable('', WITH_W[vowel], letters);
    else if (consonant === 'y') this.syllable('', WITH_Y[vowel], letters);
    else if (consonant === 'ny') this.syllable('n', WITH_Y[vowel], letters);
    // The standard has only 셰 for sy and e.
    else if (consonant === 'sy') this.syllable('s', WITH_Y[vowel === 'eu' ? 'e' : vowel], letters);
    else if (consonant === 'ng') {
      if (!this.close('ㅇ', '')) this.push('ㅇ', 'ㅡ', 'ㅇ', '', true);
      this.syllable('', PLAIN[vowel], letters);
    } else this.syllable(consonant, PLAIN[vowel], letters);
  }

  syllable(consonant: string, vowel: string, letters: string): void {
    // l after an open syllable is doubled: 물랴.
    if (consonant === 'l') this.close('ㄹ', '');
    this.push(BEFORE_VOWEL[consonant] ?? 'ㅇ', vowel, '', letters, false);
  }

  withoutVowel(consonant: string, next: string | undefined, letters: string): void {
    const closing = CLOSING[consonant];
    const released = PLOSIVES.has(consonant) && next !== undefined && SONORANTS.has(next);
    const last = this.syllables.at(-1);
    // After 르 or 스 a plosive gets a syllable too, but a nasal closes it: Robert is 로베르트, Ernst 에른스트.
    const afterFiller = last?.filler === true && !SONORANTS.has(consonant);
    if (closing !== undefined && !released && !afterFiller && this.close(closing, letters)) return;
    const [initial, vowel, final] = ALONE[consonant] ?? [];
    if (initial !== undefined && vowel !== undefined) this.push(initial, vowel, final ?? '', letters, true);
    else if (last) last.letters += letters; // h is silent.
  }

  private close(final: string, letters: string): boolean {
    const last = this.syllables.at(-1);
    if (!last || last.final !== '') return false;
    last.final = final;
    last.letters += letters;
    return true;
  }

  private push(initial: string, vowel: string, final: string, letters: string, filler: boolean): void {
    this.syllables.push({ initial, vowel, final, letters, filler });
  }
}
