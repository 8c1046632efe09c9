import { note, problem } from '../../../kinds/contract';
import { ByteWriter, LONGEST_TEXT, encodeUtf8 } from '../../../core/bytes/byte-writer';
import { writeField, type Delimiter } from '../../../formats/csv';
import { unescapeTo } from '../../../formats/json';
import { RowFinder, type Reading } from './json-rows';

export interface JsonToCsvOptions {
  readonly delimiter: Delimiter;
  /** Writes the column names as the first record; lists of lists have none. */
  readonly header: boolean;
  readonly flatten: boolean;
  /** Adds an apostrophe before text that a spreadsheet could take for a formula. */
  readonly formulaSafe: boolean;
}

const LF = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const SMALL_N = 0x6e;

/**
 * Converts JSON to CSV: a list of objects, of lists (written as they are) or of bare values (column `value`), one
 * object, or one value per line. Numbers are copied as written; null, `{}` and `[]` become empty cells. Refuses what
 * isn't JSON, and a single bare value.
 */
export function jsonToCsv(
  text: string | Uint8Array,
  options: JsonToCsvOptions,
  progress: (part: number) => void = () => {},
) {
  const { finder, reading } = findRows(text, options.flatten, (part) => progress(part / 2));
  if (reading === 'scalar') return problem('scalarJson', {}, 'input');
  if (reading === 'fault' && finder.fault) return problem(finder.fault.code, finder.fault.blanks, 'input');
  // The delimiters alone would be too long, for example with a new column in every row.
  const tooLong = !finder.lists && finder.rowCount * finder.columns.length > LONGEST_TEXT;
  const out = tooLong ? undefined : writeRows(finder, options, (part) => progress(0.5 + part / 2));
  if (!out || out.overflow) return problem('tooLong', { limit: LONGEST_TEXT / 1e6 });
  return {
    result: out.result(),
    rows: finder.rowCount,
    columns: finder.columns.length,
    notes: [
      finder.columns.length === 0 && note('noColumns'),
      finder.replaced > 0 && note('replacedCells', { count: finder.replaced, column: finder.replacedColumn }),
    ],
  };
}

/** Reads the text as one value, or as one value per line if something follows the first. */
function findRows(
  text: string | Uint8Array,
  flatten: boolean,
  progress: (part: number) => void,
): { finder: RowFinder; reading: Reading } {
  let lines = false;
  let mixed = false;
  for (;;) {
    const finder = new RowFinder(text, { flatten, lines, mixed });
    const reading = finder.read(progress);
    if (reading === 'mixed') mixed = true;
    else if (reading === 'fault' && !lines && finder.fault?.code === 'jsonEnd' && Number(finder.fault.blanks.line) > 1)
      lines = true;
    else return { finder, reading };
  }
}

function writeRows(rows: RowFinder, options: JsonToCsvOptions, progress: (part: number) => void): ByteWriter {
  const out = new ByteWriter();
  const cell = cellWriter(out, rows.bytes, options);
  const delimiter = options.delimiter.charCodeAt(0);
  const { cells, starts, columns, lists, rowCount } = rows;
  if (columns.length === 0) return out;
  const named = options.header && !lists;
  if (named) {
    columns.forEach((name, column) => {
      if (column > 0) out.byte(delimiter);
      cell.text(encodeUtf8(name), columns.length === 1);
    });
  }
  /**
   * For each column: the index plus one of its last cell. Indexes grow with the rows, so one below the row's first cell
   * belongs to an earlier row.
   */
  const latest = new Float64Array(columns.length);
  for (let row = 0; row < rowCount && !out.overflow; row++) {
    if (named || row > 0) out.byte(LF);
    const first = starts.at(row);
    const end = starts.at(row + 1);
    if (!lists) for (let i = first; i < end; i++) latest[cells.at(i * 3)] = i + 1;
    const width = lists ? end - first : columns.length;
    for (let column = 0; column < width; column++) {
      if (column > 0) out.byte(delimiter);
      const at = lists ? first + column : latest[column]! - 1;
      if (at >= first) cell.value(cells.at(at * 3 + 1), cells.at(at * 3 + 2), width === 1);
      else if (width === 1) cell.alone();
    }
    if (row % 10_000 === 0) progress(row / rowCount);
  }
  return out;
}

/**
 * Writes cells. `alone`: the only cell of its record, which must not become a blank line, because readers skip those.
 */
function cellWriter(out: ByteWriter, bytes: Uint8Array, { delimiter, formulaSafe }: JsonToCsvOptions) {
  const separator = delimiter.charCodeAt(0);
  let scratch = new Uint8Array(4096);
  const field = (from: Uint8Array, start: number, end: number, safe: boolean, alone: boolean) => {
    if (start < end) writeField(out, from, start, end, separator, safe);
    else if (alone) out.text('""');
  };
  const scratchOf = (size: number): Uint8Array =>
    scratch.length < size ? (scratch = new Uint8Array(size * 2)) : scratch;
  return {
    alone: () => out.text('""'),
    text: (text: Uint8Array, alone: boolean) => field(text, 0, text.length, formulaSafe, alone),
    value: (start: number, end: number, alone: boolean) => {
      const first = bytes[start];
      if (start === end || first === SMALL_N) {
        if (alone) out.text('""');
      } else if (first === QUOTE) {
        const escaped = hasEscape(bytes, start, end);
        const to = escaped ? scratchOf(end - start) : bytes;
        const length = escaped ? unescapeTo(to, bytes, start + 1, end - 1) : end - start - 2;
        field(to, escaped ? 0 : start + 1, escaped ? length : end - 1, formulaSafe, alone);
      } else if (first === 0x7b || first === 0x5b) {
        const to = scratchOf(end - start);
        field(to, 0, minifyTo(to, bytes, start, end), formulaSafe, alone);
      } else {
        field(bytes, start, end, false, alone);
      }
    },
  };
}

function hasEscape(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] === BACKSLASH) return true;
  return false;
}

/** Copies valid JSON without the white space between its tokens; returns the number of bytes. */
function minifyTo(to: Uint8Array, bytes: Uint8Array, start: number, end: number): number {
  let length = 0;
  let inString = false;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (!inString && byte <= SPACE) continue;
    to[length++] = byte;
    if (byte === QUOTE) inString = !inString;
    else if (byte === BACKSLASH) to[length++] = bytes[++at]!;
  }
  return length;
}
