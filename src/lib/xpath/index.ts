import type { XmlTree } from '../xml/tree';
import { FUNCTIONS, OF_NODES, type Context } from './functions';
import { lex, XPathFault, type Token } from './lex';
import { Nodes, type Node } from './nodes';
import { compare, isNodes, numberOf, ordered, truthOf, type Comparison, type Value } from './values';

export { XPathFault } from './lex';
export { Nodes } from './nodes';
export { textOf, type Value } from './values';

type Expression = (context: Context) => Value;
type Test = (nodes: Nodes, node: Node, principal: 'element' | 'attribute') => boolean;
type Axis = (nodes: Nodes, node: Node) => readonly Node[];

interface Step {
  readonly axis: Axis;
  readonly reverse: boolean;
  readonly principal: 'element' | 'attribute';
  readonly test: Test;
  readonly predicates: readonly Expression[];
}

/** Each gives its nodes nearest first. */
const AXES: Readonly<Record<string, Axis>> = {
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
const REVERSE = ['ancestor', 'ancestor-or-self', 'preceding', 'preceding-sibling'];
const NODE_TYPES = ['node', 'text', 'comment', 'processing-instruction'];
const ANY: Step = {
  axis: (nodes, node) => nodes.descendants(node, true),
  reverse: false,
  principal: 'element',
  test: () => true,
  predicates: [],
};

function ancestors(nodes: Nodes, node: Node): Node[] {
  const found: Node[] = [];
  for (let at = nodes.parent(node); at !== undefined; at = nodes.parent(at)) found.push(at);
  return found;
}

function siblings(nodes: Nodes, node: Node): readonly Node[] {
  const parent = nodes.isAttribute(node) ? undefined : nodes.parent(node);
  return parent === undefined ? [] : nodes.children(parent);
}

/**
 * What an XPath 1.0 expression gives for a document. Prefixes mean what the root element declares. Variables and the
 * namespace axis are refused, with their place (XPathFault), as is whatever is no XPath.
 */
export function evaluate(expression: string, tree: XmlTree): Value {
  const nodes = new Nodes(tree);
  const parsed = new Parser(lex(expression), nodes).whole();
  return parsed({ nodes, node: nodes.of(0), position: 1, size: 1 });
}

/** From the loosest binding to the closest (§3.5). */
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
];
const COMPARISONS: readonly Comparison[] = ['=', '!=', '<', '<=', '>', '>='];
/** Deeper brackets than anybody writes would overflow the stack. */
const DEEPEST = 500;

