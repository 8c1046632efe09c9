import { toLf } from '../../../core/text/newlines';
import { diffLines, patchBlocks, tally } from './blocks';
import { align } from './myers';
import { sideBySide, type Row } from './side-by-side';
import { unifiedDiff } from './unified';
import { eachCharacter, eachToken, linesOf, numbering, unitsOf, type Ignore } from './units';

export type Mode = 'line' | 'word' | 'char';

export interface CompareOptions extends Ignore {
  /** The unit that is counted and marked. */
  readonly mode: Mode;
  /** The number of lines shown around each change. */
  readonly context: number;
}

export interface Comparison {
  readonly added: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Percent, to one decimal: twice the unchanged units, divided by the units of both texts. */
  readonly similarity: number;
  readonly identical: boolean;
  /** The unified diff by lines, whatever the mode; '' when identical. */
  readonly patch: string;
  readonly rows: readonly Row[];
  /** Some rows are left out. */
  readonly cut: boolean;
  /** False if the search was cut short. */
  readonly exact: boolean;
  /** The same under these options, but not literally. */
  readonly onlyIgnored: boolean;
  /** Only one text ends its lines with CRLF: not counted as a difference, but worth a note. */
  readonly lineEnds: boolean;
  /** Only one of the texts ends with a line break, and that counts. */
  readonly lastBreak: boolean;
}

/**
 * Compares two texts. Line breaks of every kind are equal. In `word`, words and punctuation are counted and white space
 * is not; in `char`, grapheme clusters. `most`: the maximum number of rows for the view in two columns.
 */
export function compare(
  original: string,
  changed: string,
  options: CompareOptions,
  most: number,
  progress: (part: number) => void = () => {},
): Comparison {
  const [textA, textB] = [toLf(original), toLf(changed)];
  const [a, b] = [linesOf(textA), linesOf(textB)];
  const { mode, context } = options;
  const byLine = diffLines(a, b, options, (part) => progress(part * 0.5));
  const each = mode === 'char' ? eachCharacter : eachToken;
  const byUnit =
    mode === 'line' ? byLine : diffUnits(textA, textB, options, each, (part) => progress(0.5 + part * 0.4));
  const { added, removed, unchanged } = byUnit;
  const identical = byLine.blocks.every((block) => block.ignored);
  const rows = sideBySide(a, b, byLine.blocks, context, options, each, most);
  return {
    added,
    removed,
    unchanged,
    similarity: similarity(added, removed, unchanged),
    identical,
    patch: unifiedDiff(a, b, patchBlocks(a, b, options, byLine), context),
    rows,
    cut: rows.length >= most,
    exact: byLine.exact && byUnit.exact,
    onlyIgnored: identical && textA !== textB,
    lineEnds: original.includes('\r\n') !== changed.includes('\r\n') && textA.includes('\n') && textB.includes('\n'),
    lastBreak: !options.ignoreSpace && a.ended !== b.ended && textA !== '' && textB !== '',
  };
}

function diffUnits(a: string, b: string, ignore: Ignore, each: typeof eachToken, progress: (part: number) => void) {
  const number = numbering();
  const alignment = align(unitsOf(a, ignore, each, number), unitsOf(b, ignore, each, number), undefined, progress);
  return { ...tally(alignment), exact: alignment.exact };
}

function similarity(added: number, removed: number, unchanged: number): number {
  const units = added + removed + 2 * unchanged;
  return units === 0 ? 100 : Math.round((2000 * unchanged) / units) / 10;
}
