import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printJson, tokenText, type JsonFault, type PrintOptions } from '.';
import jsonFaults from './json-fault-strings/en';
import { doubleKeeps } from './json-number';

/** The printed text, or the error code with line and column. */
function printed(text: string, options: PrintOptions = {}): string {
  const result = printJson(text, options);
  return result.fault ? where(result.fault) : result.text;
}
const where = ({ code, blanks }: JsonFault): string => `${code} ${blanks.line}:${blanks.column}`;

const INDENTS = ['', ' ', '  ', '    ', '\t'];

test('prints as JSON.stringify does, for any value and indentation', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(...INDENTS), (value, indent) => {
      const text = JSON.stringify(value);
      expect(printed(text, { indent })).toBe(JSON.stringify(JSON.parse(text), null, indent));
      expect(printed(JSON.stringify(value, null, 3), { indent })).toBe(JSON.stringify(JSON.parse(text), null, indent));
    }),
  );
});

test('accepts what JSON.parse accepts, and refuses what it refuses', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    "'",
    '\\',
    'true',
    'nul',
    'null',
    '-',
    '0',
    '1',
    '.',
    '5',
    'e',
    '+',
    ' ',
    '\n',
    '\t',
    'é',
    '\u00a0',
    '\\u00',
    '41',
    '/',
    '\u0001',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  let taken = 0;
  fc.assert(
    fc.property(text, (json) => {
      let parses = true;
      try {
        JSON.parse(json);
      } catch {
        parses = false;
      }
      if (parses) taken++;
      expect(!printJson(json).fault, json).toBe(parses);
    }),
    { numRuns: 10_000 },
  );
  expect(taken).toBeGreaterThan(100);
});

test.for([
  '[1.0,1e400,12345678901234567890,-0,1E+2,0.10]',
  String.raw`["\u00e9\/\ud83d\ude00\ud800","é😀","\""]`,
  '{"a":1,"a":2,"":{},"__proto__":[]}',
  '"\u2028\u007f"',
])('prints %s byte for byte', (text) => expect(printed(text)).toBe(text));

