import { isPhpNode, startOf, type PhpNode } from '../../../formats/php/php-tree';
import { isVoidCast, voidPlaces } from './php-void';

/** Syntax that php-parser accepts in every version, but that PHP refuses, always or since a version. */
export interface Refused {
  readonly at: number;
  /** In English, as the parser's own reasons. */
  readonly reason: string;
}

/**
 * The first construct in a tree that PHP refuses. Sources: the PHP manual on integers, strings, and exceptions, and
 * 'Backward incompatible changes' of its migration guides to 7.4 and 8.0.
 */
export function refusedIn(tree: unknown, text: string, version: string): Refused | undefined {
  let first: Refused | undefined;
  const open: unknown[] = [tree];
  const voids = new Set<number>();
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) for (const one of node) open.push(one);
    else if (isPhpNode(node)) {
      for (const at of voidPlaces(node)) voids.add(at);
      const found =
        isVoidCast(node) && (node.parenthesizedExpression === true || !voids.has(startOf(node)))
          ? { at: startOf(node), reason: 'the cast (void) is allowed only at the beginning of a statement' }
          : refused(node, text, version >= '8.0');
      if (found && (first === undefined || found.at < first.at)) first = found;
      // In "$a[08]" the offset is the text 08, not a number.
      const isKey = node.kind === 'encapsedpart' && node.curly === false && isPhpNode(node.expression);
      if (isKey && isPhpNode(node.expression) && node.expression.kind === 'offsetlookup') continue;
      for (const [name, value] of Object.entries(node)) if (name !== 'loc') open.push(value);
    }
  }
  return first;
}

function refused(node: PhpNode, text: string, since8: boolean): Refused | undefined {
  const at = startOf(node);
  switch (node.kind) {
    case 'offsetlookup':
      return since8 ? curlyOffset(node, text) : undefined;
    case 'number':
      return badNumber(at, String(node.value));
    case 'cast':
      return since8 && /^\(\s*(?:real|unset)\s*\)$/i.test(String(node.raw))
        ? { at, reason: `the cast ${String(node.raw)} was removed in PHP 8.0` }
        : undefined;
    case 'retif':
      return since8 ? nestedTernary(node) : undefined;
    case 'try':
      return Array.isArray(node.catches) && node.catches.length === 0 && !node.always
        ? { at, reason: 'try has neither catch nor finally' }
        : undefined;
    case 'string':
      return node.isDoubleQuote === true ? badEscape(at, String(node.raw)) : undefined;
    case 'encapsed':
      return badEscape(at, text.slice(at, node.loc?.end.offset ?? at));
    default:
      return undefined;
  }
}

function curlyOffset({ what }: PhpNode, text: string): Refused | undefined {
  if (!isPhpNode(what)) return undefined;
  const end = what.loc?.end.offset ?? 0;
  const at = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  return text.charAt(at) === '{'
    ? { at, reason: "unexpected '{': offsets are written in [ ]; { } was removed in PHP 8.0" }
    : undefined;
}

function badNumber(at: number, number: string): Refused | undefined {
  const isOctal = /^0[\d_]+$/.test(number);
  if (isOctal && /[89]/.test(number))
    return { at, reason: 'a number that begins with 0 is octal and can’t contain 8 or 9' };
  return /_$|__|_\.|\._/.test(number) || (/_e|e_/i.test(number) && !/^0x/i.test(number))
    ? { at, reason: "'_' in a number must be between two digits" }
    : undefined;
}

/** `a ?: b ?: c` means the same either way, and is allowed. */
function nestedTernary(node: PhpNode): Refused | undefined {
  const { test } = node;
  if (!isPhpNode(test) || test.kind !== 'retif' || test.parenthesizedExpression === true) return undefined;
  if (!node.trueExpr && !test.trueExpr) return undefined;
  return { at: startOf(test), reason: 'nested ? : has needed parentheses since PHP 8.0' };
}

function badEscape(at: number, raw: string): Refused | undefined {
  const found = /^((?:[^\\]|\\[^])*?)\\u\{(?![\dA-Fa-f]+\})/.exec(raw);
  return found ? { at: at + (found[1]?.length ?? 0), reason: '\\u{ } needs a hexadecimal code point' } : undefined;
}
