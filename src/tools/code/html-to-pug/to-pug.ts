import { note, problem } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { toLf } from '../../../core/text/newlines';
import { parseHtml, type Element, type Node } from './parse';
import { printPug, type PugOptions } from './print';

/** A parser's tree takes some hundred bytes for each character. */
const LIMIT_MB = 5;

/**
 * HTML as Pug 3, which renders to the same document again but for white space that is never seen: beside blocks, and
 * behind line breaks inside a text. Fragments stay fragments. White space alone gives nothing.
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
