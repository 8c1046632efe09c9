import type { SourceHeading } from '../../../formats/markdown/to-html';
import type { ShownHeading } from './shown-text';

export interface OutlineEntry {
  readonly level: number;
  readonly text: string;
  /** Its line in the source, counted from 1; null for a heading written as HTML. */
  readonly line: number | null;
}

/**
 * The visible headings, each with its line in the source. HTML headings only appear among the visible ones; the others
 * have the same order in both lists, with the same level and the same first word.
 */
export function outline(shown: readonly ShownHeading[], source: readonly SourceHeading[]): readonly OutlineEntry[] {
  // The number of HTML headings, which may be skipped.
  let spare = shown.length - source.length;
  let next = 0;
  return shown.map(({ level, text }) => {
    const heading = source[next];
    const isSame = heading?.level === level && (spare <= 0 || heading.source.includes(firstWord(text)));
    if (isSame) {
      next++;
      return { level, text, line: heading.line };
    }
    spare--;
    return { level, text, line: null };
  });
}

const firstWord = (text: string): string => /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';
