import { Parser, type DefaultTreeAdapterTypes, type ParserError, type Token } from 'parse5';
import { note, type Note } from '../../../kinds/contract';
import { VOID_ELEMENTS } from '../../../formats/html/parse-html';
import { lineColumn } from '../../../core/text/line-column';
import { OPTIONAL_END } from './elements';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

interface Tag {
  readonly name: string;
  readonly at: number;
}

/** Records every tag, to find those that left nothing in the tree. */
class Recorder extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  readonly starts: Tag[] = [];
  readonly ends: Tag[] = [];
  override onStartTag(token: Token.TagToken): void {
    this.starts.push(tagOf(token));
    super.onStartTag(token);
  }
  override onEndTag(token: Token.TagToken): void {
    this.ends.push(tagOf(token));
    super.onEndTag(token);
  }
}

const tagOf = ({ tagName, location }: Token.TagToken): Tag => ({ name: tagName, at: location?.startOffset ?? 0 });

type Code = 'moved' | 'dropped' | 'droppedEnd' | 'unclosed' | 'repeatedAttribute';

export interface Parsed {
  readonly nodes: readonly Node[];
  readonly notes: readonly Note<Code>[];
}

/**
 * Parses HTML like browsers. A text without doctype, html, head and body is a fragment: nothing is added around it.
 * Notes name the position of what the parser moved or left out.
 */
export function parseHtml(html: string): Parsed {
  // The match may be inside a comment or script: only the tree can addNote.
  const asDocument = /<(?:!doctype|html|head|body)[\s/>]/i.test(html) ? read(html, true) : undefined;
  const whole = asDocument?.nodes.some(isOfDocument) === true ? asDocument : read(html, false);
  return { nodes: whole.nodes, notes: notesOf(html, whole) };
}

interface Read {
  readonly nodes: readonly Node[];
  readonly starts: readonly Tag[];
  readonly ends: readonly Tag[];
  readonly repeated: readonly number[];
}

function read(html: string, isDocument: boolean): Read {
  const repeated: number[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }: ParserError) => {
      if (String(code) === 'duplicate-attribute') repeated.push(startOffset);
    },
  };
  const parser = isDocument
    ? new Recorder(options)
    : Recorder.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(null, options);
  parser.tokenizer.write(html, true);
  const root = isDocument ? parser.document : parser.getFragment();
  const tags = parser instanceof Recorder ? parser : { starts: [], ends: [] };
  return { nodes: root.childNodes, starts: tags.starts, ends: tags.ends, repeated };
}

/** A doctype, or an html, head, body or frameset tag that was really typed. */
function isOfDocument(node: Node): boolean {
  if (node.nodeName === '#documentType') return true;
  if (!('tagName' in node)) return false;
  return (
    isTyped(node) || node.childNodes.some((child) => 'tagName' in child && PARTS.has(child.tagName) && isTyped(child))
  );
}

export const PARTS: ReadonlySet<string> = new Set(['html', 'head', 'body', 'frameset']);
export const isTyped = (element: Element): boolean => Boolean(element.sourceCodeLocation);

function notesOf(html: string, { nodes, starts, ends, repeated }: Read): Parsed['notes'] {
  const notes: Note<Code>[] = [];
  const addNote = (code: Code, found: readonly Tag[]): void => {
    const [first] = found;
    if (first) notes.push(note(code, { name: first.name, count: found.length, ...lineColumn(html, first.at) }));
  };
  const inTree = new Set<number>();
  const closed = new Set<number>();
  const inOrder: Tag[] = [];
  const unclosed: Tag[] = [];
  for (const { tagName: name, sourceCodeLocation } of elementsOf(nodes)) {
    if (!sourceCodeLocation) continue;
    const { startOffset: at, startTag, endTag } = sourceCodeLocation;
    // A formatting element that is reopened in the next element appears twice, from one tag.
    if (inTree.has(at)) continue;
    inTree.add(at);
    inOrder.push({ name, at });
    const selfClosed = html.charAt((startTag?.endOffset ?? 0) - 2) === '/';
    if (endTag) closed.add(endTag.startOffset);
    else if (!VOID_ELEMENTS.has(name) && !OPTIONAL_END.has(name) && !selfClosed) unclosed.push({ name, at });
  }
  const moved: Tag[] = [];
  // The parser moves elements forward, so an element is moved if one after it was written earlier.
  let earliest = Infinity;
  for (const tag of inOrder.toReversed()) {
    if (tag.at > earliest) moved.push(tag);
    earliest = Math.min(earliest, tag.at);
  }
  addNote('moved', moved.toReversed());
  addNote(
    'dropped',
    starts.filter(({ at }) => !inTree.has(at)),
  );
  addNote(
    'droppedEnd',
    ends.filter(({ name, at }) => !closed.has(at) && !PARTS.has(name)),
  );
  addNote('unclosed', unclosed);
  addNote(
    'repeatedAttribute',
    repeated.map((at) => ({ at, name: '' })),
  );
  return notes;
}

/** All elements in tree order. It keeps its own stack, because the input may be nested deeply. */
function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  const stack = nodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at--) {
      const child = children[at];
      if (child) stack.push(child);
    }
  }
}

/** A template's children are in a separate document fragment. */
export const childrenOf = (element: Element): readonly Node[] =>
  isTemplate(element) ? element.content.childNodes : element.childNodes;

const isTemplate = (element: Element): element is DefaultTreeAdapterTypes.Template =>
  element.nodeName === 'template' && 'content' in element;
