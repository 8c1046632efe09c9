/** First and last line, both included, from 1. */
export type Range = readonly [from: number, to: number];

/**
 * Reads lines such as '3,5-7' or '3, 5 - 7' as sorted ranges that neither overlap nor touch; undefined if the text is anything else.
 */
export function readMarks(text: string): readonly Range[] | undefined {
  const ranges: Range[] = [];
  const unspaced = text.replace(/\s*([-–:])\s*/g, '$1');
  for (const part of unspaced.split(/[,;\s]+/).filter(Boolean)) {
    // GitHub's notation is accepted too: L3-L7.
    const [, from, to = from] = /^L?(\d{1,9})(?:[-–:]L?(\d{1,9}))?$/i.exec(part) ?? [];
    if (from === undefined || to === undefined || Number(from) === 0 || Number(to) === 0) return undefined;
    ranges.push([Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))]);
  }
  return joined(ranges);
}

/** '3,5-7' */
export const writeMarks = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');

export const isMarked = (ranges: readonly Range[], line: number): boolean =>
  ranges.some(([from, to]) => line >= from && line <= to);

/** Splits the ranges into what is within the text and what lies beyond its last line. */
export function withinLines(
  ranges: readonly Range[],
  lines: number,
): { readonly ranges: readonly Range[]; readonly beyond: readonly Range[] } {
  return {
    ranges: ranges.filter(([from]) => from <= lines).map(([from, to]) => [from, Math.min(to, lines)]),
    beyond: ranges.filter(([, to]) => to > lines).map(([from, to]) => [Math.max(from, lines + 1), to]),
  };
}

/**
 * The marks after a click on a line's number: only that line, or none if it was the only one. With Shift, the lines
 * from the anchor to it; with Ctrl, the line is added or removed.
 */
export function clicked(
  ranges: readonly Range[],
  line: number,
  { shift = false, add = false, anchor }: { shift?: boolean; add?: boolean; anchor?: number | undefined } = {},
): readonly Range[] {
  if (shift && anchor !== undefined) return [[Math.min(anchor, line), Math.max(anchor, line)]];
  if (add) return isMarked(ranges, line) ? without(ranges, line) : joined([...ranges, [line, line]]);
  return writeMarks(ranges) === String(line) ? [] : [[line, line]];
}

const without = (ranges: readonly Range[], line: number): readonly Range[] =>
  ranges.flatMap(([from, to]): Range[] => {
    if (line < from || line > to) return [[from, to]];
    return [...(from < line ? [[from, line - 1] as const] : []), ...(line < to ? [[line + 1, to] as const] : [])];
  });

function joined(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}
