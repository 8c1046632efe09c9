/**
 * Positions of code on a monospaced grid: tabs, wide East Asian characters, combining marks, emoji, invisible
 * characters.
 */
import { WIDE_RANGES } from '../../data/east-asian-wide';
import { graphemes } from '../../core/text/graphemes';

export type Piece =
  /** Characters that the font has, one column each: written as one text. */
  | { readonly kind: 'letters'; readonly text: string; readonly cells: number }
  /** One character of another font, in the middle of its columns. */
  | { readonly kind: 'cell'; readonly text: string; readonly cells: 1 | 2 }
  /** Text whose letters join or run from right to left: as wide as it is rendered. */
  | { readonly kind: 'run'; readonly text: string; readonly cells: number }
  /** An invisible character, shown by its name: a control character, a change of direction. */
  | { readonly kind: 'named'; readonly text: string; readonly cells: number }
  | { readonly kind: 'space'; readonly cells: number };

/** ASCII, Latin, Greek and Cyrillic letters and common symbols: the web font has them, one column each. */
const LETTERS = /^[!-~\u00A1-\u00AC\u00AE-\u024F\u0386\u0388-\u03FF\u0400-\u045F–—‘’“”•…→←↑↓€]$/;
/** Scripts that a grid would break apart. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}]/u;
/** Text of such scripts with the spaces and punctuation between its words, so that the words keep their order. */
const RUN = new RegExp(
  `${JOINED.source}(?:[${JOINED.source.slice(1, -1)}\\p{M}\\u200C\\u200D]|[ \\p{P}\\p{N}]+(?=${JOINED.source}))*`,
  'uy',
);
/**
 * Invisible or misleading characters: controls, changes of direction (Trojan Source), zero-width characters, the soft
 * hyphen.
 */
export const UNSEEN = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;
/** Characters that change the direction in which the following text is read (CVE-2021-42574). */
export const TURNING = /[\u202A-\u202E\u2066-\u2069]/;

/** Places a line's characters on the grid, starting at a column. `cellsOf` measures how many columns a run takes. */
export function piecesOf(
  text: string,
  { column, tab, cellsOf }: { column: number; tab: number; cellsOf: (run: string) => number },
): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = column;
  let letters = '';
  const flush = () => {
    if (letters !== '') pieces.push({ kind: 'letters', text: letters, cells: letters.length });
    letters = '';
  };
  const add = (piece: Piece) => {
    flush();
    pieces.push(piece);
    at += piece.cells;
  };
  const addCluster = (cluster: string) => {
    if (cluster === '\t') return add({ kind: 'space', cells: tab - (at % tab) });
    if (/^[\p{Zs}]$/u.test(cluster)) return add({ kind: 'space', cells: cluster === '\u3000' ? 2 : 1 });
    if (LETTERS.test(cluster)) {
      letters += cluster;
      at++;
      return;
    }
    if (UNSEEN.test(cluster) && !/\p{Extended_Pictographic}/u.test(cluster)) {
      for (const character of cluster) {
        const named = UNSEEN.test(character) ? nameOf(character) : undefined;
        if (named === undefined) addVisible(character);
        else add({ kind: 'named', text: named, cells: named.length });
      }
      return;
    }
    addVisible(cluster);
  };
  const addVisible = (cluster: string) => {
    const shown = cluster.toWellFormed();
    // A combining mark without a letter is shown on the dotted circle made for it.
    add({ kind: 'cell', text: /^\p{M}/u.test(shown) ? `◌${shown}` : shown, cells: widthOf(shown) });
  };
  let done = 0;
  for (const { index, 0: run } of runsOf(text)) {
    for (const cluster of graphemes(text.slice(done, index))) addCluster(cluster);
    add({ kind: 'run', text: run, cells: Math.max(cellsOf(run), 1) });
    done = index + run.length;
  }
  for (const cluster of graphemes(text.slice(done))) addCluster(cluster);
  flush();
  return pieces;
}

function* runsOf(text: string): Generator<{ index: number; 0: string }> {
  for (let at = 0; at < text.length;) {
    const next = text.slice(at).search(JOINED);
    if (next < 0) return;
    RUN.lastIndex = at + next;
    const found = RUN.exec(text);
    if (!found) return;
    yield found;
    at = found.index + found[0].length;
  }
}

/** Two columns for wide and full-width characters and for emoji, otherwise one. */
export function widthOf(cluster: string): 1 | 2 {
  if (cluster.includes('\uFE0F') || cluster.includes('\u20E3')) return 2;
  const first = cluster.codePointAt(0) ?? 0;
  const isFlag = first >= 0x1f1e6 && first <= 0x1f1ff && cluster.length > 2;
  return isFlag || isWide(first) ? 2 : 1;
}

function isWide(point: number): boolean {
  if (point < 0x1100) return false;
  let [low, high] = [0, WIDE_RANGES.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (WIDE_RANGES[middle * 2] ?? 0)) high = middle - 1;
    else if (point > (WIDE_RANGES[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

/** 'NUL' as ␀, others by their code point. */
function nameOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x20) return String.fromCodePoint(0x2400 + point);
  if (point === 0x7f) return '␡';
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
