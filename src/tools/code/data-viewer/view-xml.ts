import { note, problem } from '../../../kinds/contract';
import { printXml } from '../../../formats/xml';
import { readXmlTree } from '../../../formats/xml/xml-tree';
import { evaluate, Nodes, textOf, XPathFault } from './xpath';
import type { Value } from './xpath';

const FAULTS = {
  syntax: 'xpathSyntax',
  function: 'xpathFunction',
  prefix: 'xpathPrefix',
  axis: 'xpathAxis',
  notNodes: 'xpathNotNodes',
} as const;

/**
 * Formats XML, or gives the result of an XPath 1.0 expression: elements as typed, one after another; attributes, texts,
 * numbers and booleans as text. Also gives the index for the tree.
 */
export function viewXml(text: string, path: string, progress: (part: number) => void) {
  const read = readXmlTree(text, (part) => progress(part * 0.5));
  if ('fault' in read) return problem(read.fault.code, read.fault.blanks, 'input');
  const { tree, elements, depth } = read;
  const known = {
    nodes: elements,
    depth,
    tree: [
      { name: 'xml', blob: new Blob([text]) },
      { name: 'cells', blob: new Blob([new Int32Array(tree.cells)]) },
    ],
    notes: [],
  };
  if (path === '') {
    const printed = printXml(text, '  ', (part) => progress(0.5 + part / 2));
    if (printed.fault) return { ...known, problem: problem(printed.fault.code, printed.fault.blanks, 'input') };
    return { ...known, result: printed.text };
  }
  try {
    const value = evaluate(path, tree);
    const nodes = new Nodes(tree);
    if (typeof value !== 'object') return { ...known, result: textOf(value, nodes) };
    const unprefixed = value.length === 0 && nodes.uri(nodes.root(), '') !== '';
    return {
      ...known,
      matches: value.length,
      result: value.map((node) => shown(nodes, node)).join('\n'),
      notes: [unprefixed && note('defaultNamespace')],
    };
  } catch (error) {
    if (!(error instanceof XPathFault)) throw error;
    const found = error.found === '' ? 'end' : 'sign';
    const column = [...path.slice(0, error.at)].length + 1;
    if (error.code === 'syntax' && found === 'end')
      return { ...known, problem: problem('xpathEnd', { column }, 'path') };
    return { ...known, problem: problem(FAULTS[error.code], { column, found: error.found }, 'path') };
  }
}

function shown(nodes: Nodes, node: Extract<Value, readonly unknown[]>[number]): string {
  const kind = nodes.kind(node);
  if (kind === 'element' || kind === 'comment' || kind === 'instruction') return nodes.tree.source(nodes.owner(node));
  return kind === 'document' ? nodes.tree.text : nodes.text(node);
}
