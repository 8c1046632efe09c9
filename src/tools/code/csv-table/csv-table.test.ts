import { describe, expect, test } from 'vitest';
import { CsvReader } from '../../../formats/csv';
import { readTable } from './table';
import { DEFAULTS, read } from './csv-table.fixture';

const codes = (input: string) =>
  read(input).issueList.rows.map(([line, issue]) => [line, typeof issue === 'object' ? issue?.code : issue]);

test.for(['', ' \n \n', '\uFEFF'])('shows nothing for %j', (input) => {
  expect(readTable({ ...DEFAULTS, input })).toEqual({ empty: true });
});

describe('reading', () => {
  test.for([
    ['a,b\n1,2\n', 1, 2],
    ['a\r\n"x\r\ny"\r\n\r\nz', 2, 1],
    ['a\rb\rc', 2, 1],
    ['only,a,header', 0, 3],
    ['\uFEFFa|b\n1|2', 1, 2],
  ] as const)('%j has %i rows and %i columns', ([input, rows, columns]) => {
    expect(read(input)).toMatchObject({ rows, columns });
  });

  test('without a header every record is a row, CSV gets no header, and SQL gets generated names', () => {
    expect(read('1,2\n3,4', { header: false })).toMatchObject({ rows: 2, result: '1,2\n3,4' });
    expect(read('1,2', { header: false, output: 'sql' }).result).toBe(
      `INSERT INTO "table" ("column_1","column_2") VALUES ('1','2');`,
    );
  });

  test('generates a name for a column whose name is missing or taken', () => {
    const table = read('a,a,,a_2\n1,2,3,4');
    expect(table.result).toBe('a,a_3,column_3,a_2\n1,2,3,4');
    expect(table.notes.filter(Boolean)).toHaveLength(2);
  });
});

describe('issues', () => {
  test('names the line of each short or long row, counting quoted line breaks', () => {
    expect(codes('a,b\n"1\n1",2\n3\n4,5,6')).toEqual([
      [4, 'shortRow'],
      [5, 'longRow'],
    ]);
  });
  test('reports a quote inside an unquoted cell, but not a doubled one', () => {
    expect(codes('a,b\n1,5" disk\n"a ""b""",2')).toEqual([[2, 'strayQuote']]);
  });
  test('reports a change of line endings once', () => {
    expect(codes('a,b\n1,2\r\n3,4\n5,6\r\n')).toEqual([[2, 'mixedEnds']]);
    expect(codes('a,b\r\n"1\n1",2\r\n')).toEqual([]);
  });
  test('lists a thousand issues and counts all', () => {
    const table = read(`a,b\n${'1\n'.repeat(1500)}`);
    expect(table.issues).toBe(1500);
    expect(table.issueList.rows).toHaveLength(1000);
  });
});

describe('sorting and filtering', () => {
  const numbers = 'n\n10\nabc\n9\n-1\n1e1\n2.5\n\nZ\n9007199254740993\n9007199254740992';
  test('puts numbers before text, sorts them by value, and keeps the order of equal ones', () => {
    expect(read(numbers, { sort: 'n' }).result).toBe(
      'n\n-1\n2.5\n9\n10\n1e1\n9007199254740992\n9007199254740993\nZ\nabc',
    );
  });
  test('sorts in descending order, and keeps the order of equal ones', () => {
    expect(read('k,v\n1,a\n2,b\n1,c', { sort: '1', descending: true }).result).toBe('k,v\n2,b\n1,a\n1,c');
  });
  test("reads a number as a column's name before reading it as a position", () => {
    expect(read('b,1\n2,x\n1,y', { sort: '1' }).result).toBe('b,1\n2,x\n1,y');
    expect(read('b,c\n2,x\n1,y', { sort: '1' }).result).toBe('b,c\n1,y\n2,x');
  });
  test('sorts text by code point', () => {
    expect(read('t\n𝐀\nﬁ\né\nz', { sort: 't' }).result).toBe('t\nz\né\nﬁ\n𝐀');
  });
  test('still shows the rows if the sort column does not exist', () => {
    expect(read('a\n2\n1', { sort: 'zz' })).toMatchObject({ result: 'a\n2\n1', problem: { code: 'noColumn' } });
  });
  test('filters by the content of each cell, not across cells', () => {
    expect(read('a,b\nÉTÉ,1\nx,2\n"say ""HI""",3', { filter: 'été' }).shown).toBe(1);
    expect(read('a,b\nx,2', { filter: 'x,2' }).shown).toBe(0);
    expect(read('a,b\n"say ""HI""",3', { filter: 'y "hi' }).shown).toBe(1);
  });
});

