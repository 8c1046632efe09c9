/** The parsed form of an expression, and how the steps of a path are evaluated. */
import type { Axis } from './axes';
import type { Context } from './functions';
import type { Node, Nodes } from './nodes';
import { ordered, truthOf, type Value } from './values';

export type Expression = (context: Context) => Value;
export type Test = (nodes: Nodes, node: Node, principal: 'element' | 'attribute') => boolean;

export interface Step {
  readonly axis: Axis;
  readonly reverse: boolean;
  readonly principal: 'element' | 'attribute';
  readonly test: Test;
  readonly predicates: readonly Expression[];
}

/** All nodes from here down: the meaning of `//`. */
export const ANY: Step = {
  axis: (nodes, node) => nodes.descendants(node, true),
  reverse: false,
  principal: 'element',
  test: () => true,
  predicates: [],
};

/** The nodes that these steps select, in document order. */
export function walk(from: readonly Node[], steps: readonly Step[], nodes: Nodes): readonly Node[] {
  let found = from;
  for (const step of steps) {
    const next: Node[] = [];
    for (const node of found) {
      let here: readonly Node[] = step.axis(nodes, node).filter((one) => step.test(nodes, one, step.principal));
      for (const predicate of step.predicates) here = filtered(here, predicate, nodes);
      if (step.reverse) for (let at = here.length - 1; at >= 0; at--) next.push(here[at] ?? 0);
      else for (const one of here) next.push(one);
    }
    found = ordered(next);
  }
  return found;
}

/** A predicate that is a number is a position. */
export function filtered(found: readonly Node[], predicate: Expression, nodes: Nodes): readonly Node[] {
  const size = found.length;
  return found.filter((node, index) => {
    const value = predicate({ nodes, node, position: index + 1, size });
    return typeof value === 'number' ? value === index + 1 : truthOf(value);
  });
}
