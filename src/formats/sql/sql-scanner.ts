/** The type of an SQL token; white space and comments are tokens too, so that the joined tokens are the text. */
export type SqlToken = 'space' | 'lineComment' | 'comment' | 'string' | 'quoted' | 'word' | 'sign';

/** The differences between databases in where quoted text ends and what is a comment. */
export interface SqlSyntax {
  /** `\'` escapes a quote inside '…' and "…". */
  readonly backslash?: boolean;
  /** `#` begins a comment. */
  readonly hashComments?: boolean;
  /** `--` begins a comment only before white space (MySQL manual, Comments). */
  readonly spacedDashes?: boolean;
  /** Comments may be nested. */
  readonly nested?: boolean;
  /** `$tag$ … $tag$`, and E'…' with backslashes. */
  readonly dollars?: boolean;
  /** `[name]` */
  readonly brackets?: boolean;
  /** `` `name` `` */
  readonly backticks?: boolean;
  /** `q'[…]'` and `nq'…'` (Oracle Database SQL Language Reference, Text Literals). */
  readonly chosenQuotes?: boolean;
  /** `'''…'''`, `"""…"""`, and the prefixes r (no escapes), b and rb (GoogleSQL, Lexical structure and syntax). */
  readonly tripleQuotes?: boolean;
}

const MYSQL: SqlSyntax = { backslash: true, hashComments: true, spacedDashes: true, backticks: true };

export const SQL_SYNTAX = {
  sql: { nested: true, backticks: true },
  postgresql: { nested: true, dollars: true },
  redshift: { nested: true, dollars: true },
  mysql: MYSQL,
  mariadb: MYSQL,
  sqlite: { brackets: true, backticks: true },
  transactsql: { nested: true, brackets: true },
  plsql: { chosenQuotes: true },
  // GoogleSQL lexical structure, Comments: `--` needs no white space.
  bigquery: { backslash: true, hashComments: true, backticks: true, tripleQuotes: true },
  snowflake: { backslash: true, dollars: true },
  spark: { backslash: true, backticks: true },
} as const satisfies Record<string, SqlSyntax>;

export type SqlFaultCode =
  | 'sqlOpenString'
  | 'sqlOpenName' // quote: the character that opened it
  | 'sqlOpenComment'
  | 'sqlOpenDollar'; // quote: the tag

export interface SqlFault {
  readonly code: SqlFaultCode;
  /** The offset of what is never closed. */
  readonly at: number;
  readonly quote: string;
}

