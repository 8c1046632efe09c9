import { SQL_SYNTAX, SqlScanner } from '../../../formats/sql';
import type { Dialect } from './options';

interface Gap {
  readonly start: number;
  readonly end: number;
}

/** The white space between consecutive string constants. */
function gapsOf(text: string, dialect: Dialect): Gap[] {
  const scanner = new SqlScanner(text, SQL_SYNTAX[dialect]);
  const gaps: Gap[] = [];
  let before = 0;
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token === 'string' && before > 0 && before < scanner.start) gaps.push({ start: before, end: scanner.start });
    if (token !== 'space') before = token === 'string' ? scanner.end : 0;
  }
  return gaps;
}

/**
 * sql-formatter's output with the line breaks between string constants restored: standard SQL only joins `'a'` and
 * `'b'` across a line break, and on one line they are an error.
 */
export function keepJoined(source: string, formatted: string, dialect: Dialect): string {
  const broken = gapsOf(source, dialect).map(({ start, end }) => source.slice(start, end).includes('\n'));
  if (!broken.includes(true)) return formatted;
  let result = '';
  let done = 0;
  for (const [index, { start, end }] of gapsOf(formatted, dialect).entries()) {
    if (!broken[index] || formatted.slice(start, end).includes('\n')) continue;
    const line = formatted.lastIndexOf('\n', start) + 1;
    const indent = /^[ \t]*/.exec(formatted.slice(line, start))?.[0] ?? '';
    result += `${formatted.slice(done, start)}\n${indent}`;
    done = end;
  }
  return result + formatted.slice(done);
}
