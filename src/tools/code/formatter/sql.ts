import { problem } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { engineProblem, syntaxProblem } from './fault';
import type { FormatOptions } from './options';
import { piecesOf, withDelimiter } from './sql-pieces';
import { keepJoined } from './sql-strings';

/** Only the requested dialect is loaded: its keyword tables are most of the formatter. */
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

const LONGEST_STATEMENT = 4_000_000;
/** Limits nested brackets: the formatter's time grows with the square of their depth. */
const DEEPEST = 1000;

/**
 * Formats SQL with sql-formatter. Long scripts are formatted a few statements at a time, to limit memory. Refuses a
 * comment that is never closed, whose characters sql-formatter would read as operators.
 */
export async function formatSql(text: string, options: FormatOptions, progress: (part: number) => void) {
  const { dialect } = options;
  const found = piecesOf(text, dialect);
  if ('fault' in found) return problem('sqlOpenComment', lineColumn(text, found.fault), 'input');
  if (found.deepest > DEEPEST) return problem('tooDeep', {}, 'input');
  const long = found.pieces.find(({ start, end }) => end - start > LONGEST_STATEMENT);
  if (long) {
    const { line } = lineColumn(text, long.start);
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
  const written: string[] = [];
  for (const { start, end, delimiter, client } of found.pieces) {
    const piece = text.slice(start, end);
    try {
      const formatted = client ? piece.trim() : keepJoined(piece, formatDialect(piece, settings), dialect);
      written.push(delimiter === '' ? formatted : withDelimiter(formatted, delimiter, dialect));
    } catch (error) {
      return refusal(text, start, error);
    }
    progress(end / text.length);
  }
  return written.filter((piece) => piece !== '').join('\n\n');
}

function refusal(text: string, start: number, error: unknown) {
  const message = error instanceof Error ? error.message : '';
  const at = /(?:at|on) line (\d+) column (\d+)/.exec(message);
  if (!at) return engineProblem(error);
  const before = lineColumn(text, start);
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
