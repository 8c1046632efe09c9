/** The axes of XPath 1.0 (§2.2), except the namespace axis. */
import type { Node, Nodes } from './nodes';

export type Axis = (nodes: Nodes, node: Node) => readonly Node[];

/** Each returns its nodes, nearest first. */
export const AXES: Readonly<Record<string, Axis>> = {
  self: (_, node) => [node],
  child: (nodes, node) => nodes.children(node),
  descendant: (nodes, node) => nodes.descendants(node, false),
  'descendant-or-self': (nodes, node) => nodes.descendants(node, true),
  attribute: (nodes, node) => nodes.attributes(node),
  parent: (nodes, node) => ancestors(nodes, node).slice(0, 1),
  ancestor: ancestors,
  'ancestor-or-self': (nodes, node) => [node, ...ancestors(nodes, node)],
  'following-sibling': (nodes, node) => siblings(nodes, node).filter((other) => other > node),
  'preceding-sibling': (nodes, node) =>
    siblings(nodes, node)
      .filter((other) => other < node)
      .reverse(),
  following: (nodes, node) => {
    const index = nodes.owner(node);
    return nodes.range(nodes.isAttribute(node) ? index + 1 : nodes.tree.after(index), nodes.tree.size);
  },
  preceding: (nodes, node) => {
    const above = new Set(ancestors(nodes, node));
    return nodes
      .range(0, nodes.owner(node))
      .filter((other) => !above.has(other))
      .reverse();
  },
};
/** The axes that go backwards in the document. */
export const REVERSE = ['ancestor', 'ancestor-or-self', 'preceding', 'preceding-sibling'];

export function ancestors(nodes: Nodes, node: Node): Node[] {
  const found: Node[] = [];
  for (let at = nodes.parent(node); at !== undefined; at = nodes.parent(at)) found.push(at);
  return found;
}

function siblings(nodes: Nodes, node: Node): readonly Node[] {
  const parent = nodes.isAttribute(node) ? undefined : nodes.parent(node);
  return parent === undefined ? [] : nodes.children(parent);
}
