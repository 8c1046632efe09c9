import { note, problem } from '../../../kinds';
import { LONGEST_TEXT } from '../../../lib/byte-writer';
import { CSV_FAULT, CsvReader, detectDelimiter, type Delimiter } from '../../../lib/csv';
import { ColumnNames } from '../../../lib/csv/column-names';
import { ColumnLists, ListRows, ObjectRows, type RowStyle, type RowWriter } from './csv-rows';

export interface CsvToJsonOptions extends RowStyle {
  readonly delimiter: Delimiter | 'auto';
  /** The first record names the columns; else they are column_1, column_2 … */
  readonly header: boolean;
  /** A list of objects, a list of lists, or an object of lists. */
  readonly shape: 'objects' | 'arrays' | 'columns';
}

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

/**
 * CSV as JSON. Cells are copied as they were typed, never made into JavaScript values: a price stays `1.10`, a code
 * `"007"`. Missing cells of a short record are '', further ones of a long record get names of their own, and notes say in
 * which lines. Refuses a quote that is never closed, and text behind a closing quote.
 */
export function csvToJson(text: string, options: CsvToJsonOptions, progress: (part: number) => void = () => {}) {
  const delimiter = options.delimiter === 'auto' ? detectDelimiter(text) : options.delimiter;
  const reader = new CsvReader(delimiter);
  reader.feed(text, true);
  let count = reader.next();
  const first = count > 0 ? reader.fields(count) : [];
  const columns = new ColumnNames(options.header ? first : first.map(() => ''));
  const { empty, repeated } = columns;
  const expected = columns.names.length;
  const writer = writerFor(options, columns, options.header ? first : undefined);
  const short = new Lines();
  const long = new Lines();
  let rows = 0;
  let widest = expected;
  const step = reader.size / 100;
  let report = step;
  if (options.header && count > 0) count = reader.next();
  for (; count > 0 && !writer.out.overflow; count = reader.next()) {
    rows++;
    if (count < expected) short.add(reader.line);
    if (count > expected) long.add(reader.line);
    widest = Math.max(widest, count);
    writer.row(reader, count);
    if (reader.position > report) {
      progress(report / reader.size);
      report = reader.position + step;
    }
  }
  if (count === CSV_FAULT && reader.fault) {
    const { code, line, column } = reader.fault;
    return problem(code, { line, column }, 'input');
  }
  writer.end(reader);
  if (writer.out.overflow) return problem('tooLong', { limit: LONGEST_TEXT / 1e6 });
  return {
    result: writer.out.finish(),
    rows,
    columns: widest,
    notes: [
      options.delimiter === 'auto' &&
        delimiter !== ',' &&
        note('delimiterFound', { delimiter: delimiter === '\t' ? 'Tab' : delimiter }),
      options.header && empty > 0 && note('emptyNames', { count: empty }),
      repeated > 0 && note('repeatedNames', { count: repeated }),
      short.count > 0 && note('shortRows', { count: short.count, columns: expected, lines: short.list() }),
      long.count > 0 && note('longRows', { count: long.count, columns: expected, lines: long.list() }),
    ],
  };
}

function writerFor(options: CsvToJsonOptions, columns: ColumnNames, header: readonly string[] | undefined): RowWriter {
  switch (options.shape) {
    case 'objects':
      return new ObjectRows(options, columns);
    case 'arrays':
      return new ListRows(options, columns.names.length, header);
    case 'columns':
      return new ColumnLists(options, columns);
  }
}
