import fc from 'fast-check';
import { formatDialect, mysql, postgresql, sqlite, transactsql } from 'sql-formatter';
import { expect, test } from 'vitest';
import { SQL_SYNTAX, SqlScanner } from '../../../formats/sql';
import { SQL_DIALECTS, minifySql, type SqlDialect } from './sql';

const short = (text: string, dialect: SqlDialect = 'postgresql', keepComments = false) => {
  const { text: result, fault } = minifySql(text, { dialect, keepComments });
  return fault ? `${fault.code} ${fault.at} ${fault.quote}` : result;
};

test.for([
  // White space
  ['postgresql', 'SELECT  a ,\n b  FROM ( c ) ;\n', 'SELECT a,b FROM(c);'],
  ['postgresql', 'a - b * - c', 'a-b* -c'],
  ['postgresql', 'a - - b', 'a- -b'],
  ['postgresql', 'a <> b AND c >= d', 'a<>b AND c>=d'],
  ['postgresql', 'a > = b', 'a> =b'],
  ['postgresql', 'SELECT * FROM t', 'SELECT*FROM t'],
  ['postgresql', 'a = $1', 'a= $1'],
  ['postgresql', 'a @> b', 'a @>b'],
  ['postgresql', "a -> 'b' ->> 'c'", "a->'b'->>'c'"],
  ['postgresql', '"a" "b"', '"a" "b"'],
  ['postgresql', 'a . b', 'a . b'],
  ['postgresql', '1e - 5', '1e -5'],
  ['transactsql', 'SELECT @a = @b FROM #t', 'SELECT @a= @b FROM #t'],
  // Quotes
  ['postgresql', "'a'\n'b'", "'a'\n'b'"],
  ['postgresql', "'a' -- c\n 'b'", "'a'\n'b'"],
  ['postgresql', "'a' 'b'", "'a' 'b'"],
  ['postgresql', "E'it\\'s  x'  ||  'y'", "E'it\\'s  x'||'y'"],
  ['postgresql', '$f$\n  a -- b\n$f$  LANGUAGE  sql', '$f$\n  a -- b\n$f$ LANGUAGE sql'],
  ['mysql', "'it\\'s -- x'  =  \"y  z\"", "'it\\'s -- x'=\"y  z\""],
  ['transactsql', '[a  b]  =  [c]]d]', '[a  b]=[c]]d]'],
  // Comments
  ['postgresql', 'a/* b /* c */ d */e', 'a e'],
  ['postgresql', '1-/**/-1', '1- -1'],
  ['mysql', 'a # b\n/* c */ d', 'a d'],
  ['mysql', 'a /*! b */ /*+ c */ d', 'a /*! b */ /*+ c */ d'],
  ['mysql', '5--1', '5--1'],
  ['mysql', '5 -- 1', '5'],
  // Names that are functions only if a bracket follows directly
  ['mysql', 'COUNT(a), count (b), foo (c)', 'COUNT(a),count (b),foo(c)'],
  ['postgresql', 'count (b)', 'count(b)'],
  // Client commands
  ['transactsql', 'SELECT 1\nGO\nSELECT 2\n  go 5\nSELECT 3', 'SELECT 1\nGO\nSELECT 2\ngo 5\nSELECT 3'],
  [
    'mysql',
    'DELIMITER //\nCREATE PROCEDURE a()\nBEGIN\n  SELECT 1;\nEND //\nDELIMITER ;\nSELECT 2',
    'DELIMITER //\nCREATE PROCEDURE a()BEGIN SELECT 1;END//\nDELIMITER ;\nSELECT 2',
  ],
  ['postgresql', '\\connect a\nSELECT  1;\n\\q', '\\connect a\nSELECT 1;\n\\q'],
  ['postgresql', "COPY a (b) FROM stdin;\n1\t--2\n'\n\\.\nSELECT  1", "COPY a(b)FROM stdin;\n1\t--2\n'\n\\.\nSELECT 1"],
  ['sqlite', '.mode csv\nSELECT  1;\n.quit', '.mode csv\nSELECT 1;\n.quit'],
  // Refused
  ['postgresql', "SELECT 'a", "sqlOpenString 7 '"],
  ['postgresql', 'a /* b', 'sqlOpenComment 2 /*'],
  ['postgresql', '$a$ b', 'sqlOpenDollar 0 $a$'],
  ['transactsql', '[a', 'sqlOpenName 0 ['],
] as const)('%s: %j becomes %j', ([dialect, text, result]) => {
  expect(short(text, dialect)).toBe(result);
});