describe('writing', () => {
  const odd = 'a,b\n"x|y\\|z","l1\nl2"\n" s","<b>&""q"""\n"O\'Neil",';
  test.for([
    ['csv', 'a,b\nx|y\\|z,"l1\nl2"\n" s","<b>&""q"""\nO\'Neil,'],
    ['tsv', 'a\tb\nx|y\\|z\t"l1\nl2"\n" s"\t"<b>&""q"""\nO\'Neil\t'],
    ['markdown', '| a | b |\n| --- | --- |\n| x\\|y\\\\\\|z | l1<br>l2 |\n|  s | <b>&"q" |\n| O\'Neil |  |'],
    ['sql', `INSERT INTO "table" ("a","b") VALUES ('x|y\\|z','l1\nl2'),(' s','<b>&"q"'),('O''Neil','');`],
  ] as const)('%s', ([output, result]) => {
    expect(read(odd, { output }).result).toBe(result);
  });
  test('escapes every special character in HTML', () => {
    expect(read('a\n<i>&"', { output: 'html' }).result).toBe(
      '<table>\n  <thead>\n    <tr><th>a</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>&lt;i&gt;&amp;&quot;</td></tr>\n  </tbody>\n</table>',
    );
  });
  test('writes no SQL for a table without rows, because VALUES needs one', () => {
    expect(read('a,b', { output: 'sql' }).result).toBe('');
  });
  test("writes a row of one empty cell so that it isn't a blank line", () => {
    expect(read('a\n""\n1').result).toBe('a\n""\n1');
  });
});

test.for([
  ['id\n1\n-2\n10', 'type_whole', '-2', '10', 3],
  ['p\n1.50\n1\n1.50', 'type_number', '1', '1.50', 2],
  ['code\n007\n7', 'type_text', '007', '7', 2],
  ['day\n2026-02-28\n2025-12-31', 'type_date', '2025-12-31', '2026-02-28', 2],
  ['day\n2026-02-30', 'type_text', '2026-02-30', '2026-02-30', 1],
  ['on\ntrue\nfalse\ntrue', 'type_truth', 'false', 'true', 2],
  ['q\n"a""b"\na"b', 'type_text', 'a"b', 'a"b', 1],
] as const)('describes the column of %j as %s', ([input, type, min, max, distinct]) => {
  const [row = []] = read(input).columnList.rows;
  const plain = row.map((cell) =>
    typeof cell === 'object' && cell !== null ? ('exact' in cell ? cell.exact : cell.code) : cell,
  );
  expect(plain.slice(2)).toEqual([distinct, type, min, max]);
});

test('counts many distinct values exactly', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => String(index % 7919));
  expect(read(`n\n${lines.join('\n')}`).columnList.rows[0]?.[2]).toBe(7919);
});

test('gives the page rows that it can read one at a time', async () => {
  const table = read('a;b\n"x;""\n";é\n1\n;\n𝐀;"y"', { sort: '2', delimiter: ';' });
  const [, rows, offsetFile] = table.table;
  const offsets = new Int32Array((await offsetFile?.blob.arrayBuffer()) ?? new ArrayBuffer());
  const cells: string[][] = [];
  for (let row = 0; row + 1 < offsets.length; row++) {
    const reader = new CsvReader(',');
    reader.feed((await rows?.blob.slice(offsets[row], offsets[row + 1]).text()) ?? '', true);
    cells.push(reader.fields(reader.next()));
  }
  expect(cells).toEqual([
    ['1', ''],
    ['', ''],
    ['𝐀', 'y'],
    ['x;"\n', 'é'],
  ]);
});
