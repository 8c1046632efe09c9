import { MARK_RANGES } from '../../../data/combining-marks';
import { graphemes } from '../../../lib/graphemes';
import { toLf } from '../../../lib/newlines';
import { int, type RandomSource } from '../../../lib/random';

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

/**
 * A text without piles of marks. A letter keeps its marks where they and it are one character in NFC (é, ệ): those are
 * accents. Where a mark is left over, it is a pile, and all marks of U+0300–036F go; accents that were part of the
 * character before the pile stay. `removed` counts the marks taken away. CRLF and CR are read as LF.
 */
export function clean(text: string): { readonly result: string; readonly removed: number } {
  let removed = 0;
  const result = toLf(text)
    .replace(/^[\u0300-\u036F]+/, (marks) => {
      removed += marks.length;
      return '';
    })
    .replace(STACK, (stack: string, letter: string, marks: string) => {
      if (!MARK.test(stack.normalize('NFC'))) return stack;
      removed += marks.length;
      return letter;
    });
  return { result, removed };
}
