/** The grammar of XPath 1.0: turns the tokens of an expression into a function that evaluates it. */
import { ancestors, AXES, REVERSE } from './axes';
import { FUNCTIONS, OF_NODES } from './functions';
import { XPathFault, type Token } from './lex';
import type { Node, Nodes } from './nodes';
import { chained, LEVELS, type Operand } from './operators';
import { ANY, filtered, walk, type Expression, type Step, type Test } from './steps';
import { isNodes, numberOf, ordered, type Value } from './values';

const NODE_TYPES = ['node', 'text', 'comment', 'processing-instruction'];
/** Deeper brackets would overflow the stack. */
const DEEPEST = 500;

/** Parses one expression; throws an `XPathFault` with the position of an error. */
export class Parser {
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
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    const first = this.binary(level + 1);
    const rest: Operand[] = [];
    while (this.next.type === 'operator' && operators.includes(this.next.text)) {
      const sign = this.next.text;
      this.at++;
      rest.push({ sign, right: this.binary(level + 1) });
    }
    return chained(first, rest);
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
        ...values.map(({ expression, token }) => {
          const value = expression(context);
          return nodesOnly ? this.asNodes(value, token) : value;
        }),
      );
  }

  /** `/a//b`, starting at its first slash. */
  private steps(): Step[] {
    const steps: Step[] = [];
    while (this.is('/') || this.is('//')) {
      const deep = this.is('//');
      this.at++;
      const step = this.step();
      // `//a` means descendant::a, unless a predicate counts positions among children.
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