describe('errors name the first wrong character and the likely cause', () => {
  test.for([
    ['{"a":1,}', 'jsonTrailingComma 1:8'],
    ['[1,2,\n]', 'jsonTrailingComma 2:1'],
    ['[1,,2]', 'jsonExtraComma 1:4'],
    ['[,1]', 'jsonExtraComma 1:2'],
    ['{,}', 'jsonExtraComma 1:2'],
    ["{'a':1}", 'jsonSingleQuotes 1:2'],
    ["['a']", 'jsonSingleQuotes 1:2'],
    ['{“a”:1}', 'jsonCurlyQuotes 1:2'],
    ['{a:1}', 'jsonBareKey 1:2'],
    ['{1:2}', 'jsonKey 1:2'],
    ['{"a" 1}', 'jsonColon 1:6'],
    ['{"a"=1}', 'jsonColon 1:5'],
    ['{"a":1 "b":2}', 'jsonComma 1:8'],
    ['[1 2]', 'jsonComma 1:4'],
    ['[{} {}]', 'jsonComma 1:5'],
    ['[1;2]', 'jsonAfterValue 1:3'],
    ['{"a":1:2}', 'jsonAfterValue 1:7'],
    ['{"a":[1}', 'jsonWrongBracket 1:8'],
    ['[{"a":1]', 'jsonWrongBracket 1:8'],
    ['["say "hi""]', 'jsonQuoteInside 1:8'],
    ['{"a":}', 'jsonValue 1:6'],
    ['[:]', 'jsonValue 1:2'],
    ['[abc]', 'jsonWord 1:2'],
    ['[nulls]', 'jsonWord 1:2'],
    ['[constructor]', 'jsonWord 1:2'],
    ['[true\u00a0]', 'jsonSpace 1:6'],
    ['[True]', 'jsonWordSpelling 1:2'],
    ['[None]', 'jsonWordSpelling 1:2'],
    ['[undefined]', 'jsonWordSpelling 1:2'],
    ['[NaN]', 'jsonNotFinite 1:2'],
    ['[-Infinity]', 'jsonNotFinite 1:3'],
    ['[+1]', 'jsonPlus 1:2'],
    ['[.5]', 'jsonPoint 1:2'],
    ['[-.5]', 'jsonPoint 1:3'],
    ['[5.]', 'jsonPoint 1:4'],
    ['[0x1F]', 'jsonHex 1:3'],
    ['[007]', 'jsonLeadingZero 1:3'],
    ['[-x]', 'jsonNumber 1:3'],
    ['[1e]', 'jsonNumber 1:4'],
    ['1e', 'jsonNumberEnds 1:3'],
    ['-', 'jsonNumberEnds 1:2'],
    ['[1e+]', 'jsonNumber 1:5'],
    [String.raw`["\x41"]`, 'jsonEscape 1:3'],
    [String.raw`["C:\dir"]`, 'jsonEscape 1:5'],
    [String.raw`["\u12g4"]`, 'jsonUnicodeEscape 1:3'],
    ['["a\tb"]', 'jsonControl 1:4'],
    ['[1,\u00a02]', 'jsonSpace 1:4'],
    ['[1,\u200b2]', 'jsonSpace 1:4'],
    ['[1\u0000]', 'jsonSpace 1:3'],
    ['["a\nb"]', 'jsonLineBreak 1:4'],
    ['["abc', 'jsonOpenString 1:6'],
    ['["abc\\', 'jsonOpenString 1:7'],
    ['{"a":{', 'jsonOpenBracket 1:7'],
    ['{"a"', 'jsonOpenBracket 1:5'],
    ['[1,', 'jsonOpenBracket 1:4'],
    ['[1', 'jsonOpenBracket 1:3'],
    ['[-', 'jsonOpenBracket 1:3'],
    ['// x\n1', 'jsonComment 1:1'],
    ['[1/*x*/]', 'jsonComment 1:3'],
    ['{"a":1} x', 'jsonEnd 1:9'],
    ['1 2', 'jsonEnd 1:3'],
    ['{}\n{}', 'jsonEnd 2:1'],
    ['', 'jsonEmpty 1:1'],
    ['["a" x]', 'jsonComma 1:6'],
    // Columns are code points; CR, LF and CRLF end a line.
    ['["👩‍👩‍👧é" x]', 'jsonComma 1:11'],
    ['[\r\n1,\r2,\n3 4]', 'jsonComma 4:3'],
  ] as const)('refuses %j: %s', ([text, fault]) => expect(printed(text)).toBe(fault));
});

test('every error that the scanner reports has a message whose placeholders it fills', () => {
  for (const [text, options] of [
    ['[1}', {}],
    ['["a', {}],
    ['[0x1]', {}],
    ['/*', { relaxed: true }],
    ['{a:1}', {}],
    ['["\\q"]', {}],
  ] as const) {
    const { fault } = printJson(text, options);
    const sentence = jsonFaults[fault!.code];
    for (const [, blank] of sentence.matchAll(/\{(\w+)\}/g)) expect(fault!.blanks, sentence).toHaveProperty(blank!);
  }
});

