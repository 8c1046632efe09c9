import { characterClass, DIGIT, LETTER, MARK, UNSPACED } from '../../../core/text/character-class';
import { wordSegmenter } from '../../../core/text/segmenters';

const [APOSTROPHE, CURLY, HYPHEN] = [0x27, 0x2019, 0x2d];

/**
 * Visits the words of a text in order, with the offsets of the first code unit and after the last: longest runs of
 * letters, marks and digits, in which single apostrophes and hyphens may appear between two letters or digits (`don't`,
 * `well-known`). Scripts written without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) are split by the
 * engine's dictionary.
 */
export function eachToken(text: string, visit: (start: number, end: number) => void): void {
  const { length } = text;
  let start = -1;
  let seen = 0;
  for (let at = 0; at <= length;) {
    const point = at < length ? (text.codePointAt(at) ?? 0) : 0x20;
    const kind = characterClass(point);
    const isWordCharacter = (kind & (LETTER | DIGIT | MARK)) !== 0;
    if (isWordCharacter) {
      if (start < 0) start = at;
      seen |= kind;
    } else if (start >= 0 && !(isJoiner(point) && joins(text, at))) {
      if (seen & UNSPACED) cut(text, start, at, visit);
      else if (seen & (LETTER | DIGIT)) visit(start, at);
      start = -1;
      seen = 0;
    }
    at += point > 0xffff ? 2 : 1;
  }
}

const isJoiner = (point: number): boolean => point === HYPHEN || point === APOSTROPHE || point === CURLY;

/** Whether a run continues after a joiner: a letter or digit follows it, as one precedes it. */
const joins = (text: string, at: number): boolean =>
  (characterClass(text.codePointAt(at + 1) ?? 0x20) & (LETTER | DIGIT)) !== 0;

/**
 * Splits a run that contains an unspaced script: the dictionary's words there, and the text in between as whole words.
 */
function cut(text: string, from: number, to: number, visit: (start: number, end: number) => void): void {
  let start = from;
  for (const { index, segment, isWordLike } of wordSegmenter().segment(text.slice(from, to))) {
    if (!(characterClass(segment.codePointAt(0) ?? 0) & UNSPACED)) continue;
    const at = from + index;
    const end = at + segment.length;
    if (start < at && characterClass(text.codePointAt(start) ?? 0) & (LETTER | DIGIT)) visit(start, at);
    if (isWordLike) visit(at, end);
    start = end;
  }
  if (start < to && characterClass(text.codePointAt(start) ?? 0) & (LETTER | DIGIT)) visit(start, to);
}

/** The form in which equal words match: NFC, and lowercase unless case counts. */
export const folded = (word: string, caseSensitive: boolean): string =>
  caseSensitive ? word.normalize('NFC') : word.normalize('NFC').toLowerCase();
