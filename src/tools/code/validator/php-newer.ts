import { isPhpNode, startOf, type PhpNode } from '../../../formats/php/php-tree';

/** Syntax that php-parser accepts in every version, and the PHP version that introduced it. */
export interface Newer {
  readonly at: number;
  /** The syntax as it is written. */
  readonly syntax: string;
  readonly since: string;
}

/**
 * The first construct in a tree that is newer than a version, by the migration guides of the PHP manual. What the
 * parser itself refuses is not checked again.
 */
export function newerThan(tree: unknown, text: string, version: string): Newer | undefined {
  let first: Newer | undefined;
  const open: { readonly node: unknown; readonly parent: PhpNode | undefined; readonly initial: boolean }[] = [
    { node: tree, parent: undefined, initial: false },
  ];
  for (let step = open.pop(); step; step = open.pop()) {
    const { node, parent, initial } = step;
    if (Array.isArray(node)) {
      for (const one of node) open.push({ node: one, parent, initial });
    } else if (isPhpNode(node)) {
      const found = newer(node, parent, text, initial);
      if (found && found.since > version && (first === undefined || found.at < first.at)) first = found;
      for (const [name, value] of Object.entries(node)) {
        if (name !== 'loc') open.push({ node: value, parent: node, initial: initial || isInitial(node, name) });
      }
    }
  }
  return first;
}

/** Whether a node's property is a constant expression, which PHP evaluates before anything runs. */
const isInitial = ({ kind }: PhpNode, property: string): boolean =>
  (kind === 'parameter' && property === 'value') ||
  (kind === 'staticvariable' && property === 'defaultValue') ||
  (kind === 'constant' && property === 'value');

function newer(node: PhpNode, parent: PhpNode | undefined, text: string, initial: boolean): Newer | undefined {
  const at = startOf(node);
  /** The offset of a modifier, which comes before the beginning of the node. */
  const before = (word: string) => Math.max(0, text.slice(0, at).toLowerCase().lastIndexOf(word));
  switch (node.kind) {
    case 'class':
      return node.isReadonly === true ? { at, syntax: 'readonly class', since: '8.2' } : undefined;
    case 'property':
      return node.readonly === true ? { at: before('readonly'), syntax: 'readonly', since: '8.1' } : undefined;
    case 'parameter':
      if (typeof node.flags !== 'number' || node.flags === 0) return undefined;
      return { at, syntax: /^\w+/.exec(text.slice(at))?.[0] ?? '', since: node.readonly === true ? '8.1' : '8.0' };
    case 'uniontype':
      return { at, syntax: '|', since: '8.0' };
    case 'typereference':
      return parent?.type === node && node.raw === 'static' ? { at, syntax: 'static', since: '8.0' } : undefined;
    case 'new':
      return initial ? { at, syntax: 'new', since: '8.1' } : undefined;
    case 'number':
      return /^0o/i.test(String(node.value)) ? { at, syntax: '0o', since: '8.1' } : undefined;
    case 'classconstant':
      return parent?.kind === 'trait' ? { at, syntax: 'const', since: '8.2' } : undefined;
    case 'staticlookup':
      return lookup(node, at);
    default:
      return undefined;
  }
}

/** `$object::class`, and a constant whose name is computed: `A::{$name}`. */
function lookup({ what, offset }: PhpNode, at: number): Newer | undefined {
  if (!isPhpNode(offset)) return undefined;
  if (offset.kind === 'literal') return { at: offset.loc?.start.offset ?? at, syntax: '::{', since: '8.3' };
  const named = isPhpNode(what) && /name|reference$/.test(what.kind);
  const isClass = offset.kind === 'identifier' && String(offset.name).toLowerCase() === 'class';
  return isClass && !named ? { at, syntax: '::class', since: '8.0' } : undefined;
}