const SPACE = /[\s\uFEFF]+/y;
// A word includes numbers with their points and exponents, and the symbols that names may contain.
const NUMBER = /(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[\p{L}\p{N}_$]*/uy;
const WORD = /[\p{L}\p{N}_\u{80}-\u{10FFFF}][\p{L}\p{N}\p{M}_$\u{80}-\u{10FFFF}]*/uy;
const CHOSEN_QUOTE = /[nN]?[qQ]'([^ \t\r\n])/uy;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '<': '>', '(': ')' };
const PREFIXED = /(?:[rR][bB]?|[bB][rR]?)(?=['"])/y;
const DOLLAR = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;

/**
 * Reads SQL token by token. It knows no grammar: only quotes, comments, words and punctuation, which all dialects
 * share.
 */
export class SqlScanner {
  start = 0;
  end = 0;
  fault: SqlFault | undefined;

  constructor(
    readonly text: string,
    private readonly syntax: SqlSyntax,
  ) {}

  /** The next token; undefined at the end, or if something is never closed, which `fault` reports. */
  next(): SqlToken | undefined {
    const { text, syntax } = this;
    const at = (this.start = this.end);
    if (at >= text.length) return undefined;
    const character = text.charAt(at);
    const following = text.charAt(at + 1);
    switch (character) {
      case '-':
        if (following === '-' && (!syntax.spacedDashes || /^[\s\0]?$/.test(text.charAt(at + 2)))) return this.line();
        return this.give('sign', at + 1);
      case '#':
        return syntax.hashComments ? this.line() : this.give('sign', at + 1);
      case '/':
        return following === '*' ? this.comment() : this.give('sign', at + 1);
      case "'":
        if (syntax.tripleQuotes) return this.googleString(at);
        return this.quoted('string', "'", syntax.backslash === true || (syntax.dollars === true && this.isEscaped(at)));
      case '"':
        if (syntax.tripleQuotes) return this.googleString(at);
        return this.quoted('quoted', '"', syntax.backslash === true);
      case '`':
        return syntax.backticks ? this.quoted('quoted', '`', false) : this.give('sign', at + 1);
      case '[':
        return syntax.brackets ? this.quoted('quoted', ']', false) : this.give('sign', at + 1);
      case '$':
        return this.dollar();
    }
    if (syntax.chosenQuotes && /[nNqQ]/.test(character)) {
      const from = matchEnd(CHOSEN_QUOTE, text, at);
      if (from > at) return this.chosenQuote(from);
    }
    if (syntax.tripleQuotes && /[bBrR]/.test(character)) {
      const quoteAt = matchEnd(PREFIXED, text, at);
      if (quoteAt > at) return this.googleString(quoteAt);
    }
    const end = matchEnd(SPACE, text, at);
    if (end > at) return this.give('space', end);
    const wordEnd = Math.max(matchEnd(NUMBER, text, at), matchEnd(WORD, text, at));
    if (wordEnd > at) return this.give('word', wordEnd);
    return this.give('sign', at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1));
  }

  private give(token: SqlToken, end: number): SqlToken {
    this.end = end;
    return token;
  }

  private fail(code: SqlFaultCode, quote: string): undefined {
    this.fault = { code, at: this.start, quote };
    return undefined;
  }

  private line(): SqlToken {
    const end = this.text.indexOf('\n', this.start);
    return this.give('lineComment', end < 0 ? this.text.length : end);
  }

  private comment(): SqlToken | undefined {
    const { text, syntax } = this;
    let depth = 1;
    let close = -1;
    for (let at = this.start + 2; depth > 0;) {
      // Searched once and kept: searching again from each inner comment would take quadratic time.
      if (close < at) close = text.indexOf('*/', at);
      if (close < 0) return this.fail('sqlOpenComment', '/*');
      const open = syntax.nested ? text.slice(at, close + 1).indexOf('/*') : -1;
      if (open >= 0) {
        depth++;
        at += open + 2;
      } else {
        depth--;
        at = close + 2;
      }
      this.end = at;
    }
    return 'comment';
  }

  /** `E'…'`: the E belongs to the string. */
  private isEscaped(at: number): boolean {
    return /(?:^|[^\p{L}\p{N}_$])[eE]$/u.test(this.text.slice(Math.max(0, at - 2), at));
  }

  private quoted(token: SqlToken, quote: string, backslash: boolean): SqlToken | undefined {
    const { text } = this;
    let close = -1;
    for (let at = this.start + 1; ;) {
      if (close < at) close = text.indexOf(quote, at);
      if (close < 0) return this.unclosed(token, quote);
      const escape = backslash ? text.slice(at, close).indexOf('\\') : -1;
      if (escape >= 0) at += escape + 2;
      else if (text.charAt(close + 1) === quote) at = close + 2;
      else return this.give(token, close + 1);
    }
  }

  /** `q'[…]'`: `from` is the offset after the opening delimiter. */
  private chosenQuote(from: number): SqlToken | undefined {
    const { text, start } = this;
    const delimiter = text.slice(text.indexOf("'", start) + 1, from);
    const closing = `${CLOSING[delimiter] ?? delimiter}'`;
    const close = text.indexOf(closing, from);
    return close < 0 ? this.fail('sqlOpenString', "'") : this.give('string', close + closing.length);
  }

  /**
   * A string or bytes of GoogleSQL with its prefix. In raw strings, too, a quote after a backslash doesn't end the
   * string. Two quotes are not an escape either.
   */
  private googleString(quoteAt: number): SqlToken | undefined {
    const { text } = this;
    const one = text.charAt(quoteAt);
    const quote = text.startsWith(one.repeat(3), quoteAt) ? one.repeat(3) : one;
    // Without a prefix, "…" has the same token as in other dialects.
    const token = one === '"' && quote === one && quoteAt === this.start ? 'quoted' : 'string';
    for (let at = quoteAt + quote.length; at < text.length; at++) {
      if (text.charAt(at) === '\\') at++;
      else if (text.startsWith(quote, at)) return this.give(token, at + quote.length);
    }
    return this.unclosed(token, quote);
  }

  private unclosed(token: SqlToken, quote: string): undefined {
    if (token === 'string') return this.fail('sqlOpenString', quote);
    return this.fail('sqlOpenName', quote === ']' ? '[' : quote);
  }

  private dollar(): SqlToken | undefined {
    const { text, start } = this;
    const tagEnd = this.syntax.dollars ? matchEnd(DOLLAR, text, start) : start;
    if (tagEnd === start) {
      // $1, $name: a parameter.
      const end = matchEnd(WORD, text, start + 1);
      return this.give('word', Math.max(end, start + 1));
    }
    const tag = text.slice(start, tagEnd);
    const close = text.indexOf(tag, tagEnd);
    return close < 0 ? this.fail('sqlOpenDollar', tag) : this.give('string', close + tag.length);
  }
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
