import { IntList } from '../../core/bytes/integer-list';
import type { XmlFault } from './xml-fault';
import { attributeValue, cdataText, characterData } from './xml-references';
import { XmlScanner } from './xml-scanner';
import { CDATA, CLOSE, COMMENT, DECLARATION, DOCTYPE, EMPTY, END, FAULT, INSTRUCTION, OPEN, TEXT } from './xml-tokens';

/** Node types of `XmlTree` in addition to the scanner's tokens; an element is `OPEN`, even an empty one. */
export const DOCUMENT = 0;

/** Array elements per node: kind, start and end of its text, the node after its subtree, its parent. */
const WIDTH = 5;
const ATTRIBUTE = /[ \t\r\n]*([^ \t\r\n=]+)[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)')/y;
const TAG_NAME = /<([^ \t\r\n/>]+)/y;

/**
 * Elements, texts, comments and instructions of a document as an index of offsets: no object is created before it is
 * requested.
 */
export class XmlTree {
  constructor(
    readonly text: string,
    readonly cells: Int32Array,
  ) {}

  /** The number of nodes; node 0 is the document. */
  get size(): number {
    return this.cells.length / WIDTH;
  }
  kind(node: number): number {
    return this.cells[node * WIDTH] ?? DOCUMENT;
  }
  start(node: number): number {
    return this.cells[node * WIDTH + 1] ?? 0;
  }
  /** The offset after an element's closing tag. */
  end(node: number): number {
    return this.cells[node * WIDTH + 2] ?? 0;
  }
  /** The first node after the subtree. */
  after(node: number): number {
    return this.cells[node * WIDTH + 3] ?? node + 1;
  }
  /** −1 for the document. */
  parent(node: number): number {
    return this.cells[node * WIDTH + 4] ?? -1;
  }
  source(node: number): string {
    return this.text.slice(this.start(node), this.end(node));
  }
  isElement(node: number): boolean {
    return this.kind(node) === OPEN;
  }
  isText(node: number): boolean {
    const kind = this.kind(node);
    return kind === TEXT || kind === CDATA;
  }

  /** An element's name as typed, including its prefix. */
  name(node: number): string {
    TAG_NAME.lastIndex = this.start(node);
    return TAG_NAME.exec(this.text)?.[1] ?? '';
  }

  /** An element's attributes in order, with references in their values decoded, including namespace declarations. */
  attributes(node: number): readonly { readonly name: string; readonly value: string }[] {
    const { text } = this;
    const attributes: { name: string; value: string }[] = [];
    TAG_NAME.lastIndex = this.start(node);
    TAG_NAME.test(text);
    ATTRIBUTE.lastIndex = TAG_NAME.lastIndex;
    for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) {
      attributes.push({ name: found[1] ?? '', value: attributeValue(found[2] ?? found[3] ?? '') });
    }
    return attributes;
  }

  /** The decoded content of a text, a CDATA section, a comment or an instruction. */
  content(node: number): string {
    const source = this.source(node);
    switch (this.kind(node)) {
      case TEXT:
        return characterData(source);
      case CDATA:
        return cdataText(source);
      case COMMENT:
        return source.slice(4, -3);
      case INSTRUCTION:
        return source.slice(2, -2).replace(/^[^ \t\r\n]+[ \t\r\n]*/, '');
      default:
        return source;
    }
  }
}

export interface XmlTreeRead {
  readonly tree: XmlTree;
  readonly elements: number;
  /** The root element has depth 1. */
  readonly depth: number;
}

/**
 * Reads a text that does not begin with a byte order mark; or returns where and why it is not XML. An undeclared entity
 * is an error too.
 */
export function readXmlTree(
  text: string,
  progress: (part: number) => void = () => {},
): XmlTreeRead | { readonly fault: XmlFault } {
  const scanner = new XmlScanner(text, { entities: 'declared' });
  const cells = new IntList();
  const open: number[] = [];
  let elements = 0;
  let depth = 0;
  let report = 0;
  const add = (kind: number, start: number, end: number) => {
    const node = cells.length / WIDTH;
    for (const value of [kind, start, end, node + 1, open.at(-1) ?? -1]) cells.push(value);
    return node;
  };
  const close = (node: number, end: number) => {
    cells.values[node * WIDTH + 2] = end;
    cells.values[node * WIDTH + 3] = cells.length / WIDTH;
  };
  open.push(add(DOCUMENT, 0, text.length));
  for (let token = scanner.next(); token !== END; token = scanner.next()) {
    const { start, end } = scanner;
    switch (token) {
      case FAULT:
        return { fault: scanner.fault ?? { code: 'xmlNoRoot', blanks: { line: 1, column: 1 } } };
      case OPEN:
        open.push(add(OPEN, start, end));
        elements++;
        depth = Math.max(depth, open.length - 1);
        break;
      case EMPTY:
        add(OPEN, start, end);
        elements++;
        depth = Math.max(depth, open.length);
        break;
      case CLOSE: {
        const node = open.pop();
        if (node !== undefined) close(node, end);
        break;
      }
      case TEXT:
        // Outside the root there is only white space, which is not a node.
        if (open.length > 1) add(TEXT, start, end);
        break;
      default:
        add(token, start, end);
    }
    if (start > report) {
      progress(start / text.length);
      report = start + text.length / 50;
    }
  }
  close(0, text.length);
  return { tree: new XmlTree(text, cells.values.slice(0, cells.length)), elements, depth };
}

/** Nodes that do not exist in XPath. */
export const isProlog = (kind: number): boolean => kind === DECLARATION || kind === DOCTYPE;
