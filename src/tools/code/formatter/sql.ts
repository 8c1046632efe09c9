import { problem } from '../../../kinds';
import { place } from '../../../lib/place';
import { SQL_SYNTAX, SqlScanner } from '../../../lib/sql';
import { engineProblem, syntaxProblem } from './fault';
import type { Dialect, FormatOptions } from './options';
import { keepJoined } from './sql-strings';

/** Only the dialect that is asked for is loaded: its tables of keywords are most of the formatter. */
const LOAD = {
  sql: () => import('./dialects/sql'),
  postgresql: () => import('./dialects/postgresql'),
  mysql: () => import('./dialects/mysql'),
  mariadb: () => import('./dialects/mariadb'),
  sqlite: () => import('./dialects/sqlite'),
  transactsql: () => import('./dialects/transactsql'),
  plsql: () => import('./dialects/plsql'),
  bigquery: () => import('./dialects/bigquery'),
  snowflake: () => import('./dialects/snowflake'),
  spark: () => import('./dialects/spark'),
  redshift: () => import('./dialects/redshift'),
} as const;

/** The formatter holds some 400 bytes for each character it reads at a time. */
const PIECE = 100_000;
const LONGEST_STATEMENT = 4_000_000;
/** Brackets inside brackets: the formatter's time grows with the square of their depth. */
const DEEPEST = 1000;

/**
 * SQL in the style of sql-formatter. Long scripts go through it a few statements at a time, so that memory stays small.
 * A comment that is never closed is refused: sql-formatter would take its signs for a division and a product.
 */
export async function formatSql(text: string, options: FormatOptions, progress: (part: number) => void) {
  const { dialect } = options;
  const found = piecesOf(text, dialect);
  if ('fault' in found) return problem('sqlOpenComment', place(text, found.fault), 'input');
  if (found.deepest > DEEPEST) return problem('tooDeep', {}, 'input');
  const long = found.ends.findIndex((end, index) => end - (found.ends[index - 1] ?? 0) > LONGEST_STATEMENT);
  if (long >= 0) {
    const { line } = place(text, found.ends[long - 1] ?? 0);
    return problem('sqlLongStatement', { line, limit: LONGEST_STATEMENT / 1e6 }, 'input');
  }
  const [{ formatDialect }, { default: language }] = await Promise.all([import('./sql-engine'), LOAD[dialect]()]);
  const settings = {
    dialect: language,
    tabWidth: options.indent,
    useTabs: options.tabs,
    keywordCase: options.keywords,
    functionCase: options.keywords,
  };
  const pieces: string[] = [];
  let start = 0;
  for (const end of found.ends) {
    const piece = text.slice(start, end);
    try {
      pieces.push(keepJoined(piece, formatDialect(piece, settings), dialect));
    } catch (error) {
      return refusal(text, start, error);
    }
    start = end;
    progress(end / text.length);
  }
  return pieces.filter((piece) => piece !== '').join('\n\n');
}

/** Where pieces of some statements end; or where a comment begins that never ends. */
function piecesOf(text: string, dialect: Dialect): { ends: number[]; deepest: number } | { fault: number } {
  const scanner = new SqlScanner(text, SQL_SYNTAX[dialect]);
  const ends: number[] = [];
  let from = 0;
  let depth = 0;
  let deepest = 0;
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token !== 'sign') continue;
    const sign = text.charAt(scanner.start);
    if (sign === '(') deepest = Math.max(deepest, ++depth);
    else if (sign === ')') depth--;
    else if (sign === ';' && depth === 0 && scanner.end - from > PIECE) {
      ends.push(scanner.end);
      from = scanner.end;
    }
  }
  if (scanner.fault?.code === 'sqlOpenComment') return { fault: scanner.fault.at };
  // A client's own delimiters: what ends a statement is not known here.
  if (/^[ \t]*delimiter\s/im.test(text)) return { ends: [text.length], deepest };
  if (from < text.length) ends.push(text.length);
  return { ends, deepest };
}

function refusal(text: string, start: number, error: unknown) {
  const message = error instanceof Error ? error.message : '';
  const at = /(?:at|on) line (\d+) column (\d+)/.exec(message);
  if (!at) return engineProblem(error);
  const before = place(text, start);
  const line = Number(at[1]);
  const column = Number(at[2]);
  const beforeUnits = start - (text.lastIndexOf('\n', start - 1) + 1);
  const reason = message.replace(/^Parse error at token: (\S+) at line.*[^]*/, 'Unexpected $1').replace('«EOF»', 'end');
  return syntaxProblem(
    text,
    { line: before.line + line - 1, column: line === 1 ? beforeUnits + column : column },
    reason,
  );
}
