import { charClass, DIGIT, LETTER, MARK, UNSPACED, WHITE } from './character-class';
import { wordSegmenter } from './segmenters';

const EM_DASH = 0x2014;
const ELLIPSIS = 0x2026;

/**
 * Visits the words of a text in order, with the first code unit and the one after the last: runs between white space
 * that hold a letter or a digit, so that `don't`, `3.14`, `state-of-the-art` and `a@b.co` are one. An em dash or an
 * ellipsis also parts them, unless it stands between two digits. Scripts written without spaces (Chinese, Japanese,
 * Thai, Lao, Khmer, Burmese) are cut by the engine's dictionary.
 */
export function eachWord(text: string, visit: (start: number, end: number) => void): void {
  const { length } = text;
  let start = 0;
  let seen = 0;
  for (let at = 0; at <= length;) {
    const point = at < length ? (text.codePointAt(at) ?? 0) : 0x20;
    const kind = charClass(point);
    if (kind & WHITE || ((point === EM_DASH || point === ELLIPSIS) && !betweenDigits(text, at))) {
      if (seen & UNSPACED) cut(text, start, at, visit);
      else if (seen & (LETTER | DIGIT)) visit(start, at);
      start = at + 1;
      seen = 0;
    } else seen |= kind;
    at += point > 0xffff ? 2 : 1;
  }
}

const isDigit = (text: string, at: number): boolean => (charClass(text.charCodeAt(at)) & DIGIT) !== 0;

const betweenDigits = (text: string, at: number): boolean =>
  at > 0 && at + 1 < text.length && isDigit(text, at - 1) && isDigit(text, at + 1);

/**
 * A run with unspaced script in it: what the dictionary finds there counts by itself, and what lies between is words as
 * ever. The run goes to the segmenter whole, because each call costs as much as some fifty characters.
 */
function cut(text: string, from: number, to: number, visit: (start: number, end: number) => void): void {
  let start = from;
  const close = (end: number) => {
    if (start < end && hasWord(text, start, end)) visit(start, end);
  };
  for (const { index, segment, isWordLike } of wordSegmenter().segment(text.slice(from, to))) {
    if (!(charClass(segment.codePointAt(0) ?? 0) & UNSPACED)) continue;
    const at = from + index;
    const end = at + segment.length;
    close(at);
    if (isWordLike) visit(at, end);
    start = end;
  }
  close(to);
}

function hasWord(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (classAt(text, at) & (LETTER | DIGIT)) return true;
  return false;
}

/** A word without the signs at its ends, and small: `“Don’t!”` is `don’t`. */
export function bareWord(text: string, start: number, end: number): string {
  let first = start;
  let last = end;
  while (first < last && !(classAt(text, first) & (LETTER | DIGIT))) first++;
  while (last > first && !(classAt(text, last - 1) & (LETTER | DIGIT | MARK))) last--;
  return text.slice(first, last).toLowerCase();
}

/** The class of the character that a code unit belongs to, whichever half of it that is. */
function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const low = unit >= 0xdc00 && unit <= 0xdfff && at > 0;
  return charClass(text.codePointAt(low ? at - 1 : at) ?? 0);
}
