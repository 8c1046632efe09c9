import { characterClass, DIGIT, LETTER, MARK, UNSPACED, WHITE } from './character-class';
import { wordSegmenter } from './segmenters';

const EM_DASH = 0x2014;
const ELLIPSIS = 0x2026;

/**
 * Visits the words of a text in order, with the offsets of the first code unit and after the last: runs between white
 * space that contain a letter or a digit, so that `don't`, `3.14`, `state-of-the-art` and `a@b.co` are one word each.
 * An em dash or an ellipsis also separates words, unless it is between two digits. Scripts written without spaces
 * (Chinese, Japanese, Thai, Lao, Khmer, Burmese) are split by the engine's dictionary.
 */
export function eachWord(text: string, visit: (start: number, end: number) => void): void {
  const { length } = text;
  let start = 0;
  let seen = 0;
  for (let at = 0; at <= length;) {
    const point = at < length ? (text.codePointAt(at) ?? 0) : 0x20;
    const kind = characterClass(point);
    if (kind & WHITE || ((point === EM_DASH || point === ELLIPSIS) && !betweenDigits(text, at))) {
      if (seen & UNSPACED) cut(text, start, at, visit);
      else if (seen & (LETTER | DIGIT)) visit(start, at);
      start = at + 1;
      seen = 0;
    } else seen |= kind;
    at += point > 0xffff ? 2 : 1;
  }
}

const isDigit = (text: string, at: number): boolean => (characterClass(text.charCodeAt(at)) & DIGIT) !== 0;

const betweenDigits = (text: string, at: number): boolean =>
  at > 0 && at + 1 < text.length && isDigit(text, at - 1) && isDigit(text, at + 1);

/**
 * Splits a run that contains an unspaced script: what the dictionary finds in that script are words, and the text in
 * between is split as usual. The segmenter gets the whole run, because each call costs as much as about fifty
 * characters.
 */
function cut(text: string, from: number, to: number, visit: (start: number, end: number) => void): void {
  let start = from;
  const close = (end: number) => {
    if (start < end && hasWord(text, start, end)) visit(start, end);
  };
  for (const { index, segment, isWordLike } of wordSegmenter().segment(text.slice(from, to))) {
    if (!(characterClass(segment.codePointAt(0) ?? 0) & UNSPACED)) continue;
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

/** A word in lowercase without the punctuation at its ends: `“Don’t!”` is `don’t`. */
export function bareWord(text: string, start: number, end: number): string {
  let first = start;
  let last = end;
  while (first < last && !(classAt(text, first) & (LETTER | DIGIT))) first++;
  while (last > first && !(classAt(text, last - 1) & (LETTER | DIGIT | MARK))) last--;
  return text.slice(first, last).toLowerCase();
}

/** The class of the character that a code unit belongs to, whichever half of the pair it is. */
function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const low = unit >= 0xdc00 && unit <= 0xdfff && at > 0;
  return characterClass(text.codePointAt(low ? at - 1 : at) ?? 0);
}
