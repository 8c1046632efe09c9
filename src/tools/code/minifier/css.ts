import { lineColumn } from '../../../core/text/line-column';
import {
  AT_KEYWORD,
  CDC,
  CDO,
  CLOSE_BRACE,
  COLON,
  COMMENT,
  CssTokens,
  IDENT,
  OPEN_BRACE,
  SEMICOLON,
  SPACE,
  closerOf,
  type CssFault,
  unclosedCss,
} from '../../../formats/css';
import type { Mode } from './css-gaps';
import { writeSequence, type SequencePlace } from './css-sequence';

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
  /**
   * What is never closed. Browsers close it at the end or drop the declaration, and the result has the same meaning.
   */
  readonly fault?: Pick<CssFault, 'code' | 'sign'> & { readonly line: number; readonly column: number };
  /** Text that is neither a declaration nor a rule: browsers skip it, and it is kept as typed. */
  readonly junk: readonly CssFinding[];
  readonly junkCount: number;
}

const LISTED = 3;
const SHOWN = 40;

/** At-rules whose descriptors have types, so that a zero length needs its unit. */
const TYPED = new Set(['@property', '@function']);

/**
 * Minifies a style sheet: removes comments, insignificant white space and last semicolons, and shortens numbers and
 * colors. Nothing is merged, reordered or dropped: what browsers skip (hacks, unknown rules, junk) is kept as typed.
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
  /** A semicolon must be written before the next item of this block, if there is one. */
  private semicolonDue = false;
  private readonly junk: CssFinding[] = [];
  private junkCount = 0;
  /** For each open block: the at-rule's name in lowercase, or '' for a rule. */
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
    const fault = open && { ...open, ...lineColumn(tokens.source, open.at) };
    return { text: this.out.join('').trimEnd(), junk: this.junk, junkCount: this.junkCount, ...(fault && { fault }) };
  }

  /** Handles one declaration, rule, comment, or end of a block. */
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
        // An extra semicolon between declarations is empty; elsewhere, such as after a rule, browsers make it part of
        // what follows.
        if (!inside || !this.semicolonDue) this.out.push(';');
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
          this.semicolonDue = false;
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
    if (this.semicolonDue) this.out.push(';');
    this.semicolonDue = false;
    this.out.push(text);
  }

  /** The next `{` outside brackets, or what ends an item before it: a semicolon or, inside a block, its `}`. */
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
      // Browsers compare @charset byte by byte.
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
    } else this.semicolonDue = true;
  }

  private open(name: string): void {
    this.blocks.push({ name, opened: this.at });
    this.out.push('{');
    this.semicolonDue = false;
    this.at++;
    // After the `{` of a rule, a semicolon is empty.
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
      // An empty value must be white space for older browsers, which do not accept an empty value.
      const blank = trimmed === '' || trimmed.startsWith('!') ? /^\s?/.exec(value)?.[0] : '';
      this.out.push(`${tokens.text(at)}:${blank}${trimmed}`);
    } else if (named) {
      this.declaration(at, colon, end);
    } else {
      // `*zoom: 1` and similar hacks are for old browsers.
      if (!tokens.is(at, '*')) this.found(at, end);
      this.sequence(at, end, 'plain');
    }
    this.at = end;
    this.semicolonDue = true;
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
    // Values with their own syntax (old filters, CSS's if()) are not changed.
    let odd = property === 'unicode-range';
    for (let index = colon + 1; index < end && !odd; index++)
      odd = tokens.type(index) === COLON || tokens.is(index, '=') || tokens.type(index) === OPEN_BRACE;
    const typed = TYPED.has(this.blocks.at(-1)?.name ?? '');
    this.sequence(colon + 1, end, odd ? 'plain' : 'value', { property, typed });
  }

  private sequence(from: number, to: number, mode: Mode, place?: SequencePlace): void {
    writeSequence(this.out, this.tokens, [from, to], mode, (index) => this.keeps(index), place);
  }

  private found(from: number, to: number): void {
    const { tokens } = this;
    if (this.junkCount++ >= LISTED) return;
    const start = tokens.start(from);
    const text = tokens.source.slice(start, Math.min(tokens.start(to), start + SHOWN + 1)).trim();
    this.junk.push({
      ...lineColumn(tokens.source, start),
      text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
    });
  }
}
