import { graphemeCount } from '../../../core/text/grapheme-scan';
import { toLf } from '../../../core/text/newlines';

/** Invisible characters that keep an empty line from being removed. */
export const FILLERS = {
  braille: '\u2800',
  zwsp: '\u200B',
  hangul: '\u3164',
  wordJoiner: '\u2060',
} as const;

export type Filler = keyof typeof FILLERS;

const BLANKS = new Set(Object.values<string>(FILLERS));
const isBlank = (character: string): boolean => BLANKS.has(character) || /\s/u.test(character);

/**
 * Puts one `filler` into each empty line of a caption, so that it is not removed. Trims empty lines at both ends and
 * spaces at the ends of lines; a line of only spaces or fillers is empty. `every`: inserts an empty line between all
 * lines.
 */
export function withBreaks(text: string, filler: Filler, every: boolean): string {
  const lines = toLf(text).split('\n').map(withoutEnd);
  const first = lines.findIndex((line) => line !== '');
  const kept = first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
  const spaced: string[] = [];
  for (const line of kept) {
    if (every && line !== '' && spaced.length > 0 && spaced.at(-1) !== '') spaced.push('');
    spaced.push(line);
  }
  return spaced.map((line) => line || FILLERS[filler]).join('\n');
}

function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && isBlank(line.charAt(end - 1))) end--;
  return line.slice(0, end);
}

export interface CaptionCounts {
  /** Grapheme clusters; each line break is one. */
  readonly characters: number;
  readonly hashtags: number;
  readonly mentions: number;
}

/**
 * A # and letters, digits, _ or emoji; several may follow each other directly. Not after a letter, and not in an HTML
 * reference.
 */
const HASHTAGS = /(?<![\p{L}\p{M}\p{N}_&])(?:#(?:[\p{L}\p{M}\p{N}_]|\p{Extended_Pictographic}|\u200D)+)+/gu;
/** An @ and a name: Latin letters, digits, _ and points inside. Not in an email address. */
const MENTIONS = /(?<![\p{L}\p{M}\p{N}_.@])@\w(?:[\w.]*\w)?/gu;

export function counts(caption: string): CaptionCounts {
  let hashtags = 0;
  for (const [run] of caption.matchAll(HASHTAGS)) hashtags += run.split('#').length - 1;
  let mentions = 0;
  for (const _ of caption.matchAll(MENTIONS)) mentions++;
  return { characters: graphemeCount(caption), hashtags, mentions };
}
