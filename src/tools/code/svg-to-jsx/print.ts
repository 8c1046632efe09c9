import { declarations } from './css';
import { NATIVE, reactName, styleName, TEXT_ONLY } from './names';
import type { SvgElement, SvgNode } from './tree';

export interface PrintOptions {
  readonly margin: string;
  /** The indentation level of the root. */
  readonly depth: number;
  readonly native: boolean;
  /** Write only what React's types allow. */
  readonly typed: boolean;
  /** Text to write after the attributes of the root's tag. */
  readonly rootEnd: string;
}

const TEXTUAL = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'a']);
/** With deeper trees, the indentation alone would fill the memory. */
const DEEPEST = 2000;

interface Open {
  readonly element: SvgElement;
  at: number;
  readonly depth: number;
  /** Written on the line of its tag, because white space counts. */
  readonly inline: boolean;
  /** `xml:space="preserve"` */
  readonly exact: boolean;
  /** Inside `<foreignObject>`. */
  readonly html: boolean;
}

/** Prints the tree as JSX; undefined if it is too deep. */
export function printJsx(root: SvgElement, options: PrintOptions): string | undefined {
  const pieces: string[] = [];
  const margins: string[] = [];
  const lineStart = (depth: number): string => `\n${(margins[depth] ??= options.margin.repeat(depth))}`;
  const open: Open[] = [];

  const begin = (element: SvgElement, depth: number, around: Open | undefined): void => {
    const name = options.native ? (NATIVE.get(element.name) ?? element.name) : element.name;
    const html = element.name !== 'svg' && (around?.html ?? false);
    const tag = `<${name}${attributesOf(element, options, html)}${around ? '' : options.rootEnd}`;
    const space = element.attributes.find(([key]) => key === 'xml:space')?.[1];
    const exact = space === undefined ? (around?.exact ?? false) : space === 'preserve';
    const inline = around?.inline === true || containsText(element);
    const children = element.children.filter((child) => inline || !('text' in child) || /\S/.test(child.text));
    if (element.name === 'style' && children.length > 0) {
      pieces.push(`${tag}>${templateOf(element)}</${name}>`);
    } else if (children.length > 0 && element.name === 'title' && children.every((child) => !('name' in child))) {
      pieces.push(`${tag}>${titleOf(children, exact)}</${name}>`);
    } else if (children.length === 0) pieces.push(`${tag} />`);
    else {
      pieces.push(`${tag}>`);
      const within = html || element.name === 'foreignObject';
      open.push({ element: { ...element, name, children }, at: 0, depth, inline, exact, html: within });
    }
  };

  begin(root, options.depth, undefined);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node: SvgNode | undefined = top.element.children[top.at++];
    if (!node) {
      if (!top.inline) pieces.push(lineStart(top.depth));
      pieces.push(`</${top.element.name}>`);
      open.pop();
      continue;
    }
    if (top.depth > DEEPEST) return undefined;
    if ('text' in node) pieces.push(textOf(node.text, top));
    else {
      if (!top.inline) pieces.push(lineStart(top.depth + 1));
      if ('comment' in node) pieces.push(`{/*${node.comment.replaceAll('*/', '* /')}*/}`);
      else begin(node, top.depth + 1, top);
    }
  }
  return (margins[options.depth] ?? options.margin.repeat(options.depth)) + pieces.join('');
}

const containsText = ({ name, children }: SvgElement): boolean =>
  (TEXTUAL.has(name) && name !== 'a') || children.some((child) => 'text' in child && /\S/.test(child.text));

function attributesOf({ attributes }: SvgElement, { native, typed }: PrintOptions, html: boolean): string {
  let written = '';
  for (const [name, value] of attributes) {
    if (name === 'style') {
      const style = declarations(value);
      const entries = style.map((one) => `${keyOf(styleName(one.name))}: ${JSON.stringify(one.value)}`);
      if (entries.length > 0) written += ` style={{ ${entries.join(', ')} }}`;
      continue;
    }
    const own = reactName(name, html);
    const textual = (typed || native) && TEXT_ONLY.has(own);
    written += ` ${own}=${textual ? quoted(value) : valueOf(value)}`;
  }
  return written;
}

const keyOf = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name));

/** Text that is exactly how JavaScript writes a number becomes a number; `007`, `1.0` and `2px` stay text. */
const valueOf = (value: string): string => {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? `{${value}}` : quoted(value);
};

/** Attributes in JSX support character references, but no escapes. */
const quoted = (value: string): string => (/["&\r\n]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`);

/** JSX removes white space around line breaks; SVG shows it as one space, or preserves it if requested. */
function textOf(text: string, { element, at, exact }: Open): string {
  if (exact) return /[\n\t]| {2}|^ | $/.test(text) ? `{${JSON.stringify(text)}}` : escaped(text);
  let shown = text.replace(/[\t\n ]*\n[\t\n ]*/g, ' ').replaceAll('\t', ' ');
  if (at === 1 && /^\s*\n/.test(text)) shown = shown.trimStart();
  if (at === element.children.length && /\n\s*$/.test(text)) shown = shown.trimEnd();
  return escaped(shown);
}

const escaped = (text: string): string =>
  text.replace(/[{}<>]+/g, (signs) => `{${JSON.stringify(signs)}}`).replaceAll('&', '&amp;');

/**
 * A single string, because React shows nothing for a title with several children, which escaped characters in braces
 * would create.
 */
function titleOf(children: readonly SvgNode[], exact: boolean): string {
  const text = children.map((child) => ('text' in child ? child.text : '')).join('');
  const shown = exact ? text : text.replace(/[\t\n ]*\n[\t\n ]*/g, ' ').replaceAll('\t', ' ');
  const trimmed = exact ? shown : shown.trim();
  return /[{}<>]|[\n\t]| {2}|^ | $/.test(trimmed) ? `{${JSON.stringify(trimmed)}}` : escaped(trimmed);
}

function templateOf({ children }: SvgElement): string {
  const text = children.map((child) => ('text' in child ? child.text : '')).join('');
  return `{\`${text.replace(/\\|`|\$\{/g, '\\$&')}\`}`;
}
