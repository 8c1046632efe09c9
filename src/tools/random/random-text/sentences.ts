import { problem, type Problem } from '../../../kinds/contract';
import { drawIndices } from '../../../kinds/contract/drawn-list';
import { countGraphemes } from '../../../core/text/graphemes';
import type { RandomSource } from '../../../core/numbers/random';
import { loremSentence, loremStart } from './lorem';
import { naturalSentence } from './natural';

export type Source = 'natural' | 'lorem' | 'harvard';

export interface Wanted {
  readonly source: Source;
  /** How many sentences. */
  readonly count: number;
  /** The largest number of words in a sentence; 0 for no limit. */
  readonly maxWords: number;
  readonly unique: boolean;
  /** Filler begins with its traditional first sentence. */
  readonly startLorem: boolean;
}

/** Tries for each sentence before a limit of words or a list without repeats counts as impossible. */
const TRIES = 2_000;
const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text, as Unicode's word boundaries (UAX #29) divide it. */
export function countWords(text: string, lang: string): number {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
  segmenters.set(lang, segmenter);
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}

export const countCharacters = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + countGraphemes(text), 0);

/** The Harvard sentences are one file that only this source needs. */
async function harvard(): Promise<readonly string[]> {
  return (await import('../../../data/sentences/harvard.json')).default.items;
}

/** Draws sentences. With `unique`, none comes twice. */
export async function drawSentences(
  random: RandomSource,
  { source, count, maxWords, unique, startLorem }: Wanted,
): Promise<readonly string[] | Problem<'notEnough' | 'tooShort'>> {
  const fits = (text: string) => maxWords === 0 || countWords(text, 'en') <= maxWords;
  if (source === 'harvard') {
    const pool = (await harvard()).filter(fits);
    if (pool.length === 0) return problem('tooShort', { words: maxWords }, 'maxWords');
    if (unique && count > pool.length) return problem('notEnough', { possible: pool.length }, 'count');
    return drawIndices(random, pool.length, count, unique).flatMap((index) => pool[index] ?? []);
  }
  const make = source === 'natural' ? () => naturalSentence(random) : () => loremSentence(random, maxWords);
  const seen = new Set<string>();
  const drawn: string[] = [];
  const add = (text: string) => {
    seen.add(text);
    drawn.push(text);
  };
  if (source === 'lorem' && startLorem) add(loremStart(maxWords));
  while (drawn.length < count) {
    const text = firstFitting(make, (one) => fits(one) && !(unique && seen.has(one)));
    if (text === undefined) {
      return drawn.length === 0
        ? problem('tooShort', { words: maxWords }, 'maxWords')
        : problem('notEnough', { possible: drawn.length }, 'count');
    }
    add(text);
  }
  return drawn;
}

function firstFitting(make: () => string, fits: (text: string) => boolean): string | undefined {
  for (let round = 0; round < TRIES; round += 1) {
    const text = make();
    if (fits(text)) return text;
  }
  return undefined;
}
