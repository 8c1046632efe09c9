import { expect, test } from 'vitest';
import { csvOf } from '../../kinds/parts/results/table/table-cells';
import { ByteWriter, encodeUtf8 } from '../../core/bytes/byte-writer';
import { toCsv } from './list-export';
import { writeField } from './csv-writer';

/**
 * Each CSV writer, called with one cell. A list and a table do not know whether a cell is text; a converted file does.
 */
const WRITERS = {
  'a list': (cell: string) => toCsv([cell]).slice(0, -2),
  'a table': (cell: string) => csvOf([[cell]]).slice(1, -2),
  'a converted file': (cell: string) => {
    const out = new ByteWriter();
    const bytes = encodeUtf8(cell);
    writeField(out, bytes, 0, bytes.length, 0x2c, true);
    return out.finish();
  },
};

/**
 * Which cells a spreadsheet may evaluate: OWASP, CSV injection. What LibreOffice Calc reads as a number is not a
 * formula.
 */
const CELLS = [
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=a,b', '"\'=a,b"'],
  ['-', "'-"],
  ['-x', "'-x"],
  ['-2+3', "'-2+3"],
  ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
  ['-1\n=1', '"\'-1\n=1"'],
  ['-1', '-1'],
  ['-0.5', '-0.5'],
  ['-.5', '-.5'],
  ['-1.5e-3', '-1.5e-3'],
  ['-12345678901234567890.10', '-12345678901234567890.10'],
  ['a=b', 'a=b'],
  ['5', '5'],
  ['', ''],
] as const;

/** A number, unless it is known to be text. */
const isNegative = (cell: string) => /^-[\d.]+(e-3)?$/.test(cell);

test.for(Object.entries(WRITERS).flatMap(([name, write]) => CELLS.map((cell) => [name, ...cell, write] as const)))(
  '%s writes %j as %j, or escapes it if it is known to be text',
  ([name, cell, written, write]) =>
    expect(write(cell)).toBe(name === 'a converted file' && isNegative(cell) ? `'${cell}` : written),
);
