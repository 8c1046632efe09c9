/** The binary operators (XPath 1.0 §3.3 to §3.5). */
import type { Nodes } from './nodes';
import type { Expression } from './steps';
import { compare, numberOf, truthOf, type Comparison, type Value } from './values';

/** From lowest to highest precedence (§3.5). */
export const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
];
const COMPARISONS: readonly Comparison[] = ['=', '!=', '<', '<=', '>', '>='];

/** An operator and its right operand. */
export interface Operand {
  readonly sign: string;
  readonly right: Expression;
}

/**
 * A chain of operators of the same precedence, from left to right; `and` and `or` short-circuit. It is a loop, because
 * nested expressions would overflow the stack in a chain of thousands.
 */
export function chained(first: Expression, rest: readonly Operand[]): Expression {
  if (rest.length === 0) return first;
  const operators = new Set(rest.map(({ sign }) => sign));
  if (operators.has('or') || operators.has('and')) {
    const decides = operators.has('or');
    const parts = [first, ...rest.map(({ right }) => right)];
    return (context) => (parts.some((part) => truthOf(part(context)) === decides) ? decides : !decides);
  }
  return (context) => {
    let value = first(context);
    for (const { sign, right } of rest) value = combined(value, sign, right(context), context.nodes);
    return value;
  };
}

function combined(left: Value, operator: string, right: Value, nodes: Nodes): Value {
  const comparison = COMPARISONS.find((one) => one === operator);
  if (comparison) return compare(left, comparison, right, nodes);
  const [a, b] = [numberOf(left, nodes), numberOf(right, nodes)];
  return operator === '+'
    ? a + b
    : operator === '-'
      ? a - b
      : operator === '*'
        ? a * b
        : operator === 'div'
          ? a / b
          : a % b;
}
