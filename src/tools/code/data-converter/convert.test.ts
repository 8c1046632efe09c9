import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { ColumnNames } from '../../../formats/csv/column-names';
import tool from './tool';
import { plain, toJson, toCsv } from './convert.fixture';

test.for(['', '\n \n', '\uFEFF', '\uFEFF\r\n'])('%j gives nothing, and no alert', (input) => {
  expect(toJson(input).result).toBe('');
  expect(toCsv(input).result).toBe('');
});

test('keeps an apostrophe at the start of a key', () => {
  expect(toCsv('[{"\'a\'":1}]').result).toBe("'a'\n1");
});

describe('CSV to JSON', () => {
  test.for([
    ['true', 'true'],
    ['false', 'false'],
    ['0', '0'],
    ['-0', '-0'],
    ['-12.50', '-12.50'],
    ['0.000000000000001', '0.000000000000001'],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', '"1234567890123456"'],
    ['0.1234567890123456', '"0.1234567890123456"'],
    ['007', '"007"'],
    ['00.5', '"00.5"'],
    ['+1', '"+1"'],
    ['1e5', '"1e5"'],
    ['.5', '".5"'],
    ['5.', '"5."'],
    ['-', '"-"'],
    ['1.2.3', '"1.2.3"'],
    ['1 ', '"1 "'],
    ['True', '"True"'],
    ['null', '"null"'],
    ['NaN', '"NaN"'],
    ['٣', '"٣"'],
    ['"12"', '12'],
    ['""', '""'],
    ['"say ""hi"""', String.raw`"say \"hi\""`],
    ['"a\r\nb\tc"', String.raw`"a\r\nb\tc"`],
    ['back\\slash', String.raw`"back\\slash"`],
    ['\u0001\u007f\u2028', '"\\u0001\u007f\u2028"'],
    ['\ud800x', '"\ufffdx"'],
  ] as const)('the cell %j becomes %s', ([cell, json]) => expect(toJson(`a\n${cell}`).result).toBe(`[{"a":${json}}]`));

  test('without type detection every cell is a string', () => {
    expect(toJson('a,b\ntrue,1', { infer: false }).result).toBe('[{"a":"true","b":"1"}]');
  });

  test.for([
    ['objects', true, '[{"a":1,"b":"x"},{"a":2,"b":""}]'],
    ['objects', false, '[{"column_1":"a","column_2":"b"},{"column_1":1,"column_2":"x"},{"column_1":2,"column_2":""}]'],
    ['arrays', true, '[["a","b"],[1,"x"],[2,""]]'],
    ['arrays', false, '[["a","b"],[1,"x"],[2,""]]'],
    ['columns', true, '{"a":[1,2],"b":["x",""]}'],
    ['columns', false, '{"column_1":["a",1,2],"column_2":["b","x",""]}'],
  ] as const)('as %s, header %s', ([shape, header, json]) => {
    const { result } = toJson('a,b\n1,x\n2,', { shape, header });
    expect(result).toBe(json);
    for (const [indent, by] of [
      ['2', 2],
      ['tab', '\t'],
    ] as const) {
      expect(toJson('a,b\n1,x\n2,', { shape, header, indent }).result).toBe(JSON.stringify(JSON.parse(json), null, by));
    }
  });

  test('the header of a list of lists is text, even if it looks like numbers', () => {
    expect(toJson('1,true\n2,false', { shape: 'arrays' }).result).toBe('[["1","true"],[2,false]]');
  });

  test.for([
    ['objects', '[]'],
    ['arrays', '[["a","b"]]'],
    ['columns', '{"a":[],"b":[]}'],
  ] as const)('a header without rows, as %s', ([shape, json]) => {
    expect(toJson('a,b', { shape })).toMatchObject({ result: json, rows: 0, columns: 2 });
  });

  test('keeps the cells of short and long rows, and names their lines in notes', () => {
    const { notes, ...given } = toJson('a,b\n1\n"x\ny",2\n3,4,5,6\n7');
    expect(given).toEqual({
      result: '[{"a":1,"b":""},{"a":"x\\ny","b":2},{"a":3,"b":4,"column_3":5,"column_4":6},{"a":7,"b":""}]',
      rows: 4,
      columns: 4,
    });
    expect(notes).toEqual([
      note('shortRows', { count: 2, columns: 2, lines: '2, 6' }),
      note('longRows', { count: 1, columns: 2, lines: '5' }),
    ]);
    expect(toJson('a,b\n1\n3,4,5', { shape: 'arrays' }).result).toBe('[["a","b"],[1,""],[3,4,5]]');
    expect(toJson('a,b\n1\n3,4,5', { shape: 'columns' }).result).toBe('{"a":[1,3],"b":["",4],"column_3":["",5]}');
  });

  test('a note names at most ten lines', () => {
    const [first] = toJson(`a,b\n${'1\n'.repeat(1000)}`).notes;
    expect(first).toEqual(note('shortRows', { count: 1000, columns: 2, lines: '2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …' }));
  });

  test.for([
    ['a,,b,a,a', ['a', 'column_2', 'b', 'a_2', 'a_3'], 1, 2],
    ['a,a,a_2', ['a', 'a_3', 'a_2'], 0, 1],
    [',column_1', ['column_1_2', 'column_1'], 1, 0],
    ['A,a, a', ['A', 'a', ' a'], 0, 0],
    ['column,,column,column_5,,', ['column', 'column_2', 'column_3', 'column_5', 'column_5_2', 'column_6'], 3, 1],
    ['a,,a,,b', ['a', 'column_2', 'a_2', 'column_4', 'b'], 2, 1],
  ] as const)('names the columns of the header %j', ([header, names, empty, repeated]) => {
    const columns = new ColumnNames(header.split(','));
    expect(columns).toMatchObject({ names, empty, repeated });
    expect(toJson(`${header}\n${header}`).notes.map(({ code }) => code)).toEqual([
      ...(empty ? ['emptyNames'] : []),
      ...(repeated ? ['repeatedNames'] : []),
    ]);
  });

  test('names the removed byte order mark and the detected delimiter in notes', () => {
    expect(toJson('\uFEFFid\tname\n1\tx')).toMatchObject({
      result: '[{"id":1,"name":"x"}]',
      notes: [note('bom'), note('tabFound')],
    });
    expect(toJson('a;b\n1;2', { delimiter: ';' }).notes).toEqual([]);
    expect(toJson('a|b\n1|2', { delimiter: 'pipe' }).result).toBe('[{"a":1,"b":2}]');
    expect(toJson('a;b\n1;2', { delimiter: ',' }).result).toBe('[{"a;b":"1;2"}]');
  });

  test.for([
    ['a\n"b', problem('csvOpenQuote', { line: 2, column: 1 }, 'input')],
    ['a,b\n1,"b"c', problem('csvTextAfterQuote', { line: 2, column: 6 }, 'input')],
  ] as const)('refuses %j', ([input, refusal]) => expect(toJson(input).result).toEqual(refusal));

  test('gives the same as JSON.stringify for any table', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const csv = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        const whole = rows.map((row) => row.map((text) => text.toWellFormed()));
        expect(toJson(csv, { shape: 'arrays', header: false, infer: false, indent: '1' }).result).toBe(
          JSON.stringify(whole, null, 1),
        );
      }),
    );
  });
});

