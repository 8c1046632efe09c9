import { decodeUtf8 } from '../../../core/bytes/byte-writer';
import { CSV_FAULT, CsvReader, type CsvFault, type Delimiter } from '../../../formats/csv';
import { ColumnNames } from '../../../formats/csv/column-names';
import { IntList } from '../../../core/bytes/integer-list';

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
/** At most this many issues are listed; all of them are counted. */
const LISTED = 1000;

export type IssueCode = 'shortRow' | 'longRow' | 'strayQuote' | 'mixedEnds';
export interface Issue {
  readonly line: number;
  readonly code: IssueCode;
  /** The number of cells in the row, the number of the cell with the quote, or 0. */
  readonly number: number;
}

/** Numbers per cell: start and end of its bytes. `DOUBLED` is set in the start if the cell contains doubled quotes. */
const WIDTH = 2;
/** Byte offsets need all 31 bits only for texts of 500 million characters that are not ASCII; the sign bit is free. */
const DOUBLED = 0x8000_0000 | 0;

/** An index of the cells of a CSV text: strings are created only when requested. */
export class Grid {
  /** Index into `cells` where each row begins, followed by the end of the last row. */
  readonly rows = new IntList();
  readonly cells = new IntList();
  readonly issues: Issue[] = [];
  issueCount = 0;
  names: readonly string[] = [];
  emptyNames = 0;
  repeatedNames = 0;
  /** The number of cells in the first record: the others should have the same. */
  expected = 0;
  bytes: Uint8Array = new Uint8Array(0);
  /** The text, if it is ASCII only: then byte offsets are also string offsets. */
  private ascii: string | undefined;

  get rowCount(): number {
    return this.rows.length - 1;
  }

  /** How many cells a row really has; short and long rows differ from `expected`. */
  width(row: number): number {
    return (this.rows.at(row + 1) - this.rows.at(row)) / WIDTH;
  }

  /** Start and end of a cell's bytes as typed; an empty range for a cell that a short row lacks. */
  range(row: number, column: number): readonly [start: number, end: number, doubled: boolean] {
    const at = this.rows.at(row) + column * WIDTH;
    if (at >= this.rows.at(row + 1)) return [0, 0, false];
    const start = this.cells.at(at);
    return [start & ~DOUBLED, this.cells.at(at + 1), start < 0];
  }

  text(row: number, column: number): string {
    const [start, end, doubled] = this.range(row, column);
    if (start === end) return '';
    const raw = this.ascii === undefined ? decodeUtf8(this.bytes.subarray(start, end)) : this.ascii.slice(start, end);
    return doubled ? raw.replaceAll('""', '"') : raw;
  }

  issue(line: number, code: IssueCode, number: number): void {
    if (this.issueCount++ < LISTED) this.issues.push({ line, code, number });
  }

  /**
   * Indexes a text that has no byte order mark. Refuses a quote that is never closed, and text after a closing quote.
   */
  static read(
    text: string,
    delimiter: Delimiter,
    header: boolean,
    progress: (part: number) => void,
  ): Grid | CsvFault | undefined {
    const grid = new Grid();
    const reader = new CsvReader(delimiter);
    reader.feed(text, true);
    grid.bytes = reader.bytes;
    grid.ascii = reader.bytes.length - 1 === text.length ? text : undefined;
    const hasQuotes = text.includes('"');
    let ends = '';
    let count = reader.next();
    const first = count > 0 ? reader.fields(count) : [];
    const names = new ColumnNames(header ? first : first.map(() => ''));
    [grid.emptyNames, grid.repeatedNames] = header ? [names.empty, names.repeated] : [0, 0];
    const expected = (grid.expected = first.length);
    const step = reader.size / 50;
    let report = step;
    for (let record = 0; count > 0; record++, count = reader.next()) {
      const end = endOf(reader, count);
      if (ends === '') ends = end;
      else if (end !== '' && end !== ends && ends !== 'mixed') {
        grid.issue(reader.line, 'mixedEnds', 0);
        ends = 'mixed';
      }
      if (hasQuotes) grid.findStrayQuotes(reader, count);
      if (record === 0 && header) continue;
      if (count < expected) grid.issue(reader.line, 'shortRow', count);
      if (count > expected) {
        grid.issue(reader.line, 'longRow', count);
        while (names.names.length < count) names.add();
      }
      grid.add(reader, count);
      if (reader.position > report) {
        progress(report / reader.size / 2);
        report = reader.position + step;
      }
    }
    if (count === CSV_FAULT) return reader.fault;
    grid.rows.push(grid.cells.length);
    grid.names = names.names;
    return grid;
  }

  private add({ starts, ends, quoted }: CsvReader, count: number): void {
    const { cells } = this;
    this.rows.push(cells.length);
    for (let i = 0; i < count; i++) {
      const start = starts[i] ?? 0;
      cells.push(quoted[i] === 2 ? start | DOUBLED : start);
      cells.push(ends[i] ?? 0);
    }
  }

  private findStrayQuotes({ bytes, starts, ends, quoted, line }: CsvReader, count: number): void {
    for (let i = 0; i < count; i++) {
      if (quoted[i] !== 0) continue;
      const end = ends[i] ?? 0;
      for (let at = starts[i] ?? 0; at < end; at++) {
        if (bytes[at] !== QUOTE) continue;
        this.issue(line, 'strayQuote', i + 1);
        break;
      }
    }
  }
}

/** How the last record that was read ends; '' at the end of the text. */
function endOf({ bytes, ends, quoted }: CsvReader, count: number): string {
  const at = (ends[count - 1] ?? 0) + ((quoted[count - 1] ?? 0) > 0 ? 1 : 0);
  if (bytes[at] === LF) return 'LF';
  if (bytes[at] !== CR) return '';
  return bytes[at + 1] === LF ? 'CRLF' : 'CR';
}
