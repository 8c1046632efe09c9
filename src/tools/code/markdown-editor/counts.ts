import { SILENT_WPM } from '../../../data/reading-speed';
import { graphemeCount } from '../../../core/text/grapheme-scan';
import { eachWord } from '../../../core/text/word-scan';

export interface Counts {
  readonly words: number;
  readonly characters: number;
  /** Minutes of silent reading, rounded up. */
  readonly readingTime: number;
}

/** A keycap: a digit, # or * that is part of an emoji, so the digit is not a word. */
const KEYCAP = /[\d#*]\uFE0F?\u20E3/g;

/**
 * Counts words, characters (grapheme clusters, UAX #29) and minutes of a text as it is displayed. Line breaks separate
 * words but are not characters; emoji are characters but not words.
 */
export function countShown(text: string): Counts {
  let words = 0;
  eachWord(text.includes('\u20E3') ? text.replace(KEYCAP, ' ') : text, () => words++);
  const lines = text.split('\n');
  return {
    words,
    characters: graphemeCount(text) - (lines.length - 1),
    readingTime: Math.ceil(words / SILENT_WPM),
  };
}
