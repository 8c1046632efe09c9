import { abbreviations } from '../../../data/abbreviations';
import type { Lang } from '../../../i18n/languages';
import { byCodePoint } from '../../../core/text/code-point-order';
import { firstSpelling } from '../../../core/text/first-spelling';
import { graphemeCount } from '../../../core/text/grapheme-scan';
import { endsSentence } from './sentence-gap';
import { eachToken, folded } from './tokens';

export interface FrequencyOptions {
  /** The number of words in a phrase; 1: single words. */
  readonly n: number;
  readonly caseSensitive: boolean;
  /** Shorter words are left out. */
  readonly minLength: number;
  /** Words to leave out, folded, with the straight apostrophe. */
  readonly stopWords: ReadonlySet<string>;
  /** Includes words of only digits. */
  readonly numbers: boolean;
  /** The language whose abbreviations do not end a sentence. */
  readonly lang: Lang;
}

export interface Frequencies {
  /** The number of words, not counting those that are left out. */
  readonly words: number;
  /** Each word or phrase with its count: the most frequent first, then in code point order. */
  readonly entries: readonly (readonly [phrase: string, count: number])[];
}

const ONLY_DIGITS = /^[\p{N}\p{M}'’-]+$/u;

/**
 * Counts the words of a text whose breaks are LF, or its phrases of `n` words. A phrase is within one sentence and one
 * line; a word that is left out can be inside a phrase, but not at its ends.
 */
export function frequencies(
  text: string,
  options: FrequencyOptions,
  progress: (part: number) => void = () => {},
): Frequencies {
  const counts = new Map<string, number>();
  const STEPS = 80;
  let next = 0;
  let words = 0;
  eachPhrase(
    text,
    options,
    (phrase, start) => {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      if (start > next) {
        progress((start / text.length) * 0.8);
        next = start + text.length / STEPS;
      }
    },
    () => words++,
  );
  progress(0.8);
  return { words, entries: [...counts].sort(([a, one], [b, other]) => other - one || byCodePoint(a, b)) };
}

/** The positions of a phrase in a text, as `frequencies` counts it. */
export function occurrences(
  text: string,
  phrase: string,
  options: FrequencyOptions,
): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = [];
  eachPhrase(text, options, (one, start, end) => {
    if (one === phrase) found.push([start, end]);
  });
  return found;
}

interface Word {
  readonly folded: string;
  readonly counts: boolean;
}

function eachPhrase(
  text: string,
  { n, caseSensitive, minLength, stopWords, numbers, lang }: FrequencyOptions,
  visit: (phrase: string, start: number, end: number) => void,
  counted: () => void = () => {},
): void {
  const known = abbreviations(lang);
  const words = new Map<string, Word>();
  const spelled = firstSpelling();
  const lookUp = (raw: string): Word => {
    const found = words.get(raw);
    if (found) return found;
    const word = spelled(folded(raw, caseSensitive));
    const counts =
      graphemeCount(word) >= minLength &&
      (numbers || !ONLY_DIGITS.test(word)) &&
      !stopWords.has(word.toLowerCase().replaceAll('’', "'"));
    const made = { folded: word, counts };
    words.set(raw, made);
    return made;
  };

  // The last words of the sentence and their offsets; never more than a phrase has.
  const recent: Word[] = [];
  const starts: number[] = [];
  let before = 0;
  eachToken(text, (start, end) => {
    const word = lookUp(text.slice(start, end));
    if (word.counts) counted();
    if (n === 1) {
      if (word.counts) visit(word.folded, start, end);
      return;
    }
    if (recent.length > 0 && endsSentence(text, before, start, lang, known)) recent.length = starts.length = 0;
    before = end;
    recent.push(word);
    starts.push(start);
    if (recent.length > n) {
      recent.shift();
      starts.shift();
    }
    const [first, from] = [recent[0], starts[0]];
    if (recent.length === n && first?.counts && word.counts && from !== undefined)
      visit(recent.map((one) => one.folded).join(' '), from, end);
  });
}

/** A share of the words in hundredths of a percent, rounded half up. */
export const share = (count: number, words: number): number => Math.floor((count * 20_000 + words) / (2 * words));

/** Formats 4000 hundredths as `40.00`. */
export const percentText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