describe('JSON to CSV', () => {
  test.for([
    ['[{"a":1,"b":"x"},{"c":true,"a":null}]', 'a,b,c\n1,x,\n,,true', 'objects, columns in order of first appearance'],
    ['{"a":1,"b":{"c":[2,3]}}', 'a,b.c.0,b.c.1\n1,2,3', 'one object'],
    ['[[1,"a"],["x",null,3],[]]', '1,a\nx,,3\n', 'lists as they are'],
    ['[[[1, {"a": "b c"}],{}],[[]]]', '"[1,{""a"":""b c""}]",\n""', 'nested values in lists of lists'],
    ['["a,b",null,1.10]', 'value\n"a,b"\n""\n1.10', 'bare values'],
    ['{"a":1}\n{"b":2}', 'a,b\n1,\n,2', 'a value in each line'],
    ['[1,2]\n[3]\n', '1,2\n3', 'a list in each line'],
    ['1\n"x"', 'value\n1\nx', 'a bare value in each line'],
    ['[{"a":{}},{"a":[]},{"a":{"b":1}}]', 'a,a.b\n,\n,\n,1', 'empty values are empty cells'],
    ['[{"a":1},5,[6,7],null]', 'a,value,0,1\n1,,,\n,5,,\n,,6,7\n,,,', 'rows of several kinds'],
    ['[[1],{"a":2}]', '0,a\n1,\n,2', 'rows of several kinds, a list first'],
    ['[{"a":1e400,"b":-0,"c":12345678901234567890}]', 'a,b,c\n1e400,-0,12345678901234567890', 'numbers as written'],
    [String.raw`[{"\u0061":"\"q\"\n\u00e9\ud83d\ude00\ud800\/"}]`, 'a\n"""q""\né😀\ufffd/"', 'escapes'],
    ['[{"a,b":1,"":2}]', '"a,b",\n1,2', 'names that need quotes, and an empty name'],
    ['[{"a":""},{"a":"x"}]', 'a\n""\nx', 'a record with a single empty cell is not a blank line'],
    ['[{"":1}]', '""\n1', 'neither is a header'],
  ] as const)('%s: %j', ([json, csv]) => expect(toCsv(json).result).toBe(csv));

  test('without flattening a nested value becomes one cell', () => {
    const json = '[{"a":{"b": [1, " x y "]},"c":[]},{"a":"\\\\ \\" {","c":{ "d" : 1 }}]';
    expect(toCsv(json, { flatten: false }).result).toBe('a,c\n"{""b"":[1,"" x y ""]}",\n"\\ "" {","{""d"":1}"');
  });

  test.for([
    ['[]', 0],
    ['{}', 1],
    ['[{},{}]', 2],
  ] as const)('%s has no columns', ([json, rows]) => {
    expect(toCsv(json)).toMatchObject({ result: '', rows, columns: 0, notes: [note('noColumns')] });
  });

  test.for([
    ['{"a":1,"a":2}', 'a\n2', 1, 'a'],
    ['{"a.b":1,"a":{"b":2},"x":{"y":3},"x.y":4}', 'a.b,x.y\n2,4', 2, 'a.b'],
  ] as const)('%s: keeps the last of two values for the same cell, and adds a note', ([json, csv, count, column]) => {
    expect(toCsv(json)).toMatchObject({ result: csv, notes: [note('replacedCells', { count, column })] });
  });

  test('finds the columns of keys whose order differs between objects', () => {
    expect(toCsv('[{"a":1,"b":2,"c":3},{"c":6,"a":4},{"b":8,"\\u0061":7,"d":9}]').result).toBe(
      'a,b,c,d\n1,2,3,\n4,,6,\n7,8,,9',
    );
  });

  test('applies the delimiter, header and formula options', () => {
    const json = '[{"=a":"-x","b":-1,"c":"x;y"}]';
    expect(toCsv(json, { delimiter: ';' }).result).toBe('=a;b;c\n-x;-1;"x;y"');
    expect(toCsv(json, { delimiter: 'tab', header: false }).result).toBe('-x\t-1\tx;y');
    expect(toCsv(json, { delimiter: 'pipe', formulaSafe: true }).result).toBe("'=a|b|c\n'-x|-1|x;y");
  });

  test.for([
    ['1', problem('scalarJson', {}, 'input')],
    ['"x"', problem('scalarJson', {}, 'input')],
    ['[1', problem('jsonOpenBracket', { line: 1, column: 3, found: '[', fromLine: 1, fromColumn: 1 }, 'input')],
    ['[1] x', problem('jsonEnd', { line: 1, column: 5, found: 'x' }, 'input')],
    ['{"a":1}\n{"a":}', problem('jsonValue', { line: 2, column: 6, found: '}' }, 'input')],
    [
      '{"a":[1}}',
      problem('jsonWrongBracket', { line: 1, column: 8, found: '}', close: ']', fromLine: 1, fromColumn: 6 }, 'input'),
    ],
  ] as const)('refuses %j', ([json, refusal]) => {
    expect(toCsv(json).result).toEqual(refusal);
    if (json.length > 3) expect(toCsv(json, { flatten: false }).result).toEqual(refusal);
  });

  test('lists of lists survive the round trip through CSV', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 5 }).map((text) => text.toWellFormed()),
      fc.constant(''),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 })), (rows) => {
        const csv = toCsv(JSON.stringify(rows), { delimiter: ';' }).result;
        fc.pre(typeof csv === 'string' && csv.trim() !== '' && rows.every((row) => row.length === rows[0]!.length));
        const back = toJson(String(csv), { delimiter: ';', shape: 'arrays', header: false, infer: false });
        expect(JSON.parse(String(back.result))).toEqual(rows);
      }),
    );
  });

  test('objects survive the round trip too', () => {
    const row = fc.record({ a: fc.string(), b: fc.integer(), c: fc.boolean() });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const csv = toCsv(JSON.stringify(rows)).result;
        const back = JSON.parse(String(toJson(String(csv), { delimiter: ',' }).result)) as { a: unknown }[];
        expect(back.map((one) => ({ ...one, a: String(one.a) }))).toEqual(
          rows.map((one) => ({ ...one, a: rewritten(one.a) })),
        );
      }),
    );
  });
});

