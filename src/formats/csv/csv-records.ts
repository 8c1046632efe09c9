import { CSV_FAULT, CsvReader, type CsvFault, type Delimiter } from './csv-reader';

/** All records of a short CSV text as fields (`CsvReader`), or the fault that makes it invalid. Blank lines are skipped. */
export function csvRecords(csv: string, delimiter: Delimiter): readonly (readonly string[])[] | CsvFault {
  const reader = new CsvReader(delimiter);
  reader.feed(csv.replace(/^\uFEFF/, ''), true);
  const records: string[][] = [];
  let count = reader.next();
  for (; count >= 0; count = reader.next()) records.push(reader.fields(count));
  return count === CSV_FAULT && reader.fault ? reader.fault : records;
}