class Parser {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly nodes: Nodes,
  ) {}

  whole(): Expression {
    const expression = this.binary(0);
    if (this.next.type !== 'end') throw this.wrong();
    return expression;
  }

  private get next(): Token {
    return this.tokens[this.at] ?? { type: 'end', text: '', at: 0 };
  }
  private peek(ahead: number): string {
    return this.tokens[this.at + ahead]?.text ?? '';
  }
  private is(text: string): boolean {
    return this.next.text === text && (this.next.type === 'sign' || this.next.type === 'operator');
  }
  private take(text: string): boolean {
    if (!this.is(text)) return false;
    this.at++;
    return true;
  }
  private expect(text: string): void {
    if (!this.take(text)) throw this.wrong();
  }
  private wrong(code: XPathFault['code'] = 'syntax', token = this.next): XPathFault {
    return new XPathFault(code, token.at, token.text);
  }

  private binary(level: number): Expression {
    const signs = LEVELS[level];
    if (!signs) return this.unary();
    let left = this.binary(level + 1);
    while (this.next.type === 'operator' && signs.includes(this.next.text)) {
      const sign = this.next.text;
      this.at++;
      left = combined(left, sign, this.binary(level + 1));
    }
    return left;
  }

  private unary(): Expression {
    let minus = 0;
    while (this.take('-')) minus++;
    const value = this.union();
    if (minus === 0) return value;
    const sign = minus % 2 === 0 ? 1 : -1;
    return (context) => sign * numberOf(value(context), context.nodes);
  }

  private union(): Expression {
    const start = this.next;
    const parts = [this.path()];
    while (this.take('|')) parts.push(this.path());
    if (parts.length === 1) return parts[0] ?? (() => []);
    return (context) => ordered(parts.flatMap((part) => [...this.asNodes(part(context), start)]));
  }

  private asNodes(value: Value, token: Token): readonly Node[] {
    if (!isNodes(value)) throw this.wrong('notNodes', token);
    return value;
  }

  private path(): Expression {
    const start = this.next;
    const primary = this.primary();
    if (primary) {
      const predicates = this.predicates();
      const steps = this.is('/') || this.is('//') ? this.steps() : [];
      if (predicates.length === 0 && steps.length === 0) return primary;
      return (context) => {
        let found = this.asNodes(primary(context), start);
        for (const predicate of predicates) found = filtered(found, predicate, context.nodes);
        return walk(found, steps, context.nodes);
      };
    }
    if (this.is('//')) {
      const steps = this.steps();
      return ({ nodes }) => walk([nodes.of(0)], steps, nodes);
    }
    if (this.take('/')) {
      const steps = this.startsStep() ? this.relative() : [];
      return ({ nodes }) => walk([nodes.of(0)], steps, nodes);
    }
    const steps = this.relative();
    return ({ nodes, node }) => walk([node], steps, nodes);
  }

  private primary(): Expression | undefined {
    const token = this.next;
    if (token.type === 'number' || token.type === 'literal') {
      this.at++;
      const value = token.type === 'number' ? Number(token.text) : token.text;
      return () => value;
    }
    if (this.take('(')) {
      if (++this.depth > DEEPEST) throw this.wrong();
      const inner = this.binary(0);
      this.depth--;
      this.expect(')');
      return inner;
    }
    if (token.type === 'name' && this.peek(1) === '(' && !NODE_TYPES.includes(token.text)) return this.call();
    return undefined;
  }

  private call(): Expression {
    const token = this.next;
    const known = FUNCTIONS.get(token.text);
    if (!known) throw this.wrong('function');
    this.at += 2;
    const values: { readonly expression: Expression; readonly token: Token }[] = [];
    if (!this.is(')')) {
      if (++this.depth > DEEPEST) throw this.wrong();
      do values.push({ token: this.next, expression: this.binary(0) });
      while (this.take(','));
      this.depth--;
    }
    if (values.length < known.least || values.length > known.most) throw this.wrong();
    this.expect(')');
    const nodesOnly = OF_NODES.includes(token.text);
    return (context) =>
      known.run(
        context,
        ...values.map(({ expression, token: place }) => {
          const value = expression(context);
          return nodesOnly ? this.asNodes(value, place) : value;
        }),
      );
  }

  /** `/a//b`, from its first slash on. */
  private steps(): Step[] {
    const steps: Step[] = [];
    while (this.is('/') || this.is('//')) {
      const deep = this.is('//');
      this.at++;
      const step = this.step();
      // `//a` is descendant::a, but where a predicate counts positions among children.
      if (deep && step.axis === AXES.child && step.predicates.length === 0 && AXES.descendant)
        steps.push({ ...step, axis: AXES.descendant });
      else steps.push(...(deep ? [ANY] : []), step);
    }
    return steps;
  }

  private relative(): Step[] {
    return [this.step(), ...this.steps()];
  }

  private startsStep(): boolean {
    const { type, text } = this.next;
    return type === 'name' || ['.', '..', '@', '*'].includes(text);
  }

  private step(): Step {
    if (this.take('.')) return { ...ANY, axis: (_, node) => [node] };
    if (this.take('..')) return { ...ANY, axis: (nodes, node) => ancestors(nodes, node).slice(0, 1) };
    let axis = 'child';
    if (this.take('@')) axis = 'attribute';
    else if (this.next.type === 'name' && this.peek(1) === '::') {
      axis = this.next.text;
      if (!Object.hasOwn(AXES, axis)) throw this.wrong('axis');
      this.at += 2;
    }
    const principal = axis === 'attribute' ? 'attribute' : 'element';
    const test = this.test();
    return {
      axis: AXES[axis] ?? (() => []),
      reverse: REVERSE.includes(axis),
      principal,
      test,
      predicates: this.predicates(),
    };
  }

  private test(): Test {
    const token = this.next;
    if (this.take('*')) return (nodes, node, principal) => nodes.kind(node) === principal;
    if (token.type !== 'name') throw this.wrong();
    this.at++;
    if (NODE_TYPES.includes(token.text) && this.take('(')) {
      const target = this.next.type === 'literal' ? this.next.text : undefined;
      if (target !== undefined && token.text === 'processing-instruction') this.at++;
      this.expect(')');
      if (token.text === 'node') return () => true;
      if (token.text !== 'processing-instruction') return (nodes, node) => nodes.kind(node) === token.text;
      return (nodes, node) =>
        nodes.kind(node) === 'instruction' && (target === undefined || nodes.name(node) === target);
    }
    const colon = token.text.indexOf(':');
    const local = token.text.slice(colon + 1);
    const prefix = colon < 0 ? '' : token.text.slice(0, colon);
    const uri = prefix === '' ? '' : this.nodes.uri(this.nodes.root(), prefix);
    if (prefix !== '' && uri === '') throw this.wrong('prefix', { ...token, text: prefix });
    return (nodes, node, principal) =>
      nodes.kind(node) === principal &&
      (local === '*' || nodes.localName(node) === local) &&
      nodes.namespace(node) === uri;
  }

  private predicates(): Expression[] {
    const predicates: Expression[] = [];
    while (this.take('[')) {
      if (++this.depth > DEEPEST) throw this.wrong();
      predicates.push(this.binary(0));
      this.depth--;
      this.expect(']');
    }
    return predicates;
  }
}

function walk(from: readonly Node[], steps: readonly Step[], nodes: Nodes): readonly Node[] {
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

/** A number in brackets is a position. */
function filtered(found: readonly Node[], predicate: Expression, nodes: Nodes): readonly Node[] {
  const size = found.length;
  return found.filter((node, index) => {
    const value = predicate({ nodes, node, position: index + 1, size });
    return typeof value === 'number' ? value === index + 1 : truthOf(value);
  });
}

function combined(left: Expression, sign: string, right: Expression): Expression {
  if (sign === 'or') return (context) => truthOf(left(context)) || truthOf(right(context));
  if (sign === 'and') return (context) => truthOf(left(context)) && truthOf(right(context));
  const comparison = COMPARISONS.find((one) => one === sign);
  if (comparison) return (context) => compare(left(context), comparison, right(context), context.nodes);
  return (context) => {
    const [a, b] = [numberOf(left(context), context.nodes), numberOf(right(context), context.nodes)];
    return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : sign === 'div' ? a / b : a % b;
  };
}
