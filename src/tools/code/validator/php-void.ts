import { isPhpNode, startOf, type PhpNode } from '../../../formats/php/php-tree';

/**
 * Makes php-parser's lexer read `(void)`, which version 3.7 doesn't know, as a cast. Which one doesn't matter, because only
 * the text of the cast is looked at afterward.
 */
export function addVoidCast(lexer: object): void {
  const casts: unknown = Reflect.get(lexer, 'castKeywords');
  if (typeof casts === 'object' && casts !== null && 'unset' in casts) Object.assign(casts, { void: casts.unset });
}

export const isVoidCast = ({ kind, raw }: PhpNode): boolean => kind === 'cast' && /^\(\s*void\s*\)$/i.test(String(raw));

/**
 * The offsets at which a node allows `(void)`: the beginning of a statement, and of an expression between `for`'s semicolons
 * other than the condition itself. Source: PHP's grammar, Zend/zend_language_parser.y, T_VOID_CAST.
 */
export function voidPlaces(node: PhpNode): readonly number[] {
  const list = (expressions: unknown): unknown[] => (Array.isArray(expressions) ? expressions : []);
  const places =
    node.kind === 'for'
      ? [...list(node.init), ...list(node.test).slice(0, -1), ...list(node.increment)]
      : node.kind === 'expressionstatement'
        ? [node.expression]
        : [];
  return places
    .filter(isPhpNode)
    .filter((place) => place.parenthesizedExpression !== true)
    .map(startOf);
}
