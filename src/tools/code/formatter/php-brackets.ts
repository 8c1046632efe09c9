/**
 * Finds expressions that php-parser, the parser of Prettier's plugin, groups differently than PHP does: printed again,
 * they would have another meaning. Based on the table of operators in PHP's manual (Operator Precedence).
 */

import { isPhpNode, startOf, type PhpNode } from '../../../formats/php/php-tree';

const LOW = new Set(['and', 'or', 'xor']);
/** Without brackets, the operands of these cannot be operators of lower precedence. */
const OPERATIONS = new Set(['assign', 'bin', 'retif', 'unary', 'cast', 'silent']);
/**
 * Operands that may follow `new` without brackets, and calls, whose brackets the plugin prints; it drops the brackets
 * of all others.
 */
const CLASS_NAMES = new Set([
  ...['name', 'class', 'selfreference', 'staticreference', 'parentreference', 'variable', 'call'],
  ...['propertylookup', 'nullsafepropertylookup', 'offsetlookup', 'staticlookup'],
]);
/** These extend as far to the right as possible, so they need brackets around them before a lookup or call. */
const GREEDY = new Set(['include', 'print', 'throw']);

/** The offset of the first expression whose meaning would change; undefined if there is none. */
export function misreadAt(tree: unknown, version: string): number | undefined {
  let first: number | undefined;
  const open: { readonly node: unknown; readonly parent: PhpNode | undefined }[] = [{ node: tree, parent: undefined }];
  for (let step = open.pop(); step; step = open.pop()) {
    const { node, parent } = step;
    if (Array.isArray(node)) {
      for (const one of node) open.push({ node: one, parent });
    } else if (isPhpNode(node)) {
      const at = startOf(node);
      if (isMisread(node, parent, version)) first = Math.min(first ?? at, at);
      for (const [name, value] of Object.entries(node)) {
        if (name !== 'loc' && typeof value === 'object') open.push({ node: value, parent: node });
      }
    }
  }
  return first;
}

function isMisread(node: PhpNode, parent: PhpNode | undefined, version: string): boolean {
  const { kind, type, what, left, right } = node;
  if (kind === 'new' && isPhpNode(what)) return !CLASS_NAMES.has(what.kind) || isConstant(what);
  if ((kind === 'call' || kind.endsWith('lookup')) && isPhpNode(what)) return GREEDY.has(what.kind);
  if (kind !== 'bin' || typeof type !== 'string') return false;
  // PHP reads `-$a ** 2` as -($a ** 2).
  if (type === '**') return isBare(left, 'unary');
  // Since PHP 8 `.` has a lower precedence than a shift.
  if ((type === '<<' || type === '>>') && version !== '7.4')
    return isBare(left, 'bin', '.') || isBare(right, 'bin', '.');
  // PHP reads `$a = $b and $c` as ($a = $b) and $c.
  if (!LOW.has(type) || node.parenthesizedExpression === true || !parent || !OPERATIONS.has(parent.kind)) return false;
  return parent.kind !== 'bin' || !LOW.has(String(parent.type));
}

/** `A::B`, but not `A::$b`. */
const isConstant = ({ kind, offset }: PhpNode): boolean =>
  kind === 'staticlookup' && isPhpNode(offset) && offset.kind === 'identifier';

const isBare = (node: unknown, kind: string, type?: string): boolean =>
  isPhpNode(node) &&
  node.kind === kind &&
  node.parenthesizedExpression !== true &&
  (type === undefined || node.type === type);
