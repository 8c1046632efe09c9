import {
  AT_KEYWORD,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COMMENT,
  IDENT,
  OPEN_BRACE,
  SEMICOLON,
  SPACE,
  closerOf,
} from '../../../formats/css';

/** css-tree's parser during parsing, as far as a block needs it; the package's types don't include it. */
interface Parser {
  readonly eof: boolean;
  readonly source: string;
  readonly tokenStart: number;
  readonly tokenType: number;
  next(): void;
  eat(type: number): void;
  lookupType(offset: number): number;
  createList(): { push(node: unknown): void };
  getLocation(start: number, end: number): unknown;
  Atrule(nested: boolean): unknown;
  Declaration(): unknown;
  Rule(): unknown;
  Raw(until: unknown, excludesSpace: boolean): unknown;
  parseWithFallback(read: () => unknown, otherwise: (start: number) => unknown): unknown;
  readonly consumeUntilSemicolonIncluded: unknown;
}

/**
 * css-tree 3.2 recognizes a nested rule only if it begins with `&`. By CSS Nesting 1 §2 it may begin with anything: as
 * in CSS Syntax 3 §5.4.5, an item with a `{` before its semicolon is a rule, except for custom properties.
 */
function parseBlock(this: Parser, isStyleBlock: boolean): unknown {
  const start = this.tokenStart;
  const children = this.createList();
  const raw = () => this.Raw(null, true);
  const rawDeclaration = () => this.Raw(this.consumeUntilSemicolonIncluded, true);
  this.eat(OPEN_BRACE);
  while (!this.eof && this.tokenType !== CLOSE_BRACE) {
    if (this.tokenType === SPACE || this.tokenType === COMMENT) this.next();
    else if (this.tokenType === AT_KEYWORD) children.push(this.parseWithFallback(() => this.Atrule(isStyleBlock), raw));
    else if (!isStyleBlock || isRule(this)) children.push(this.parseWithFallback(() => this.Rule(), raw));
    else if (this.tokenType === SEMICOLON) children.push(rawDeclaration());
    else {
      children.push(this.parseWithFallback(() => this.Declaration(), rawDeclaration));
      if (this.lookupType(0) === SEMICOLON) this.next();
    }
  }
  if (!this.eof) this.eat(CLOSE_BRACE);
  return { type: 'Block', loc: this.getLocation(start, this.tokenStart), children };
}

/** Whether a `{` outside brackets comes before the end of a declaration. */
function isRule(parser: Parser): boolean {
  if (isCustomProperty(parser)) return false;
  let depth = 0;
  for (let offset = 0; ; offset++) {
    const type = parser.lookupType(offset);
    if (type === 0) return false;
    if (depth === 0 && type === OPEN_BRACE) return true;
    if (depth === 0 && (type === SEMICOLON || type === CLOSE_BRACE)) return false;
    if (closerOf(type) !== 0) depth++;
    else if (CLOSERS.has(type)) depth = Math.max(0, depth - 1);
  }
}

const CLOSERS = new Set([CLOSE_BRACE, CLOSE_BRACKET, CLOSE_PAREN]);

function isCustomProperty(parser: Parser): boolean {
  if (parser.tokenType !== IDENT || !parser.source.startsWith('--', parser.tokenStart)) return false;
  let offset = 1;
  while (parser.lookupType(offset) === SPACE || parser.lookupType(offset) === COMMENT) offset++;
  return parser.lookupType(offset) === COLON;
}

/** An extension for css-tree's `fork`. */
export const nesting = { Block: { parse: parseBlock } };
