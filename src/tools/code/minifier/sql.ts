import { MYSQL_SPACED_FUNCTIONS } from '../../../data/mysql-functions';
import { SQL_SYNTAX, SqlScanner, type SqlFault, type SqlToken } from '../../../formats/sql';

export const SQL_DIALECTS = ['postgresql', 'mysql', 'sqlite', 'transactsql'] as const;
export type SqlDialect = (typeof SQL_DIALECTS)[number];

export interface SqlOptions {
  readonly dialect: SqlDialect;
  readonly keepComments: boolean;
}

/** No white space is needed next to these. */
const PUNCTUATION = new Set(['(', ')', ',', ';']);
/** Characters of operators: two adjacent ones may be read as one operator, or as a comment. */
const OPERATORS = new Set('+-*/<>=~!@#%^&|?:`');
/** Operators that can be adjacent to a name or number. `@`, `#`, `?`, `:` and `%` may belong to the name itself. */
const LOOSE = new Set('+-*/<>=~!^&|');

/** Lines that the client reads, not the server: each must stay on its own line. */
const CLIENT_LINES: Readonly<Record<SqlDialect, RegExp>> = {
  transactsql: /[ \t]*GO(?:[ \t]+\d+)?[ \t]*(?:\r?\n|$)/iy,
  mysql: /[ \t]*DELIMITER[ \t]+[^\w\s'"`]+[ \t]*(?:\r?\n|$)/iy,
  postgresql: /[ \t]*\\[a-z!?][^\r\n]*(?:\r?\n|$)/iy,
  sqlite: /\.[a-z][^\r\n]*(?:\r?\n|$)/iy,
};

/**
 * Minifies SQL: removes comments and insignificant white space. Quoted parts are copied; a line break between two
 * string constants is kept, because standard SQL only joins them across one; client commands (GO, DELIMITER, \connect)
 * and the rows of a COPY from stdin stay on their lines. Refuses a quote or comment that is never closed.
 */
export function minifySql(
  text: string,
  { dialect, keepComments }: SqlOptions,
  progress: (part: number) => void = () => {},
): { text: string; fault?: undefined } | { text?: undefined; fault: SqlFault } {
  const scanner = new SqlScanner(text, SQL_SYNTAX[dialect]);
  const out: string[] = [];
  let before: SqlToken | undefined;
  let beforeText = '';
  let space = false;
  let lineBreak = false;
  let ownLine = false;
  let report = 0;
  /** The words of a statement that begins with COPY, to detect whether rows follow it. */
  let copy: string[] | undefined;
  let statementStart = true;

  const clientLine = (): boolean => {
    const atStart = scanner.end === 0 || text.charAt(scanner.end - 1) === '\n';
    const anywhere = dialect === 'transactsql' || dialect === 'mysql';
    if (!atStart || (!statementStart && !anywhere)) return false;
    const pattern = CLIENT_LINES[dialect];
    pattern.lastIndex = scanner.end;
    const line = pattern.exec(text)?.[0];
    if (line === undefined) return false;
    scanner.end += line.length;
    if (out.length > 0 && !ownLine) out.push('\n');
    out.push(line.trim(), '\n');
    before = undefined;
    ownLine = statementStart = true;
    return true;
  };

  for (;;) {
    if (clientLine()) continue;
    const token = scanner.next();
    if (token === undefined) break;
    const { start, end } = scanner;
    if (start > report) {
      progress(start / text.length);
      report = start + text.length / 100;
    }
    const piece = text.slice(start, end);
    if (token === 'space') {
      space = true;
      lineBreak ||= piece.includes('\n');
      // A client command begins where the white space before it ends.
      const last = piece.lastIndexOf('\n');
      if (last >= 0) scanner.end = start + last + 1;
      if (scanner.end < end && !clientLine()) scanner.end = end;
      continue;
    }
    const comment = token === 'lineComment' || token === 'comment';
    if (comment && !keepComments && !/^\/\*[!+]/.test(piece)) {
      space = true;
      lineBreak ||= piece.includes('\n');
      continue;
    }
    if (before !== undefined) out.push(gap({ before, beforeText, token, piece, space, lineBreak, dialect }));
    out.push(piece);
    if (token === 'lineComment') {
      out.push('\n');
      before = undefined;
    } else {
      before = token;
      beforeText = piece;
    }
    space = lineBreak = ownLine = false;
    if (comment) continue;
    if (piece === ';') {
      const rows = copy && /\bfrom stdin\b/i.test(copy.join(' ')) ? rowsEnd(text, end) : end;
      if (rows > end) {
        out.push(text.slice(end, rows).replace(/^[ \t]*\r?\n/, '\n'));
        scanner.end = rows;
        before = undefined;
        ownLine = true;
      }
      copy = undefined;
      statementStart = true;
    } else {
      if (statementStart) copy = dialect === 'postgresql' && /^copy$/i.test(piece) ? [] : undefined;
      if (token === 'word') copy?.push(piece);
      statementStart = false;
    }
  }
  return scanner.fault ? { fault: scanner.fault } : { text: out.join('').trim() };
}

/** The end of the rows after a COPY … FROM stdin, which is a line with only `\.` */
function rowsEnd(text: string, from: number): number {
  const end = /^\\\.[ \t]*\r?(?:\n|$)/m;
  const rest = text.slice(from);
  const found = end.exec(rest);
  return found ? from + found.index + found[0].length : text.length;
}

interface Gap {
  readonly before: SqlToken;
  readonly beforeText: string;
  readonly token: SqlToken;
  readonly piece: string;
  readonly space: boolean;
  readonly lineBreak: boolean;
  readonly dialect: SqlDialect;
}

/** What must be written between two tokens that were separated by white space or a comment. */
function gap({ before, beforeText, token, piece, space, lineBreak, dialect }: Gap): string {
  if (!space) return '';
  if (before === 'string' && token === 'string') return lineBreak ? '\n' : ' ';
  // In MySQL some names are functions only if the bracket follows directly.
  if (dialect === 'mysql' && piece === '(' && MYSQL_SPACED_FUNCTIONS.has(beforeText.toUpperCase())) return ' ';
  if (PUNCTUATION.has(beforeText) || PUNCTUATION.has(piece)) return '';
  // Hints only work in their place.
  if (before === 'comment' || token === 'comment' || token === 'lineComment') return ' ';
  const last = beforeText.slice(-1);
  const first = piece.charAt(0);
  const operators = [before === 'sign' && OPERATORS.has(last), token === 'sign' && OPERATORS.has(first)];
  if (operators[0] === operators[1]) return ' ';
  const loose = operators[0] ? LOOSE.has(last) : LOOSE.has(first);
  // `1e - 5` would become a number with an exponent.
  const exponent = operators[1] && /^[\d.]+e$/i.test(beforeText);
  return loose && !exponent && !isParameter(operators[0] ? piece : beforeText) ? '' : ' ';
}

/** In PostgreSQL no space is needed between `$1` and an operator, but in other dialects `$` may be part of names. */
const isParameter = (text: string): boolean => text.startsWith('$') || text === '.';
