import { graphemes } from '../../../core/text/graphemes';
import { block, wholeLines, type Edit } from './edits';

/** The row below a table's header: `| --- | :-: |`. */
const DELIMITER = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** Characters that are two columns wide in a monospaced font: Chinese, Japanese, Korean, full width and emoji. */
const WIDE =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|^\p{Emoji_Presentation}/u;

const EMPTY = '| Column 1 | Column 2 |\n| -------- | -------- |\n|          |          |';

/** Aligns the columns of the table at the caret; anywhere else inserts a new one and selects its first header cell. */
export function table(text: string, start: number, end: number): Edit {
  const found = tableAt(text, start);
  if (!found) return block(text, start, end, EMPTY, 2, 'Column 1'.length);
  const aligned = alignTable(text.slice(found.from, found.to));
  return {
    text: text.slice(0, found.from) + aligned + text.slice(found.to),
    start: found.from,
    end: found.from + aligned.length,
  };
}

/** Where the table around a position begins and ends. */
function tableAt(text: string, at: number): { from: number; to: number } | undefined {
  let { from, to } = wholeLines(text, at, at);
  const isRow = (line: string) => line.includes('|');
  if (!isRow(text.slice(from, to))) return undefined;
  while (from > 0) {
    const before = wholeLines(text, from - 1, from - 1);
    if (!isRow(text.slice(before.from, before.to))) break;
    from = before.from;
  }
  while (to < text.length) {
    const after = wholeLines(text, to + 1, to + 1);
    if (!isRow(text.slice(after.from, after.to))) break;
    to = after.to;
  }
  // A paragraph right above may contain bars too: the header is the line above the first delimiter row.
  const lines = text.slice(from, to).split('\n');
  const marks = lines.findIndex((line, index) => index > 0 && DELIMITER.test(line));
  if (marks < 0) return undefined;
  for (const line of lines.slice(0, marks - 1)) from += line.length + 1;
  return at < from ? undefined : { from, to };
}

/** Aligns the columns of a GFM table as its delimiter row specifies; each row gets as many cells as the header. */
export function alignTable(source: string): string {
  const rows = source.split('\n').map(cellsOf);
  const [head = [], marks = []] = rows;
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const sides = Array.from({ length: columns }, (_, column) => {
    const mark = marks[column] ?? '-';
    return { left: mark.startsWith(':'), right: mark.endsWith(':') };
  });
  const width = sides.map((_, column) =>
    Math.max(3, ...rows.map((row, index) => (index === 1 ? 3 : widthOf(row[column] ?? '')))),
  );
  return rows
    .map((row, index) => {
      const cells = sides.map(({ left, right }, column) => {
        const room = width[column] ?? 3;
        if (index === 1) return (left ? ':' : '-') + '-'.repeat(room - 2) + (right ? ':' : '-');
        const cell = row[column] ?? '';
        const spare = room - widthOf(cell);
        const before = right ? (left ? Math.floor(spare / 2) : spare) : 0;
        return ' '.repeat(before) + cell + ' '.repeat(spare - before);
      });
      return `| ${cells.join(' | ')} |`;
    })
    .join('\n');
}

/** The cells of a row; `\|` is a character inside a cell. */
function cellsOf(row: string): string[] {
  const cells = [''];
  const line = row.trim();
  for (let at = line.startsWith('|') ? 1 : 0; at < line.length; at++) {
    const character = line[at] ?? '';
    const last = cells.length - 1;
    if (character === '\\') cells[last] += character + (line[++at] ?? '');
    else if (character === '|') cells.push('');
    else cells[last] += character;
  }
  if (line.endsWith('|') && cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells.map((cell) => cell.trim());
}

const widthOf = (text: string): number =>
  graphemes(text).reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
