/** The operators between two expressions (XPath 1.0 §3.3 to §3.5). */
import type { Nodes } from './nodes';
import type { Expression } from './steps';
import { compare, numberOf, truthOf, type Comparison, type Value } from './values';

/** From the loosest binding to the closest (§3.5). */
export const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
];
const COMPARISONS: readonly Comparison[] = ['=', '!=', '<', '<=', '>', '>='];

/** An operator and what stands to the right of it. */
export interface Operand {
  readonly sign: string;
  readonly right: Expression;
}

/**
 * A chain of operators of one level, from left to right; `and` and `or` look no further than they must. A loop: expressions
 * inside each other would overflow the stack in a chain of thousands.
 */
export function chained(first: Expression, rest: readonly Operand[]): Expression {
  if (rest.length === 0) return first;
  const signs = new Set(rest.map(({ sign }) => sign));
  if (signs.has('or') || signs.has('and')) {
    const decides = signs.has('or');
    const parts = [first, ...rest.map(({ right }) => right)];
    return (context) => (parts.some((part) => truthOf(part(context)) === decides) ? decides : !decides);
  }
  return (context) => {
    let value = first(context);
    for (const { sign, right } of rest) value = combined(value, sign, right(context), context.nodes);
    return value;
  };
}

function combined(left: Value, sign: string, right: Value, nodes: Nodes): Value {
  const comparison = COMPARISONS.find((one) => one === sign);
  if (comparison) return compare(left, comparison, right, nodes);
  const [a, b] = [numberOf(left, nodes), numberOf(right, nodes)];
  return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : sign === 'div' ? a / b : a % b;
}
