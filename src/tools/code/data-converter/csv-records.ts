import { note, problem } from '../../../kinds/contract';
import { CSV_FAULT, CsvReader, detectDelimiter, type Delimiter } from '../../../formats/csv';
import { ColumnNames } from '../../../formats/csv/column-names';

export interface CsvOptions {
  readonly delimiter: Delimiter | 'auto';
  /** The first record names the columns; else they are column_1, column_2 … */
  readonly header: boolean;
}

/** A CSV text without a byte order mark; as bytes it is UTF-8 with a NUL behind it. */
export type Csv = string | Uint8Array;

/** So many line numbers a note lists. */
const LISTED = 10;

/** Lines that a note names: the first ten, and how many there are. */
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

/** The records of a CSV text behind its header, and what is to be said of them. */
export class CsvRecords {
  readonly reader: CsvReader;
  /** The first record, where it names the columns. */
  readonly header: readonly string[] | undefined;
  readonly columns: ColumnNames;
  /** How many cells the first record has: the others should have as many. */
  readonly expected: number;
  rows = 0;
  widest: number;

  private readonly found: Delimiter;
  /** Of the header: columns of long records have names of their own too. */
  private readonly empty: number;
  private readonly repeated: number;
  private readonly short = new Lines();
  private readonly long = new Lines();
  /** What the reader gave last: −1 and below where there is no further record. */
  private count: number;
  private ahead: boolean;
  private report = 0;

  /** `nameOf`: a column's name from its title. */
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

  /** The number of fields of the next record, which the reader then holds; 0: there is none. */
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

  /** Why there is no further record, where that is not the end of the text. */
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
        note('delimiterFound', { delimiter: found === '\t' ? 'Tab' : found }),
      empty > 0 && note('emptyNames', { count: empty }),
      repeated > 0 && note('repeatedNames', { count: repeated }),
      short.count > 0 && note('shortRows', { count: short.count, columns: expected, lines: short.list() }),
      long.count > 0 && note('longRows', { count: long.count, columns: expected, lines: long.list() }),
    ];
  }
}
