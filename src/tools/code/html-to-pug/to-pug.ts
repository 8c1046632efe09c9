import { note, problem } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { toLf } from '../../../core/text/newlines';
import { parseHtml, type Element, type Node } from './parse';
import { printPug, type PugOptions } from './print';

/** A parser's tree takes a few hundred bytes per character. */
const LIMIT_MB = 5;

/**
 * Converts HTML to Pug 3 that renders to the same document, except for white space that is never visible: next to
 * blocks, and after line breaks in text. Fragments stay fragments. White space only gives ''. Refuses text that is too
 * long or nested too deeply.
 */
export function htmlToPug(
  input: string,
  { bodyOnly, ...options }: PugOptions & { readonly bodyOnly: boolean },
  progress: (part: number) => void = () => {},
) {
  const { text: marked, bom } = withoutBom(input);
  const html = toLf(marked).toWellFormed();
  if (!/\S/.test(html)) return '';
  if (html.length > LIMIT_MB * 1e6) {
    return problem('tooLong', { limit: LIMIT_MB, size: Math.ceil(html.length / 1e5) / 10 }, 'input');
  }
  const { nodes, notes } = parseHtml(html);
  progress(0.5);
  const body = bodyOnly ? bodyOf(nodes) : undefined;
  const printed = printPug(body?.childNodes ?? nodes, options);
  return printed.tooDeep === undefined
    ? { result: printed.text, notes: [bom && note('bom'), ...notes] }
    : problem('tooDeep', { limit: printed.tooDeep }, 'input');
}

function bodyOf(nodes: readonly Node[]): Element | undefined {
  const html = nodes.find((node) => node.nodeName === 'html');
  if (!html || !('tagName' in html)) return undefined;
  return html.childNodes.find((node): node is Element => node.nodeName === 'body');
}
