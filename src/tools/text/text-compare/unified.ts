import type { Block } from './blocks';
import type { Lines } from './units';

/**
 * A unified diff as GNU diff -u writes it, with the headers `--- original` and `+++ changed`; '' if nothing counts.
 * Line breaks are LF. Ignored blocks on their own are left out; within another's context they are shown.
 */
export function unifiedDiff(a: Lines, b: Lines, blocks: readonly Block[], context: number): string {
  const out: string[] = [];
  for (const group of hunks(blocks, context)) hunk(a, b, group, context, out);
  return out.length === 0 ? '' : `--- original\n+++ changed\n${out.join('')}`;
}

/** Groups blocks whose contexts touch. */
export function hunks(blocks: readonly Block[], context: number): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && block.a - before.a - before.lengthA <= 2 * context) last.push(block);
    else groups.push([block]);
  }
  return groups.filter((group) => group.some((block) => !block.ignored));
}

function hunk(a: Lines, b: Lines, group: readonly Block[], context: number, out: string[]): void {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return;
  const lead = Math.min(context, first.a, first.b);
  const [endA, endB] = [last.a + last.lengthA, last.b + last.lengthB];
  const trail = Math.min(context, a.lines.length - endA, b.lines.length - endB);
  const [fromA, fromB] = [first.a - lead, first.b - lead];
  out.push(`@@ -${range(fromA, endA + trail - fromA)} +${range(fromB, endB + trail - fromB)} @@\n`);
  let at = fromA;
  for (const block of group) {
    write(a, ' ', at, block.a, out);
    write(a, '-', block.a, block.a + block.lengthA, out);
    write(b, '+', block.b, block.b + block.lengthB, out);
    at = block.a + block.lengthA;
  }
  write(a, ' ', at, endA + trail, out);
}

/** The first line of a hunk and its number of lines; without lines, the line before it. */
const range = (from: number, length: number): string =>
  length === 1 ? `${from + 1}` : `${length === 0 ? from : from + 1},${length}`;

function write({ lines, ended }: Lines, sign: string, from: number, to: number, out: string[]): void {
  for (let at = from; at < to; at++) {
    out.push(sign, lines[at] ?? '', '\n');
    if (at === lines.length - 1 && !ended) out.push('\\ No newline at end of file\n');
  }
}
