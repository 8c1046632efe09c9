import { note, problem } from '../../../kinds/contract';
import { ByteWriter, LONGEST_TEXT, encodeUtf8 } from '../../../core/bytes/byte-writer';
import type { CsvReader } from '../../../formats/csv';
import { isName } from '../../../formats/xml';
import { CsvRecords, type Csv, type CsvOptions } from './csv-records';
import { XmlCells } from './xml-cell';

export interface CsvToXmlOptions extends CsvOptions {
  readonly indent: string;
  /** Names of the root element and of each row's. */
  readonly root: string;
  readonly row: string;
  /** A cell is an element of its own, or an attribute of its row. */
  readonly style: 'elements' | 'attributes';
}

/**
 * A column's title as an XML name: every character but letters, digits, `_`, `.` and `-` becomes `_`, and a first character that
 * is neither a letter nor `_` gets `_` before it. The few letters that XML has in no name (ª µ º) become `_` too.
 */
export function xmlName(title: string): string {
  const name = title.replaceAll(/[^A-Za-z0-9_.-]/gu, (character) =>
    /[\p{L}\p{M}\p{Nd}]/u.test(character) && isName(`_${character}`) ? character : '_',
  );
  return /^[\p{L}_]/u.test(name) && isName(name) ? name : `_${name}`;
}

/** The bytes around the cells of a column. */
interface ColumnTags {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Instead of both and the cell, where it is empty. */
  readonly empty: Uint8Array;
}

/**
 * CSV as XML: a root element with an element for each record. Empty cells are `<name/>`, or no attribute. Refuses what is
 * not CSV; control characters that XML cannot hold are left out, with a note.
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
    tags.forEach((column, field) => (field < count ? cell(column, reader, field) : out.all(column.empty)));
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
