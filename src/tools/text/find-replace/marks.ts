import type { Table } from '../../../kinds/contract/outputs';

/** The position of a match in the text as typed: UTF-16 units, and its row in the table. */
export interface PlacedMark {
  readonly start: number;
  readonly end: number;
  readonly row: number;
}

/**
 * Locates the matches of the first pair in the text; those of the others were found in the output of the pair before.
 * `table` is the tool's `matches`. A match that is not there (the text has changed in the meantime) is left out; if one
 * was truncated in the table (`…`), only its listed beginning is highlighted.
 */
export function marksIn(text: string, table: Table): readonly PlacedMark[] {
  const marks: PlacedMark[] = [];
  let line = 1;
  let lineStart = 0;
  let column = 1;
  let at = 0;
  for (const [row, [pair, wantedLine, wantedColumn, found]] of table.rows.entries()) {
    if (pair !== 1 || typeof wantedLine !== 'number' || typeof wantedColumn !== 'number') continue;
    while (line < wantedLine) {
      const end = text.indexOf('\n', lineStart);
      if (end < 0) return marks;
      lineStart = at = end + 1;
      column = 1;
      line++;
    }
    for (; column < wantedColumn && at < text.length; column++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    const whole = String(found);
    const shown = text.startsWith(whole, at) ? whole : whole.replace(/…$/, '');
    if (text.startsWith(shown, at)) marks.push({ start: at, end: at + shown.length, row });
  }
  return marks;
}
