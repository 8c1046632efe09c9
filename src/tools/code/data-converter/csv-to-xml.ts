import { note, problem } from '../../../kinds/contract';
import { ByteWriter, LONGEST_TEXT, encodeUtf8 } from '../../../core/bytes/byte-writer';
import type { CsvReader } from '../../../formats/csv';
import { isName } from '../../../formats/xml';
import { CsvRecords, type Csv, type CsvOptions } from './csv-records';
import { XmlCells } from './xml-cell';

export interface CsvToXmlOptions extends CsvOptions {
  readonly indent: string;
  /** Names of the root element and of the element for each row. */
  readonly root: string;
  readonly row: string;
  /** Each cell is an element, or an attribute of its row. */
  readonly style: 'elements' | 'attributes';
}

/**
 * Turns a column's title into an XML name: every character except letters, digits, `_`, `.` and `-` becomes `_`, and
 * `_` is added before a first character that is neither a letter nor `_`. The few letters that XML does not allow in
 * names (ª µ º) become `_` too.
 */
export function xmlName(title: string): string {
  const name = title.replaceAll(/[^A-Za-z0-9_.-]/gu, (character) =>
    /[\p{L}\p{M}\p{Nd}]/u.test(character) && isName(`_${character}`) ? character : '_',
  );
  return /^[\p{L}_]/u.test(name) && isName(name) ? name : `_${name}`;
}

/** The bytes around a column's cells. */
interface ColumnTags {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Replaces the tags and the cell if the cell is empty. */
  readonly empty: Uint8Array;
}

/**
 * Converts CSV to XML: a root element with one element per record. Empty cells become `<name/>`, or no attribute.
 * Refuses what isn't CSV; control characters that XML does not allow are removed, with a note.
 */
export function csvToXml(csv: Csv, options: CsvToXmlOptions, progress: (part: number) => void) {
  const records = new CsvRecords(csv, options, xmlName, progress);
  const { reader, columns } = records;
  const { indent } = options;
  const root = xmlName(options.root || 'rows');
  const row = xmlName(options.row || 'row');
  const attributes = options.style === 'attributes';
  const newLine = (depth: number) => (indent === '' ? '' : `\n${indent.repeat(depth)}`);
  const opening = encodeUtf8(`${newLine(1)}<${row}${attributes ? '' : '>'}`);
  const closing = encodeUtf8(attributes ? '/>' : `${newLine(1)}</${row}>`);
  const tagsOf = (name: string): ColumnTags =>
    attributes
      ? { before: encodeUtf8(` ${name}="`), after: encodeUtf8('"'), empty: encodeUtf8('') }
      : {
          before: encodeUtf8(`${newLine(2)}<${name}>`),
          after: encodeUtf8(`</${name}>`),
          empty: encodeUtf8(`${newLine(2)}<${name}/>`),
        };
  const tags = columns.names.map(tagsOf);
  const named = tags.length;
  const out = new ByteWriter();
  const cells = new XmlCells(out, attributes);
  const cell = ({ before, after, empty }: ColumnTags, { bytes, starts, ends, quoted }: CsvReader, field: number) => {
    const start = starts[field] ?? 0;
    const end = ends[field] ?? 0;
    if (start === end) return out.all(empty);
    out.all(before);
    cells.write(bytes, start, end, quoted[field] === 2);
    out.all(after);
  };
  out.text(`<?xml version="1.0" encoding="UTF-8"?>${newLine(0)}<${root}>`);
  for (let count = records.next(); count > 0 && !out.overflow; count = records.next()) {
    while (tags.length < count) tags.push(tagsOf(columns.add()));
    out.all(opening);
    // A row has the columns of the header at least, and more only if it has the cells.
    tags
      .slice(0, Math.max(named, count))
      .forEach((column, field) => (field < count ? cell(column, reader, field) : out.all(column.empty)));
    out.all(closing);
  }
  if (records.refusal) return records.refusal;
  out.text(`${newLine(0)}</${root}>`);
  if (out.overflow) return problem('tooLong', { limit: LONGEST_TEXT / 1e6 });
  return {
    result: out.result(),
    rows: records.rows,
    columns: records.widest,
    notes: [...records.notes, cells.dropped > 0 && note('droppedControls', { count: cells.dropped })],
  };
}