test('keeps comments if requested, each line comment on its own line', () => {
  expect(short('a -- b\nc /* d */ e', 'postgresql', true)).toBe('a -- b\nc /* d */ e');
});

const DIALECT = { postgresql, mysql, sqlite, transactsql };
const word = fc.constantFrom('a', 'b', '"c d"', "'e  f'", '1', '2.5', 'f(g)', '(h)');
const expression = fc
  .tuple(
    word,
    fc.array(
      fc.tuple(
        fc.constantFrom(' + ', ' - ', ' * ', ' / ', ' = ', ' <> ', ' < ', ' AND ', ' OR ', ' IN ', ' - -'),
        word,
      ),
      { maxLength: 3 },
    ),
  )
  .map(([first, rest]) => first + rest.map(([sign, next]) => sign + next).join(''));
const statement = fc
  .tuple(
    fc.array(expression, { minLength: 1, maxLength: 3 }),
    expression,
    fc.constantFrom('', '\n ORDER BY  a', ' GROUP BY b'),
  )
  .map(([columns, where, end]) => `SELECT ${columns.join(' , ')}\n FROM  t\n  WHERE ${where}${end} ;\n`);

test('sql-formatter formats the result like the original', () => {
  fc.assert(
    fc.property(
      fc.array(statement, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...SQL_DIALECTS),
      (statements, dialect) => {
        const text = statements.join('');
        const result = short(text, dialect) ?? '';
        // sql-formatter reads the minus before a digit as the number's sign if no space separates them.
        const formatted = (sql: string) =>
          formatDialect(sql, { dialect: DIALECT[dialect] }).replace(/- (?=[\d.])/g, '-');
        expect(formatted(result)).toBe(formatted(text));
        expect(short(result, dialect)).toBe(result);
      },
    ),
    { numRuns: 500 },
  );
});

test('for any text the tokens stay the same, except white space and comments', () => {
  const soup = fc
    .array(
      fc.constantFrom(
        'a',
        '1',
        '1e',
        '.',
        '-',
        '--',
        '/',
        '*',
        '/*',
        '*/',
        '=',
        '<',
        '>',
        '|',
        ':',
        '@',
        '#',
        '$',
        '$$',
        "'",
        '"',
        '`',
        '[',
        ']',
        '(',
        ')',
        ',',
        ';',
        ' ',
        ' ',
        '\n',
        '\\',
        'E',
        'count',
      ),
    )
    .map((parts) => parts.join(''));
  const pieces = (text: string, dialect: SqlDialect): string[] => {
    const scanner = new SqlScanner(text, SQL_SYNTAX[dialect]);
    const found: string[] = [];
    for (let token = scanner.next(); token; token = scanner.next())
      if (!/space|omment/.test(token)) found.push(text.slice(scanner.start, scanner.end));
    return found;
  };
  fc.assert(
    fc.property(soup, fc.constantFrom(...SQL_DIALECTS), (text, dialect) => {
      const { text: result } = minifySql(text, { dialect, keepComments: false });
      // Client commands are copied as lines, and a hint is a comment.
      // In MySQL `--` is a comment only before white space or at the end.
      if (dialect === 'mysql' && /--(?!\s)/.test(text)) return;
      if (result === undefined || /^\s*[\\.]/m.test(text) || /\/\*[!+]/.test(text)) return;
      expect(pieces(result, dialect)).toEqual(pieces(text, dialect));
      expect(short(result, dialect)).toBe(result);
    }),
    { numRuns: 5000 },
  );
});
