import { align, type Alignment } from './myers';
import { isBlank, lineKey, numbering, type Ignore, type Lines } from './units';

/** A difference between the texts: lines of the first that are removed and lines of the second that are added. */
export interface Block {
  readonly a: number;
  readonly lengthA: number;
  readonly b: number;
  readonly lengthB: number;
  /** Only blank lines, which are ignored. */
  readonly ignored: boolean;
}

export interface LineDiff {
  readonly blocks: readonly Block[];
  readonly added: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly exact: boolean;
}

/** The maximum number of steps in the search for lines: about two seconds. */
const LINE_BUDGET = 300_000_000;

/**
 * The difference between two texts by lines. If only one text ends with a line break, their last lines are different,
 * unless spaces are ignored. `asFiles`: a last line without a line break is always a different line, as in GNU diff.
 */
export function diffLines(
  a: Lines,
  b: Lines,
  ignore: Ignore,
  progress: (part: number) => void = () => {},
  asFiles = a.ended !== b.ended,
): LineDiff {
  const number = numbering();
  const breaks = asFiles && !ignore.ignoreSpace;
  const [keysA, keysB] = [keysOf(a, ignore, breaks), keysOf(b, ignore, breaks)];
  const sideA = counted(a, keysA, ignore, number);
  const sideB = counted(b, keysB, ignore, number);
  const alignment = align(sideA.units, sideB.units, LINE_BUDGET, progress);
  const keptA = spread(alignment.keptA, sideA.places, a.lines.length);
  const keptB = spread(alignment.keptB, sideB.places, b.lines.length);
  const blocks = blocksOf(a, b, keptA, keptB, ignore.ignoreEmpty);
  return {
    blocks: ignore.ignoreEmpty ? blocks : settled(blocks, keysA, keysB),
    ...tally(alignment),
    exact: alignment.exact,
  };
}

export const tally = ({ keptA, keptB, kept }: Alignment) => ({
  added: keptB.length - kept,
  removed: keptA.length - kept,
  unchanged: kept,
});

/**
 * The difference that a patch writes. Without a line break at the end of either text, lines after the last line of one
 * give it a break, which a patch has to tell; a visitor sees only that they were added.
 */
export function patchBlocks(a: Lines, b: Lines, ignore: Ignore, { blocks }: LineDiff): readonly Block[] {
  const last = blocks.at(-1);
  const addsAtEnd = last?.a === a.lines.length || last?.b === b.lines.length;
  return addsAtEnd && !a.ended && !b.ended ? diffLines(a, b, ignore, undefined, true).blocks : blocks;
}

const keysOf = ({ lines, ended }: Lines, ignore: Ignore, breaks: boolean): readonly string[] =>
  lines.map((line, index) => {
    const key = lineKey(line, ignore);
    // No line contains a line break, so this key differs from every other.
    return index === lines.length - 1 && !ended && breaks ? `${key}\n` : key;
  });

/** The lines that are not ignored, as numbers, and their positions. */
function counted(text: Lines, keys: readonly string[], ignore: Ignore, number: (piece: string) => number) {
  const places = Int32Array.from(keys.keys()).filter((at) => !ignore.ignoreEmpty || !isBlank(text.lines[at] ?? ''));
  return { places, units: places.map((at) => number(keys[at] ?? '')) };
}

function spread(kept: Uint8Array, places: Int32Array, length: number): Uint8Array {
  const all = new Uint8Array(length);
  for (const [index, place] of places.entries()) all[place] = kept[index] ?? 0;
  return all;
}

function blocksOf(a: Lines, b: Lines, keptA: Uint8Array, keptB: Uint8Array, ignoreEmpty: boolean): Block[] {
  const blocks: Block[] = [];
  let [atA, atB] = [0, 0];
  while (atA < keptA.length || atB < keptB.length) {
    const [fromA, fromB] = [atA, atB];
    while (atA < keptA.length && keptA[atA] === 0) atA++;
    while (atB < keptB.length && keptB[atB] === 0) atB++;
    if (atA > fromA || atB > fromB) {
      const block = { a: fromA, lengthA: atA - fromA, b: fromB, lengthB: atB - fromB, ignored: false };
      if (ignoreEmpty) blocks.push(...withoutBlankPairs(a, b, block));
      else blocks.push(block);
    }
    atA++;
    atB++;
  }
  return blocks;
}

/** Pairs off the blank lines at both ends of a block; if only blank lines remain, they are ignored. */
function withoutBlankPairs(a: Lines, b: Lines, block: Block): Block[] {
  const blankA = (at: number) => isBlank(a.lines[at] ?? '');
  const blankB = (at: number) => isBlank(b.lines[at] ?? '');
  let { a: fromA, b: fromB } = block;
  let [toA, toB] = [fromA + block.lengthA, fromB + block.lengthB];
  while (fromA < toA && fromB < toB && blankA(fromA) && blankB(fromB)) {
    fromA++;
    fromB++;
  }
  while (fromA < toA && fromB < toB && blankA(toA - 1) && blankB(toB - 1)) {
    toA--;
    toB--;
  }
  if (fromA === toA && fromB === toB) return [];
  const ignored = allBlank(a, fromA, toA) && allBlank(b, fromB, toB);
  return [{ a: fromA, lengthA: toA - fromA, b: fromB, lengthB: toB - fromB, ignored }];
}

const allBlank = ({ lines }: Lines, from: number, to: number): boolean => lines.slice(from, to).every(isBlank);

/**
 * Moves blocks that only add or only remove down as far as equal lines allow: an added function then ends with its own
 * brace, not with that of the one before.
 */
function settled(blocks: readonly Block[], keysA: readonly string[], keysB: readonly string[]): Block[] {
  const moved: Block[] = [];
  for (let index = 0; index < blocks.length; index++) {
    let block = blocks[index];
    for (let next = blocks[index + 1]; block !== undefined; next = blocks[index + 1]) {
      const [keys, at, length] = block.lengthA > 0 ? [keysA, block.a, block.lengthA] : [keysB, block.b, block.lengthB];
      const room = (next?.a ?? keysA.length) - block.a - block.lengthA;
      let by = 0;
      if (block.lengthA === 0 || block.lengthB === 0)
        while (by < room && keys[at + by] === keys[at + length + by]) by++;
      const { a, b, lengthA, lengthB } = block;
      block = { ...block, a: a + by, b: b + by };
      if (next === undefined || by < room) break;
      block = { ...block, lengthA: lengthA + next.lengthA, lengthB: lengthB + next.lengthB };
      index++;
    }
    if (block) moved.push(block);
  }
  return moved;
}
