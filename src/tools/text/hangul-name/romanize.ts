import type { Syllable } from './hangul';

const ROMAN_INITIALS: Readonly<Record<string, string>> = {
  ㄱ: 'g',
  ㄴ: 'n',
  ㄷ: 'd',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'b',
  ㅅ: 's',
  ㅇ: '',
  ㅈ: 'j',
  ㅊ: 'ch',
  ㅋ: 'k',
  ㅌ: 't',
  ㅍ: 'p',
  ㅎ: 'h',
};

const ROMAN_VOWELS: Readonly<Record<string, string>> = {
  ㅏ: 'a',
  ㅑ: 'ya',
  ㅔ: 'e',
  ㅕ: 'yeo',
  ㅖ: 'ye',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅝ: 'wo',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'yu',
  ㅡ: 'eu',
  ㅣ: 'i',
};

const ROMAN_FINALS: Readonly<Record<string, string>> = {
  ㄱ: 'k',
  ㄴ: 'n',
  ㄹ: 'l',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅅ: 't',
  ㅇ: 'ng',
};

/** How a syllable is written in Indonesian letters where that differs from the romanization. */
const INDONESIAN: Readonly<Record<string, string>> = { ch: 'c', eu: 'ê', yeo: 'yo' };

/**
 * The reading of syllables in Latin letters.
 *
 * @param indonesian whether in Indonesian letters (c, ê) rather than in the Revised Romanization of Korean of 2000
 */
export const readingOf = (syllables: readonly Syllable[], indonesian = false): readonly string[] =>
  syllables.map(({ initial, vowel, final }, at) => {
    const doubled = initial === 'ㄹ' && syllables[at - 1]?.final === 'ㄹ';
    const parts = [doubled ? 'l' : ROMAN_INITIALS[initial], ROMAN_VOWELS[vowel], ROMAN_FINALS[final]];
    return parts.map((part = '') => (indonesian ? (INDONESIAN[part] ?? part) : part)).join('');
  });
