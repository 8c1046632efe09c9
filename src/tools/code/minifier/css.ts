import { place } from '../../../lib/place';
import {
  AT_KEYWORD,
  BAD_STRING,
  CDC,
  CDO,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COMMA,
  COMMENT,
  CssTokens,
  DELIM,
  FUNCTION,
  IDENT,
  OPEN_BRACE,
  OPEN_BRACKET,
  OPEN_PAREN,
  SEMICOLON,
  SPACE,
  closerOf,
  type CssFault,
  unclosedCss,
  wouldFuse,
} from '../../../lib/css';
import { shortToken, type ValuePlace } from './css-value';

export interface CssOptions {
  readonly keepComments: boolean;
  /** `/*! … *\/` */
  readonly keepLicence: boolean;
}

export interface CssFinding {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export interface MinifiedCss {
  readonly text: string;
  /** What is never closed. Browsers close it at the end, or drop the declaration, and the result is read the same way. */
  readonly fault?: Pick<CssFault, 'code' | 'sign'> & { readonly line: number; readonly column: number };
  /** Neither declarations nor rules: browsers skip them, and they are kept as typed. */
  readonly junk: readonly CssFinding[];
  readonly junkCount: number;
}

const LISTED = 3;
const SHOWN = 40;

/** How white space counts: between a rule's selectors, in the head of an at-rule, in a value; `plain` only collapses it. */
type Mode = 'selector' | 'prelude' | 'value' | 'plain';

/** At-rules whose parentheses hold `name: value` and comparisons. */
const CONDITIONS = new Set(['@media', '@supports', '@container', '@import', '@custom-media']);
/** At-rules whose descriptors are typed: a zero length there needs its unit. */
const TYPED = new Set(['@property', '@function']);

/**
 * A style sheet without comments, needless white space and last semicolons, with shorter numbers and colours. Nothing is
 * merged, reordered or dropped: what a browser skips (hacks, unknown rules, junk) stays as it was typed.
 */
export function minifyCss(
  source: string,
  options: CssOptions,
  progress: (part: number) => void = () => {},
): MinifiedCss {
  return new Minifier(new CssTokens(source), options).run(progress);
}

class Minifier {
  private readonly out: string[] = [];
  private at = 0;
  /** A semicolon is owed to what follows in this block, if anything does. */
  private owed = false;
  private readonly junk: CssFinding[] = [];
  private junkCount = 0;
  /** Of each open block: the at-rule's name in small letters, or '' for a rule. */
  private readonly blocks: { readonly name: string; readonly opened: number }[] = [];

  constructor(
    private readonly tokens: CssTokens,
    private readonly options: CssOptions,
  ) {}

  run(progress: (part: number) => void): MinifiedCss {
    const { tokens } = this;
    let report = 0;
    while (this.at < tokens.length) {
      this.item();
      if (this.at > report) {
        progress(this.at / tokens.length);
        report = this.at + tokens.length / 100;
      }
    }
    const open = unclosedCss(tokens);
    const fault = open && { ...open, ...place(tokens.source, open.at) };
    return { text: this.out.join('').trimEnd(), junk: this.junk, junkCount: this.junkCount, ...(fault && { fault }) };
  }

  /** One declaration, rule, comment, or end of a block. */
  private item(): void {
    const { tokens, at } = this;
    const inside = this.blocks.length > 0;
    switch (tokens.type(at)) {
      case SPACE:
        this.at++;
        return;
      case COMMENT:
        if (this.keeps(at)) this.emit(tokens.text(at));
        this.at++;
        return;
      case SEMICOLON:
        // Between declarations it is empty; elsewhere, as behind a rule, browsers make it part of what follows.
        if (!inside || !this.owed) this.out.push(';');
        this.at++;
        return;
      case CDO:
      case CDC:
        this.emit(tokens.text(at));
        this.at++;
        return;
      case CLOSE_BRACE:
        if (inside) {
          this.blocks.pop();
          this.owed = false;
        } else {
          this.found(at, at + 1);
        }
        this.out.push('}');
        this.at++;
        return;
      case AT_KEYWORD:
        return this.atRule();
      default:
        return inside ? this.declarationOrRule() : this.rule(this.scan(at, false));
    }
  }

  private keeps(index: number): boolean {
    const text = this.tokens.text(index);
    return this.options.keepComments || (this.options.keepLicence && text.startsWith('/*!'));
  }

