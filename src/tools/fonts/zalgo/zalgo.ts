import { MARK_RANGES } from '../../../data/combining-marks';
import { graphemes } from '../../../core/text/graphemes';
import { toLf } from '../../../core/text/newlines';
import { int, type RandomSource } from '../../../core/numbers/random';

export interface Places {
  readonly up: boolean;
  readonly mid: boolean;
  readonly down: boolean;
}

const spread = (ranges: readonly (readonly [number, number])[]): string[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
  );

const MARKS = { up: spread(MARK_RANGES.up), mid: spread(MARK_RANGES.mid), down: spread(MARK_RANGES.down) };

const WHITE = /^\p{White_Space}+$/u;

/**
 * Adds stacked marks to each grapheme except white space: 1 to `level` in each chosen position, but at most a third of
 * that through the letter, since more would hide it. Without the marks, the result is the text itself.
 *
 * Draws random numbers in this order, for each grapheme and for up, mid, down as chosen: the number of marks, then each
 * mark. Links depend on this order. CRLF and CR are read as LF. `progress` is called with the fraction done.
 */
export function zalgo(
  text: string,
  level: number,
  places: Places,
  random: RandomSource,
  progress: (part: number) => void = () => {},
): { readonly result: string; readonly marks: number } {
  const all = graphemes(toLf(text));
  const interval = Math.max(1_000, Math.ceil(all.length / 100));
  const parts: string[] = [];
  let marks = 0;
  const pile = (from: readonly string[], most: number): void => {
    const count = int(random, 1, most);
    for (let left = count; left > 0; left--) parts.push(from[int(random, 0, from.length - 1)] ?? '');
    marks += count;
  };
  all.forEach((grapheme, index) => {
    parts.push(grapheme);
    if (index % interval === interval - 1) progress(index / all.length);
    if (WHITE.test(grapheme)) return;
    if (places.up) pile(MARKS.up, level);
    if (places.mid) pile(MARKS.mid, Math.ceil(level / 3));
    if (places.down) pile(MARKS.down, level);
  });
  return { result: parts.join(''), marks };
}

/** A character followed by marks of this block. */
const STACK = /([^\u0300-\u036F])([\u0300-\u036F]+)/gu;
const MARK = /[\u0300-\u036F]/;
/** Greek has up to three: a breathing, an accent and the iota subscript. */
const MOST_ACCENTS = 3;

/** How many of the first marks combine with their letter into one character in NFC: these are most likely accents. */
function accentsOn(letter: string, marks: string): number {
  for (let count = Math.min(marks.length, MOST_ACCENTS); count > 0; count--) {
    if (!MARK.test((letter + marks.slice(0, count)).normalize('NFC'))) return count;
  }
  return 0;
}

const ABOVE = new Set(MARKS.up);
const BELOW = new Set(MARKS.down);
const placeOf = (mark: string) => (ABOVE.has(mark) ? 'up' : BELOW.has(mark) ? 'down' : 'mid');

/**
 * Removes stacked marks from a text. Marks that NFC combines with their letter into one character (é, ệ) are accents
 * and stay. Accents below other marks stay too, if no stacked mark of the text is on their side of the letter:
 * 'e\u0301\u0316' is é and one mark below. If there are stacked marks on that side, an accent cannot be told apart from
 * the first of them and is removed, unless it is already one character with its letter. `removed` counts the removed
 * marks. CRLF and CR are read as LF.
 */
export function clean(text: string): { readonly result: string; readonly removed: number } {
  const lines = toLf(text);
  const piled = new Set<string>();
  for (const [, letter = '', marks = ''] of lines.matchAll(STACK)) {
    for (const mark of marks.slice(accentsOn(letter, marks))) piled.add(placeOf(mark));
  }
  let removed = 0;
  const result = lines
    .replace(/^[\u0300-\u036F]+/, (marks) => {
      removed += marks.length;
      return '';
    })
    .replace(STACK, (stack: string, letter: string, marks: string) => {
      const count = accentsOn(letter, marks);
      if (count === marks.length) return stack;
      const accents = [...marks.slice(0, count)].filter((mark) => !piled.has(placeOf(mark))).join('');
      removed += marks.length - accents.length;
      return letter + accents;
    });
  return { result, removed };
}
