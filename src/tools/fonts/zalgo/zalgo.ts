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
 * A text with marks piled on each grapheme but white space: in each chosen place 1 to `level` of them, through the
 * letter at most a third of that, since more would hide it. Without the marks the result is the text itself.
 *
 * Draws, in this order, for each grapheme and for up, mid, down as chosen: how many marks, then which, one by one. Links
 * depend on it. CRLF and CR are read as LF. `progress` hears of the part done.
 */
export function zalgo(
  text: string,
  level: number,
  places: Places,
  random: RandomSource,
  progress: (part: number) => void = () => {},
): { readonly result: string; readonly marks: number } {
  const all = graphemes(toLf(text));
  const often = Math.max(1_000, Math.ceil(all.length / 100));
  const parts: string[] = [];
  let marks = 0;
  const pile = (from: readonly string[], most: number): void => {
    const count = int(random, 1, most);
    for (let left = count; left > 0; left--) parts.push(from[int(random, 0, from.length - 1)] ?? '');
    marks += count;
  };
  all.forEach((grapheme, index) => {
    parts.push(grapheme);
    if (index % often === often - 1) progress(index / all.length);
    if (WHITE.test(grapheme)) return;
    if (places.up) pile(MARKS.up, level);
    if (places.mid) pile(MARKS.mid, Math.ceil(level / 3));
    if (places.down) pile(MARKS.down, level);
  });
  return { result: parts.join(''), marks };
}

/** A letter and the marks of the block behind it. */
const STACK = /([^\u0300-\u036F])([\u0300-\u036F]+)/gu;
const MARK = /[\u0300-\u036F]/;
/** Greek has up to three: a breathing, an accent and the iota below. */
const MOST_ACCENTS = 3;

/** How many of the first marks make one character with their letter in NFC: accents, as far as anybody can tell. */
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
 * A text without piles of marks. Characters that NFC makes of a letter and its marks stay (é, ệ): those are accents. So do
 * such accents under a pile, where no pile of the text goes to their side of the letter: 'e\u0301\u0316' is é and one mark
 * below. Where piles do, nobody can tell an accent from the first mark of a pile, and it goes, unless it is one character
 * with its letter already. `removed` counts the marks taken away. CRLF and CR are read as LF.
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
