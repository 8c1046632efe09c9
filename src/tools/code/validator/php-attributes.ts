/** php-parser's lexer, as far as it reads attributes; its types leave this out. */
interface AttributeLexer {
  readonly _input: string;
  readonly offset: number;
  input(): string;
  consume_TOKEN(): unknown;
  T_COMMENT(): unknown;
  matchST_ATTRIBUTE(): unknown;
}

const readsAttributes = (lexer: object): lexer is AttributeLexer =>
  ['input', 'consume_TOKEN', 'T_COMMENT', 'matchST_ATTRIBUTE'].every(
    (name) => typeof Reflect.get(lexer, name) === 'function',
  );

/**
 * Inside `#[…]`, php-parser 3.7 knows neither `?` nor a comment that begins with `#`; PHP has both there (constant
 * expressions, and its scanner's ST_IN_SCRIPTING). At any other sign that it does not know it throws what
 * `unknownInAttribute` reads.
 */
export function mendAttributes(lexer: object): void {
  if (!readsAttributes(lexer)) return;
  const match = lexer.matchST_ATTRIBUTE;
  lexer.matchST_ATTRIBUTE = function (this: AttributeLexer): unknown {
    const sign = this._input.charAt(this.offset);
    const next = this._input.charAt(this.offset + 1);
    if (sign === '?' && next !== '>') {
      this.input();
      return this.consume_TOKEN();
    }
    if (sign === '#' && next !== '[') {
      this.input();
      return this.T_COMMENT();
    }
    return match.call(this);
  };
}

/** The sign at which php-parser gave up inside an attribute, and where it stands. */
export function unknownInAttribute(error: unknown): { at: number; sign: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, sign, end] = /^Bad terminal sequence "(.*)" at line \d+ \(offset (\d+)\)$/s.exec(error.message) ?? [];
  return sign === undefined ? undefined : { at: Number(end) - sign.length, sign };
}
