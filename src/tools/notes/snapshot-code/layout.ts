import { piecesOf, type Piece } from '../../../formats/highlight/code-columns';
import { isMarked, type Range } from '../../../formats/highlight/marked-lines';
import type { Role, Token } from '../../../formats/highlight/token-roles';
import { graphemes } from '../../../core/text/graphemes';

/* The positions of everything in a picture of code, in unscaled pixels. Does not use a canvas, so it is the same for
   PNG and SVG. */

export const FONT = { size: 14, titleSize: 13, lineHeight: 21, baseline: 15 } as const;
const BAR = 46;
const INNER = { left: 22, right: 26, bottom: 22 } as const;
/** The space between the line numbers and the code. */
const GUTTER = 22;
/** The minimum number of columns of a card, so that dots and title fit. */
const LEAST_COLUMNS = 30;
/** The maximum width, in columns, of a picture that fits its code; longer lines are wrapped. */
export const MOST_COLUMNS = 160;
/** A given width must leave at least this many columns for code. */
const NARROWEST = 12;

export interface Settings {
  readonly title: string;
  readonly numbers: boolean;
  readonly marks: readonly Range[];
  readonly tab: number;
  readonly padding: number;
  /** The width of the whole picture; 0 fits the longest line. */
  readonly width: number;
}

/** What only the browser can measure: text widths. */
export interface Metrics {
  /** The width of a column: all characters of the font have it. */
  readonly advance: number;
  readonly widthOf: (text: string) => number;
}

export interface Placed {
  readonly role: Role;
  readonly column: number;
  readonly piece: Exclude<Piece, { kind: 'space' }>;
}
export interface Row {
  /** The line number, from 1. */
  readonly line: number;
  /** The first row of its line, which shows the line number. */
  readonly first: boolean;
  readonly marked: boolean;
  readonly pieces: readonly Placed[];
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly card: { readonly width: number; readonly height: number; readonly bar: number };
  readonly advance: number;
  /** The right edge of the line numbers; undefined without them. */
  readonly numbersX: number | undefined;
  readonly codeX: number;
  readonly rowsY: number;
  readonly rows: readonly Row[];
  readonly columns: number;
  readonly wrapped: number;
  readonly title: string;
}

/** The minimum width of a picture with these settings. */
export function leastWidth(lines: number, settings: Settings, advance: number): number {
  return Math.ceil(settings.padding * 2 + sides(lines, settings, advance) + NARROWEST * advance);
}

const gutterOf = (lines: number, { numbers }: Settings, advance: number): number =>
  numbers ? String(lines).length * advance + GUTTER : 0;
const sides = (lines: number, settings: Settings, advance: number): number =>
  INNER.left + gutterOf(lines, settings, advance) + INNER.right;

/** Computes the position of every character. A `width` other than 0 must be at least `leastWidth`. */
export function layOut(lines: readonly (readonly Token[])[], settings: Settings, metrics: Metrics): Layout {
  const { advance, widthOf } = metrics;
  const { padding, width, tab } = settings;
  const cellsOf = (run: string) => Math.ceil(widthOf(run) / advance - 0.05);
  const around = sides(lines.length, settings, advance);
  const room = width > 0 ? Math.floor((width - padding * 2 - around) / advance + 1e-6) : MOST_COLUMNS;
  const rows: Row[] = [];
  let columns = 0;
  let wrapped = 0;
  for (const [index, tokens] of lines.entries()) {
    const line = index + 1;
    const marked = isMarked(settings.marks, line);
    const flowed = flow(place(tokens, tab, cellsOf), Math.max(room, 1));
    if (flowed.length > 1) wrapped++;
    for (const [at, { pieces, end }] of flowed.entries()) {
      columns = Math.max(columns, end);
      rows.push({ line, first: at === 0, marked, pieces });
    }
  }
  columns = width > 0 ? room : Math.max(columns, LEAST_COLUMNS);
  const cardWidth = width > 0 ? width - padding * 2 : Math.ceil(around + columns * advance);
  const cardHeight = BAR + rows.length * FONT.lineHeight + INNER.bottom;
  const numbersWidth = String(lines.length).length * advance;
  return {
    width: cardWidth + padding * 2,
    height: cardHeight + padding * 2,
    padding,
    card: { width: cardWidth, height: cardHeight, bar: BAR },
    advance,
    numbersX: settings.numbers ? padding + INNER.left + numbersWidth : undefined,
    codeX: padding + INNER.left + gutterOf(lines.length, settings, advance),
    rowsY: padding + BAR,
    rows,
    columns,
    wrapped,
    title: fitted(settings.title, (cardWidth - TITLE_ASIDE * 2) / (FONT.titleSize / FONT.size), widthOf),
  };
}

