import { ByteWriter, encodeUtf8 } from '../../../core/bytes/byte-writer';
import type { CsvReader } from '../../../formats/csv';
import { IntList } from '../../../core/bytes/integer-list';
import type { ColumnNames } from '../../../formats/csv/column-names';
import { isJsonNumber, isTruth, writeJsonString } from './json-cell';

export interface RowStyle {
  /** `true`, `false` and numbers that fit a double exactly are written without quotes. */
  readonly infer: boolean;
  /** The indentation of one level; '' writes everything on one line. */
  readonly indent: string;
}

const EMPTY_CELL = encodeUtf8('""');

/** Writes a reader's records as JSON, with the layout of `JSON.stringify(value, null, indent)`. */
export abstract class RowWriter {
  readonly out = new ByteWriter();

  constructor(private readonly style: RowStyle) {}

  /** Writes the record that the reader is at, which has `count` fields. */
  abstract row(reader: CsvReader, count: number): void;
  /** Call after the last record. */
  abstract end(reader: CsvReader): void;

  /** `before`, then a line break with the indentation of a level, then `after`. */
  protected onNewLine(before: string, depth: number, after = ''): Uint8Array {
    const { indent } = this.style;
    return encodeUtf8(`${before}${indent === '' ? '' : `\n${indent.repeat(depth)}`}${after}`);
  }

  protected key(name: string): string {
    return `${JSON.stringify(name.toWellFormed())}:${this.style.indent === '' ? '' : ' '}`;
  }

  protected cell(bytes: Uint8Array, start: number, end: number, quoted: number): void {
    const plain = this.style.infer && (isJsonNumber(bytes, start, end) || isTruth(bytes, start, end));
    if (plain) this.out.copy(bytes, start, end);
    else writeJsonString(this.out, bytes, start, end, quoted === 2);
  }

  protected emptyCell(): void {
    this.out.all(EMPTY_CELL);
  }
}

/** `[{"id": "007"}]`: missing cells become '', extra cells get generated names. */
export class ObjectRows extends RowWriter {
  private first = true;
  private readonly expected: number;
  private readonly keys: Uint8Array[];
  private readonly opening = this.onNewLine('', 1, '{');
  private readonly nextOpening = this.onNewLine(',', 1, '{');
  private readonly closing = this.onNewLine('', 1, '}');

  constructor(
    style: RowStyle,
    private readonly columns: ColumnNames,
  ) {
    super(style);
    this.expected = columns.names.length;
    this.keys = columns.names.map((name, index) => this.keyBytes(name, index));
    this.out.text('[');
  }

  private keyBytes(name: string, index: number): Uint8Array {
    return this.onNewLine(index === 0 ? '' : ',', 2, this.key(name));
  }

  row({ bytes, starts, ends, quoted }: CsvReader, count: number): void {
    const { out, keys } = this;
    while (keys.length < count) keys.push(this.keyBytes(this.columns.add(), keys.length));
    out.all(this.first ? this.opening : this.nextOpening);
    this.first = false;
    for (let i = 0; i < count; i++) {
      out.all(keys[i]!);
      this.cell(bytes, starts[i]!, ends[i]!, quoted[i]!);
    }
    for (let i = count; i < this.expected; i++) {
      out.all(keys[i]!);
      this.emptyCell();
    }
    out.all(this.closing);
  }

  end(): void {
    this.out.all(this.first ? encodeUtf8(']') : this.onNewLine('', 0, ']'));
  }
}

/** `[["id"], ["007"]]`: the header is written as a list of strings like the others; missing cells become ''. */
export class ListRows extends RowWriter {
  private first = true;
  private readonly opening = this.onNewLine('', 1, '[');
  private readonly nextOpening = this.onNewLine(',', 1, '[');
  private readonly beforeFirst = this.onNewLine('', 2);
  private readonly beforeNext = this.onNewLine(',', 2);
  private readonly closing = this.onNewLine('', 1, ']');

  constructor(
    style: RowStyle,
    private readonly expected: number,
    header: readonly string[] | undefined,
  ) {
    super(style);
    this.out.text('[');
    if (header) this.list(header.length, (index) => this.out.text(JSON.stringify(header[index]?.toWellFormed())));
  }

  private list(count: number, writeCell: (index: number) => void): void {
    const { out } = this;
    out.all(this.first ? this.opening : this.nextOpening);
    this.first = false;
    for (let i = 0; i < count; i++) {
      out.all(i === 0 ? this.beforeFirst : this.beforeNext);
      writeCell(i);
    }
    out.all(this.closing);
  }

  row({ bytes, starts, ends, quoted }: CsvReader, count: number): void {
    this.list(Math.max(count, this.expected), (i) => {
      if (i < count) this.cell(bytes, starts[i]!, ends[i]!, quoted[i]!);
      else this.emptyCell();
    });
  }

  end(): void {
    this.out.all(this.first ? encodeUtf8(']') : this.onNewLine('', 0, ']'));
  }
}

/** `{"id": ["007"]}`: a list of cells for each column, with '' where a record has none. */
export class ColumnLists extends RowWriter {
  /** Three numbers for each field of all records: start, end, quoted. */
  private readonly cells = new IntList();
  /** For each record, the index of its first field among all fields. */
  private readonly rows = new IntList();

  constructor(
    style: RowStyle,
    private readonly columns: ColumnNames,
  ) {
    super(style);
  }

  row({ starts, ends, quoted }: CsvReader, count: number): void {
    while (this.columns.names.length < count) this.columns.add();
    this.rows.push(this.cells.length / 3);
    for (let i = 0; i < count; i++) {
      this.cells.push(starts[i]!);
      this.cells.push(ends[i]!);
      this.cells.push(quoted[i]!);
    }
  }

  end({ bytes }: CsvReader): void {
    const { out, cells, rows } = this;
    const beforeFirst = this.onNewLine('', 2);
    const beforeNext = this.onNewLine(',', 2);
    const closing = this.onNewLine('', 1, ']');
    const count = rows.length;
    rows.push(cells.length / 3);
    out.text('{');
    this.columns.names.forEach((name, column) => {
      out.all(this.onNewLine(column === 0 ? '' : ',', 1, `${this.key(name)}[`));
      for (let row = 0; row < count && !out.overflow; row++) {
        out.all(row === 0 ? beforeFirst : beforeNext);
        const field = rows.at(row) + column;
        if (field < rows.at(row + 1))
          this.cell(bytes, cells.at(field * 3), cells.at(field * 3 + 1), cells.at(field * 3 + 2));
        else this.emptyCell();
      }
      out.all(count === 0 ? encodeUtf8(']') : closing);
    });
    out.all(this.columns.names.length === 0 ? encodeUtf8('}') : this.onNewLine('', 0, '}'));
  }
}