describe('relaxed reads JSON5 and writes JSON', () => {
  const strict = (text: string) => printed(text, { relaxed: true });

  test.for([
    ['{a:1,\'b\':2,"c":3,}', '{"a":1,"b":2,"c":3}'],
    ['// one\n[1, /* two */ 2,] // three', '[1,2]'],
    ['[.5,5.,+1,-.5,0x1F,-0xff,1e3,5.e2]', '[0.5,5,1,-0.5,31,-255,1e3,5e2]'],
    ['0xFFFFFFFFFFFFFFFFF', '295147905179352825855'],
    [String.raw`'it\'s "so"'`, String.raw`"it's \"so\""`],
    [String.raw`"\x41\v\0\q\u00e9\/"`, String.raw`"A\u000b\u0000q\u00e9\/"`],
    ['"one \\\n two \\\r\n three"', '"one  two  three"'],
    ['"a\tb\u0001"', String.raw`"a\tb\u0001"`],
    ['{$_:1,été:2,\\u0061b:3}', '{"$_":1,"été":2,"\\u0061b":3}'],
    ['\u00a0[\ufeff1,\u20282]', '[1,2]'],
    ['[null\u00a0, false\ufeff]', '[null,false]'],
    ['// a\r[1]', '[1]'],
    ['// a\u2028[1]', '[1]'],
  ] as const)('converts %j to %s', ([text, gives]) => {
    expect(strict(text)).toBe(gives);
    // oxlint-disable-next-line no-eval
    if (!/0x|[\d.]\.|\.5|\\\/|1e3/.test(text)) expect(JSON.parse(strict(text))).toEqual((0, eval)(`(${text}\n)`));
  });

  test.for([
    ['[NaN]', 'jsonNotFinite 1:2'],
    ['[-Infinity]', 'jsonNotFinite 1:3'],
    ['[1,,]', 'jsonExtraComma 1:4'],
    ['[,]', 'jsonExtraComma 1:2'],
    ['/* a', 'jsonOpenComment 1:5'],
    ['[1, /* a', 'jsonOpenComment 1:9'],
    ['// only', 'jsonEmpty 1:8'],
    ['{1a:1}', 'jsonKey 1:2'],
    ['{a-b:1}', 'jsonColon 1:3'],
    ["'a\nb'", 'jsonLineBreak 1:3'],
    ['[0x]', 'jsonNumber 1:4'],
    ['[.]', 'jsonNumber 1:3'],
    ['[012]', 'jsonLeadingZero 1:3'],
    [String.raw`"\1"`, 'jsonEscape 1:2'],
  ] as const)('refuses %j: %s', ([text, fault]) => expect(strict(text)).toBe(fault));

  test('keeps what is already strict byte for byte', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(strict(text)).toBe(printed(text));
      }),
    );
  });
});

describe('lines: each line is a separate value', () => {
  test.for([
    ['{"a":1}\n\n[2]\r\n3\n', '{"a":1}\n[2]\n3', ''],
    ['{"a":1}\n[2]', '{\n "a": 1\n}\n[\n 2\n]', ' '],
    ['1', '1', ''],
  ] as const)('prints %j as %j', ([text, gives, indent]) => expect(printed(text, { lines: true, indent })).toBe(gives));

  test.for([
    ['{"a":1}\n{"a":\n2}', 'jsonLineEnds 2:6'],
    ['1\n2 3', 'jsonEnd 2:3'],
    ['1\n["a\n', 'jsonOpenString 2:4'],
    ['1\n[2', 'jsonOpenBracket 2:3'],
    ['\n \n', 'jsonEmpty 3:1'],
  ] as const)('refuses %j: %s', ([text, fault]) => expect(printed(text, { lines: true })).toBe(fault));

  test('reads 100,000 lines', () => {
    const text = Array.from({ length: 100_000 }, (_, i) => `{"i": ${i}}`).join('\n');
    expect(printed(text, { lines: true })).toBe(text.replaceAll(': ', ':'));
  });
});

describe('sortKeys', () => {
  const sorted = (text: string, options: PrintOptions = {}) => printed(text, { ...options, sortKeys: true });

  test.for([
    ['{"b":1,"a":{"d":[{"z":1,"y":2}],"c":3}}', '{"a":{"c":3,"d":[{"y":2,"z":1}]},"b":1}'],
    ['{"\u{1F600}":1,"\uFFEE":2}', '{"\uFFEE":2,"\u{1F600}":1}'],
    [String.raw`{"b":1,"\u0061":2}`, String.raw`{"\u0061":2,"b":1}`],
    ['{"a":1,"b":2,"a":3}', '{"a":1,"a":3,"b":2}'],
    ['{"aa":1,"a":2,"":3}', '{"":3,"a":2,"aa":1}'],
    ['[{},[],{"a":[]}]', '[{},[],{"a":[]}]'],
  ] as const)('sorts %s as %s', ([text, gives]) => expect(sorted(text)).toBe(gives));

  test('sorts unquoted and single-quoted keys by their content', () => {
    expect(sorted(`{c:1,'b':2,"a":3}`, { relaxed: true })).toBe('{"a":3,"b":2,"c":1}');
  });

  test('sorts like an independent implementation, at every level and in every line', () => {
    const inOrder = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(inOrder)
        : typeof value === 'object' && value !== null
          ? new Map(
              Object.entries(value)
                .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
                .map(([key, part]) => [key, inOrder(part)]),
            )
          : value;
    const write = (value: unknown): string =>
      value instanceof Map
        ? `{${[...value].map(([key, part]) => `${JSON.stringify(key)}:${write(part)}`).join(',')}}`
        : Array.isArray(value)
          ? `[${value.map(write).join(',')}]`
          : JSON.stringify(value);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value);
        expect(sorted(text)).toBe(write(inOrder(JSON.parse(text))));
        expect(sorted(`${text}\n${text}`, { lines: true })).toBe(
          `${write(inOrder(JSON.parse(text)))}\n${write(inOrder(JSON.parse(text)))}`,
        );
      }),
    );
  });
});

