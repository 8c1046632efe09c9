import { problem } from '../../../kinds/contract';
import { LONGEST_TEXT } from '../../../core/bytes/byte-writer';
import { CsvRecords, type Csv, type CsvOptions } from './csv-records';
import { ColumnLists, ListRows, ObjectRows, type RowStyle, type RowWriter } from './csv-rows';

export interface CsvToJsonOptions extends CsvOptions, RowStyle {
  /** A list of objects, a list of lists, or an object of lists. */
  readonly shape: 'objects' | 'arrays' | 'columns';
}

/**
 * Converts CSV to JSON. Cells are copied as typed, never parsed as JavaScript values: a price stays `1.10`, a code
 * `"007"`. Missing cells of a short record become '', extra cells of a long record get generated names, and notes name
 * their lines. Refuses a quote that is never closed, and text after a closing quote.
 */
export function csvToJson(csv: Csv, options: CsvToJsonOptions, progress: (part: number) => void = () => {}) {
  const records = new CsvRecords(csv, options, (title) => title, progress);
  const { reader } = records;
  const writer = writerFor(options, records);
  for (let count = records.next(); count > 0 && !writer.out.overflow; count = records.next()) writer.row(reader, count);
  if (records.refusal) return records.refusal;
  writer.end(reader);
  if (writer.out.overflow) return problem('tooLong', { limit: LONGEST_TEXT / 1e6 });
  return { result: writer.out.result(), rows: records.rows, columns: records.widest, notes: records.notes };
}

function writerFor(options: CsvToJsonOptions, { columns, expected, header }: CsvRecords): RowWriter {
  switch (options.shape) {
    case 'objects':
      return new ObjectRows(options, columns);
    case 'arrays':
      return new ListRows(options, expected, header);
    case 'columns':
      return new ColumnLists(options, columns);
  }
}
