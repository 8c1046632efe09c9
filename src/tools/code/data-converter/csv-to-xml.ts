import { note, problem } from '../../../kinds';
import { CSV_FAULT, CsvReader, detectDelimiter, type Delimiter } from '../../../lib/csv';
import { ColumnNames } from '../../../lib/csv/column-names';

export interface CsvToXmlOptions {
  readonly delimiter: Delimiter | 'auto';
  readonly header: boolean;
  readonly indent: string;
  /** Names of the root element and of each row's. */
  readonly root: string;
  readonly row: string;
  /** A cell is an element of its own, or an attribute of its row. */
  readonly style: 'elements' | 'attributes';
}

/** What XML 1.0 forbids even as a reference (§2.2, Char). */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A column's title as an XML name: every character but letters, digits, `_`, `.` and `-` becomes `_`, and a first character that
 * is neither a letter nor `_` gets `_` before it.
 */
export function xmlName(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{M}\p{Nd}_.-]/gu, '_');
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}

/**
 * CSV as XML: a root element with an element for each record. Empty cells are `<name/>`, or no attribute. Refuses what is
 * not CSV; control characters that XML cannot hold are left out, with a note.
 */
export function csvToXml(text: string, options: CsvToXmlOptions, progress: (part: number) => void) {
  const delimiter = options.delimiter === 'auto' ? detectDelimiter(text) : options.delimiter;
  const reader = new CsvReader(delimiter);
  reader.feed(text, true);
  let count = reader.next();
  const first = count > 0 ? reader.fields(count) : [];
  const columns = new ColumnNames(
    options.header ? first.map((title) => (title === '' ? '' : xmlName(title))) : first.map(() => ''),
  );
  const root = xmlName(options.root || 'rows');
  const row = xmlName(options.row || 'row');
  const attributes = options.style === 'attributes';
  const breaks = options.indent !== '';
  const inRow = breaks ? `\n${options.indent}` : '';
  const inCell = breaks ? `\n${options.indent.repeat(2)}` : '';
  const out = [`<?xml version="1.0" encoding="UTF-8"?>${breaks ? '\n' : ''}<${root}>`];
  let dropped = 0;
  const clean = (cell: string): string =>
    cell
      .toWellFormed()
      .replaceAll(FORBIDDEN, () => (dropped++, ''))
      .replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
  const quoted = (cell: string): string =>
    clean(cell)
      .replaceAll('"', '&quot;')
      .replaceAll(/[\n\r\t]/g, (space) => `&#${space.charCodeAt(0)};`);
  let rows = 0;
  let widest = columns.names.length;
  const step = reader.size / 100;
  let report = step;
  if (options.header && count > 0) count = reader.next();
  for (; count > 0; count = reader.next()) {
    rows++;
    widest = Math.max(widest, count);
    const cells = reader.fields(count);
    while (columns.names.length < count) columns.add();
    const named = columns.names.map((name, column) => [name, cells[column] ?? ''] as const);
    if (attributes) {
      const written = named.filter(([, cell]) => cell !== '').map(([name, cell]) => ` ${name}="${quoted(cell)}"`);
      out.push(`${inRow}<${row}${written.join('')}/>`);
    } else {
      const written = named.map(([name, cell]) =>
        cell === '' ? `${inCell}<${name}/>` : `${inCell}<${name}>${clean(cell).replaceAll('\r', '&#13;')}</${name}>`,
      );
      out.push(`${inRow}<${row}>${written.join('')}${inRow}</${row}>`);
    }
    if (reader.position > report) {
      progress(report / reader.size);
      report = reader.position + step;
    }
  }
  if (count === CSV_FAULT && reader.fault) {
    const { code, line, column } = reader.fault;
    return problem(code, { line, column }, 'input');
  }
  out.push(`${breaks ? '\n' : ''}</${root}>`);
  return {
    result: out.join(''),
    rows,
    columns: widest,
    notes: [
      options.delimiter === 'auto' &&
        delimiter !== ',' &&
        note('delimiterFound', { delimiter: delimiter === '\t' ? 'Tab' : delimiter }),
      columns.repeated > 0 && note('repeatedNames', { count: columns.repeated }),
      dropped > 0 && note('droppedControls', { count: dropped }),
    ],
  };
}
