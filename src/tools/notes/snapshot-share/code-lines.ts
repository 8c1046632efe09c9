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
export function showCode(output: HTMLElement, text: string, highlighter: Highlighter): CodeLines {
  const breaks = lineStarts(text);
  const lineOf = (at: number) => text.slice(breaks[at], breaks[at + 1] ?? text.length);
  const count = breaks.length;
  let marks: readonly Range[] = [];
  let destroyed = false;

  const blocks: Block[] = [];
  for (let first = 0; first < count; first += BLOCK) {
    const end = Math.min(first + BLOCK, count);
    const element = document.createElement('span');
    element.className = 'code-block';
    element.style.setProperty('--rows', String(end - first));
    element.textContent = text.slice(breaks[first], breaks[end] ?? text.length);
    blocks.push({ element, first, end, rows: undefined });
  }
  const body = document.createElement('span');
  body.className = 'code-body';
  body.append(...blocks.map(({ element }) => element));
  output.style.setProperty('--digits', String(String(count).length));
  output.replaceChildren(body);

  const open = (block: Block): readonly HTMLElement[] => {
    if (block.rows) return block.rows;
    const rows = Array.from({ length: block.end - block.first }, (_, at) => {
      const row = document.createElement('span');
      row.className = 'code-line';
      row.dataset.line = String(block.first + at + 1);
      row.append(...piecesOf('', lineOf(block.first + at)));
      return row;
    });
    block.rows = rows;
    markRows(rows, marks);
    block.element.replaceChildren(...rows);
    return rows;
  };
  const highlight = async (block: Block) => {
    const lines = await Promise.race([highlighter.api.rows(block.first, block.end), highlighter.failed]);
    if (destroyed || isSelected(block.element)) return;
    for (const [at, row] of open(block).entries()) {
      const tokens = lines[at] ?? [];
      const line = lineOf(block.first + at);
      const tokenLength = tokens.reduce((length, [, piece]) => length + piece.length, 0);
      const bare = line.replace(/[\r\n]+$/, '');
      // Whatever the highlighter returns, the shown text must be that of the link.
      if (tokenLength !== bare.length || tokens.map(([, piece]) => piece).join('') !== bare) continue;
      row.replaceChildren(
        ...tokens.flatMap(([role, piece]: Token) => piecesOf(role, piece)),
        ...(line.length > bare.length ? [line.slice(bare.length)] : []),
      );
    }
  };
  const near = new Set<Block>();
  const byElement = new Map<Element, Block>(blocks.map((block) => [block.element, block]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const block = byElement.get(target);
        if (!block) continue;
        if (!isIntersecting) near.delete(block);
        else if (!near.has(block)) {
          near.add(block);
          open(block);
          void highlight(block).catch(() => {});
        }
      }
    },
    { rootMargin: `${AHEAD}px` },
  );
  for (const { element } of blocks) observer.observe(element);
  void (async () => {
    const [first] = blocks;
    if (first) await highlight(first);
    const changed = await Promise.race([highlighter.api.readAll(), highlighter.failed]);
    if (changed && !destroyed) await Promise.all([...near].map(highlight));
  })().catch(() => {});

  return {
    mark: (ranges) => {
      marks = ranges;
      for (const { rows } of blocks) if (rows) markRows(rows, ranges);
    },
    reveal: (line) => {
      const block = blocks[Math.floor((line - 1) / BLOCK)];
      const row = block && open(block)[line - 1 - block.first];
      row?.scrollIntoView({ block: 'center', inline: 'nearest' });
    },
    destroy: () => {
      destroyed = true;
      observer.disconnect();
    },
  };
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
