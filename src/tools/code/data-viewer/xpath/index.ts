import type { XmlTree } from '../../../../formats/xml/xml-tree';
import { lex } from './lex';
import { Nodes } from './nodes';
import { Parser } from './parser';
import type { Value } from './values';

export { XPathFault } from './lex';
export { Nodes } from './nodes';
export { textOf, type Value } from './values';

/**
 * Evaluates an XPath 1.0 expression for a document. Prefixes have the meanings that the root element declares.
 * Variables, the namespace axis and invalid expressions are refused with their position (XPathFault).
 */
export function evaluate(expression: string, tree: XmlTree): Value {
  const nodes = new Nodes(tree);
  const parsed = new Parser(lex(expression), nodes).whole();
  return parsed({ nodes, node: nodes.of(0), position: 1, size: 1 });
}
