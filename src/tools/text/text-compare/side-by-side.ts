import type { Block } from './blocks';
import { align } from './myers';
import { hunks } from './unified';
import { eachCharacter, lineKey, numbering, type Ignore, type Lines, type Visit } from './units';

/**
 * Why a row is shown: unchanged, one line replaced by another, only on one side, or representing the lines in between.
 */
export type RowKind = 'same' | 'changed' | 'added' | 'removed' | 'skipped';

/** One row of the view in two columns. Line numbers count from 1; null if a side has no line. */
export interface Row {
  readonly kind: RowKind;
  readonly lineA: number | null;
  readonly textA: string | null;
  /** The changes inside the line: ranges of UTF-16 units as `4-7 12-15`, the end is excluded. */
  readonly marksA: string;
  readonly lineB: number | null;
  readonly textB: string | null;
  readonly marksB: string;
  /** For `skipped`: the number of lines not shown. */
  readonly skipped: number;
}

type Each = (text: string, visit: Visit) => void;

/** Pairs of longer lines are not searched for the changes inside them. */
const MARKED_LENGTH = 20_000;
const MARK_BUDGET = 1_000_000;
/** Lines that share less than this are different lines, not a changed one, and get no marks. */
const LEAST_SHARED = 0.25;

/** The rows of both texts around each change, up to `most`; the lines further away are one row. */
export function sideBySide(
  a: Lines,
  b: Lines,
  blocks: readonly Block[],
  context: number,
  ignore: Ignore,
  each: Each,
  most: number,
): Row[] {
  const rows: Row[] = [];
  let [atA, atB] = [0, 0];
  const same = (to: number) => {
    for (; atA < to && rows.length < most; atA++, atB++) rows.push(sameRow(a, b, atA, atB));
  };
  const skip = (to: number) => {
    if (to > atA && rows.length < most) rows.push(skippedRow(atA, atB, to - atA));
    atB += to - atA;
    atA = to;
  };
  for (const group of hunks(blocks, context)) {
    skip(Math.max(atA, (group[0]?.a ?? 0) - context));
    for (const block of group) {
      // One side may have more ignored blank lines up to here than the other.
      atB = block.b - (block.a - atA);
      same(block.a);
      for (let row = 0; row < Math.max(block.lengthA, block.lengthB) && rows.length < most; row++) {
        rows.push(changeRow(a, b, block, row, ignore, each));
      }
      atA = block.a + block.lengthA;
      atB = block.b + block.lengthB;
    }
    same(Math.min(a.lines.length, atA + context));
  }
  if (rows.length > 0) skip(a.lines.length);
  return rows;
}

const NO_MARKS = { marksA: '', marksB: '', skipped: 0 };

const sameRow = (a: Lines, b: Lines, atA: number, atB: number): Row => ({
  ...NO_MARKS,
  kind: 'same',
  lineA: atA + 1,
  textA: a.lines[atA] ?? '',
  lineB: atB + 1,
  textB: b.lines[atB] ?? '',
});

const skippedRow = (atA: number, atB: number, skipped: number): Row => ({
  ...NO_MARKS,
  kind: 'skipped',
  lineA: atA + 1,
  textA: null,
  lineB: atB + 1,
  textB: null,
  skipped,
});

function changeRow(a: Lines, b: Lines, block: Block, row: number, ignore: Ignore, each: Each): Row {
  const textA = row < block.lengthA ? (a.lines[block.a + row] ?? '') : null;
  const textB = row < block.lengthB ? (b.lines[block.b + row] ?? '') : null;
  const { marksA, marksB } = textA !== null && textB !== null ? marksIn(textA, textB, ignore, each) : NO_MARKS;
  return {
    skipped: 0,
    marksA,
    marksB,
    kind: textA === null ? 'added' : textB === null ? 'removed' : 'changed',
    lineA: textA === null ? null : block.a + row + 1,
    textA,
    lineB: textB === null ? null : block.b + row + 1,
    textB,
  };
}

/** The changes between two lines; '' on both sides if they have too little in common. */
function marksIn(textA: string, textB: string, ignore: Ignore, each: Each) {
  if (textA.length + textB.length > MARKED_LENGTH) return NO_MARKS;
  const marks = marksBy(each, textA, textB, ignore);
  // All words are the same and only the white space differs: then every space counts.
  return marks.whole ? marksBy(eachCharacter, textA, textB, ignore) : marks;
}

function marksBy(each: Each, textA: string, textB: string, ignore: Ignore) {
  const number = numbering();
  const sideA = piecesOf(textA, ignore, each, number);
  const sideB = piecesOf(textB, ignore, each, number);
  const { keptA, keptB, kept } = align(sideA.units, sideB.units, MARK_BUDGET);
  const units = keptA.length + keptB.length;
  if (2 * kept < LEAST_SHARED * units) return { marksA: '', marksB: '', whole: false };
  return {
    whole: 2 * kept === units,
    marksA: marked(sideA.starts, sideA.ends, keptA),
    marksB: marked(sideB.starts, sideB.ends, keptB),
  };
}

function piecesOf(text: string, ignore: Ignore, each: Each, number: (piece: string) => number) {
  const [starts, ends, units]: [number[], number[], number[]] = [[], [], []];
  each(text, (start, end) => {
    starts.push(start);
    ends.push(end);
    units.push(number(lineKey(text.slice(start, end), ignore)));
  });
  return { starts, ends, units: Int32Array.from(units) };
}

/** Merges adjacent marked units into one mark, including the white space between them. */
function marked(starts: readonly number[], ends: readonly number[], kept: Uint8Array): string {
  const marks: string[] = [];
  for (let at = 0; at < kept.length; at++) {
    if (kept[at] === 1) continue;
    const start = starts[at] ?? 0;
    while (at + 1 < kept.length && kept[at + 1] === 0) at++;
    marks.push(`${start}-${ends[at] ?? 0}`);
  }
  return marks.join(' ');
}
