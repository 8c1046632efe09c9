import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SQL_SYNTAX, SqlScanner, type SqlSyntax } from '.';

function pieces(text: string, syntax: SqlSyntax): [string, string][] {
  const scanner = new SqlScanner(text, syntax);
  const found: [string, string][] = [];
  for (let token = scanner.next(); token; token = scanner.next())
    found.push([token, text.slice(scanner.start, scanner.end)]);
  if (scanner.fault) found.push([scanner.fault.code, String(scanner.fault.at)]);
  return found;
}

test.for([
  ['mysql', String.raw`'it\'s'`, ['string']],
  ['postgresql', String.raw`'C:\'`, ['string']],
  ['postgresql', String.raw`E'it\'s'`, ['word', 'string']],
  ['postgresql', String.raw`NAME'a\'`, ['word', 'string']],
  ['postgresql', "$x$ ' $$ $x$", ['string']],
  ['postgresql', '$1', ['word']],
  ['postgresql', '/* a /* b */ c */', ['comment']],
  ['mysql', '/* a /* b */', ['comment']],
  ['sql', '/*/**/', ['sqlOpenComment']],
  ['mysql', '5--1', ['word', 'sign', 'sign', 'word']],
  ['mysql', '5--\t1', ['word', 'lineComment']],
  ['bigquery', '5--1', ['word', 'lineComment']],
  ['postgresql', '5--1\n', ['word', 'lineComment', 'space']],
  ['mysql', '# a', ['lineComment']],
  ['postgresql', 'a#b', ['word', 'sign', 'word']],
  ['transactsql', '[a]]b"]', ['quoted']],
  ['sqlite', '`a``b`', ['quoted']],
  ['sql', "'a''b'", ['string']],
  ['sql', '1.5e-3.x', ['word', 'sign', 'word']],
  ['sql', 'größe🙂', ['word']],
  ['mysql', '"a\\"b"', ['quoted']],
  ['sql', "'a", ['sqlOpenString']],
  ['sql', 'a "b', ['word', 'space', 'sqlOpenName']],
  ['sql', '/* /* */', ['sqlOpenComment']],
  ['postgresql', '$a$ $b$', ['sqlOpenDollar']],
  // Oracle Database SQL Language Reference, Text Literals.
  ['plsql', "q'!name LIKE '%DBMS_%%'!'", ['string']],
  ['plsql', "q'<'So,' she said, 'It's finished.'>'", ['string']],
  ['plsql', "q'{SELECT * FROM employees WHERE last_name = 'Smith';}'", ['string']],
  ['plsql', "nq'ï Ÿ1234 ï'", ['string']],
  ['plsql', `q'"name like '['"'`, ['string']],
  ['plsql', "Q'[--]';", ['string', 'sign']],
  ['plsql', "q'😀it's😀'", ['string']],
  ['plsql', "q''''", ['string']],
  ['plsql', "q'[it's' ", ['sqlOpenString']],
  ['plsql', "seq'a'", ['word', 'string']],
  ['plsql', "q' a'", ['word', 'string']],
  ['postgresql', "q'[a'", ['word', 'string']],
  // GoogleSQL, Lexical structure and syntax: formats for quoted literals.
  ['bigquery', "'''it's'''", ['string']],
  ['bigquery', "'''two\nlines'''", ['string']],
  ['bigquery', '"""-- "a" /*"""', ['string']],
  ['bigquery', "'''a\\''''", ['string']],
  ['bigquery', "r'''abc+'''", ['string']],
  ['bigquery', String.raw`r'f\(abc,(.*),def\)'`, ['string']],
  ['bigquery', "B'''abc'''", ['string']],
  ['bigquery', 'Rb"""ab"c"""', ['string']],
  ['bigquery', 'br"abc*"', ['string']],
  ['bigquery', "abr'a'", ['word', 'string']],
  ['bigquery', "''", ['string']],
  ['bigquery', '"it\'s"', ['quoted']],
  ['bigquery', "'''a''", ['sqlOpenString']],
  ['mysql', "'''a'", ['string']],
] as const)('%s: tokenizes %s', ([dialect, text, kinds]) => {
  expect(pieces(text, SQL_SYNTAX[dialect]).map(([kind]) => kind)).toEqual(kinds);
});

test('the tokens of any text join to that text', () => {
  const text = fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '$',
        '$a$',
        '[',
        ']',
        '/*',
        '*/',
        '--',
        '#',
        '\n',
        ' ',
        'a',
        '1',
        '.',
        '\\',
        '-',
        '😀',
        'E',
        'q',
        'r',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...Object.values(SQL_SYNTAX)), (given, syntax) => {
      const scanner = new SqlScanner(given, syntax);
      let covered = '';
      while (scanner.next()) covered += given.slice(scanner.start, scanner.end);
      expect(covered).toBe(scanner.fault ? given.slice(0, scanner.fault.at) : given);
    }),
    { numRuns: 2000 },
  );
});

test('reads long quotes full of escapes, and nested comments, only once', () => {
  expect(pieces(`'${'\\n'.repeat(2_000_000)}'`, SQL_SYNTAX.mysql)).toHaveLength(1);
  expect(pieces('/* '.repeat(500_000) + '*/'.repeat(500_000), SQL_SYNTAX.sql)).toHaveLength(1);
});
