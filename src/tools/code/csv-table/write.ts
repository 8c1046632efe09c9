import { ByteWriter, decodeUtf8 } from '../../../core/bytes/byte-writer';
import { writeField } from '../../../formats/csv';
import { IntList } from '../../../core/bytes/integer-list';
import type { Grid } from './grid';

export const OUTPUTS = ['csv', 'tsv', 'json', 'markdown', 'html', 'sql'] as const;
export type OutputFormat = (typeof OUTPUTS)[number];

const COMMA = 0x2c;
const TAB = 0x09;
const LF = 0x0a;
const QUOTE = 0x22;

/** A text that may be longer than one string can be: its pieces and their total size in bytes. */
export interface Written {
  readonly pieces: readonly string[];
  readonly size: number;
}

/** Rows as CSV bytes without a header, and the offset of each row: this is what the table on the page reads. */
export interface RowBytes {
  readonly blob: Blob;
  /** Byte offsets: one for each row, then the end. */
  readonly offsets: Int32Array<ArrayBuffer>;
}

const EMPTY_ROW = new Uint8Array([QUOTE, QUOTE]);

/**
 * Writes one row as in RFC 4180; short rows are padded. A row of one empty cell becomes `""`, because a blank line
 * isn't a row.
 */
function writeRow(out: ByteWriter, grid: Grid, row: number, delimiter: number, scratch: ByteWriter): void {
  const columns = grid.names.length;
  for (let column = 0; column < columns; column++) {
    if (column > 0) out.byte(delimiter);
    const [start, end, doubled] = grid.range(row, column);
    if (doubled) {
      scratch.at = 0;
      scratch.text(decodeUtf8(grid.bytes.subarray(start, end)).replaceAll('""', '"'));
      writeField(out, scratch.bytes, 0, scratch.at, delimiter, false);
    } else writeField(out, grid.bytes, start, end, delimiter, false);
  }
  if (columns === 1 && grid.text(row, 0) === '') out.all(EMPTY_ROW);
}

/** The rows for the table on the page. */
export function rowBytes(grid: Grid, rows: Int32Array): RowBytes {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  const offsets = new IntList();
  const scratch = new ByteWriter();
  let out = new ByteWriter();
  let written = 0;
  const flush = () => {
    blocks.push(out.bytes.slice(0, out.at));
    written += out.at;
    out = new ByteWriter();
  };
  for (const row of rows) {
    offsets.push(written + out.at);
    // The writer turns its bytes into text when it is full, so flush before that.
    const [first] = grid.range(row, 0);
    const [, last] = grid.range(row, Math.max(grid.width(row) - 1, 0));
    const most = Math.max(last - first, 0) * 2 + grid.names.length * 4 + 8;
    if (out.at + most > out.bytes.length) {
      flush();
      out.room(Math.max(most, 1 << 20));
    }
    writeRow(out, grid, row, COMMA, scratch);
    out.byte(LF);
  }
  flush();
  offsets.push(written);
  return { blob: new Blob(blocks), offsets: offsets.values.slice(0, offsets.length) };
}

/** The rows in another format, with the column names first if there is a header. */
export function writeRows(grid: Grid, rows: Int32Array, format: OutputFormat, header: boolean): Written {
  switch (format) {
    case 'csv':
    case 'tsv':
      return delimited(grid, rows, format === 'csv' ? COMMA : TAB, header);
    case 'json':
      return json(grid, rows);
    case 'markdown':
      return lines(grid, rows, markdown);
    case 'html':
      return lines(grid, rows, html);
    case 'sql':
      return sql(grid, rows);
  }
}

/** Bytes written before they are turned into text. */
const PIECE = 1 << 20;

class Pieces {
  readonly pieces: string[] = [];
  size = 0;
  private waiting: string[] = [];
  private waitingLength = 0;

  add(text: string): void {
    this.waiting.push(text);
    this.waitingLength += text.length;
    if (this.waitingLength > PIECE) this.flush();
  }

  flush(): Written {
    if (this.waiting.length > 0) this.pieces.push(this.waiting.join(''));
    this.size += this.waitingLength;
    this.waiting = [];
    this.waitingLength = 0;
    return this;
  }
}

function delimited(grid: Grid, rows: Int32Array, delimiter: number, header: boolean): Written {
  const pieces = new Pieces();
  const scratch = new ByteWriter();
  let out = new ByteWriter();
  const flush = () => {
    pieces.add(out.finish());
    out = new ByteWriter();
  };
  if (header) {
    grid.names.forEach((name, index) => {
      if (index > 0) out.byte(delimiter);
      scratch.at = 0;
      scratch.text(name);
      writeField(out, scratch.bytes, 0, scratch.at, delimiter, false);
    });
  }
  rows.forEach((row, index) => {
    if (header || index > 0) out.byte(LF);
    writeRow(out, grid, row, delimiter, scratch);
    if (out.length > PIECE) flush();
  });
  flush();
  return pieces.flush();
}

function json(grid: Grid, rows: Int32Array): Written {
  const pieces = new Pieces();
  const keys = grid.names.map((name) => `${JSON.stringify(name)}: `);
  pieces.add('[');
  rows.forEach((row, index) => {
    const members = keys.map((key, column) => `    ${key}${JSON.stringify(grid.text(row, column))}`);
    pieces.add(`${index === 0 ? '\n' : ',\n'}  {\n${members.join(',\n')}\n  }`);
  });
  pieces.add(rows.length === 0 ? ']' : '\n]');
  return pieces.flush();
}

interface LineFormat {
  /** Writes what comes before the rows, using the column names; then each row; then the end. */
  readonly head: (names: readonly string[]) => string;
  readonly row: (cells: readonly string[]) => string;
  readonly foot: string;
}

function lines(grid: Grid, rows: Int32Array, format: LineFormat): Written {
  const pieces = new Pieces();
  pieces.add(format.head(grid.names));
  for (const row of rows) pieces.add(`\n${format.row(grid.names.map((_, column) => grid.text(row, column)))}`);
  pieces.add(format.foot);
  return pieces.flush();
}

/**
 * GFM: escapes bars, and also the backslashes right before a bar, which would otherwise escape the backslash that we
 * add.
 */
const markdownCell = (text: string): string => text.replace(/(\\*)\|/g, '$1$1\\|').replace(/\r\n?|\n/g, '<br>');
const markdownRow = (cells: readonly string[]): string => `| ${cells.map(markdownCell).join(' | ')} |`;
const markdown: LineFormat = {
  head: (names) => `${markdownRow(names)}\n|${names.map(() => ' --- |').join('')}`,
  row: markdownRow,
  foot: '',
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
const html: LineFormat = {
  head: (names) =>
    `<table>\n  <thead>\n    <tr>${names.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr>\n  </thead>\n  <tbody>`,
  row: (cells) => `    <tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  foot: '\n  </tbody>\n</table>',
};

/** One INSERT for all rows; nothing if there are no rows, because VALUES needs one. */
function sql(grid: Grid, rows: Int32Array): Written {
  const pieces = new Pieces();
  const names = grid.names.map((name) => `"${name.replaceAll('"', '""')}"`).join(',');
  rows.forEach((row, index) => {
    const values = grid.names.map((_, column) => `'${grid.text(row, column).replaceAll("'", "''")}'`);
    pieces.add(`${index === 0 ? `INSERT INTO "table" (${names}) VALUES ` : ','}(${values.join(',')})`);
  });
  if (rows.length > 0) pieces.add(';');
  return pieces.flush();
}
