import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteWriter, encodeUtf8 } from '../../core/bytes/byte-writer';
import { CSV_END, csvFileBytes, detectDelimiter, writeField, type Delimiter } from '.';
import { read } from './csv.fixture';

function write(rows: readonly (readonly string[])[], delimiter: Delimiter = ',', formulaSafe = false): string {
  const out = new ByteWriter();
  rows.forEach((row, index) => {
    if (index > 0) out.text('\n');
    row.forEach((cell, column) => {
      if (column > 0) out.text(delimiter);
      const bytes = encodeUtf8(cell);
      writeField(out, bytes, 0, bytes.length, delimiter.charCodeAt(0), formulaSafe);
    });
  });
  return out.finish();
}

/** Parses by RFC 4180's grammar, one character at a time. */
function parseByGrammar(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    if (rows.at(-1)!.length === 0 && '\r\n'.includes(text[at]!)) {
      at++; // a blank line
      continue;
    }
    let cell = '';
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
    } else while (at < text.length && !`${delimiter}\r\n`.includes(text[at]!)) cell += text[at++];
    rows.at(-1)!.push(cell);
    if (text[at] === delimiter) {
      if (++at === text.length || '\r\n'.includes(text[at]!)) rows.at(-1)!.push('');
    }
    if (text[at] === '\r' || text[at] === '\n') {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      rows.push([]);
    }
  }
  return rows.filter((row) => row.length > 0);
}

test.for([
  ['', []],
  ['a', [['a']]],
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2\r3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a,,\n,,',
    [
      ['a', '', ''],
      ['', '', ''],
    ],
  ],
  ['"a,b","c""d","e\r\nf"', [['a,b', 'c"d', 'e\r\nf']]],
  ['""\n"",""', [[''], ['', '']]],
  ['\n\na\n\r\n\nb\n\n', [['a'], ['b']]],
  [' \n a , b ', [[' '], [' a ', ' b ']]],
  ['5" disk,a"b"', [['5" disk', 'a"b"']]],
  ['a\u0000b,"\u0000"\n\u0000', [['a\u0000b', '\u0000'], ['\u0000']]],
  [
    'ż,👩‍👩‍👧\n"é""",x',
    [
      ['ż', '👩‍👩‍👧'],
      ['é"', 'x'],
    ],
  ],
] as const)('reads %j as %j', ([text, rows]) => expect(read(text).rows).toEqual(rows));

test.for([
  [';', 'a;"b;c"', [['a', 'b;c']]],
  ['\t', 'a\tb,c', [['a', 'b,c']]],
  ['|', 'a|b', [['a', 'b']]],
] as const)('with delimiter %j, reads %j', ([delimiter, text, rows]) =>
  expect(read(text, delimiter).rows).toEqual(rows),
);

test('reports the line on which each record begins', () => {
  expect(read('a\n"b\nc\r\nd"\n\ne\r"f\rg"\rh').lines).toEqual([1, 2, 6, 7, 9]);
});

test.for([
  ['a,"b', { code: 'csvOpenQuote', line: 1, column: 3 }],
  ['a\n"b\n\nc', { code: 'csvOpenQuote', line: 2, column: 1 }],
  ['"a"b', { code: 'csvTextAfterQuote', line: 1, column: 4 }],
  ['a\n👩,"b" ,c', { code: 'csvTextAfterQuote', line: 2, column: 6 }],
  ['"a\nb"c', { code: 'csvTextAfterQuote', line: 2, column: 3 }],
  ['"a"\u0000', { code: 'csvTextAfterQuote', line: 1, column: 4 }],
  ['"', { code: 'csvOpenQuote', line: 1, column: 1 }],
] as const)('refuses %j', ([text, fault]) => expect(read(text).fault).toEqual(fault));

const cell = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', ',', ';', '"', '\n', '\r', 'ż', '😀', '\u0000'),
  maxLength: 6,
});
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });

test('what was written reads back as the same rows, in one chunk or many', () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom<Delimiter>(',', ';', '\t', '|'),
      fc.array(fc.nat({ max: 60 })),
      (rows, delimiter, cuts) => {
        const text = write(rows, delimiter);
        expect(read(text, delimiter).rows).toEqual(rows);
        const offsets = [...new Set(cuts.filter((cut) => cut < text.length))].sort((a, b) => a - b);
        const chunks = [...offsets, text.length].map((offset, index) => text.slice(offsets[index - 1] ?? 0, offset));
        const whole = read(text, delimiter);
        expect(read(text, delimiter, chunks)).toEqual(whole);
        expect(whole.state).toBe(CSV_END);
      },
    ),
  );
});

test('reads the same as a simple reader of the grammar', () => {
  fc.assert(
    fc.property(
      fc.array(
        cell.map((text) => (text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text)),
        { maxLength: 9 },
      ),
      (cells) => {
        const text = cells.join(',');
        const { rows, fault } = read(text);
        if (!fault) expect(rows).toEqual(parseByGrammar(text, ','));
      },
    ),
  );
});

describe('delimiter detection', () => {
  test.for([
    ['a,b\n1,2', ','],
    ['a;b\n1,5;2,5', ';'],
    ['a\tb\n"x;y;z"\t"p,q"', '\t'],
    ['a|b|c\n1|2|3', '|'],
    ['one column\nno delimiter', ','],
    ['', ','],
    ['name;note\nx;a, b\ny;c, d', ';'],
    ['"a;b","c;d"\n"e;f","g;h"', ','],
    ['a,b;c\n1,2;3', ','],
    ['a;b,c,d\n1;2,3,4', ','],
    ['5" disk;7\n3" disk;8', ';'],
    ['"a ""x;"" b",1\n"c",2', ','],
    ['\n\na;b\n', ';'],
    ['x;1,5\ny;2,25', ';'],
    ['Jan\t1,5\t2,5\nFeb\t3,5\t4,5', '\t'],
    ['1,5;2,5\n3,5;4,5', ';'],
    ['1,2,3\n4,5,6', ','],
    ['x;1,5\ny;2', ';'],
    ['10:30|x,1\n10:31|y,2', ','],
  ] as const)('detects the delimiter of %j as %j', ([text, delimiter]) =>
    expect(detectDelimiter(text)).toBe(delimiter),
  );

  test('considers only the first 100 records', () => {
    expect(detectDelimiter('a;b\n'.repeat(100) + 'a,b,c\n'.repeat(1000))).toBe(';');
  });
});

test.for([
  ['a b', 'a b'],
  [' a', '" a"'],
  ['a ', '"a "'],
  ['a,b', '"a,b"'],
  ['a;b', 'a;b'],
  ['a"b', '"a""b"'],
  ['a\rb', '"a\rb"'],
  ['', ''],
  ['\ta', '\ta'],
])('writes %j as %j', ([text, written]) => expect(write([[text!]])).toBe(written));

test('quotes a field for a space even if it is safe from formulas', () =>
  expect(write([[' =1']], ',', true)).toBe('" =1"'));

test('a file has CRLF after each record, and nowhere else', () => {
  const file = (csv: string, mark = false) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvFileBytes(encodeUtf8(csv), mark));
  expect(file('a,b\n"x\ny""\n",2')).toBe('a,b\r\n"x\ny""\n",2\r\n');
  expect(file('ż', true)).toBe('\uFEFFż\r\n');
});
