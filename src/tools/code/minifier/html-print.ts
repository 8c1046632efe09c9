import { attributesOf } from './html-attributes';
import {
  isComment,
  isElement,
  isHtml,
  isInstruction,
  isText,
  templateOf,
  type Element,
  type Node,
  type Root,
} from './html-tree';

/** Void elements: they have neither content nor end tag (HTML Standard §13.3). */
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
/** Elements whose text isn't markup: it is written as it is. */
const RAW_TEXT = new Set(['style', 'script', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext']);
/** Parsers drop a line break after these start tags. */
const EATS_LINE_BREAK = new Set(['pre', 'textarea', 'listing']);

/** Children that are still to be written, and the text after them. */
interface Open {
  readonly nodes: readonly Node[];
  at: number;
  readonly end: string;
  readonly raw: boolean;
}

/**
 * Serializes the tree as HTML, escaping only characters that would be read as markup. `source` is the parsed text, for
 * parts that are written as typed: an old doctype puts browsers into quirks mode.
 */
export function printHtml(root: Root, source: string): string {
  const out: string[] = [];
  const open: Open[] = [{ nodes: root.childNodes, at: 0, end: '', raw: false }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node = top.nodes[top.at++];
    if (!node) {
      out.push(top.end);
      open.pop();
    } else if (isText(node)) {
      out.push(top.raw ? node.value : escaped(node.value));
    } else if (isComment(node)) {
      out.push(isInstruction(node, source) ? typed(node, source) : `<!--${node.data}-->`);
    } else if (isElement(node)) {
      out.push(`<${node.tagName}${attributesOf(node)}>`);
      const inside = contentOf(node);
      // Everything that follows would be read as its text.
      if (node.tagName === 'plaintext' && isHtml(node)) return out.concat(textOf(node)).join('');
      if (inside) {
        if (eatsLineBreak(node)) out.push('\n');
        open.push(inside);
      }
    } else {
      out.push(typed(node, source).replace(/\s+/g, ' '));
    }
  }
  return out.join('');
}

function typed({ sourceCodeLocation }: Node, source: string): string {
  const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {};
  return source.slice(startOffset, endOffset);
}

function contentOf(element: Element): Open | undefined {
  const { tagName } = element;
  const html = isHtml(element);
  if (html && VOID.has(tagName)) return undefined;
  const { childNodes: nodes } = templateOf(element) ?? element;
  return { nodes, at: 0, end: `</${tagName}>`, raw: html && RAW_TEXT.has(tagName) };
}

function eatsLineBreak(element: Element): boolean {
  const [first] = element.childNodes;
  return first !== undefined && isText(first) && first.value.startsWith('\n') && EATS_LINE_BREAK.has(element.tagName);
}

const textOf = ({ childNodes }: Element): string[] => childNodes.filter(isText).map(({ value }) => value);

const escaped = (text: string): string =>
  text
    .replace(/&(?=[#a-z\d]|$)/gi, '&amp;')
    .replace(/<(?=[a-z/!?]|$)/gi, '&lt;')
    .replaceAll('\r', '&#13;');
