import { parse, parseFragment, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Text = DefaultTreeAdapterTypes.TextNode;
export type Comment = DefaultTreeAdapterTypes.CommentNode;
export type Root = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment;
export type Parent = Root | Element;

export const isElement = (node: Node | Parent): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Text => 'value' in node;
export const isComment = (node: Node): node is Comment => 'data' in node;

/** `<?…>`, `<![if …]>` and `<![endif]>`: the parser makes them comments, although they are not written as comments. */
export function isInstruction({ sourceCodeLocation }: Comment, source: string): boolean {
  const { startOffset: start = 0 } = sourceCodeLocation ?? {};
  return /^<(?:\?|!\[(?:if\b|endif))/i.test(source.slice(start, start + '<![endif'.length));
}

/** Whether an element belongs to HTML, not SVG or MathML. */
export const isHtml = ({ namespaceURI }: Element): boolean => namespaceURI.endsWith('/xhtml');

/** A template's children are in a separate document fragment. */
export const templateOf = (element: Element): Root | undefined =>
  'content' in element ? (element as DefaultTreeAdapterTypes.Template).content : undefined;

/** The value of an attribute, by its name as in the source; undefined if there is none. */
export function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find((attribute) => nameOf(attribute) === wanted)?.value;
}

export const nameOf = ({ name, prefix }: Element['attrs'][number]): string =>
  prefix !== undefined && prefix !== '' ? `${prefix}:${name}` : name;

export interface HtmlFinding {
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  /** The HTML Standard's name of the parse error, with spaces. */
  readonly reason: string;
}

/**
 * Parses HTML like browsers without scripting, so that noscript has elements; also lists what the parser had to fix.
 */
export function readHtml(text: string, fragment: boolean): { root: Root; findings: readonly HtmlFinding[] } {
  const findings: HtmlFinding[] = [];
  const options = {
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }: ParserError) =>
      void findings.push({ line: startLine, column: startCol, reason: String(code).replaceAll('-', ' ') }),
    sourceCodeLocationInfo: true,
  };
  return { root: fragment ? parseFragment(text, options) : parse(text, options), findings };
}

/** A root and those of all `<template>` elements inside it. */
export function rootsIn(root: Root): Root[] {
  const found = [root];
  for (const one of found) {
    for (const element of elementsIn(one)) {
      const content = templateOf(element);
      if (content) found.push(content);
    }
  }
  return found;
}

/** All elements inside a root, except those in templates. */
export function elementsIn(root: Root): Element[] {
  const found: Element[] = [];
  const open: Parent[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      found.push(child);
      open.push(child);
    }
  }
  return found;
}