test.for([
  ['["é😀\u007f\u2028"]', String.raw`["\u00e9\ud83d\ude00` + '\u007f' + String.raw`\u2028"]`],
  ['{"ż":"a"}', String.raw`{"\u017c":"a"}`],
] as const)('escapeNonAscii: %s', ([text, gives]) => {
  expect(printed(text, { escapeNonAscii: true })).toBe(gives);
  expect(printed(text.replaceAll('"', "'"), { escapeNonAscii: true, relaxed: true })).toBe(gives);
});

describe('remarks', () => {
  const read = (text: string, relaxed = false) => {
    const result = printJson(text, { relaxed });
    if (result.fault) throw new Error(result.fault.code);
    return result.scanner;
  };

  test.for([
    ['{"a":1,"b":2}', 0],
    ['{"a":1,"b":{"a":2}}', 0],
    ['[{"a":1},{"a":1}]', 0],
    ['{"a":1,"a":2,"a":3}', 2],
    [String.raw`{"a":1,"\u0061":2}`, 1],
    [String.raw`{"\"":1,"\u0022":2}`, 1],
    ['{"a":{"b":1,"b":2},"b":3}', 1],
    ['{"aB":1,"b#":2}', 0, 'keys of one hash (31·97+66 = 31·98+35)'],
  ] as const)('in %s, finds %i repeated keys', ([text, count]) => expect(read(text).repeatedKeys.count).toBe(count));

  test('an unquoted key repeats a quoted one', () => expect(read('{a:1,"a":2}', true).repeatedKeys.count).toBe(1));

  test('finds one repeated key in an object of 50,000', () => {
    const members = Array.from({ length: 50_000 }, (_, i) => `"key ${i}":{"key 7":1}`);
    expect(read(`{${members.join(',')}}`).repeatedKeys.count).toBe(0);
    const scanner = read(`{${members.join(',')},"key 777":0}`);
    expect(scanner.repeatedKeys.count).toBe(1);
    const { bytes, repeatedKeys } = scanner;
    const [remark] = repeatedKeys.first;
    expect(tokenText(bytes, remark!.start, remark!.end)).toBe('key 777');
    expect(new TextDecoder().decode(bytes.subarray(remark!.earlier, remark!.earlier! + 8))).toBe('key 777"');
  });

  test('numbers that lose precision as doubles', () => {
    expect(
      read('[1.0,0.1,1e3,-0,9007199254740991,123456789012345,0.30000000000000004,1.7976931348623157e308]')
        .inexactNumbers.count,
    ).toBe(0);
    expect(read('[9007199254740993,12345678901234567890,1e400,1e-400,3.141592653589793238]').inexactNumbers.count).toBe(
      5,
    );
  });

  test('doubleKeeps agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (double) => {
        expect(doubleKeeps(String(double))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 69n }), (whole) => {
        expect(doubleKeeps(`${whole}.0e-0`)).toBe(BigInt(String(Number(whole))) === whole);
      }),
    );
  });

  test('lone surrogates', () => {
    expect(read(String.raw`["\ud83d\ude00"]`).loneSurrogates.count).toBe(0);
    expect(read(String.raw`["\ud83d","\ude00\ud83d","\ud83d\n"]`).loneSurrogates.count).toBe(4);
  });
});
