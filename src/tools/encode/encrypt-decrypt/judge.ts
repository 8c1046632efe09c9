import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Lang } from '../../../i18n/languages';
import type { Strength } from '../../../core/password-strength';

/** Why a password is easy to guess, and what would help; each has a sentence in the tool's words. */
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

export interface Judgement {
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
 * A longer password is judged by its beginning, and this many ways to read look-alikes as letters are tried. At zxcvbn's own
 * limits, 256 and 100, a password made to be slow took a hundred times as long.
 */
const LIMITS = { maxLength: 64, l33tMaxSubstitutions: 20 };

/**
 * Judges passwords by zxcvbn, which estimates the guesses that a program needs that knows common passwords, words, names,
 * dates and keyboards: the common lists, the English ones and the language's. They are loaded with the first call.
 */
export async function makeJudge(lang: Lang): Promise<(password: string) => Judgement> {
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
  return (password) => judgementOf(zxcvbn.check(password.normalize('NFC')));
}

/** Some lists have their language in their names, some have not. */
const named = (dictionary: Dictionary, lang: Lang): Dictionary =>
  Object.fromEntries(
    Object.entries(dictionary).map(([name, words]) => [name.includes('-') ? name : `${name}-${lang}`, words]),
  );

function judgementOf({ guessesLog10, feedback }: ReturnType<ZxcvbnFactory['check']>): Judgement {
  const strength = strengthOf(guessesLog10);
  if (strength === 'strong' || strength === 'veryStrong') return { strength, advice: [] };
  const keys = [feedback.warning ?? '', ...feedback.suggestions];
  return { strength, advice: [...new Set([...keys.flatMap((key) => ADVICE[key] ?? []), 'longer' as const])] };
}

/**
 * By the guesses needed (their decimal logarithm). zxcvbn's own scores are for sign-ins; here the guesser has the text. One
 * graphics card of 2022 makes about 15,000 guesses a second against 600,000 rounds of PBKDF2: 10^9 guesses take it less than
 * a day, 10^12 two years, 10^15 two thousand.
 */
export const strengthOf = (guessesLog10: number): Strength =>
  guessesLog10 < 9 ? 'weak' : guessesLog10 < 12 ? 'fair' : guessesLog10 < 15 ? 'strong' : 'veryStrong';

/** zxcvbn's keys of warnings and suggestions; those left out say no more than 'longer'. */
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
