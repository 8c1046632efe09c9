import { parseFragment } from 'parse5';
import { BLOCKS, DOTTED, EATS_LINE_BREAK, EXACT, RAW, SVG_TEXT, UNSEEN } from './elements';
import { childrenOf, isTyped, PARTS, type Element, type Node } from './parse';
import { tagOf } from './tag';

export interface PugOptions {
  /** The indentation of one level. */
  readonly margin: string;
}

/** Browsers do not keep deeper trees, and the indentation alone would fill the memory. */
const DEEPEST = 2000;

/** The children of one element, and how far they have been printed. */
interface Open {
  readonly nodes: readonly Node[];
  at: number;
  readonly depth: number;
  /** Every space counts. */
  readonly exact: boolean;
  /** White space next to the first and last child is never visible. */
  readonly block: boolean;
  /** In SVG and MathML, white space on its own is never text. */
  readonly noText: boolean;
}

/** Prints the tree as Pug, without a line break at the end. If it is too deep, the result is the limit. */
export function printPug(
  nodes: readonly Node[],
  { margin }: PugOptions,
): { readonly text: string; readonly tooDeep?: undefined } | { readonly tooDeep: number } {
  const lines: string[] = [];
  const margins: string[] = [''];
  const open: Open[] = [{ nodes, at: 0, depth: 0, exact: false, block: true, noText: false }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node = top.nodes[top.at];
    if (!node) {
      open.pop();
      continue;
    }
    const index = top.at++;
    const { depth } = top;
    if (depth > DEEPEST) return { tooDeep: DEEPEST };
    const before = (margins[depth] ??= margin.repeat(depth));
    if (node.nodeName === '#documentType' && 'publicId' in node) {
      lines.push(`${before}doctype ${doctype(node)}`);
    } else if (node.nodeName === '#comment' && 'data' in node) {
      for (const line of comment(node.data))
        lines.push(before + (line.startsWith('//') ? line : indented(line, margin)));
    } else if (node.nodeName === '#text' && 'value' in node) {
      for (const line of textLines(node.value, top, index)) lines.push(`${before}${piped(escaped(line))}`);
    } else if ('tagName' in node) {
      const inner = element(node, top, lines, before, margin);
      if (inner) open.push(inner);
    }
  }
  return { text: lines.join('\n') };
}

/**
 * Prints a tag and any text that fits on its line or is the only content; returns the children that are still to be
 * printed.
 */
function element(node: Element, around: Open, lines: string[], before: string, margin: string): Open | undefined {
  const { tagName } = node;
  const foreign = !node.namespaceURI.endsWith('/xhtml');
  const noText = foreign && !(node.namespaceURI.endsWith('/svg') && SVG_TEXT.has(tagName));
  const block = BLOCKS.has(tagName) || noText;
  // A tag that the parser added: its content is printed at its level.
  if (PARTS.has(tagName) && !isTyped(node)) {
    return { nodes: node.childNodes, at: 0, depth: around.depth, exact: false, block: true, noText: false };
  }
  const tag = before + tagOf(node);
  const nodes = contentOf(node);
  const [only] = nodes;
  const exact = around.exact || (!foreign && EXACT.has(tagName));
  if (nodes.length === 1 && only && 'value' in only) {
    if (!foreign && DOTTED.has(tagName)) {
      lines.push(...dotted(tag, tagName, only.value, before + margin));
      return undefined;
    }
    const found = textLines(only.value, { nodes, at: 0, depth: 0, exact, block, noText }, 0);
    const [line = ''] = found;
    if (found.length === 1 && line !== '') {
      lines.push(`${tag} ${escaped(line)}`);
      return undefined;
    }
  }
  lines.push(tag);
  const [first] = nodes;
  // The parser drops the first line break of these elements, so write one more.
  if (EATS_LINE_BREAK.has(tagName) && first && 'value' in first && first.value.startsWith('\n'))
    lines.push(`${before}${margin}|`);
  return { nodes, at: 0, depth: around.depth + 1, exact, block, noText };
}

/** With scripts enabled, the content of noscript is parsed as text, but Pug needs its elements. */
function contentOf(node: Element): readonly Node[] {
  const nodes = childrenOf(node);
  const [only] = nodes;
  if (node.tagName !== 'noscript' || nodes.length !== 1 || !only || !('value' in only)) return nodes;
  return parseFragment(only.value).childNodes;
}

function doctype({ name, publicId, systemId }: { name: string; publicId: string; systemId: string }): string {
  if (publicId === '' && systemId === '') return name === '' ? 'html' : name;
  const external = publicId === '' ? `SYSTEM "${systemId}"` : `PUBLIC "${publicId}"`;
  return `${name} ${external}${publicId !== '' && systemId !== '' ? ` "${systemId}"` : ''}`;
}

/**
 * Prints a comment. Pug leaves out comments that begin with `//-`, so text that begins with a hyphen goes below the
 * slashes.
 */
