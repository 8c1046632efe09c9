/** php-parser's lexer, as far as it reads attributes; its types don't include this. */
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
 * Inside `#[…]`, php-parser 3.7 supports neither `?` nor a comment that begins with `#`; PHP allows both (constant
 * expressions, and its scanner's ST_IN_SCRIPTING). This adds them. For any other unknown character the lexer throws an
 * error, which `unknownInAttribute` reads.
 */
export function mendAttributes(lexer: object): void {
  if (!readsAttributes(lexer)) return;
  const match = lexer.matchST_ATTRIBUTE;
  lexer.matchST_ATTRIBUTE = function (this: AttributeLexer): unknown {
    const character = this._input.charAt(this.offset);
    const next = this._input.charAt(this.offset + 1);
    if (character === '?' && next !== '>') {
      this.input();
      return this.consume_TOKEN();
    }
    if (character === '#' && next !== '[') {
      this.input();
      return this.T_COMMENT();
    }
    return match.call(this);
  };
}

/** The character that php-parser could not read inside an attribute, and its offset. */
export function unknownInAttribute(error: unknown): { at: number; sign: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, sign, end] = /^Bad terminal sequence "(.*)" at line \d+ \(offset (\d+)\)$/s.exec(error.message) ?? [];
  return sign === undefined ? undefined : { at: Number(end) - sign.length, sign };
}
