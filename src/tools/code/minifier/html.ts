import { collapseSpace } from './html-space';
import { printHtml } from './html-print';
import {
  attributeOf,
  elementsIn,
  isComment,
  isHtml,
  isInstruction,
  isText,
  readHtml,
  rootsIn,
  type Comment,
  type HtmlFinding,
  type Node,
  type Root,
  type Text,
} from './html-tree';

export type { HtmlFinding } from './html-tree';

export interface HtmlOptions {
  readonly keepComments: boolean;
  /** Minifies a style or script; undefined keeps it as typed. */
  readonly inner?: (content: string, element: 'style' | 'script', module: boolean) => Promise<string | undefined>;
}

/**
 * Minifies HTML: removes comments (except conditional ones), collapses white space as far as CSS's block and inline
 * boxes allow, and shortens attributes. A text without `<html>`, `<head>`, `<body>` or a doctype is a fragment, and
 * stays one. The parser works like browsers, so nothing is refused; what it had to fix is listed.
 */
export async function minifyHtml(
  text: string,
  { keepComments, inner }: HtmlOptions,
): Promise<{ text: string; findings: readonly HtmlFinding[] }> {
  const fragment = !/<(?:!doctype|html|head|body|frameset)[\s/>]/i.test(text.replace(/<!--[^]*?(?:-->|$)/g, ''));
  const { root: tree, findings } = readHtml(text, fragment);
  for (const root of rootsIn(tree)) {
    dropComments(root, (comment) => keepComments || hasEffect(comment, text));
    collapseSpace(root);
    if (inner) await shortenInner(root, inner);
  }
  return { text: printHtml(tree, text), findings };
}

/** Comments that old versions of Internet Explorer evaluate, and the ends of their content. */
const CONDITIONAL = /^\[if[\t\n\f\r ]+[^\]]+\]|<!\[endif\]$/;

/**
 * Whether a comment has an effect: in Internet Explorer, or on a server, for which `<?php … ?>` isn't a comment at all.
 */
const hasEffect = (comment: Comment, source: string): boolean =>
  CONDITIONAL.test(comment.data) || isInstruction(comment, source);

/** Joins two texts that were separated by a removed comment, so that their white space is adjacent. */
function dropComments(root: Root, keeps: (comment: Comment) => boolean): void {
  for (const parent of [root, ...elementsIn(root)]) {
    let last: Text | undefined;
    const kept: Node[] = [];
    for (const child of parent.childNodes) {
      if (isComment(child) && !keeps(child)) continue;
      if (isText(child) && last) {
        last.value += child.value;
        continue;
      }
      last = isText(child) ? child : undefined;
      kept.push(child);
    }
    parent.childNodes = kept;
  }
}

const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

async function shortenInner(root: Root, inner: NonNullable<HtmlOptions['inner']>): Promise<void> {
  for (const element of elementsIn(root)) {
    const [content] = element.childNodes;
    if (!content || !isText(content) || !isHtml(element)) continue;
    const type = (attributeOf(element, 'type') ?? '').trim();
    const isStyle = element.tagName === 'style' && /^(?:|text\/css)$/i.test(type);
    const isScript = element.tagName === 'script' && SCRIPT_TYPES.test(type);
    if (!isStyle && !isScript) continue;
    const shorter = await inner(content.value, isStyle ? 'style' : 'script', type.toLowerCase() === 'module');
    // Content that would close the element early is kept as typed.
    if (shorter !== undefined && !/<\/(?:style|script)|<!--/i.test(shorter)) content.value = shorter;
  }
}
