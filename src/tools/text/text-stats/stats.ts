import { LIMITS, SMS, type Limit } from '../../../data/limits';
import type { Lang } from '../../../i18n/languages';
import { characterClass, LETTER, WHITE } from '../../../core/text/character-class';
import { byCodePoint } from '../../../core/text/code-point-order';
import { firstSpelling } from '../../../core/text/first-spelling';
import { toLf } from '../../../core/text/newlines';
import { bareWord, eachWord } from '../../../core/text/word-scan';
import { xLength } from '../../../core/text/x-length';
import { lineStats, paragraphs, type LineStats, type ParagraphBy } from './lines';
import { sentenceCount } from './sentences';
import { smsMessage, type Message } from './sms';

export interface StatsOptions {
  readonly paragraphBy: ParagraphBy;
  /** The language whose abbreviations do not end a sentence. */
  readonly lang: Lang;
}

export interface Stats extends Pick<LineStats, 'characters' | 'lines' | 'emptyLines' | 'uniqueLines' | 'longestLine'> {
  readonly words: number;
  readonly charactersNoSpaces: number;
  /** JavaScript's length: UTF-16. */
  readonly codeUnits: number;
  /** Of UTF-8. A lone surrogate counts as 3, like the replacement character. */
  readonly bytes: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly nonEmptyLines: number;
  readonly uniqueWords: number;
  /** Letters per word, to one decimal. */
  readonly averageWord: number;
  readonly xLength: number;
  readonly sms: Message;
  /** Words with their counts, the most frequent first, then in code point order. */
  readonly topWords: readonly (readonly [word: string, count: number])[];
}

const TOP = 10;

/** All statistics of a text; line breaks of every kind count as LF. An empty text has 0 of everything. */
export function stats(
  input: string,
  { paragraphBy, lang }: StatsOptions,
  progress: (part: number) => void = () => {},
): Stats {
  const text = toLf(input);
  const byLine = lineStats(text, (part) => progress(part * 0.3));
  const { bytes, whites, letters } = unitStats(text);
  progress(0.4);
  const { words, frequencies } = wordStats(text, (part) => progress(0.4 + part * 0.3));
  const sentences = sentenceCount(text, lang);
  progress(0.8);
  return {
    words,
    characters: byLine.characters,
    charactersNoSpaces: byLine.characters - whites,
    codeUnits: text.length,
    bytes,
    sentences,
    paragraphs: paragraphs(byLine, paragraphBy),
    lines: byLine.lines,
    emptyLines: byLine.emptyLines,
    nonEmptyLines: byLine.lines - byLine.emptyLines,
    uniqueLines: byLine.uniqueLines,
    uniqueWords: frequencies.size,
    longestLine: byLine.longestLine,
    averageWord: words === 0 ? 0 : Math.round((letters / words) * 10) / 10,
    xLength: xLength(text),
    sms: smsMessage(text),
    topWords: topOf(frequencies),
  };
}

function unitStats(text: string): { bytes: number; whites: number; letters: number } {
  let bytes = 0;
  let whites = 0;
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    const kind = characterClass(point);
    if (kind & WHITE) whites++;
    if (kind & LETTER) letters++;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (point > 0xffff) at++;
  }
  return { bytes, whites, letters };
}

function wordStats(
  text: string,
  progress: (part: number) => void,
): { words: number; frequencies: Map<string, number> } {
  const frequencies = new Map<string, number>();
  const spelled = firstSpelling();
  const STEPS = 50;
  let words = 0;
  let next = 0;
  eachWord(text, (start, end) => {
    words++;
    const word = spelled(bareWord(text, start, end));
    frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    if (end > next) {
      progress(end / text.length);
      next = end + text.length / STEPS;
    }
  });
  return { words, frequencies };
}

/** The ten most frequent, without sorting a million. */
function topOf(frequencies: ReadonlyMap<string, number>): (readonly [string, number])[] {
  const top: (readonly [string, number])[] = [];
  for (const entry of frequencies) {
    const last = top.at(-1);
    if (top.length === TOP && last !== undefined && entry[1] < last[1]) continue;
    top.push(entry);
    top.sort(([word, count], [other, others]) => others - count || byCodePoint(word, other));
    if (top.length > TOP) top.pop();
  }
  return top;
}

export interface Use {
  readonly id: Limit['id'];
  readonly used: number;
  readonly limit: number;
}

/** How much of each platform's limit a text takes. */
export function uses({ characters, bytes, xLength: weight, sms }: Stats): readonly Use[] {
  const used = { characters, bytes, x: weight, sms: sms.units };
  return LIMITS.map(({ id, counts, limit }) => ({
    id,
    used: used[counts],
    limit: counts === 'sms' ? SMS[sms.alphabet].single : limit,
  }));
}

/** The time for reading a number of words, in whole seconds, rounded up. */
export const secondsFor = (words: number, wordsPerMinute: number): number => Math.ceil((words * 60) / wordsPerMinute);
