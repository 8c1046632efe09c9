import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from 'hast';
import type { Nodes as MdastNodes, Root as MdastRoot, BlockContent, PhrasingContent, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options as RehypeRemarkOptions } from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { escapeText } from './escape';
import { liftFootnotes } from './footnotes';

export interface FromHtmlOptions {
  /** Tables, strikethrough, task lists and footnotes as GFM writes them; without it, tables and deletions stay HTML. */
  readonly gfm: boolean;
  readonly bullet: '-' | '*' | '+';
  /** `reference`: addresses are gathered at the end. */
  readonly links: 'inline' | 'reference';
  readonly fence: 'backticks' | 'tildes';
  /** Sub- and superscript, underlined and marked text stay HTML, which Markdown may hold; else they give their content. */
  readonly keepMarks?: boolean;
}

/**
 * HTML as Markdown: what a browser would show, not how it looks. Scripts, styles and the head are left out, links stay as
 * they are written, elements that Markdown has nothing for give their content. No line break at the end. A tree that is
 * too deep for the stack throws a RangeError.
 */
export function htmlToMarkdown(
  html: string,
  { gfm, bullet, links, fence, keepMarks = false }: FromHtmlOptions,
): string {
  const asHtml = unified().use(rehypeStringify);
  const raw = (node: Element) => ({
    type: 'html' as const,
    value: asHtml.stringify({ type: 'root', children: [node] }),
  });
  const tagged = (state: State, node: Element): PhrasingContent[] => [
    { type: 'html', value: `<${node.tagName}>` },
    ...phrasing(state.all(node)),
    { type: 'html', value: `</${node.tagName}>` },
  ];
  const pipeline = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: HastRoot) => {
      if (gfm) liftFootnotes(tree);
      prepare(tree);
    })
    .use(rehypeRemark, {
      // Underlines and marks are looks; as emphasis they would be something else.
      handlers: {
        ...(keepMarks
          ? { mark: tagged, u: tagged, sub: tagged, sup: tagged }
          : { mark: (state, node) => state.all(node), u: (state, node) => state.all(node) }),
        'footnote-reference': (_, { properties: { label } }) => ({
          type: 'footnoteReference' as const,
          identifier: String(label),
          label: String(label),
        }),
        'footnote-definition': (state, node) => ({
          type: 'footnoteDefinition' as const,
          identifier: String(node.properties.label),
          label: String(node.properties.label),
          children: state.toFlow(state.all(node)).filter(isBlock),
        }),
        ...(!gfm && {
          table: (_, node) => raw(node),
          del: tagged,
        }),
      },
    })
    .use(() => (tree: MdastRoot) => {
      if (links === 'reference') gatherLinks(tree);
    });
  const writer = (gfm ? pipeline.use(remarkGfm, { tableCellPadding: true }) : pipeline).use(remarkStringify, {
    bullet,
    fence: fence === 'backticks' ? '`' : '~',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    emphasis: '*',
    strong: '*',
    handlers: {
      root: (node: MdastRoot, _parent, state, info) => {
        // The writer would escape every `&` before a letter, in addresses too; only references are markup.
        state.unsafe = state.unsafe.map((pattern) => (pattern.character === '&' ? REFERENCE : pattern));
        return state.containerFlow(node, info);
      },
      text: (node, _, state, { before, after }) =>
        escapeText(node.value, {
          before,
          after,
          inCell: state.stack.includes('tableCell'),
          inHeading: state.stack.includes('headingAtx') && after === '\n',
        }),
      break: (_node, _parent, state) => (state.stack.includes('tableCell') ? '<br>' : '\\\n'),
    },
  });
  return String(writer.processSync(html)).replace(/\n+$/, '');
}

type State = Parameters<NonNullable<NonNullable<RehypeRemarkOptions['handlers']>[string]>>[0];

const REFERENCE = { character: '&', after: '(?:#\\w|[A-Za-z]\\w*;)', inConstruct: 'phrasing' } as const;

