import type { Element, Root as HastRoot, RootContent as HastContent } from 'hast';
import type {
  Nodes as MdastNodes,
  Root as MdastRoot,
  BlockContent,
  Break,
  Parents,
  PhrasingContent,
  RootContent,
} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options as RehypeRemarkOptions } from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { escapeText } from './escape-markdown';
import { liftFootnotes } from './footnotes';
import { element, isElement, plainTable } from './html-tables';
import { tidyMarks } from './inline-marks';

export interface FromHtmlOptions {
  /** Writes tables, strikethrough, task lists and footnotes in GFM; without it, tables and deletions stay HTML. */
  readonly gfm: boolean;
  readonly bullet: '-' | '*' | '+';
  /** `reference`: collects the URLs at the end. */
  readonly links: 'inline' | 'reference';
  readonly fence: 'backticks' | 'tildes';
  /**
   * Keeps subscript, superscript, underlined and highlighted text as HTML, which Markdown allows; otherwise only their
   * content is kept.
   */
  readonly keepMarks?: boolean;
}

/**
 * Converts HTML to Markdown: what a browser would show, not how it looks. Scripts, styles and the head are left out,
 * links stay as written, and elements that Markdown has no syntax for are replaced by their content. No line break at
 * the end. Throws a RangeError for a tree that is too deep for the stack.
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
      prepare(tree, gfm);
    })
    .use(rehypeRemark, {
      handlers: {
        // Without its tags, 10² would be 102.
        sub: tagged,
        sup: tagged,
        // Underlines and highlights are only visual; emphasis would change their meaning.
        ...(keepMarks
          ? { mark: tagged, u: tagged }
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
      tidyMarks(tree);
      if (links === 'reference') gatherLinks(tree);
    });
  const writer = (gfm ? pipeline.use(remarkGfm, { stringLength: widthOf }) : pipeline).use(remarkStringify, {
    bullet,
    fence: fence === 'backticks' ? '`' : '~',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    emphasis: '*',
    strong: '*',
    handlers: {
      root: (node: MdastRoot, _parent, state, info) => {
        // The writer would escape every `&` before a letter, in URLs too; only references are markup.
        state.unsafe = state.unsafe.map((pattern) => (pattern.character === '&' ? REFERENCE : pattern));
        return state.containerFlow(node, info);
      },
      text: (node, _, state, { before, after }) =>
        escapeText(node.value, {
          before,
          after,
          inCell: state.stack.includes('tableCell'),
          inHeading: state.stack.includes('headingAtx') && after === '\n',
          inBrackets: links === 'reference' || state.stack.includes('label'),
          linksUrls: gfm && !state.stack.includes('label'),
        }),
      break: (node: Break, parent: Parents | undefined, state) => {
        if (state.stack.includes('tableCell')) return '<br>';
        const before = parent?.children[parent.children.findIndex((child) => child === node) - 1];
        // GFM reads a URL up to the next white space, so a backslash would be part of it.
        return gfm && before?.type === 'text' && URL_AT_END.test(before.value) ? '  \n' : '\\\n';
      },
    },
  });
  return String(writer.processSync(html)).replace(/\n+$/, '');
}

const URL_AT_END = /(?:www\.|https?:\/\/)\S{1,2000}$/i;

/** No column is widened beyond this for a single cell: every other cell of the column would be padded with spaces. */
const WIDEST = 80;
const widthOf = (cell: string): number => Math.min(cell.length, WIDEST);

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

/** Transforms a browser's tree into one that Markdown can represent. */
function prepare(tree: HastRoot, gfm: boolean): void {
  const stack: (HastRoot | Element)[] = [tree];
  for (let parent = stack.pop(); parent; parent = stack.pop()) {
    if (isElement(parent)) prepareElement(parent);
    const children: HastContent[] = [];
    for (const child of parent.children) children.push(...prepared(child, gfm));
    Object.assign(parent, { children });
    for (const child of children) if (child.type === 'element') stack.push(child);
  }
}

function prepared(child: HastContent, gfm: boolean): HastContent[] {
  if (child.type !== 'element') return [child];
  if (child.tagName === 'base') return [];
  // An anchor without `href` is not a link.
  if (child.tagName === 'a' && child.properties.href === undefined) return [{ ...child, tagName: 'span' }];
  return child.tagName === 'table' && gfm ? plainTable(child) : [child];
}

function prepareElement(parent: Element): void {
  const { tagName, properties, children } = parent;
  const [first] = children.filter((child) => child.type !== 'text' || /\S/.test(child.value));
  if (tagName === 'pre') {
    const language = languageOf(parent) ?? (first?.type === 'element' ? languageOf(first) : undefined);
    if (language === undefined) return;
    parent.children = [{ ...element('code', children), properties: { className: [`language-${language}`] } }];
  } else if (tagName === 'ol') {
    // A list that is numbered by its items.
    if (first?.type === 'element' && first.properties.value !== undefined) properties.start ??= first.properties.value;
  } else if ((tagName === 'li' || tagName === 'p') && first?.type === 'element' && first.tagName === 'label') {
    // After a label, a task's checkbox would not be recognized.
    parent.children = children.flatMap((child) => (child === first ? first.children : [child]));
  } else if (tagName === 'div' && first?.type === 'element' && first.tagName === 'pre') {
    const language = languageOf(parent);
    if (language !== undefined) first.properties.className ??= [`language-${language}`];
  }
}

/** The language of code as highlighters write it: `language-js`, `lang-js`, GitHub's `highlight-source-js`. */
function languageOf({ properties: { className } }: Element): string | undefined {
  const classes = Array.isArray(className) ? className.join(' ') : '';
  return /(?:^|\s)(?:language|lang|highlight-source)-(\S+)/.exec(classes)?.[1];
}

/** Writes `[text](url)` as `[text][1]`, with the URLs at the end; each URL gets one number. */
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
