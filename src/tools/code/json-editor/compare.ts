export interface ChangedLine {
  readonly sign: '+' | '−';
  readonly text: string;
}

/** Texts with more differing lines than this are shown as completely removed and added. */
const MOST = 2_000;

/**
 * The removed and added lines, in order. Keeps the longest common subsequence of lines (table-based, the problem that
 * Hunt and Szymanski solve).
 */
export function changedLines(before: string, after: string): readonly ChangedLine[] {
  const old = before.split('\n');
  const now = after.split('\n');
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const a = old.slice(start, old.length - end);
  const b = now.slice(start, now.length - end);
  const removed = (text: string): ChangedLine => ({ sign: '−', text });
  const added = (text: string): ChangedLine => ({ sign: '+', text });
  if (a.length > MOST || b.length > MOST) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: ChangedLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) lines.push(removed(a[i++] ?? ''));
    else lines.push(added(b[j++] ?? ''));
  }
  return lines;
}
