import { isNodes, numberOf, textOf, truthOf, type Value } from './values';
import type { Node, Nodes } from './nodes';

/** What an expression is evaluated against. */
export interface Context {
  readonly nodes: Nodes;
  readonly node: Node;
  readonly position: number;
  readonly size: number;
}

interface Function {
  readonly least: number;
  readonly most: number;
  readonly run: (context: Context, ...values: Value[]) => Value;
}

/** More arguments would overflow the stack when spread into a call. */
const MOST_VALUES = 10_000;

const fixed = (count: number, run: Function['run']): Function => ({ least: count, most: count, run });
/** A function with one argument that defaults to the context node. */
const ofNode = (run: (context: Context, value: Value) => Value): Function => ({
  least: 0,
  most: 1,
  run: (context, value = [context.node]) => run(context, value),
});
const first = (value: Value): Node | undefined => (isNodes(value) ? value[0] : undefined);

/** Functions whose arguments must be node sets. */
export const OF_NODES = ['count', 'sum', 'local-name', 'name', 'namespace-uri'];

/** The core function library (XPath 1.0 §4). */
export const FUNCTIONS: ReadonlyMap<string, Function> = new Map(
  Object.entries<Function>({
    last: fixed(0, ({ size }) => size),
    position: fixed(0, ({ position }) => position),
    count: fixed(1, (_, value = []) => (isNodes(value) ? value.length : NaN)),
    // Without a DTD, xml:id is the only attribute known to be an ID.
    id: fixed(1, ({ nodes }, value = '') => {
      const ids = isNodes(value) ? value.map((node) => nodes.text(node)).join(' ') : textOf(value, nodes);
      const wanted = new Set(ids.split(/[ \t\r\n]+/));
      return nodes
        .range(1, nodes.tree.size)
        .filter(
          (node) =>
            nodes.kind(node) === 'element' &&
            nodes.attributes(node).some((one) => nodes.name(one) === 'xml:id' && wanted.has(nodes.text(one))),
        );
    }),
    'local-name': ofNode(({ nodes }, value) => named(value, (node) => nodes.localName(node))),
    'namespace-uri': ofNode(({ nodes }, value) => named(value, (node) => nodes.namespace(node))),
    name: ofNode(({ nodes }, value) => named(value, (node) => nodes.name(node))),
    string: ofNode(({ nodes }, value) => textOf(value, nodes)),
    concat: {
      least: 2,
      most: MOST_VALUES,
      run: ({ nodes }, ...values) => values.map((value) => textOf(value, nodes)).join(''),
    },
    'starts-with': fixed(2, ({ nodes }, a = '', b = '') => textOf(a, nodes).startsWith(textOf(b, nodes))),
    contains: fixed(2, ({ nodes }, a = '', b = '') => textOf(a, nodes).includes(textOf(b, nodes))),
    'substring-before': fixed(2, ({ nodes }, a = '', b = '') => {
      const text = textOf(a, nodes);
      return text.slice(0, Math.max(text.indexOf(textOf(b, nodes)), 0));
    }),
    'substring-after': fixed(2, ({ nodes }, a = '', b = '') => {
      const [text, mark] = [textOf(a, nodes), textOf(b, nodes)];
      const at = text.indexOf(mark);
      return at < 0 ? '' : text.slice(at + mark.length);
    }),
    substring: {
      least: 2,
      most: 3,
      run: ({ nodes }, value = '', from = 1, length) => {
        const start = round(numberOf(from, nodes));
        const end = length === undefined ? Infinity : start + round(numberOf(length, nodes));
        return [...textOf(value, nodes)].filter((_, index) => index + 1 >= start && index + 1 < end).join('');
      },
    },
    'string-length': ofNode(({ nodes }, value) => [...textOf(value, nodes)].length),
    'normalize-space': ofNode(({ nodes }, value) =>
      textOf(value, nodes)
        .replace(/[ \t\r\n]+/g, ' ')
        .replace(/^ | $/g, ''),
    ),
    translate: fixed(3, ({ nodes }, value = '', from = '', to = '') => {
      const [before, after] = [[...textOf(from, nodes)], [...textOf(to, nodes)]];
      const table = new Map<string, string>();
      before.forEach((character, index) => {
        if (!table.has(character)) table.set(character, after[index] ?? '');
      });
      return [...textOf(value, nodes)].map((character) => table.get(character) ?? character).join('');
    }),
    boolean: fixed(1, (_, value = false) => truthOf(value)),
    not: fixed(1, (_, value = false) => !truthOf(value)),
    true: fixed(0, () => true),
    false: fixed(0, () => false),
    lang: fixed(1, ({ nodes, node }, value = '') => {
      const wanted = textOf(value, nodes).toLowerCase();
      for (let at: Node | undefined = node; at !== undefined; at = nodes.parent(at)) {
        const declared = nodes.attributes(at).find((one) => nodes.name(one) === 'xml:lang');
        if (declared === undefined) continue;
        const language = nodes.text(declared).toLowerCase();
        return language === wanted || language.startsWith(`${wanted}-`);
      }
      return false;
    }),
    number: ofNode(({ nodes }, value) => numberOf(value, nodes)),
    sum: fixed(1, ({ nodes }, value = []) =>
      isNodes(value) ? value.reduce<number>((sum, node) => sum + numberOf([node], nodes), 0) : NaN,
    ),
    floor: fixed(1, ({ nodes }, value = 0) => Math.floor(numberOf(value, nodes))),
    ceiling: fixed(1, ({ nodes }, value = 0) => Math.ceil(numberOf(value, nodes))),
    round: fixed(1, ({ nodes }, value = 0) => round(numberOf(value, nodes))),
  }),
);

/** Halves are rounded up, as in JavaScript. */
const round = (number: number): number => Math.round(number);

function named(value: Value, nameOf: (node: Node) => string): string {
  const node = first(value);
  return node === undefined ? '' : nameOf(node);
}
