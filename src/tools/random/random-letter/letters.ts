import { graphemes } from '../../../core/text/graphemes';

/** An alphabet in its own order, and its vowels. In the Latin ones, y is a consonant except in Polish. */
interface Alphabet {
  readonly letters: string;
  readonly vowels: string;
  /** For uppercase by the language's rules. */
  readonly locale: string;
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

export const ALPHABETS = {
  latin: { letters: LATIN, vowels: 'aeiou', locale: 'en' },
  /** Ortografía de la lengua española, 2010: 27 letters, ch and ll are not among them. */
  es: { letters: 'abcdefghijklmnñopqrstuvwxyz', vowels: 'aeiou', locale: 'es' },
  fr: { letters: LATIN, vowels: 'aeiou', locale: 'fr' },
  /** 32 letters; q, v and x occur in foreign words only. */
  pl: { letters: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż', vowels: 'aąeęioóuy', locale: 'pl' },
  pt: { letters: LATIN, vowels: 'aeiou', locale: 'pt' },
  ru: { letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', vowels: 'аеёиоуыэюя', locale: 'ru' },
  /** 24 letters, without the final form of sigma. */
  greek: { letters: 'αβγδεζηθικλμνξοπρστυφχψω', vowels: 'αεηιουω', locale: 'el' },
} as const satisfies Readonly<Record<string, Alphabet>>;

export interface LetterWish {
  readonly alphabet: keyof typeof ALPHABETS | 'custom';
  readonly custom: string;
  readonly case: 'upper' | 'lower' | 'both';
  readonly kind: 'all' | 'vowels' | 'consonants';
}

/**
 * The letters to draw from, in the alphabet's order; with both cases, all uppercase and then all lowercase letters. Letters
 * of the visitor's own are whole characters (UAX #29), each once, in the order and case in which they were typed; spaces
 * and commas separate them.
 */
export function lettersOf({ alphabet, custom, case: letterCase, kind }: LetterWish): readonly string[] {
  if (alphabet === 'custom') return distinctGraphemes(custom);
  const { letters, vowels, locale } = ALPHABETS[alphabet];
  const lower = [...letters].filter((letter) => kind === 'all' || vowels.includes(letter) === (kind === 'vowels'));
  if (letterCase === 'lower') return lower;
  const upper = lower.map((letter) => letter.toLocaleUpperCase(locale));
  return letterCase === 'upper' ? upper : [...upper, ...lower];
}

const distinctGraphemes = (text: string): readonly string[] => [
  ...new Set(graphemes(text.normalize('NFC')).filter((character) => !/^[\s,]+$/u.test(character))),
];
