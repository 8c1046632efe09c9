import type { HtmlEvents } from '../../../formats/html/parse-html';
import { BLOCKS, CELLS, LISTS, PREFORMATTED, SPACED } from './elements';
import { Nesting } from './nesting';
import { OpenLine } from './open-line';
import { WrittenLines, type LayoutOptions } from './written-lines';

/** A row of a table, as read from its `tr`. */
export interface Row {
  /** Its cells are on one line. */
  readonly flat: boolean;
}

export interface LayoutEvents extends HtmlEvents {
  row(row: Row): void;
  result(): string;
}

/**
 * Writes HTML as plain text, as a page without styles would show it: white space collapsed, a line for each block,
 * space around paragraphs and headings, lists with their bullets, cells separated by tabs.
 */
export const layoutWriter = (options: LayoutOptions): LayoutEvents => new Layout(options);

class Layout implements LayoutEvents {
  readonly #signs: boolean;
  readonly #nesting = new Nesting();
  readonly #lines: WrittenLines;
  readonly #line = new OpenLine();
  readonly #rows: { readonly flat: boolean; cells: number }[] = [];
  /** The number of open rows that are on one line. */
  #flat = 0;
  /** Preformatted text: the number of open elements, whether the innermost has just begun, and whether it has text. */
  readonly #pre = { depth: 0, begins: false, hasText: false };

  constructor(options: LayoutOptions) {
    this.#signs = options.signs;
    this.#lines = new WrittenLines(options, this.#nesting);
  }

  /* ── Events ────────────────────────────────────────────────────────────────────────────────────────────────── */

  row({ flat }: Row): void {
    this.#startBlock();
    this.#rows.push({ flat, cells: 0 });
    if (flat) this.#flat++;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'br') return this.#break();
    if (CELLS.has(name)) return this.#openCell();
    if (!BLOCKS.has(name)) return;
    this.#startBlock(this.#isSpaced(name));
    if (this.#flat > 0) return;
    if (LISTS.has(name)) this.#nesting.openList(name, attributes);
    else if (name === 'li') this.#nesting.openItem(attributes.value);
    else if (name === 'blockquote') this.#nesting.openQuote();
    else if (name === 'hr' && this.#signs) this.#lines.add('---', true);
    if (PREFORMATTED.has(name)) {
      this.#pre.depth++;
      this.#pre.begins = true;
      this.#pre.hasText = false;
    }
  }

  text(text: string): void {
    if (this.#pre.depth > 0) this.#preText(text);
    else this.#line.add(text);
  }

  close(name: string): void {
    if (name === 'br') return;
    if (name === 'tr') return this.#closeRow();
    if (CELLS.has(name)) return this.#rows.at(-1)?.flat ? undefined : this.#startBlock();
    if (!BLOCKS.has(name)) return;
    this.#startBlock();
    if (this.#flat > 0) return;
    if (LISTS.has(name)) this.#nesting.closeList();
    else if (name === 'li') this.#nesting.closeItem();
    else if (name === 'blockquote') {
      this.#nesting.closeQuote();
      this.#lines.endQuote();
    }
    if (PREFORMATTED.has(name)) {
      this.#pre.depth--;
      this.#lines.endPre();
    }
    if (this.#isSpaced(name)) this.#lines.wantBlank();
  }

  result(): string {
    this.#endLine();
    return this.#lines.text();
  }

  /* ── Blocks and cells ──────────────────────────────────────────────────────────────────────────────────────── */

  /** A block begins or ends: so does the line, except in a row that is on one line. */
  #startBlock(spaced = false): void {
    if (this.#flat > 0) return this.#line.wantSpace();
    this.#endLine();
    if (spaced) this.#lines.wantBlank();
  }

  #break(): void {
    if (this.#flat > 0) this.#line.wantSpace();
    else if (!this.#endLine()) this.#lines.wantBlank();
  }

  /** Ends the line; true if it was not empty. */
  #endLine(): boolean {
    const content = this.#line.take();
    if (content.trim() === '') return false;
    this.#lines.add(content, this.#pre.depth > 0);
    return true;
  }

  /** Lists and tables inside a list or a row have no extra space. */
  #isSpaced(name: string): boolean {
    return (
      SPACED.has(name) &&
      !(this.#nesting.isInList && (LISTS.has(name) || name === 'table')) &&
      !(this.#rows.length > 0 && name === 'table')
    );
  }

  #openCell(): void {
    const row = this.#rows.at(-1);
    if (!row?.flat) return this.#startBlock();
    this.#line.cell(row.cells++ === 0);
  }

  #closeRow(): void {
    if (this.#rows.pop()?.flat) this.#flat--;
    this.#startBlock();
  }

  #preText(text: string): void {
    const own = this.#pre.begins && text.startsWith('\n') ? text.slice(1) : text;
    this.#pre.begins = false;
    const [first = '', ...others] = own.split('\n');
    this.#line.addExact(first);
    for (const next of others) {
      if (this.#endLine()) this.#pre.hasText = true;
      else if (this.#pre.hasText) this.#lines.addPreBlank();
      this.#line.addExact(next);
    }
  }
}