function comment(data: string): string[] {
  const lines = dedented(data);
  const [first = ''] = lines;
  if (lines.length < 2 && !first.startsWith('-') && !data.includes('\n')) return [`//${data}`];
  return ['//', ...lines.map((line) => interpolationEscaped(line))];
}

const indented = (line: string, margin: string): string => (line === '' ? '' : margin + line);

const WHITE = '[\\t\\n\\f\\r ]';
const START = new RegExp(`^${WHITE}+`);

/**
 * Where the white space at the end begins. A regular expression would search for the end again from each space of a
 * long gap.
 */
function trailingSpaceStart(text: string): number {
  let end = text.length;
  while (/^[\t\n\f\r ]$/.test(text.charAt(end - 1))) end--;
  return end;
}

const withoutEnd = (text: string): string => text.slice(0, trailingSpaceStart(text));

/** Removes the white space around line breaks. */
function joinedBreaks(text: string): string {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return [...lines.map(withoutEnd), last].join('\n').replace(/\n[\t\n\f\r ]+/g, '\n');
}

/** A text as lines of Pug; none for white space that is not visible. */
function textLines(value: string, around: Open, index: number): readonly string[] {
  if (around.exact) return value.split('\n');
  let text = joinedBreaks(value);
  if (around.noText && !/\S/.test(text)) return [];
  const atStart = isBreak(neighbour(around, index, -1), around);
  const atEnd = isBreak(neighbour(around, index, 1), around);
  // A line break inside a text may stay one; at its ends it becomes a space, because Pug joins consecutive lines.
  text = text.replace(START, (white) => (atStart ? '' : white.replaceAll('\n', ' ')));
  const end = trailingSpaceStart(text);
  text = text.slice(0, end) + (atEnd ? '' : text.slice(end).replaceAll('\n', ' '));
  return text === '' ? [] : text.split('\n');
}

/** The nearest sibling that is rendered. */
function neighbour({ nodes }: Open, index: number, step: number): Node | undefined {
  let at = index + step;
  for (let node = nodes[at]; node; node = nodes[(at += step)]) if (isShown(node)) return node;
  return undefined;
}

function isShown(node: Node): boolean {
  if (node.nodeName === '#comment') return false;
  if (!('tagName' in node)) return true;
  const valueOf = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value.toLowerCase();
  // `hidden=until-found` keeps its box (HTML Standard §6.1).
  const hidden = valueOf('hidden') ?? 'until-found';
  return (
    !UNSEEN.has(node.tagName) && hidden === 'until-found' && !(node.tagName === 'input' && valueOf('type') === 'hidden')
  );
}

const isBreak = (node: Node | undefined, { block }: Open): boolean =>
  node === undefined ? block : 'tagName' in node && BLOCKS.has(node.tagName);

const piped = (line: string): string => (line === '' ? '|' : `| ${line}`);

/** Pug text is HTML. A bare `&` stays if it cannot begin a character reference. */
const escaped = (text: string): string =>
  interpolationEscaped(
    text
      .replace(/&(?=[#A-Za-z])/g, '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('\u00A0', '&nbsp;')
      // Pug would take it for the end of the line.
      .replaceAll('\r', '&#13;'),
  );

const interpolationEscaped = (text: string): string => text.replace(/[#!]\{|#\[/g, '\\$&');

/** `script.` with lines below it; if Pug would remove spaces that count, lines with a bar. */
function dotted(tag: string, name: string, value: string, before: string): string[] {
  const free = name === 'script' || name === 'style';
  const write = RAW.has(name) ? interpolationEscaped : escaped;
  // A JavaScript template string may span lines, whose indentation is part of it.
  const movable = free && !(name === 'script' && value.includes('`'));
  const text = free ? withoutEnd(value.replace(/^(?:[\t\f\r ]*\n)+/, '')) : value;
  if (!/\S/.test(text) && free) return [tag];
  const lines = movable ? dedented(text) : text.split('\n');
  const plain =
    /\S/.test(lines[0] ?? '') &&
    /\S/.test(lines.at(-1) ?? '') &&
    lines.some((line) => /^\S/.test(line)) &&
    lines.every((line) => line === '' || /\S/.test(line));
  if (plain || movable) return [`${tag}.`, ...lines.map((line) => (/\S/.test(line) ? before + write(line) : ''))];
  const doubled = EATS_LINE_BREAK.has(name) && value.startsWith('\n') ? [`${before}|`] : [];
  return [tag, ...doubled, ...lines.map((line) => before + piped(write(line)))];
}

/** The lines of a text without their common indentation, and without empty lines at the start and end. */
function dedented(text: string): string[] {
  const lines = withoutEnd(text.replace(/^(?:[\t\f\r ]*\n)+/, '')).split('\n');
  const margins = lines.filter((line) => /\S/.test(line)).map((line) => /^[\t ]*/.exec(line)?.[0].length ?? 0);
  const common = margins.reduce((least, margin) => Math.min(least, margin), Infinity);
  return lines.map((line) => (/\S/.test(line) ? line.slice(common) : ''));
}
