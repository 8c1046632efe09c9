import { decodeUtf8 } from '../../../core/bytes/byte-writer';
import { CSV_FAULT, CsvReader, type CsvFault, type Delimiter } from '../../../formats/csv';
import { ColumnNames } from '../../../formats/csv/column-names';
import { IntList } from '../../../core/bytes/integer-list';

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
/** So many issues are listed; all of them are counted. */
const LISTED = 1000;

export type IssueCode = 'shortRow' | 'longRow' | 'strayQuote' | 'mixedEnds';
export interface Issue {
  readonly line: number;
  readonly code: IssueCode;
  /** Cells in the row, the number of the cell with the quote, or nothing. */
  readonly number: number;
}

/** A cell: start and end of its bytes, the start with `DOUBLED` where quotes are doubled inside. */
const WIDTH = 2;
/** Offsets of a text of 500 million characters need 31 bits only where it is not ASCII; the sign bit is free. */
const DOUBLED = 0x8000_0000 | 0;

/** A CSV text as an index of its cells: nothing is made into strings before it is asked for. */
export class Grid {
  /** Where the cells of each row begin in `cells`, and behind the last row its end. */
  readonly rows = new IntList();
  readonly cells = new IntList();
  readonly issues: Issue[] = [];
  issueCount = 0;
  names: readonly string[] = [];
  emptyNames = 0;
  repeatedNames = 0;
  /** How many cells the first record has: the others should have as many. */
  expected = 0;
  bytes: Uint8Array = new Uint8Array(0);
  /** The text where it is ASCII, and byte offsets are its own. */
  private ascii: string | undefined;

  get rowCount(): number {
    return this.rows.length - 1;
  }

  /** How many cells a row has of its own. */
  width(row: number): number {
    return (this.rows.at(row + 1) - this.rows.at(row)) / WIDTH;
  }

  /** Start and end of a cell's bytes as typed; an empty range where a short row has none. */
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

  /** Reads a text that does not begin with a byte order mark. */
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

/** How the record that was read last ends; '' at the end of the text. */
function endOf({ bytes, ends, quoted }: CsvReader, count: number): string {
  const at = (ends[count - 1] ?? 0) + ((quoted[count - 1] ?? 0) > 0 ? 1 : 0);
  if (bytes[at] === LF) return 'LF';
  if (bytes[at] !== CR) return '';
  return bytes[at + 1] === LF ? 'CRLF' : 'CR';
}
