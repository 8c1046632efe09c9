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
export const minifySql = (
  text: string,
  options: SqlOptions,
  progress: (part: number) => void = () => {},
): { text: string; fault?: undefined } | { text?: undefined; fault: SqlFault } =>
  new SqlMinifier(text, options).run(progress);

class SqlMinifier {
  readonly #text: string;
  readonly #options: SqlOptions;
  readonly #scanner: SqlScanner;
  readonly #out: string[] = [];
  #before: SqlToken | undefined;
  #beforeText = '';
  #space = false;
  #lineBreak = false;
  /** Whether the output ends with a line break that must stay. */
  #ownLine = false;
  #statementStart = true;
  /** The words of a statement that begins with COPY, to detect whether rows follow it. */
  #copy: string[] | undefined;

  constructor(text: string, options: SqlOptions) {
    this.#text = text;
    this.#options = options;
    this.#scanner = new SqlScanner(text, SQL_SYNTAX[options.dialect]);
  }

  run(progress: (part: number) => void) {
    const scanner = this.#scanner;
    const text = this.#text;
    let report = 0;
    for (;;) {
      if (this.#clientLine()) continue;
      const token = scanner.next();
      if (token === undefined) break;
      if (scanner.start > report) {
        progress(scanner.start / text.length);
        report = scanner.start + text.length / 100;
      }
      const piece = text.slice(scanner.start, scanner.end);
      if (token === 'space') this.#takeSpace(piece);
      else if (this.#isDropped(token, piece)) this.#separate(piece);
      else this.#take(token, piece);
    }
    return scanner.fault ? { fault: scanner.fault } : { text: this.#out.join('').trim() };
  }

  /** Copies a client command to a line of its own. False if there is none here. */
  #clientLine(): boolean {
    const { dialect } = this.#options;
    const scanner = this.#scanner;
    const atStart = scanner.end === 0 || this.#text.charAt(scanner.end - 1) === '\n';
    const anywhere = dialect === 'transactsql' || dialect === 'mysql';
    if (!atStart || (!this.#statementStart && !anywhere)) return false;
    const pattern = CLIENT_LINES[dialect];
    pattern.lastIndex = scanner.end;
    const line = pattern.exec(this.#text)?.[0];
    if (line === undefined) return false;
    scanner.end += line.length;
    if (this.#out.length > 0 && !this.#ownLine) this.#out.push('\n');
    this.#out.push(line.trim(), '\n');
    this.#before = undefined;
    this.#ownLine = this.#statementStart = true;
    return true;
  }

  #separate(piece: string): void {
    this.#space = true;
    this.#lineBreak ||= piece.includes('\n');
  }

  #takeSpace(piece: string): void {
    const scanner = this.#scanner;
    const { start, end } = scanner;
    this.#separate(piece);
    // A client command begins where the white space before it ends.
    const last = piece.lastIndexOf('\n');
    if (last >= 0) scanner.end = start + last + 1;
    if (scanner.end < end && !this.#clientLine()) scanner.end = end;
  }

  #isDropped(token: SqlToken, piece: string): boolean {
    return isComment(token) && !this.#options.keepComments && !/^\/\*[!+]/.test(piece);
  }

  #take(token: SqlToken, piece: string): void {
    const before = this.#before;
    if (before !== undefined) {
      const [beforeText, space, lineBreak] = [this.#beforeText, this.#space, this.#lineBreak];
      this.#out.push(gap({ before, beforeText, token, piece, space, lineBreak, dialect: this.#options.dialect }));
    }
    this.#out.push(piece);
    if (token === 'lineComment') {
      this.#out.push('\n');
      this.#before = undefined;
    } else {
      this.#before = token;
      this.#beforeText = piece;
    }
    this.#space = this.#lineBreak = this.#ownLine = false;
    if (isComment(token)) return;
    if (piece === ';') this.#endStatement();
    else {
      if (this.#statementStart)
        this.#copy = this.#options.dialect === 'postgresql' && /^copy$/i.test(piece) ? [] : undefined;
      if (token === 'word') this.#copy?.push(piece);
      this.#statementStart = false;
    }
  }

  /** After a COPY from stdin, its rows are copied as they are. */
  #endStatement(): void {
    const { end } = this.#scanner;
    const rows = this.#copy && /\bfrom stdin\b/i.test(this.#copy.join(' ')) ? rowsEnd(this.#text, end) : end;
    if (rows > end) {
      this.#out.push(this.#text.slice(end, rows).replace(/^[ \t]*\r?\n/, '\n'));
      this.#scanner.end = rows;
      this.#before = undefined;
      this.#ownLine = true;
    }
    this.#copy = undefined;
    this.#statementStart = true;
  }
}

const isComment = (token: SqlToken): boolean => token === 'lineComment' || token === 'comment';

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
