import { note, problem } from '../../../kinds/contract';
import { CSV_FAULT, CsvReader, detectDelimiter, type Delimiter } from '../../../formats/csv';
import { ColumnNames } from '../../../formats/csv/column-names';

export interface CsvOptions {
  readonly delimiter: Delimiter | 'auto';
  /** The first record names the columns; otherwise they are named column_1, column_2 … */
  readonly header: boolean;
}

/** A CSV text without a byte order mark; bytes are UTF-8 followed by a NUL. */
export type Csv = string | Uint8Array;

/** A note lists at most this many line numbers. */
const LISTED = 10;

/** Collects the lines that a note names: the first ten, and how many there are. */
class Lines {
  count = 0;
  private readonly first: number[] = [];

  add(line: number): void {
    if (this.count++ < LISTED) this.first.push(line);
  }

  list(): string {
    return this.first.join(', ') + (this.count > LISTED ? ' …' : '');
  }
}

/** The records of a CSV text after its header, and the notes about them. */
export class CsvRecords {
  readonly reader: CsvReader;
  /** The first record, if it names the columns. */
  readonly header: readonly string[] | undefined;
  readonly columns: ColumnNames;
  /** The number of cells in the first record: the others should have the same. */
  readonly expected: number;
  rows = 0;
  widest: number;

  private readonly found: Delimiter;
  /** Empty names in the header only: `columns` also names the extra columns of long records. */
  private readonly empty: number;
  private readonly repeated: number;
  private readonly short = new Lines();
  private readonly long = new Lines();
  /** What the reader returned last: negative if it cannot read further. */
  private count: number;
  private ahead: boolean;
  private report = 0;

  /** `nameOf` turns a title from the header into a column's name. */
  constructor(
    csv: Csv,
    private readonly options: CsvOptions,
    nameOf: (title: string) => string,
    private readonly progress: (part: number) => void,
  ) {
    this.found = options.delimiter === 'auto' ? detectDelimiter(csv) : options.delimiter;
    this.reader = new CsvReader(this.found);
    if (typeof csv === 'string') this.reader.feed(csv, true);
    else this.reader.feedBytes(csv);
    this.count = this.reader.next();
    const first = this.count > 0 ? this.reader.fields(this.count) : [];
    this.header = options.header ? first : undefined;
    this.columns = new ColumnNames(first.map((title) => (options.header && title !== '' ? nameOf(title) : '')));
    this.expected = this.widest = first.length;
    this.empty = options.header ? this.columns.empty : 0;
    this.repeated = this.columns.repeated;
    this.ahead = !options.header;
  }

  /** Moves the reader to the next record and returns its number of fields; 0 if there are no more. */
  next(): number {
    const { reader, expected } = this;
    if (this.ahead) this.ahead = false;
    else if (this.count > 0) this.count = reader.next();
    const { count } = this;
    if (count <= 0) return 0;
    this.rows++;
    if (count < expected) this.short.add(reader.line);
    else if (count > expected) {
      this.long.add(reader.line);
      if (count > this.widest) this.widest = count;
    }
    if (reader.position > this.report) {
      this.progress(reader.position / reader.size);
      this.report = reader.position + reader.size / 100;
    }
    return count;
  }

  /** Why reading stopped, if not at the end of the text. */
  get refusal() {
    const { fault } = this.reader;
    if (this.count !== CSV_FAULT || !fault) return undefined;
    return problem(fault.code, { line: fault.line, column: fault.column }, 'input');
  }

  get notes() {
    const { found, empty, repeated, short, long, expected } = this;
    return [
      this.options.delimiter === 'auto' &&
        found !== ',' &&
        (found === '\t' ? note('tabFound') : note('delimiterFound', { delimiter: found })),
      empty > 0 && note('emptyNames', { count: empty }),
      repeated > 0 && note('repeatedNames', { count: repeated }),
      short.count > 0 && note('shortRows', { count: short.count, columns: expected, lines: short.list() }),
      long.count > 0 && note('longRows', { count: long.count, columns: expected, lines: long.list() }),
    ];
  }
}