const isBlock = (node: MdastNodes): node is BlockContent => FLOW.has(node.type) || node.type === 'html';

const phrasing = (nodes: readonly MdastNodes[]): PhrasingContent[] => nodes.filter(isPhrasing);
const FLOW = new Set([
  'paragraph',
  'heading',
  'list',
  'listItem',
  'blockquote',
  'code',
  'table',
  'root',
  'thematicBreak',
]);
const isPhrasing = (node: MdastNodes): node is PhrasingContent => !FLOW.has(node.type);

/** Makes a browser's tree one that Markdown can say: tables with a header, cells of one line, no base address. */
function prepare(tree: HastRoot): void {
  const stack: (HastRoot | Element)[] = [tree];
  for (let parent = stack.pop(); parent; parent = stack.pop()) {
    if (parent.type === 'element' && parent.tagName === 'table') addHeader(parent);
    if (parent.type === 'element' && CELLS.has(parent.tagName)) flatten(parent);
    parent.children = parent.children.filter((child) => child.type !== 'element' || child.tagName !== 'base');
    for (const child of parent.children) if (child.type === 'element') stack.push(child);
  }
}

const CELLS = new Set(['td', 'th']);
const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figure figcaption h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);

const isElement = (node: HastNodes): node is Element => node.type === 'element';

/** GFM knows no table without a header: an empty one keeps the first row with the others. */
function addHeader(table: Element): void {
  const rows = table.children
    .filter(isElement)
    .flatMap((child) => (SECTIONS.has(child.tagName) ? child.children.filter(isElement) : [child]))
    .filter(({ tagName }) => tagName === 'tr');
  const [first] = rows;
  const hasHeader =
    table.children.some((child) => isElement(child) && child.tagName === 'thead') ||
    first?.children.some((cell) => isElement(cell) && cell.tagName === 'th') === true;
  if (!first || hasHeader) return;
  const cells = first.children.filter((cell) => isElement(cell) && CELLS.has(cell.tagName));
  const blank = cells.map((): ElementContent => ({ type: 'element', tagName: 'th', properties: {}, children: [] }));
  const row: Element = { type: 'element', tagName: 'tr', properties: {}, children: blank };
  table.children.unshift({ type: 'element', tagName: 'thead', properties: {}, children: [row] });
}

/** The blocks of a cell as pieces of one line, with `<br>` between them. */
function flatten(cell: Element): void {
  const pieces: ElementContent[][] = [[]];
  const collect = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'text' && !/\S/.test(node.value) && pieces.at(-1)?.length === 0) continue;
      if (isElement(node) && BLOCKS.has(node.tagName)) {
        pieces.push([]);
        collect(node.children);
        pieces.push([]);
      } else pieces.at(-1)?.push(node);
    }
  };
  if (!cell.children.some((child) => isElement(child) && BLOCKS.has(child.tagName))) return;
  collect(cell.children);
  const lineBreak: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };
  cell.children = pieces
    .filter((piece) => piece.length > 0)
    .flatMap((piece, index) => (index === 0 ? piece : [lineBreak, ...piece]));
}

/** `[text](address)` as `[text][1]`, with the addresses at the end; one address has one number. */
function gatherLinks(tree: MdastRoot): void {
  const known = new Map<string, string>();
  const definitions: RootContent[] = [];
  const visit = (node: MdastNodes): void => {
    if (!('children' in node)) return;
    for (const child of node.children) visit(child);
    if (node.type !== 'link') return;
    const { url, title } = node;
    const key = JSON.stringify([url, title ?? '']);
    let label = known.get(key);
    if (label === undefined) {
      label = String(known.size + 1);
      known.set(key, label);
      definitions.push({ type: 'definition', identifier: label, label, url, ...(title && { title }) });
    }
    Object.assign(node, { type: 'linkReference', referenceType: 'full', identifier: label, label });
  };
  visit(tree);
  tree.children.push(...definitions);
}
