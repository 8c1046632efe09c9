import { SQL_SYNTAX, SqlScanner } from '../../../formats/sql';
import type { Dialect } from './options';

/** The formatter needs about 400 bytes of memory for each character it reads at a time. */
const LONGEST = 100_000;
/** The formatter's time grows with the square of the number of statements it reads at a time. */
const STATEMENTS = 500;

/** Several statements, or one that ends with a client delimiter, or a client command. */
export interface SqlPiece {
  readonly start: number;
  readonly end: number;
  /** The client delimiter that ends the statement; '' if the statements end with semicolons. */
  readonly delimiter: string;
  /** A `DELIMITER //` command, which stays on its own line. */
  readonly client: boolean;
}

export interface SqlPieces {
  readonly pieces: readonly SqlPiece[];
  /** The greatest depth of nested brackets. */
  readonly deepest: number;
}

const DELIMITER_LINE = /[ \t]*delimiter[ \t]+(\S+)[ \t]*(?:\n|$)/iy;

/**
 * Splits SQL into pieces that can be formatted separately. MySQL's client has a command that replaces the semicolon as
 * the delimiter, so that procedures can contain semicolons; a server or formatter does not know that command. If a
 * comment is never closed, the result is the offset where it begins.
 */
export function piecesOf(text: string, dialect: Dialect): SqlPieces | { readonly fault: number } {
  const scanner = new SqlScanner(text, SQL_SYNTAX[dialect]);
  const pieces: SqlPiece[] = [];
  let from = 0;
  let delimiter = '';
  let statements = 0;
  let depth = 0;
  let deepest = 0;
  const cut = (end: number, next: number, of: Partial<SqlPiece> = {}): void => {
    if (end > from) pieces.push({ start: from, end, delimiter: '', client: false, ...of });
    scanner.end = from = next;
    statements = depth = 0;
  };
  for (let token = scanner.next(); token; token = scanner.next()) {
    const { start } = scanner;
    if (token !== 'sign' && token !== 'word') continue;
    const line = token === 'word' ? delimiterLine(text, start) : undefined;
    const ahead = delimiter === '' ? -1 : text.slice(start, scanner.end + delimiter.length - 1).indexOf(delimiter);
    if (line) {
      cut(start, start);
      cut(line.end, line.end, { client: true });
      delimiter = line.delimiter === ';' ? '' : line.delimiter;
    } else if (ahead >= 0) {
      cut(start + ahead, start + ahead + delimiter.length, { delimiter });
    } else if (token === 'sign') {
      const character = text.charAt(start);
      if (character === '(') deepest = Math.max(deepest, ++depth);
      else if (character === ')') depth--;
      else if (character === ';' && depth === 0 && delimiter === '') {
        statements++;
        if (scanner.end - from > LONGEST || statements === STATEMENTS) cut(scanner.end, scanner.end);
      }
    }
  }
  if (scanner.fault?.code === 'sqlOpenComment') return { fault: scanner.fault.at };
  if (from < text.length) pieces.push({ start: from, end: text.length, delimiter: '', client: false });
  return { pieces, deepest };
}

function delimiterLine(text: string, at: number): { readonly end: number; readonly delimiter: string } | undefined {
  if (!/[dD]/.test(text.charAt(at))) return undefined;
  let start = at;
  while (/[ \t]/.test(text.charAt(start - 1))) start--;
  if (start > 0 && text.charAt(start - 1) !== '\n') return undefined;
  DELIMITER_LINE.lastIndex = at;
  const delimiter = DELIMITER_LINE.exec(text)?.[1];
  return delimiter === undefined ? undefined : { end: DELIMITER_LINE.lastIndex, delimiter };
}

/** A formatted statement followed by the client delimiter, which must not end up inside a line comment. */
export function withDelimiter(statement: string, delimiter: string, dialect: Dialect): string {
  const scanner = new SqlScanner(statement, SQL_SYNTAX[dialect]);
  let last;
  for (let token = scanner.next(); token; token = scanner.next()) last = token;
  return `${statement}${statement === '' ? '' : last === 'lineComment' ? '\n' : ' '}${delimiter}`;
}