/** A text that looks like a number becomes one on the way back: '1.0' becomes 1. */
const rewritten = (text: string): string => (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? String(Number(text)) : text);

test('the CSV file has CRLF line ends, and a byte order mark if requested', async () => {
  const values = { ...plain, from: 'json', to: 'csv', input: '[{"a":"x\\ny"},{"a":2}]' } as const;
  for (const bom of [false, true]) {
    const given = await tool.run({ ...values, bom }, exampleContext());
    if (typeof given === 'string' || isProblem(given) || !('csvFile' in given))
      throw new Error('the result has no file');
    const bytes = await given.csvFile[0]!.blob.bytes();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      `${bom ? '\uFEFF' : ''}a\r\n"x\ny"\r\n2\r\n`,
    );
  }
});

test.for([
  ['id,név\r\n007,"Bond, ""J""\n😀"\r\n1,2,3', 'UTF-8'],
  ['\uFEFFa;b\n1;2', 'UTF-8 with a byte order mark'],
  [' \r\n\t', 'white space'],
  ['', 'nothing'],
  ['a,b\n1,"2', 'an open quote'],
] as const)('a long file converts to the same result as its text: %j (%s)', async ([text]) => {
  for (const from of ['csv', 'json', 'xml', 'yaml'] as const) {
    for (const to of ['json', 'xml', 'csv'] as const) {
      const given = (input: string | Blob) => tool.run({ ...plain, input, from, to, bom: false }, exampleContext());
      // The file reader removes the byte order mark without a note, except for CSV.
      const input = from === 'csv' ? text : text.replace('\uFEFF', '');
      expect(await given(new Blob([text]))).toEqual(await given(input));
    }
  }
});

test.for([
  [[0x61, 0x0a, 0xe9], 'é', 'windows-1252'],
  [[0xff, 0xfe, 0x61, 0, 0x0a, 0, 0xe9, 0], 'é', 'UTF-16'],
] as const)('reads a file of %j as %s (%s)', async ([bytes, cell]) => {
  const values = { ...plain, input: new Blob([new Uint8Array(bytes)]), bom: false };
  expect(await tool.run(values, exampleContext())).toMatchObject({ result: `[{"a":"${cell}"}]` });
});

test('refuses a file that begins with NUL as not being text', async () => {
  const values = { ...plain, input: new Blob(['\0a,b\n1,2']), bom: false };
  expect(await tool.run(values, exampleContext())).toBe('');
});

test('refuses the same format on both sides', async () => {
  expect(await tool.run({ ...plain, input: 'a', to: 'csv', bom: false }, exampleContext())).toEqual(
    problem('sameFormat', {}, 'to'),
  );
});
