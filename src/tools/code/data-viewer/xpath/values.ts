import { plainText } from '../../../../core/numbers/decimal';
import type { Node, Nodes } from './nodes';

/** The result of an expression; a list of nodes is in document order. */
export type Value = readonly Node[] | string | number | boolean;

export const isNodes = (value: Value): value is readonly Node[] => typeof value === 'object';

export function textOf(value: Value, nodes: Nodes): string {
  if (isNodes(value)) return value[0] === undefined ? '' : nodes.text(value[0]);
  if (typeof value === 'number') return numberText(value);
  return String(value);
}

/** XPath writes numbers without an exponent (§4.2). */
function numberText(number: number): string {
  const text = String(number);
  if (Object.is(number, -0)) return '0';
  return text.includes('e') ? plainText(text) : text;
}

export function numberOf(value: Value, nodes: Nodes): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const text = textOf(value, nodes).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : NaN;
}

export function truthOf(value: Value): boolean {
  if (isNodes(value)) return value.length > 0;
  return typeof value === 'number' ? value !== 0 && !Number.isNaN(value) : value !== '' && value !== false;
}

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** §3.4: for node sets, one matching pair is enough. */
export function compare(a: Value, operator: Comparison, b: Value, nodes: Nodes): boolean {
  if (isNodes(a) && isNodes(b)) {
    const texts = b.map((node) => nodes.text(node));
    return a.some((node) => {
      const text = nodes.text(node);
      return texts.some((other) => simple(text, operator, other, nodes));
    });
  }
  if (isNodes(a) && typeof b !== 'boolean') return a.some((node) => simple(nodes.text(node), operator, b, nodes));
  if (isNodes(b) && typeof a !== 'boolean') return b.some((node) => simple(a, operator, nodes.text(node), nodes));
  return simple(isNodes(a) ? truthOf(a) : a, operator, isNodes(b) ? truthOf(b) : b, nodes);
}

function simple(a: Value, operator: Comparison, b: Value, nodes: Nodes): boolean {
  if (operator === '=' || operator === '!=') {
    const equal =
      typeof a === 'boolean' || typeof b === 'boolean'
        ? truthOf(a) === truthOf(b)
        : typeof a === 'number' || typeof b === 'number'
          ? numberOf(a, nodes) === numberOf(b, nodes)
          : a === b;
    return (operator === '=') === equal;
  }
  const [one, other] = [numberOf(a, nodes), numberOf(b, nodes)];
  return operator === '<'
    ? one < other
    : operator === '<='
      ? one <= other
      : operator === '>'
        ? one > other
        : one >= other;
}

/** In document order, without duplicates. */
export function ordered(nodes: readonly Node[]): readonly Node[] {
  let rising = true;
  for (let at = 1; at < nodes.length && rising; at++) rising = (nodes[at - 1] ?? 0) < (nodes[at] ?? 0);
  if (rising) return nodes;
  return Array.from(new Set(Float64Array.from(nodes).sort()));
}
