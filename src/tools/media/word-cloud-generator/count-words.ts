import { countGraphemes } from '../../../core/text/graphemes';
import type { Lang } from '../../../i18n/languages';

export interface WordCount {
  readonly word: string;
  readonly count: number;
}

/** What was left out, in distinct words, so that an empty cloud can name the filter. */
export interface Filtered {
  readonly stop: number;
  readonly short: number;
  readonly rare: number;
  readonly numbers: number;
}

export interface CountOptions {
  readonly lang: Lang;
  readonly fold: 'lower' | 'none';
  /** Compared without case and with the straight apostrophe. */
  readonly stop: ReadonlySet<string>;
  /** In graphemes. */
  readonly minLength: number;
  readonly minCount: number;
  /** Keep words of digits only. */
  readonly numbers: boolean;
}

/** A long text is cut into pieces at line breaks: one call for a megabyte would make an object for each word. */
const PIECE = 50_000;

/**
 * Counts the words of a text: the word-like segments of `Intl.Segmenter` (UAX #29) in NFC, the most frequent first, ties in order
 * of first appearance.
 */
export function countWords(text: string, options: CountOptions): { words: WordCount[]; filtered: Filtered } {
  const counts = new Map<string, number>();
  const segmenter = new Intl.Segmenter(options.lang, { granularity: 'word' });
  for (const piece of pieces(text)) {
    for (const { segment, isWordLike } of segmenter.segment(piece)) {
      if (!isWordLike) continue;
      const word = options.fold === 'lower' ? segment.toLocaleLowerCase(options.lang) : segment;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return select(counts, options);
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const line = start + PIECE < text.length ? text.indexOf('\n', start + PIECE) : -1;
    const end = line < 0 ? text.length : line + 1;
    yield text.slice(start, end).normalize('NFC');
    start = end;
  }
}

/** Applies the filters to words with their counts, and sorts what is left. */
export function select(
  counts: ReadonlyMap<string, number>,
  { stop, minLength, minCount, numbers }: Omit<CountOptions, 'lang' | 'fold'>,
): { words: WordCount[]; filtered: Filtered } {
  const words: WordCount[] = [];
  const filtered = { stop: 0, short: 0, rare: 0, numbers: 0 };
  for (const [word, count] of counts) {
    if (stop.has(plain(word))) filtered.stop++;
    else if (!numbers && /^[\p{Nd}.,]+$/u.test(word)) filtered.numbers++;
    else if (countGraphemes(word) < minLength) filtered.short++;
    else if (count < minCount) filtered.rare++;
    else words.push({ word, count });
  }
  // The sort is stable, and a map keeps the order of insertion.
  words.sort((a, b) => b.count - a.count);
  return { words, filtered };
}

/** As the lists of stop words spell it. */
export const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'");

/** The words a visitor excludes: separated by white space, commas or semicolons. */
export const stopList = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(plain);

/** A line of a list that has no number: its number, from 1. */
export interface BadLine {
  readonly line: number;
}

/**
 * Reads a list with a word and its weight on each line: `word:12`, `word,12`, `word;12` or `word<tab>12`. A word may contain spaces;
 * the weight may have decimals with a point. The weights of a repeated word are added.
 */
export function readList(text: string): Map<string, number> | BadLine {
  const counts = new Map<string, number>();
  for (const [index, line] of text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const found = /^\s*(?<word>.*?\S)\s*[:,;\t]\s*(?<weight>\d+(?:\.\d+)?)\s*$/u.exec(line)?.groups;
    const weight = Number(found?.weight ?? 0);
    if (!found?.word || weight <= 0) return { line: index + 1 };
    counts.set(found.word, (counts.get(found.word) ?? 0) + weight);
  }
  return counts;
}