  private emit(text: string): void {
    if (this.owed) this.out.push(';');
    this.owed = false;
    this.out.push(text);
  }

  /** The next `{` outside brackets, or what ends an item before it: a semicolon, or inside a block its `}`. */
  private scan(from: number, semicolonEnds = true): number {
    const { tokens } = this;
    const inside = this.blocks.length > 0;
    for (let at = from; at < tokens.length;) {
      const type = tokens.type(at);
      if (type === OPEN_BRACE || (inside && type === CLOSE_BRACE) || (semicolonEnds && type === SEMICOLON)) return at;
      at = closerOf(type) === 0 ? at + 1 : tokens.blockEnd(at);
    }
    return tokens.length;
  }

  private atRule(): void {
    const { tokens, at } = this;
    const keyword = tokens.text(at);
    const name = keyword.toLowerCase();
    const end = this.scan(at + 1);
    const type = tokens.type(end);
    if (name === '@charset') {
      // Browsers compare these bytes one by one.
      this.emit(tokens.source.slice(tokens.start(at), tokens.start(end)));
    } else {
      this.emit(keyword);
      this.sequence(at + 1, end, name === '@scope' ? 'selector' : 'prelude', { name, lead: true });
    }
    this.at = end;
    if (type === OPEN_BRACE) this.open(name);
    else if (type === SEMICOLON && this.blocks.length === 0) {
      this.out.push(';');
      this.at++;
    } else this.owed = true;
  }

  private open(name: string): void {
    this.blocks.push({ name, opened: this.at });
    this.out.push('{');
    this.owed = false;
    this.at++;
    // Behind `{` a semicolon is empty in a rule.
    if (name === '') while (this.tokens.type(this.tokens.solid(this.at)) === SEMICOLON) this.at = this.skipEmpty();
  }

  private skipEmpty(): number {
    for (; this.tokens.type(this.at) !== SEMICOLON; this.at++) {
      if (this.tokens.type(this.at) === COMMENT && this.keeps(this.at)) this.emit(this.tokens.text(this.at));
    }
    return this.at + 1;
  }

  private rule(end: number): void {
    const { tokens, at } = this;
    if (tokens.type(end) !== OPEN_BRACE) {
      this.found(at, end);
      this.emit('');
      this.sequence(at, end, 'plain');
      this.at = end;
      return;
    }
    this.emit('');
    this.sequence(at, end, 'selector');
    this.at = end;
    this.open('');
  }

  private declarationOrRule(): void {
    const { tokens, at } = this;
    const colon = tokens.solid(at + 1);
    const named = tokens.type(at) === IDENT && tokens.type(colon) === COLON;
    const custom = named && tokens.text(at).startsWith('--');
    const end = custom ? this.customEnd(colon + 1) : this.scan(at);
    if (tokens.type(end) === OPEN_BRACE) return this.rule(end);
    this.emit('');
    if (custom) {
      const value = tokens.source.slice(tokens.start(colon + 1), tokens.start(end));
      const trimmed = value.trim();
      // An empty value must be white space for browsers that came before it could be nothing.
      const blank = trimmed === '' || trimmed.startsWith('!') ? /^\s?/.exec(value)?.[0] : '';
      this.out.push(`${tokens.text(at)}:${blank}${trimmed}`);
    } else if (named) {
      this.declaration(at, colon, end);
    } else {
      // `*zoom: 1` and its like are meant for old browsers.
      if (!tokens.is(at, '*')) this.found(at, end);
      this.sequence(at, end, 'plain');
    }
    this.at = end;
    this.owed = true;
    if (tokens.type(end) === SEMICOLON) this.at++;
  }

  private customEnd(from: number): number {
    const { tokens } = this;
    for (let at = from; at < tokens.length;) {
      const type = tokens.type(at);
      if (type === SEMICOLON || type === CLOSE_BRACE) return at;
      at = closerOf(type) === 0 ? at + 1 : tokens.blockEnd(at);
    }
    return tokens.length;
  }

  private declaration(at: number, colon: number, end: number): void {
    const { tokens } = this;
    const name = tokens.text(at);
    this.out.push(name, ':');
    const property = name.toLowerCase().replace(/^-(?:webkit|moz|ms|o)-/, '');
    // Values with signs of their own (old filters, CSS's if()) are not judged.
    let odd = property === 'unicode-range';
    for (let index = colon + 1; index < end && !odd; index++)
      odd = tokens.type(index) === COLON || tokens.is(index, '=') || tokens.type(index) === OPEN_BRACE;
    const typed = TYPED.has(this.blocks.at(-1)?.name ?? '');
    this.sequence(colon + 1, end, odd ? 'plain' : 'value', { property, typed });
  }

