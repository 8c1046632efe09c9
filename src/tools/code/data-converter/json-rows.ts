import { IntList } from '../../../core/bytes/integer-list';
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  END,
  FAULT,
  KEY,
  OPEN_ARRAY,
  OPEN_OBJECT,
  Scanner,
  type JsonFault,
} from '../../../formats/json';
import { ColumnPath, pathOf } from './column-path';

export interface RowOptions {
  /** Flatten nested values into columns `a.b` and `a.0`; otherwise a nested value is one cell. */
  readonly flatten: boolean;
  /** Each line of the text is a row. */
  readonly lines: boolean;
  /** Rows may be of different kinds: treat lists like other rows, even if the first row is a list. */
  readonly mixed: boolean;
}

/** An open bracket inside a row. */
interface Open {
  readonly place: ColumnPath;
  readonly isList: boolean;
  count: number;
}

/**
 * The result of reading: the rows were found; the text isn't JSON; it is a single bare value; or the first row is a
 * list and another is not.
 */
export type Reading = 'rows' | 'fault' | 'scalar' | 'mixed';

const opens = (token: number): boolean => token === OPEN_OBJECT || token === OPEN_ARRAY;
const closes = (token: number): boolean => token === CLOSE_OBJECT || token === CLOSE_ARRAY;

/**
 * Finds the rows and columns of a JSON text: the elements of a list, one object, or one value per line. Columns are
 * numbered in the order in which they first appear; values are kept as byte offsets.
 */
export class RowFinder {
  readonly bytes: Uint8Array;
  readonly columns: string[] = [];
  /** Three numbers for each cell: its column, and where its value begins and ends (equal for an empty cell). */
  readonly cells = new IntList();
  /** For each row, the index of its first cell; then the number of all cells. */
  readonly starts = new IntList();
  /** All rows are lists, so columns have no names. */
  lists = false;
  /** How many cells replaced another one in the same row and column, and the column of the first of them. */
  replaced = 0;
  replacedColumn = '';

  private readonly scanner: Scanner;
  private readonly byName = new Map<string, number>();
  /** For each column: the last row that has a cell in it, counted from 1. */
  private readonly lastRow = new IntList();
  private readonly row = new ColumnPath();
  private readonly bareValue = new ColumnPath(this.row, 'value');
  private readonly open: Open[] = [];
  private keyed = this.row;

  constructor(
    text: string | Uint8Array,
    private readonly options: RowOptions,
  ) {
    this.scanner = new Scanner(text, { lines: options.lines });
    this.bytes = this.scanner.bytes;
  }

  get rowCount(): number {
    return this.starts.length - 1;
  }

  get fault(): JsonFault | undefined {
    return this.scanner.fault;
  }

  read(progress: (part: number) => void): Reading {
    const { scanner } = this;
    const step = scanner.size / 50;
    let report = step;
    let token = scanner.next();
    const inList = !this.options.lines && token === OPEN_ARRAY;
    const bare = !this.options.lines && !opens(token);
    if (inList) token = scanner.next();
    for (; token !== END; token = scanner.next()) {
      if (token === FAULT) return 'fault';
      const inside = this.open.at(-1);
      if (inside) token = this.inRow(token, inside);
      else if (!closes(token) && !this.beginRow(token)) return 'mixed';
      if (token === FAULT) return 'fault';
      if (scanner.position > report) {
        progress(report / scanner.size);
        report = scanner.position + step;
      }
    }
    this.starts.push(this.cells.length / 3);
    return bare ? 'scalar' : 'rows';
  }

  private beginRow(token: number): boolean {
    const isList = token === OPEN_ARRAY;
    if (this.starts.length === 0) this.lists = isList && !this.options.mixed;
    else if (this.lists && !isList) return false;
    this.starts.push(this.cells.length / 3);
    this.row.restart();
    if (opens(token)) this.open.push({ place: this.row, isList, count: 0 });
    else this.addCell(this.bareValue, this.scanner.start, this.scanner.end);
    return true;
  }

  /** Handles a token inside a row; returns it, or the last token if it read further. */
  private inRow(token: number, inside: Open): number {
    const { scanner } = this;
    if (token === KEY) {
      inside.count++;
      this.keyed = inside.place.child(scanner.bytes, scanner.start + 1, scanner.end - 1);
      return token;
    }
    if (closes(token)) {
      this.open.pop();
      // An empty object or list is an empty cell that still has a column. An empty row has no cells.
      if (inside.count === 0 && this.open.length > 0) this.addCell(inside.place, scanner.start, scanner.start);
      return token;
    }
    const place = inside.isList ? inside.place.item(inside.count++) : this.keyed;
    if (!opens(token)) {
      this.addCell(place, scanner.start, scanner.end);
      return token;
    }
    if (!this.options.flatten || this.lists) return this.wholeValue(place);
    place.restart();
    this.open.push({ place, isList: token === OPEN_ARRAY, count: 0 });
    return token;
  }

  /** Reads a nested value as one cell. */
  private wholeValue(place: ColumnPath): number {
    const { scanner } = this;
    const { start, depth } = scanner;
    let token = scanner.next();
    const empty = closes(token);
    while (scanner.depth >= depth && token !== FAULT) token = scanner.next();
    this.addCell(place, start, empty ? start : scanner.end);
    return token;
  }

  private addCell(place: ColumnPath, start: number, end: number): void {
    const column = this.columnOf(place);
    const { cells, lastRow, starts } = this;
    cells.push(column);
    cells.push(start);
    cells.push(end);
    if (lastRow.values[column] === starts.length && this.replaced++ === 0)
      this.replacedColumn = this.columns[column] ?? '';
    lastRow.values[column] = starts.length;
  }

  /** Two paths with the same name ({"a.b": 1} and {"a": {"b": 1}}) are one column. */
  private columnOf(place: ColumnPath): number {
    if (place.column >= 0) return place.column;
    const path = pathOf(place);
    place.column = this.byName.get(path) ?? this.columns.length;
    if (place.column === this.columns.length) {
      this.columns.push(path);
      this.byName.set(path, place.column);
      this.lastRow.push(0);
    }
    return place.column;
  }
}
