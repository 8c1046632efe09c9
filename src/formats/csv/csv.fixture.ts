import { CSV_FAULT, CSV_MORE, CsvReader, type Delimiter } from '.';

export function read(text: string, delimiter: Delimiter = ',', chunks: readonly string[] = [text]) {
  const reader = new CsvReader(delimiter);
  const rows: string[][] = [];
  const lines: number[] = [];
  let state = CSV_MORE;
  chunks.forEach((chunk, index) => {
    if (state !== CSV_MORE) return;
    reader.feed(chunk, index === chunks.length - 1);
    for (state = reader.next(); state >= 0; state = reader.next()) {
      rows.push(reader.fields(state));
      lines.push(reader.line);
    }
  });
  return { rows, lines, fault: state === CSV_FAULT ? reader.fault : undefined, state };
}