  /** Tokens with only the white space between them that counts. */
  private sequence(
    from: number,
    to: number,
    mode: Mode,
    {
      name = '',
      lead = false,
      property = '',
      typed = false,
    }: { name?: string; lead?: boolean; property?: string; typed?: boolean } = {},
  ): void {
    const { tokens, out } = this;
    const open: number[] = [];
    let before = -1;
    let beforeText = '';
    for (let at = from; at < to;) {
      // What stands between two tokens: white space, comments to keep, comments to drop.
      let space = false;
      let comments = '';
      let dropped = false;
      for (; at < to && (tokens.type(at) === SPACE || tokens.type(at) === COMMENT); at++) {
        if (tokens.type(at) === SPACE) space = true;
        else if (this.keeps(at)) comments += tokens.text(at);
        else dropped = true;
      }
      if (at >= to) {
        out.push(comments);
        break;
      }
      const type = tokens.type(at);
      const place: ValuePlace = { property, nested: open.length > 0, typed };
      const original = tokens.text(at);
      const text = mode === 'value' ? shortToken(type, original, place) : original;
      if (before < 0) {
        if (lead && space) out.push(' ');
        else if (lead && dropped && comments === '' && wouldFuse(AT_KEYWORD, '', type, text)) out.push('/**/');
        out.push(comments);
      } else if (before === BAD_STRING && space) {
        out.push('\n', comments);
      } else {
        const gap = { before, beforeText, type, text, next: at, mode, open, name };
        const keeps = space && this.spaceCounts(gap);
        const changed = dropped || space || beforeText !== tokens.text(this.previous(at));
        const apart = !keeps && comments === '' && changed && wouldFuse(before, beforeText, type, text);
        out.push(keeps ? ' ' : apart ? (mode === 'value' || space ? ' ' : '/**/') : '', comments);
      }
      out.push(text);
      if (closerOf(type) !== 0) open.push(type);
      else if (type === closerOf(open.at(-1) ?? 0)) open.pop();
      before = type;
      beforeText = text;
      at++;
    }
  }

  private previous(index: number): number {
    let at = index - 1;
    while (this.tokens.type(at) === SPACE || this.tokens.type(at) === COMMENT) at--;
    return at;
  }

  /** Whether the white space between two tokens says something. */
  private spaceCounts({
    before,
    beforeText,
    type,
    text,
    next,
    mode,
    open,
    name,
  }: {
    before: number;
    beforeText: string;
    type: number;
    text: string;
    next: number;
    mode: Mode;
    open: readonly number[];
    name: string;
  }): boolean {
    if (mode === 'plain') return true;
    if (before === COMMA || type === COMMA) return false;
    if (before === FUNCTION || before === OPEN_PAREN || before === OPEN_BRACKET) return false;
    if (type === CLOSE_PAREN || type === CLOSE_BRACKET) return false;
    const sign = before === DELIM ? beforeText : '';
    const nextSign = type === DELIM ? text : '';
    if (mode === 'value') {
      if (sign === '/' || sign === '*' || nextSign === '/' || nextSign === '*') return sign !== '' && nextSign !== '';
      return sign !== '!' && nextSign !== '!';
    }
    if (mode === 'prelude') {
      const condition = CONDITIONS.has(name) && open.length > 0 && open.every((one) => one === OPEN_PAREN);
      if (!condition) return true;
      if (before === COLON || type === COLON) return false;
      const compares = (one: string) => one === '<' || one === '>' || one === '=';
      return compares(sign) === compares(nextSign);
    }
    if (open.at(-1) === OPEN_BRACKET) {
      const matches = nextSign === '=' || (nextSign !== '' && this.tokens.is(next + 1, '='));
      return sign !== '=' && !matches;
    }
    // Beside a combinator it says nothing; between other parts it is one itself.
    const combines = (one: string) => one === '>' || one === '~' || one === '+';
    return combines(sign) === combines(nextSign);
  }

  private found(from: number, to: number): void {
    const { tokens } = this;
    if (this.junkCount++ >= LISTED) return;
    const start = tokens.start(from);
    const text = tokens.source.slice(start, Math.min(tokens.start(to), start + SHOWN + 1)).trim();
    this.junk.push({
      ...place(tokens.source, start),
      text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
    });
  }
}
