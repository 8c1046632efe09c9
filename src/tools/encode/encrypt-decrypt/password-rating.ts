import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Lang } from '../../../i18n/languages';
import type { Strength } from '../../../core/password-strength';

/** Why a password is easy to guess, and what would help; the tool's strings have a sentence for each. */
export type Advice =
  | 'keyboard'
  | 'repeats'
  | 'sequence'
  | 'dates'
  | 'common'
  | 'nearlyCommon'
  | 'singleWord'
  | 'names'
  | 'lookalikes'
  | 'reversed'
  | 'capitals'
  | 'longer';

export interface PasswordRating {
  readonly strength: Strength;
  readonly advice: readonly Advice[];
}

type Dictionary = Readonly<Record<string, (string | number)[]>>;

/** zxcvbn's word lists by language: 0.1 to 0.6 MB each, gzipped. There is none for Russian. */
const WORDS: Readonly<Partial<Record<Lang, () => Promise<{ readonly dictionary: Dictionary }>>>> = {
  es: () => import('@zxcvbn-ts/language-es-es'),
  fr: () => import('@zxcvbn-ts/language-fr'),
  id: () => import('@zxcvbn-ts/language-id'),
  it: () => import('@zxcvbn-ts/language-it'),
  pl: () => import('@zxcvbn-ts/language-pl'),
  pt: () => import('@zxcvbn-ts/language-pt-br'),
};

/**
 * A longer password is rated by its first 64 characters, and at most 20 ways to read look-alikes as letters are tried.
 * At zxcvbn's own limits, 256 and 100, a password made to be slow took a hundred times as long.
 */
const LIMITS = { maxLength: 64, l33tMaxSubstitutions: 20 };

/**
 * Loads zxcvbn and its word lists (the common ones, English, and the language's own), and returns a function that rates
 * passwords. zxcvbn estimates how many guesses are needed by a program that knows common passwords, words, names, dates
 * and keyboards.
 */
export async function makeRater(lang: Lang): Promise<(password: string) => PasswordRating> {
  const [{ ZxcvbnFactory: Factory }, common, english, own] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    WORDS[lang]?.(),
  ]);
  const zxcvbn = new Factory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...english.dictionary, ...(own && named(own.dictionary, lang)) },
    ...LIMITS,
  });
  return (password) => ratingOf(zxcvbn.check(password.normalize('NFC')));
}

/** Adds the language to the names of the lists that lack it. */
const named = (dictionary: Dictionary, lang: Lang): Dictionary =>
  Object.fromEntries(
    Object.entries(dictionary).map(([name, words]) => [name.includes('-') ? name : `${name}-${lang}`, words]),
  );

function ratingOf({ guessesLog10, feedback }: ReturnType<ZxcvbnFactory['check']>): PasswordRating {
  const strength = strengthOf(guessesLog10);
  if (strength === 'strong' || strength === 'very strong') return { strength, advice: [] };
  const keys = [feedback.warning ?? '', ...feedback.suggestions];
  return { strength, advice: [...new Set([...keys.flatMap((key) => ADVICE[key] ?? []), 'longer' as const])] };
}

/**
 * Rates by the number of guesses needed (`guessesLog10` is the decimal logarithm). zxcvbn's own scores are for
 * sign-ins; here the attacker has the encrypted text. One graphics card of 2022 makes about 15,000 guesses a second
 * against 600,000 rounds of PBKDF2: 10^9 guesses take it less than a day, 10^12 two years, 10^15 two thousand.
 */
export const strengthOf = (guessesLog10: number): Strength =>
  guessesLog10 < 9 ? 'weak' : guessesLog10 < 12 ? 'fair' : guessesLog10 < 15 ? 'strong' : 'very strong';

/** zxcvbn's keys for warnings and suggestions; the missing ones add nothing to 'longer'. */
const ADVICE: Readonly<Record<string, Advice>> = {
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  longerKeyboardPattern: 'keyboard',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  repeated: 'repeats',
  sequences: 'sequence',
  recentYears: 'dates',
  associatedYears: 'dates',
  dates: 'dates',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'nearlyCommon',
  wordByItself: 'singleWord',
  namesByThemselves: 'names',
  commonNames: 'names',
  l33t: 'lookalikes',
  reverseWords: 'reversed',
  capitalization: 'capitals',
  allUppercase: 'capitals',
};
