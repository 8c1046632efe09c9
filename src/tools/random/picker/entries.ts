import { csvRecords, detectDelimiter, type Delimiter } from '../../../formats/csv';
import type { Lang } from '../../../i18n/languages';
import { problem } from '../../../kinds/contract';
import { readWeight } from '../../../core/numbers/weights';

export interface Wish {
  readonly input: string;
  readonly split: 'lines' | 'comma' | 'auto';
  /** The number or the heading of a CSV column; '' for whole lines. */
  readonly column: string;
  readonly weights: boolean;
  readonly dedupe: boolean;
  readonly keepEmpty: boolean;
}

export interface Entries {
  readonly texts: readonly string[];
  /** The entries with their weights, as typed. */
  readonly typed: readonly string[];
  /** Canonical decimals; none if weights are off. */
  readonly weights?: readonly string[];
  /** How many entries equal an earlier one; with `dedupe`, how many were left out. */
  readonly repeated: number;
}

/**
 * The entries of a text, trimmed. `auto` splits at line breaks if there are any, else at commas, else at semicolons;
 * quotes around an entry with a comma follow RFC 4180. Two entries are equal if they are after NFC; case counts.
 */
export function readEntries(wish: Wish, lang: Lang) {
  const pieces = wish.column.trim() === '' ? split(wish.input, wish.split) : columnOf(wish.input, wish.column.trim());
  if (!Array.isArray(pieces)) return pieces;
  const texts: string[] = [];
  const typed: string[] = [];
  const weights: string[] = [];
  const seen = new Set<string>();
  let repeated = 0;
  for (const [index, piece] of pieces.entries()) {
    // A quoted field may contain line breaks; an entry is one line.
    const whole = piece.trim().replace(/\s*[\r\n]+\s*/g, ' ');
    if (whole === '' && !wish.keepEmpty) continue;
    const entry = wish.weights ? readWeight(whole, lang) : { text: whole, weight: '1' };
    if ('badWeight' in entry) return problem('badWeight', { entry: index + 1, weight: entry.badWeight }, 'input');
    const key = entry.text.normalize('NFC');
    if (seen.has(key)) {
      repeated++;
      if (wish.dedupe) continue;
    }
    seen.add(key);
    texts.push(entry.text);
    typed.push(whole);
    weights.push(entry.weight);
  }
  return { texts, typed, repeated, ...(wish.weights && { weights }) } satisfies Entries;
}

function split(input: string, how: Wish['split']) {
  const text = input.replace(/^\uFEFF/, '');
  if (text.trim() === '') return [];
  const byLines = how === 'lines' || (how === 'auto' && (/[\r\n]/.test(text.trim()) || !/[,;]/.test(text)));
  if (byLines) {
    const lines = text.split(/\r\n|\n|\r/);
    // A line break at the end of a file ends its last line; no empty entry follows.
    if (lines.at(-1) === '') lines.pop();
    return lines;
  }
  const delimiter = how === 'comma' || text.includes(',') ? ',' : ';';
  const typed = withoutPadding(text);
  // A quotation mark after a space may also belong to the text; then the list is read as it is.
  const trimmed = typed === text ? undefined : recordsOf(typed, delimiter);
  const records = Array.isArray(trimmed) ? trimmed : recordsOf(text, delimiter);
  return Array.isArray(records) ? records.flat() : records;
}

/** Removes spaces around quoted entries, which people type after a comma and RFC 4180 doesn't allow: 'a, "b, c", d'. */
const withoutPadding = (text: string): string =>
  text.replace(
    /(^|[,;\r\n])[ \t]*("(?:[^"]|"")*")[ \t]*(?=[,;\r\n]|$)/g,
    (_, before: string, quoted: string) => before + quoted,
  );

/** One column of a pasted table or a CSV file. If it is named by its heading, the first record is not an entry. */
function columnOf(input: string, column: string) {
  const records = recordsOf(input, detectDelimiter(input));
  if (!Array.isArray(records)) return records;
  const headings = records[0] ?? [];
  const named = headings.findIndex((heading) => sameHeading(heading, column));
  const index = named >= 0 ? named : /^\d+$/.test(column) ? Number(column) - 1 : -1;
  if (index < 0 || index >= headings.length) return problem('noColumn', { column, columns: headings.length }, 'column');
  return records.slice(named >= 0 ? 1 : 0).map((record) => record[index] ?? '');
}

const sameHeading = (a: string, b: string): boolean =>
  a.trim().normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();

function recordsOf(text: string, delimiter: Delimiter) {
  const records = csvRecords(text, delimiter);
  if (!('code' in records)) return [...records];
  const { code, line, column } = records;
  return code === 'csvOpenQuote'
    ? problem('openQuote', { line, column }, 'input')
    : problem('textAfterQuote', { line, column }, 'input');
}