/** The space of the dots, on both sides of the title, so that it is centered. */
const TITLE_ASIDE = 86;

/** As much of a title as fits. */
function fitted(title: string, room: number, widthOf: (text: string) => number): string {
  if (title === '' || widthOf(title) <= room) return title;
  const letters = graphemes(title);
  let [fits, most] = [0, letters.length];
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= room) fits = middle;
    else most = middle - 1;
  }
  return fits === 0 ? '' : `${letters.slice(0, fits).join('').trimEnd()}…`;
}

/** A piece of a line before wrapping, including spaces, since a row may end at one. */
interface Atom {
  readonly role: Role;
  readonly column: number;
  readonly piece: Piece;
}

function place(tokens: readonly Token[], tab: number, cellsOf: (run: string) => number): readonly Atom[] {
  const atoms: Atom[] = [];
  let column = 0;
  for (const [role, text] of tokens) {
    for (const piece of piecesOf(text, { column, tab, cellsOf })) {
      atoms.push({ role, column, piece });
      column += piece.cells;
    }
  }
  return atoms;
}

interface Flowed {
  readonly pieces: readonly Placed[];
  /** The column after the last piece. */
  readonly end: number;
}

const isPlaced = (atom: Atom): atom is Placed => atom.piece.kind !== 'space';
const endOf = (atoms: readonly Atom[]): number => {
  const last = atoms.findLast(isPlaced);
  return last ? last.column + last.piece.cells : 0;
};

/**
 * The rows of a line: one if it fits; otherwise it is wrapped at spaces, or inside a word that is too long, and
 * indented like its first row.
 */
function flow(atoms: readonly Atom[], room: number): readonly Flowed[] {
  if (endOf(atoms) <= room) return [{ pieces: atoms.filter(isPlaced), end: endOf(atoms) }];
  const [start] = atoms;
  const indent = start?.piece.kind === 'space' ? (atoms.find(isPlaced)?.column ?? 0) : 0;
  const hanging = Math.min(indent + 2, Math.floor(room / 2));
  const rows: Flowed[] = [];
  let row: Placed[] = [];
  let at = 0;
  const end = () => {
    rows.push({ pieces: row, end: at });
    row = [];
    at = hanging;
  };
  for (const word of wordsOf(atoms)) {
    const [head] = word;
    if (!head) continue;
    if (head.piece.kind === 'space') {
      // Spaces at the end of a row and at the beginning of the next one are dropped.
      if (row.length > 0 || rows.length === 0) at += head.piece.cells;
      continue;
    }
    const cells = word.reduce((sum, { piece }) => sum + piece.cells, 0);
    if (at + cells > room && row.length > 0 && (at > room / 2 || hanging + cells <= room)) end();
    // The indentation is as wide as the picture.
    if (at >= room) at = hanging;
    for (const { role, piece } of word) {
      let rest: Piece | undefined = piece;
      while (rest && rest.kind !== 'space') {
        const [fits, others]: readonly [Placed['piece'] | undefined, Piece | undefined] = split(rest, room - at);
        if (!fits) {
          if (row.length === 0) {
            // Wider than the whole picture, and cannot be split.
            row.push({ role, column: at, piece: rest });
            at += rest.cells;
            break;
          }
          end();
          continue;
        }
        row.push({ role, column: at, piece: fits });
        at += fits.cells;
        rest = others;
        if (rest) end();
      }
    }
  }
  if (row.length > 0 || rows.length === 0) end();
  return rows;
}

/** The part of a piece that fits, and the rest. */
function split(
  piece: Exclude<Piece, { kind: 'space' }>,
  room: number,
): readonly [Exclude<Piece, { kind: 'space' }> | undefined, Piece | undefined] {
  if (piece.cells <= room) return [piece, undefined];
  if (room <= 0 || piece.kind === 'cell') return [undefined, piece];
  if (piece.kind === 'run') {
    const letters = graphemes(piece.text);
    const many = Math.floor((letters.length * room) / piece.cells);
    if (many === 0) return [undefined, piece];
    return [
      { ...piece, text: letters.slice(0, many).join(''), cells: room },
      { ...piece, text: letters.slice(many).join(''), cells: Math.max(piece.cells - room, 1) },
    ];
  }
  return [
    { ...piece, text: piece.text.slice(0, room), cells: room },
    { ...piece, text: piece.text.slice(room), cells: piece.cells - room },
  ];
}

/** Groups the atoms between spaces into words; each space is separate. */
function* wordsOf(atoms: readonly Atom[]): Generator<readonly Atom[]> {
  let word: Atom[] = [];
  for (const atom of atoms) {
    if (atom.piece.kind !== 'space') {
      word.push(atom);
      continue;
    }
    if (word.length > 0) yield word;
    word = [];
    yield [atom];
  }
  if (word.length > 0) yield word;
}
