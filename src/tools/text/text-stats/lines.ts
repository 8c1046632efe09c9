import { characterClass, WHITE } from '../../../core/text/character-class';
import { graphemeCount } from '../../../core/text/grapheme-scan';

export interface LineStats {
  /** Grapheme clusters, with each line break as one. */
  readonly characters: number;
  readonly lines: number;
  /** Lines of only white space. */
  readonly emptyLines: number;
  readonly uniqueLines: number;
  /** The largest number of characters on one line. */
  readonly longestLine: number;
  /** Runs of lines that are not empty. */
  readonly blocks: number;
}

/**
 * Statistics of the lines of a text whose breaks are LF. A break at the end ends the last line without beginning
 * another; an empty text has no line.
 */
export function lineStats(text: string, progress: (part: number) => void): LineStats {
  const distinct = new Set<string>();
  let characters = 0;
  let lines = 0;
  let emptyLines = 0;
  let longestLine = 0;
  let blocks = 0;
  let inBlock = false;
  let start = 0;
  const STEPS = 50;
  let next = 0;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const length = graphemeCount(text, start, end);
    const empty = isEmpty(text, start, end);
    lines++;
    if (empty) emptyLines++;
    else if (!inBlock) blocks++;
    inBlock = !empty;
    longestLine = Math.max(longestLine, length);
    characters += length + (found < 0 ? 0 : 1);
    distinct.add(text.slice(start, end));
    start = end + 1;
    if (start > next) {
      progress(start / text.length);
      next = start + text.length / STEPS;
    }
  }
  return { characters, lines, emptyLines, uniqueLines: distinct.size, longestLine, blocks };
}

/** White space is in the Basic Multilingual Plane, so checking code units is enough. */
function isEmpty(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!(characterClass(text.charCodeAt(at)) & WHITE)) return false;
  return true;
}

export type ParagraphBy = 'auto' | 'blank' | 'line';

/**
 * The number of paragraphs: blocks between blank lines, or every line that is not empty; `auto`: blocks if the text
 * contains a blank line.
 */
export function paragraphs({ blocks, lines, emptyLines }: LineStats, by: ParagraphBy): number {
  return by === 'blank' || (by === 'auto' && blocks > 1) ? blocks : lines - emptyLines;
}
