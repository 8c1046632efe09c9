import type { SourceHeading } from '../../../formats/markdown/to-html';
import type { ShownHeading } from './shown-text';

export interface OutlineEntry {
  readonly level: number;
  readonly text: string;
  /** Its line in the source, from 1; null for a heading written as HTML. */
  readonly line: number | null;
}

/**
 * The headings that are shown, each with its line in the source. Headings written as HTML stand among the shown ones alone:
 * the others follow each other in both, with the same level and the same first word.
 */
export function outline(shown: readonly ShownHeading[], source: readonly SourceHeading[]): readonly OutlineEntry[] {
  // As many more are shown than were written in Markdown, so many may be passed over.
  let spare = shown.length - source.length;
  let next = 0;
  return shown.map(({ level, text }) => {
    const heading = source[next];
    const alike = heading?.level === level && (spare <= 0 || heading.source.includes(firstWord(text)));
    if (alike) {
      next++;
      return { level, text, line: heading.line };
    }
    spare--;
    return { level, text, line: null };
  });
}

const firstWord = (text: string): string => /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';
