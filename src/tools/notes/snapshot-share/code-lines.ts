import { TURNING, UNSEEN } from '../../../formats/highlight/code-columns';
import type { Highlighter } from '../../../formats/highlight/highlight-client';
import { isMarked, type Range } from '../../../formats/highlight/marked-lines';
import type { Token } from '../../../formats/highlight/token-roles';

/** The number of lines that are created, and laid out by the browser, together. */
const BLOCK = 200;
/** Blocks get rows and colors when they are this close to the viewport, in pixels. */
const AHEAD = 1200;

interface Block {
  readonly element: HTMLElement;
  /** The index of the first line, from 0. */
  readonly first: number;
  readonly end: number;
  rows: readonly HTMLElement[] | undefined;
}

export interface CodeLines {
  mark(ranges: readonly Range[]): void;
  /** Scrolls a line (from 1) to the middle of the viewport. */
  reveal(line: number): void;
  destroy(): void;
}

/**
 * Renders all of a code into an element, unchanged, so that the browser's own search, selection and printing work on
 * all of it. A block of lines is a single text node until it comes near the viewport; then it gets a row for each line,
 * then colors. The text is never parsed as markup. Line numbers are generated content, so they are never copied.
 */
export const showCode = (output: HTMLElement, text: string, highlighter: Highlighter): CodeLines =>
  new CodeView(output, text, highlighter);

class CodeView implements CodeLines {
  readonly #text: string;
  readonly #highlighter: Highlighter;
  /** The offsets at which the lines begin. */
  readonly #starts: readonly number[];
  readonly #blocks: readonly Block[];
  readonly #near = new Set<Block>();
  readonly #observer: IntersectionObserver;
  #marks: readonly Range[] = [];
  #isDestroyed = false;

  constructor(output: HTMLElement, text: string, highlighter: Highlighter) {
    this.#text = text;
    this.#highlighter = highlighter;
    this.#starts = lineStarts(text);
    this.#blocks = this.#plainBlocks();
    const body = document.createElement('span');
    body.className = 'code-body';
    body.append(...this.#blocks.map(({ element }) => element));
    output.style.setProperty('--digits', String(String(this.#starts.length).length));
    output.replaceChildren(body);
    this.#observer = this.#observed();
    void this.#highlightAll().catch(() => {});
  }

  mark(ranges: readonly Range[]): void {
    this.#marks = ranges;
    for (const { rows } of this.#blocks) if (rows) markRows(rows, ranges);
  }

  reveal(line: number): void {
    const block = this.#blocks[Math.floor((line - 1) / BLOCK)];
    const row = block && this.#open(block)[line - 1 - block.first];
    row?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#observer.disconnect();
  }

  #plainBlocks(): readonly Block[] {
    const count = this.#starts.length;
    return Array.from({ length: Math.ceil(count / BLOCK) }, (_, at) => {
      const first = at * BLOCK;
      const end = Math.min(first + BLOCK, count);
      const element = document.createElement('span');
      element.className = 'code-block';
      element.style.setProperty('--rows', String(end - first));
      element.textContent = this.#text.slice(this.#starts[first], this.#starts[end] ?? this.#text.length);
      return { element, first, end, rows: undefined };
    });
  }

  #line(at: number): string {
    return this.#text.slice(this.#starts[at], this.#starts[at + 1] ?? this.#text.length);
  }

  /** Replaces a block's text node with rows. */
  #open(block: Block): readonly HTMLElement[] {
    if (block.rows) return block.rows;
    const rows = Array.from({ length: block.end - block.first }, (_, at) => {
      const row = document.createElement('span');
      row.className = 'code-line';
      row.dataset.line = String(block.first + at + 1);
      row.append(...piecesOf('', this.#line(block.first + at)));
      return row;
    });
    block.rows = rows;
    markRows(rows, this.#marks);
    block.element.replaceChildren(...rows);
    return rows;
  }

  async #highlight(block: Block): Promise<void> {
    const { api, failed } = this.#highlighter;
    const lines = await Promise.race([api.rows(block.first, block.end), failed]);
    if (this.#isDestroyed || isSelected(block.element)) return;
    for (const [at, row] of this.#open(block).entries()) {
      colorRow(row, this.#line(block.first + at), lines[at] ?? []);
    }
  }

  /** Colors the first block, and those in view again once the whole text has been read. */
  async #highlightAll(): Promise<void> {
    const [first] = this.#blocks;
    if (first) await this.#highlight(first);
    const { api, failed } = this.#highlighter;
    const changed = await Promise.race([api.readAll(), failed]);
    if (changed && !this.#isDestroyed) await Promise.all([...this.#near].map((block) => this.#highlight(block)));
  }

  /** Gives blocks rows and colors when they come near the viewport. */
  #observed(): IntersectionObserver {
    const byElement = new Map<Element, Block>(this.#blocks.map((block) => [block.element, block]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const block = byElement.get(target);
          if (!block) continue;
          if (!isIntersecting) this.#near.delete(block);
          else if (!this.#near.has(block)) {
            this.#near.add(block);
            this.#open(block);
            void this.#highlight(block).catch(() => {});
          }
        }
      },
      { rootMargin: `${AHEAD}px` },
    );
    for (const { element } of this.#blocks) observer.observe(element);
    return observer;
  }
}

/** Colors a line. Whatever the highlighter returns, the shown text must be that of the link. */
function colorRow(row: HTMLElement, line: string, tokens: readonly Token[]): void {
  const bare = line.replace(/[\r\n]+$/, '');
  const tokenLength = tokens.reduce((length, [, piece]) => length + piece.length, 0);
  if (tokenLength !== bare.length || tokens.map(([, piece]) => piece).join('') !== bare) return;
  row.replaceChildren(
    ...tokens.flatMap(([role, piece]) => piecesOf(role, piece)),
    ...(line.length > bare.length ? [line.slice(bare.length)] : []),
  );
}

/**
 * The selected code, unchanged: the browser's own copy would add and lose line breaks. Undefined if the selection isn't
 * inside this code.
 */
export function selectedCode(output: HTMLElement): string | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  return output.contains(range.startContainer) && output.contains(range.endContainer) ? range.toString() : undefined;
}

function isSelected(element: Element): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true);
}

/** The offsets at which the lines begin. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: found } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + found.length);
  return starts;
}

function markRows(rows: readonly HTMLElement[], ranges: readonly Range[]): void {
  for (const row of rows) row.classList.toggle('code-marked', isMarked(ranges, Number(row.dataset.line)));
}

/**
 * Each invisible character gets its own element, which shows its code point and isolates its effect on the text
 * direction.
 */
const UNSEEN_PARTS = new RegExp(`(${UNSEEN.source})`, 'u');

function piecesOf(role: string, text: string): Node[] {
  const bare = text.replace(/[\t\r\n]/g, '');
  const parts = UNSEEN.test(bare) ? text.split(UNSEEN_PARTS).filter((part) => part !== '') : [text];
  return parts.map((part) => {
    const point = part.codePointAt(0) ?? 0;
    if (UNSEEN.test(part) && !/[\t\r\n]/.test(part)) {
      const span = document.createElement('span');
      span.className = TURNING.test(part) ? 'code-unseen code-turning' : 'code-unseen';
      span.dataset.name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
      span.textContent = part;
      return span;
    }
    if (role === '') return document.createTextNode(part);
    const piece = document.createElement('span');
    piece.className = `c-${role}`;
    piece.textContent = part;
    return piece;
  });
}
