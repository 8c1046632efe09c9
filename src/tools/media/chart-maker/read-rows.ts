import { CSV_FAULT, CsvReader, type Delimiter } from '../../../formats/csv';

/** The cells of a table as text, and the line on which each row begins. */
export interface Rows {
  readonly cells: readonly (readonly string[])[];
  readonly lines: readonly number[];
  /** The first row names the columns for certain: the data had keys. */
  readonly named?: true;
}

export type RowsFault =
  | { readonly fault: 'badJson' }
  | { readonly fault: 'csvOpenQuote' | 'csvTextAfterQuote'; readonly line: number }
  | { readonly fault: 'ragged'; readonly line: number; readonly cells: number; readonly expected: number };

/**
 * Reads delimited text (RFC 4180, a byte order mark is skipped), or a JSON array of objects or arrays. All rows must have as
 * many cells as the first, apart from columns at the end that are empty in every row.
 */
export function readRows(text: string, delimiter: Delimiter): Rows | RowsFault {
  const bare = text.replace(/^\uFEFF/, '');
  return /^\s*[[{]/.test(bare) ? readJson(bare) : readDelimited(bare, delimiter);
}

function readDelimited(text: string, delimiter: Delimiter): Rows | RowsFault {
  const reader = new CsvReader(delimiter);
  reader.feed(text, true);
  const cells: (readonly string[])[] = [];
  const lines: number[] = [];
  let count = reader.next();
  for (; count >= 0; count = reader.next()) {
    const row = reader.fields(count).map((cell) => cell.trim());
    if (usedCells(row) === 0) continue;
    cells.push(row);
    lines.push(reader.line);
  }
  if (count === CSV_FAULT && reader.fault) return { fault: reader.fault.code, line: reader.fault.line };
  return evened({ cells, lines });
}

/** Rows of the same length: spreadsheets write empty cells at the end of a row too, and empty columns. */
function evened({ cells, lines }: Rows): Rows | RowsFault {
  const first = cells[0]?.length ?? 0;
  const width = Math.min(
    first,
    cells.reduce((most, row) => Math.max(most, usedCells(row)), 0),
  );
  for (const [index, row] of cells.entries()) {
    const used = usedCells(row);
    if (used > first) return { fault: 'ragged', line: lines[index] ?? 0, cells: used, expected: first };
    if (row.length < width) return { fault: 'ragged', line: lines[index] ?? 0, cells: row.length, expected: width };
  }
  return { cells: cells.map((row) => row.slice(0, width)), lines };
}

/** The number of a row's cells up to the last one that isn't empty. */
const usedCells = (row: readonly string[]): number => row.findLastIndex((cell) => cell !== '') + 1;

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

function readJson(text: string): Rows | RowsFault {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { fault: 'badJson' };
  }
  // One object is a row for each of its keys: {"Jan": 3, "Feb": 5}.
  const rows: unknown[] = Array.isArray(data) ? data : Object.entries(data ?? {});
  const lines = rows.map((_, index) => index + 1);
  if (rows.every((row) => Array.isArray(row))) return evened({ cells: rows.map((row) => row.map(asText)), lines });
  if (rows.some((row) => typeof row !== 'object' || row === null || Array.isArray(row))) {
    return { cells: rows.map((row) => [asText(row)]), lines };
  }
  const objects = rows as readonly Readonly<Record<string, unknown>>[];
  const keys = [...new Set(objects.flatMap((row) => Object.keys(row)))];
  return {
    cells: [keys, ...objects.map((row) => keys.map((key) => asText(row[key])))],
    lines: [0, ...lines],
    named: true,
  };
}
