/** The operators between two expressions (XPath 1.0 §3.3 to §3.5). */
import type { Expression } from './steps';
import { compare, numberOf, truthOf, type Comparison } from './values';

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

/** Both sides and the sign between them; `and` and `or` look at the right side only where it matters. */
export function combined(left: Expression, sign: string, right: Expression): Expression {
  if (sign === 'or') return (context) => truthOf(left(context)) || truthOf(right(context));
  if (sign === 'and') return (context) => truthOf(left(context)) && truthOf(right(context));
  const comparison = COMPARISONS.find((one) => one === sign);
  if (comparison) return (context) => compare(left(context), comparison, right(context), context.nodes);
  return (context) => {
    const [a, b] = [numberOf(left(context), context.nodes), numberOf(right(context), context.nodes)];
    return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : sign === 'div' ? a / b : a % b;
  };
}
