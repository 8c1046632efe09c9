import type { ViewRow } from './view-rows';

export type SideName = 'original' | 'changed';

/**
 * Replaces a text's line in a row by the other text's line: inserts a line that only the other text has, and removes
 * one that only this text has. Line breaks stay as this text has them; a new last line ends like the other text's last
 * line.
 */
export function takeLine(
  texts: Readonly<Record<SideName, string>>,
  rows: readonly ViewRow[],
  at: number,
  to: SideName,
): string {
  const from = to === 'original' ? 'changed' : 'original';
  const lines = linesWithBreaks(texts[to]);
  const source = linesWithBreaks(texts[from]);
  const [given, own] = [rows[at]?.[from], rows[at]?.[to]];
  if (!given) {
    if (own) lines.splice(own.line - 1, 1);
    return lines.join('');
  }
  const piece = source[given.line - 1] ?? '';
  const lastGiven = given.line === source.length;
  const position = own ? own.line - 1 : insertAt(rows, at, to, lines.length);
  const newline = breakOf(texts[to]) || breakOf(texts[from]) || '\n';
  const last = position >= lines.length - (own ? 1 : 0);
  const ends = last && lastGiven ? breakOf(piece) !== '' : own ? breakOf(lines[position] ?? '') !== '' : true;
  const before = lines[position - 1];
  if (!own && before !== undefined && breakOf(before) === '') lines[position - 1] = before + newline;
  const line = bare(piece) + (ends ? breakOf(own ? (lines[position] ?? '') : '') || newline : '');
  lines.splice(position, own ? 1 : 0, line);
  return lines.join('');
}

/**
 * The index at which a side without a line in this row inserts one: after its line in an earlier row, otherwise before
 * its next line.
 */
function insertAt(rows: readonly ViewRow[], at: number, to: SideName, end: number): number {
  for (let before = at - 1; rows[before] !== undefined && rows[before]?.kind !== 'skipped'; before--) {
    const line = rows[before]?.[to]?.line;
    if (line !== undefined) return line;
  }
  for (const row of rows.slice(at + 1)) {
    const line = row[to]?.line;
    if (line !== undefined) return line - 1;
  }
  return end;
}

const linesWithBreaks = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+/g) ?? [];
const breakOf = (text: string): string => /\r\n|\r|\n/.exec(text)?.[0] ?? '';
const bare = (piece: string): string => piece.replace(/[\r\n]+$/, '');
