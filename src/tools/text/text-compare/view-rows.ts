import type { Table } from '../../../kinds/contract/outputs';
import type { RowKind } from './side-by-side';

/** One side of a row: null if it has no line. */
export interface Side {
  readonly line: number;
  readonly text: string;
  /** Ranges of UTF-16 units that changed, in order. */
  readonly marks: readonly Mark[];
}

export type Mark = readonly [start: number, end: number];

/** A row as the view draws it. */
export interface ViewRow {
  readonly kind: RowKind;
  readonly original: Side | null;
  readonly changed: Side | null;
  /** For `skipped`: the number of lines not shown. */
  readonly skipped: number;
  /** The index of its change, from 0; -1 for none. */
  readonly change: number;
}

const KINDS = ['same', 'changed', 'added', 'removed', 'skipped'] as const satisfies readonly RowKind[];

/** The rows of the tool's table `rows`; adjacent rows that differ form one change. */
export function viewRows(table: Table): readonly ViewRow[] {
  let changes = 0;
  let inside = false;
  return table.rows.map(([kind, lineA, textA, marksA, lineB, textB, marksB]) => {
    const code = typeof kind === 'object' && kind !== null && 'says' in kind ? kind.code.replace('row.', '') : '';
    const known = KINDS.find((one) => one === code) ?? 'same';
    const lines = typeof kind === 'object' && kind !== null && 'says' in kind ? kind.with.lines : 0;
    const differs = known !== 'same' && known !== 'skipped';
    if (differs && !inside) changes++;
    inside = differs;
    return {
      kind: known,
      // A skipped row has no text, but has the numbers of its first lines.
      original: sideOf(lineA, known === 'skipped' ? '' : textA, marksA),
      changed: sideOf(lineB, known === 'skipped' ? '' : textB, marksB),
      skipped: typeof lines === 'number' ? lines : 0,
      change: differs ? changes - 1 : -1,
    };
  });
}

const sideOf = (line: unknown, text: unknown, marks: unknown): Side | null =>
  typeof line === 'number' && typeof text === 'string' ? { line, text, marks: marksOf(String(marks ?? '')) } : null;

const marksOf = (marks: string): Mark[] =>
  [...marks.matchAll(/(\d+)-(\d+)/g)].map(([, start, end]) => [Number(start), Number(end)]);

/** The same rows in one column, as in a unified diff: for each change the removed lines, then the added ones. */
export function inOneColumn(rows: readonly ViewRow[]): readonly ViewRow[] {
  const lines: ViewRow[] = [];
  for (let at = 0; at < rows.length;) {
    const row = rows[at];
    if (!row) break;
    if (row.change < 0) {
      lines.push(row);
      at++;
      continue;
    }
    let end = at;
    while (rows[end]?.change === row.change) end++;
    const block = rows.slice(at, end);
    lines.push(
      ...block.flatMap((one): ViewRow[] => (one.original ? [{ ...one, kind: 'removed', changed: null }] : [])),
      ...block.flatMap((one): ViewRow[] => (one.changed ? [{ ...one, kind: 'added', original: null }] : [])),
    );
    at = end;
  }
  return lines;
}

/** Splits a text at its marks: pieces in order, marked or not. */
export function pieces(text: string, marks: readonly Mark[]): readonly { text: string; marked: boolean }[] {
  const cut: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start > at) cut.push({ text: text.slice(at, start), marked: false });
    cut.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length || cut.length === 0) cut.push({ text: text.slice(at), marked: false });
  return cut;
}
