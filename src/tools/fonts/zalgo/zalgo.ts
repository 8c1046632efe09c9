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

/**
 * The marks of Latin and Cyrillic spelling: those that NFC combines with some letter, and the dot of Taiwanese o͘. With
 * a letter for which Unicode has no combined character (Yoruba ẹ́, Ewe ɛ́, Russian stress), they are accents too.
 * Source: Unicode 17.0, UnicodeData.txt, canonical decompositions.
 */
const SPELLING = /[\u0300-\u0304\u0306-\u030C\u030F\u0311\u031B\u0323-\u0328\u032D\u032E\u0330\u0331\u0358]/;
const LETTER = /^\p{L}$/u;

const ABOVE = new Set(MARKS.up);
const BELOW = new Set(MARKS.down);
const THROUGH = new Set(MARKS.mid);
type Place = 'up' | 'down' | 'mid' | 'other';
/** 'other': attached to the letter, like the cedilla, or between two letters. */
const placeOf = (mark: string): Place =>
  ABOVE.has(mark) ? 'up' : BELOW.has(mark) ? 'down' : THROUGH.has(mark) ? 'mid' : 'other';

/** How many of the first marks combine with their letter into one character in NFC. */
function composedOn(letter: string, marks: string): number {
  let count = Math.min(marks.length, MOST_ACCENTS);
  while (count > 0 && MARK.test((letter + marks.slice(0, count)).normalize('NFC'))) count--;
  return count;
}

/**
 * How many of the first marks are most likely accents: those that combine with their letter into one character in NFC,
 * then marks of spelling on sides of the letter that are still free.
 */
function accentsOn(letter: string, marks: string): number {
  let count = composedOn(letter, marks);
  const [base = '', ...own] = (letter + marks.slice(0, count)).normalize('NFD');
  if (!LETTER.test(base)) return count;
  const taken = new Set(own.map(placeOf));
  for (const mark of marks.slice(count)) {
    if (!SPELLING.test(mark) || taken.has(placeOf(mark))) break;
    taken.add(placeOf(mark));
    count++;
  }
  return count;
}

/**
 * Removes stacked marks from a text. Marks that NFC combines with their letter into one character (é, ệ) are accents and
 * stay. So do marks of spelling, at most one on each side, on letters that have no such character (ẹ́), unless marks are
 * stacked on that side elsewhere in the text. Accents below other marks stay too, if no stacked mark of the text is on
 * their side of the letter: 'e\u0301\u0316' is é and one mark below. If there are stacked marks on that side, an accent
 * can't be told apart from the first of them and is removed, unless it is already one character with its letter. CRLF and
 * CR are read as LF.
 *
 * @returns the text, and how many marks were removed
 */
export function clean(text: string): { readonly result: string; readonly removed: number } {
  const lines = toLf(text);
  const piled = new Set<Place>();
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
      const composed = composedOn(letter, marks);
      const isPiled = (mark: string): boolean => piled.has(placeOf(mark));
      // A single mark that spelling could explain is one of the stacks if others of the text are on its side.
      if (count === marks.length && !Array.from(marks.slice(composed)).some(isPiled)) return stack;
      const kept = count === marks.length ? composed : 0;
      const accents = Array.from(marks.slice(0, count))
        .filter((mark, index) => index < kept || !isPiled(mark))
        .join('');
      removed += marks.length - accents.length;
      return letter + accents;
    });
  return { result, removed };
}
