/**
 * Expressions that php-parser, which Prettier's plugin reads PHP with, takes apart in another way than PHP does: printed
 * again, they would mean something else. By the table of operators in PHP's manual (Operator Precedence).
 */

interface Node {
  readonly kind: string;
  readonly loc?: { readonly start: { readonly offset: number } } | null;
  readonly parenthesizedExpression?: boolean;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

const LOW = new Set(['and', 'or', 'xor']);
/** Nothing inside these may be weaker than they are, brackets aside. */
const OPERATIONS = new Set(['assign', 'bin', 'retif', 'unary', 'cast', 'silent']);
/** What may stand behind `new` without brackets, and calls, whose brackets the plugin prints; it leaves out all others. */
const CLASS_NAMES = new Set([
  ...['name', 'class', 'selfreference', 'staticreference', 'parentreference', 'variable', 'call'],
  ...['propertylookup', 'nullsafepropertylookup', 'offsetlookup', 'staticlookup'],
]);
/** These reach as far to the right as they can, so that what is looked up in them needs brackets around them. */
const GREEDY = new Set(['include', 'print', 'throw']);

/** Where the first expression begins that would come out with another meaning; undefined where all is well. */
export function misreadAt(tree: unknown, version: string): number | undefined {
  let first: number | undefined;
  const open: { readonly node: unknown; readonly parent: Node | undefined }[] = [{ node: tree, parent: undefined }];
  for (let step = open.pop(); step; step = open.pop()) {
    const { node, parent } = step;
    if (Array.isArray(node)) {
      for (const one of node) open.push({ node: one, parent });
    } else if (isNode(node)) {
      const at = node.loc?.start.offset ?? 0;
      if (isMisread(node, parent, version)) first = Math.min(first ?? at, at);
      for (const [name, value] of Object.entries(node)) {
        if (name !== 'loc' && typeof value === 'object') open.push({ node: value, parent: node });
      }
    }
  }
  return first;
}

function isMisread(node: Node, parent: Node | undefined, version: string): boolean {
  const { kind, type, what, left, right } = node;
  if (kind === 'new' && isNode(what)) return !CLASS_NAMES.has(what.kind) || isConstant(what);
  if ((kind === 'call' || kind.endsWith('lookup')) && isNode(what)) return GREEDY.has(what.kind);
  if (kind !== 'bin' || typeof type !== 'string') return false;
  // `-$a ** 2` is -($a ** 2).
  if (type === '**') return isBare(left, 'unary');
  // Since PHP 8 a point binds less than a shift.
  if ((type === '<<' || type === '>>') && version !== '7.4')
    return isBare(left, 'bin', '.') || isBare(right, 'bin', '.');
  // `$a = $b and $c` is ($a = $b) and $c.
  if (!LOW.has(type) || node.parenthesizedExpression === true || !parent || !OPERATIONS.has(parent.kind)) return false;
  return parent.kind !== 'bin' || !LOW.has(String(parent.type));
}

/** `A::B`, and not `A::$b`. */
const isConstant = ({ kind, offset }: Node): boolean =>
  kind === 'staticlookup' && isNode(offset) && offset.kind === 'identifier';

const isBare = (node: unknown, kind: string, type?: string): boolean =>
  isNode(node) &&
  node.kind === kind &&
  node.parenthesizedExpression !== true &&
  (type === undefined || node.type === type);
