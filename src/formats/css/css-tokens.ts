import { tokenize } from 'css-tree/tokenizer';
import { IntList } from '../../core/bytes/integer-list';

/** The token types of CSS Syntax 3, with css-tree's numbers. */
export const IDENT = 1;
export const FUNCTION = 2;
export const AT_KEYWORD = 3;
export const HASH = 4;
export const STRING = 5;
export const BAD_STRING = 6;
export const URL_TOKEN = 7;
export const BAD_URL = 8;
export const DELIM = 9;
export const NUMBER = 10;
export const PERCENTAGE = 11;
export const DIMENSION = 12;
export const SPACE = 13;
export const CDO = 14;
export const CDC = 15;
export const COLON = 16;
export const SEMICOLON = 17;
export const COMMA = 18;
export const OPEN_BRACKET = 19;
export const CLOSE_BRACKET = 20;
export const OPEN_PAREN = 21;
export const CLOSE_PAREN = 22;
export const OPEN_BRACE = 23;
export const CLOSE_BRACE = 24;
export const COMMENT = 25;

/** All tokens of a style sheet, including white space and comments; joined, they are the text. */
export class CssTokens {
  readonly types = new IntList();
  private readonly starts = new IntList();

  constructor(readonly source: string) {
    let covered = 0;
    tokenize(source, (type, start, end) => {
      this.types.push(type);
      this.starts.push(start);
      covered = end;
    });
    this.starts.push(covered);
  }

  get length(): number {
    return this.types.length;
  }

  type(index: number): number {
    return index < this.length ? this.types.at(index) : 0;
  }

  start(index: number): number {
    return this.starts.at(Math.min(index, this.length));
  }

  text(index: number): string {
    return this.source.slice(this.start(index), this.start(index + 1));
  }

  /** Whether a token is this single character. */
  is(index: number, character: string): boolean {
    return this.type(index) === DELIM && this.source.charAt(this.start(index)) === character;
  }

  /** The index of the first token from here on that is neither white space nor a comment. */
  solid(index: number): number {
    let at = index;
    while (this.type(at) === SPACE || this.type(at) === COMMENT) at++;
    return at;
  }

  /**
   * The index after the block that opens here, or the end of the text. Closing brackets that do not match are ordinary
   * tokens.
   */
  blockEnd(index: number): number {
    const expected: number[] = [];
    for (let at = index; at < this.length; at++) {
      const type = this.type(at);
      const closes = closerOf(type);
      if (closes !== 0) expected.push(closes);
      else if (type === expected.at(-1)) {
        expected.pop();
        if (expected.length === 0) return at + 1;
      }
    }
    return this.length;
  }
}

/** The type of token that closes what this one opens; 0 if it opens nothing. */
export function closerOf(type: number): number {
  if (type === OPEN_PAREN || type === FUNCTION) return CLOSE_PAREN;
  if (type === OPEN_BRACKET) return CLOSE_BRACKET;
  return type === OPEN_BRACE ? CLOSE_BRACE : 0;
}

const NAME_LIKE = new Set([IDENT, FUNCTION, URL_TOKEN, BAD_URL, NUMBER, PERCENTAGE, DIMENSION, CDC]);
const NUMERIC = new Set([NUMBER, PERCENTAGE, DIMENSION]);

/** Whether two adjacent tokens would be parsed differently without white space between them (CSS Syntax 3 §9). */
export function wouldFuse(before: number, beforeText: string, after: number, afterText: string): boolean {
  switch (before) {
    case IDENT:
      return NAME_LIKE.has(after) || after === OPEN_PAREN || afterText === '-';
    case AT_KEYWORD:
    case HASH:
    case DIMENSION:
      return NAME_LIKE.has(after) || afterText === '-';
    case NUMBER:
      return (NAME_LIKE.has(after) && after !== CDC) || afterText === '%';
    case DELIM:
      if (beforeText === '#' || beforeText === '-') return (NAME_LIKE.has(after) && after !== CDC) || afterText === '-';
      if (beforeText === '@') return after === IDENT || after === FUNCTION || after === URL_TOKEN || afterText === '-';
      if (beforeText === '.' || beforeText === '+') return NUMERIC.has(after);
      return beforeText === '/' && afterText === '*';
    default:
      return false;
  }
}
