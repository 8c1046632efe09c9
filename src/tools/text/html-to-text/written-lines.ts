import type { Nesting } from './nesting';
import { wrap } from './wrap';

export interface LayoutOptions {
  /** Writes bullets, indents, quote markers, rules and blank lines; otherwise each line is plain. */
  readonly signs: boolean;
  /** Columns; 0 for no wrapping. */
  readonly width: number;
}

const NBSP = /\u00A0/g;

/** The lines written so far, and the blank ones that are due before the next. */
export class WrittenLines {
  readonly #lines: string[] = [];
  readonly #nesting: Nesting;
  readonly #signs: boolean;
  readonly #width: number;
  #wantsBlank = false;
  /** The number of quotes that surround both the text before a blank line and the text after it. */
  #quotes = 0;
  /** Empty lines of preformatted text, which only count if more text follows. */
  #preBlank = 0;

  constructor({ signs, width }: LayoutOptions, nesting: Nesting) {
    this.#signs = signs;
    this.#width = width;
    this.#nesting = nesting;
  }

  /** Writes a text as one line, or as several if it is longer than the width. `exact`: its spaces and breaks are kept. */
  add(content: string, exact: boolean): void {
    const lines = this.#lines;
    if (this.#wantsBlank && this.#signs && lines.length > 0) lines.push('> '.repeat(this.#quotes).trimEnd());
    this.#wantsBlank = false;
    for (; this.#preBlank > 0 && this.#signs; this.#preBlank--) lines.push(this.#prefixes()[1].trimEnd());
    this.#preBlank = 0;
    this.#quotes = this.#nesting.quotes;
    const [first, rest] = this.#prefixes();
    const kept = this.#signs || exact ? content : content.replace(/^[ \u00A0]+/, '');
    const isWrapped = this.#width > 0 && !exact && !kept.includes('\t');
    const wrapped = isWrapped ? wrap(kept, this.#width, first, rest) : [first + kept];
    for (const one of wrapped) lines.push(one.replace(NBSP, ' ').trimEnd());
  }

  #prefixes(): [string, string] {
    return this.#signs ? this.#nesting.prefixes() : ['', ''];
  }

  /** A blank line is due before the next text. */
  wantBlank(): void {
    this.#wantsBlank = true;
  }

  /** An empty line of preformatted text. */
  addPreBlank(): void {
    this.#preBlank++;
  }

  /** Preformatted text has ended: the empty lines at its end don't count. */
  endPre(): void {
    this.#preBlank = 0;
  }

  /** A quote was closed: a blank line after it is outside. */
  endQuote(): void {
    this.#quotes = Math.min(this.#quotes, this.#nesting.quotes);
  }

  text(): string {
    return this.#lines.join('\n');
  }
}
