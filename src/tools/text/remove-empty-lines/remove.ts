import { characterClass, WHITE } from '../../../core/text/character-class';
import { toLf } from '../../../core/text/newlines';

export interface RemoveOptions {
  /** A line that contains only white space counts as empty. */
  readonly blank: boolean;
  /** `one`: each run of empty lines is reduced to one. */
  readonly keep: 'none' | 'one';
  /** White space is trimmed from both ends of each line, before any other check. */
  readonly trimEnds: boolean;
  /** Removes all but the first of equal lines. An empty line that is kept is not a duplicate. */
  readonly duplicates: boolean;
}

export interface Removed {
  readonly text: string;
  /** The number of removed lines, empty and repeated ones together. */
  readonly removed: number;
  readonly remaining: number;
  /** The number of removed lines that only looked empty. */
  readonly blanks: number;
  /** The number of removed lines that were duplicates. */
  readonly repeated: number;
}

/** Invisible, although Unicode does not classify them as white space: zero-width, Braille and Hangul blanks. */
const UNSEEN = new Set([0x200b, 0xfeff, 0x2800, 0x3164]);

/** Joiners, direction marks, and soft hyphens: a line of nothing else looks empty, but at the end of a word they may matter. */
const UNPRINTED = new Set([0xad, 0x180e, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060]);

const isWhite = (unit: number): boolean => unit !== 10 && ((characterClass(unit) & WHITE) !== 0 || UNSEEN.has(unit));

const STEPS = 100;

/**
 * Removes the empty lines of a text. A line ends with its line break; the last one may have none. CRLF and CR are read
 * as LF. The result ends with a line break if the text's last line had one (GNU sed: `/^\s*$/d`).
 */
export function removeLines(
  input: string,
  { blank, keep, trimEnds, duplicates }: RemoveOptions,
  progress: (part: number) => void = () => {},
): Removed {
  const text = toLf(input);
  const seen = new Set<string>();
  // Adjacent unchanged lines are copied together.
  const pieces: string[] = [];
  let from = 0;
  let to = 0;
  const flush = () => {
    if (to > from) pieces.push(text.slice(from, to));
  };
  const copy = (start: number, end: number) => {
    if (start !== to) {
      flush();
      from = start;
    }
    to = end;
  };
  let [removed, remaining, blanks, repeated] = [0, 0, 0, 0];
  let afterEmpty = false;
  let next = 0;
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const after = found < 0 ? end : end + 1;
    let [first, last] = [start, end];
    if (blank || trimEnds) while (first < last && isWhite(text.charCodeAt(first))) first++;
    const empty = first === last || (blank && isUnprinted(first, last));
    if (!trimEnds) first = start;
    else while (last > first && isWhite(text.charCodeAt(last - 1))) last--;

    // An empty line without its own line break is nothing at all.
    const kept = empty ? keep === 'one' && !afterEmpty && found >= 0 : !duplicates || isNew(text.slice(first, last));
    if (kept) {
      remaining++;
      if (!empty) copy(first, last);
      copy(end, after);
      afterEmpty = empty;
    } else {
      removed++;
      if (!empty) repeated++;
      else if (start < end) blanks++;
      afterEmpty ||= empty;
    }
    start = after;
    if (start > next) {
      progress(start / text.length);
      next = start + text.length / STEPS;
    }
  }
  flush();
  return { text: pieces.join(''), removed, remaining, blanks, repeated };

  /** Whether a part of the text has no visible character. */
  function isUnprinted(first: number, last: number): boolean {
    for (let at = first; at < last; at++) {
      const unit = text.charCodeAt(at);
      if (!UNPRINTED.has(unit) && !isWhite(unit)) return false;
    }
    return true;
  }

  function isNew(line: string): boolean {
    const before = seen.size;
    return seen.add(line).size > before;
  }
}
