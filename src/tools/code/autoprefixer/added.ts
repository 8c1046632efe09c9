import type { ChildNode, Root } from 'postcss';
import { agentOf, needing } from './agents';

export interface AddedPrefix {
  /** As written in the CSS: `-webkit-user-select`, `display: -ms-flexbox`, `@-webkit-keyframes`. */
  readonly name: string;
  readonly times: number;
  /** The chosen browsers and versions that need it: 'Safari 14, 15'. */
  readonly needed: string;
}

export function nodesOf(root: Root): WeakSet<object> {
  const nodes = new WeakSet<object>();
  root.walk((node) => void nodes.add(node));
  return nodes;
}

const PREFIX = /-(webkit|moz|ms|o)-([\w-]+)/;

/** Prefixes that are in the tree now but were not before, and which of the chosen browsers needed each. */
export function addedPrefixes(root: Root, before: WeakSet<object>, browsers: readonly string[]): AddedPrefix[] {
  const found = new Map<string, { times: number; needed: Set<string> }>();
  root.walk((node) => {
    // The content of a prefixed rule is new as well, but the rule itself is already listed.
    if (before.has(node) || (node.parent && node.parent.type !== 'root' && isAdded(node.parent))) return;
    const own = nameOf(node);
    const prefixed = PREFIX.exec(own);
    if (!prefixed) return;
    const [, prefix = '', name = ''] = prefixed;
    const entry = found.get(own) ?? { times: 0, needed: new Set<string>() };
    entry.times++;
    const names = [name, own.replace(PREFIX, name).replace(/:.*/s, ''), ...namesOf(originalOf(node))];
    for (const browser of needed(names, prefix, browsers)) entry.needed.add(browser);
    found.set(own, entry);
  });
  return Array.from(found, ([name, { times, needed: by }]) => ({ name, times, needed: listed(by) }));

  function isAdded(parent: object): boolean {
    return !before.has(parent);
  }
  function originalOf(node: ChildNode): ChildNode | undefined {
    let next = node.next();
    while (next && !before.has(next)) next = next.next();
    return next;
  }
}

/** A declaration with a prefix in its value is listed as `property: value`, anything else by its own name. */
function nameOf(node: ChildNode): string {
  if (node.type === 'decl') {
    if (node.prop.startsWith('-')) return node.prop;
    const value = PREFIX.exec(node.value);
    return value ? `${node.prop}: ${value[0]}` : '';
  }
  if (node.type === 'atrule')
    return node.name.startsWith('-') ? `@${node.name}` : (PREFIX.exec(node.params)?.[0] ?? '');
  return node.type === 'rule' ? (/:{1,2}-(?:webkit|moz|ms|o)-[\w-]+/.exec(node.selector)?.[0] ?? '') : '';
}

/** The names that caniuse may use for the unprefixed original. */
function namesOf(node: ChildNode | undefined): string[] {
  if (node?.type === 'decl')
    return [node.prop, `${node.prop}-${node.value}`, node.value.replace(/\(.*/s, ''), node.value];
  if (node?.type === 'atrule') return [`@${node.name}`];
  return node?.type === 'rule' ? (node.selector.match(/:{1,2}[\w-]+/g) ?? []) : [];
}

function needed(names: readonly string[], prefix: string, browsers: readonly string[]): string[] {
  const all = new Set([...names, ...names.map((name) => `@${name}`)].flatMap(needing));
  return browsers.filter((browser) => {
    const [id = '', version = ''] = browser.split(' ', 2);
    return all.has(browser) && agentOf(id).prefixOf(version) === prefix;
  });
}

function listed(browsers: ReadonlySet<string>): string {
  const groups = Map.groupBy(browsers, (browser) => browser.split(' ', 1)[0] ?? '');
  return Array.from(
    groups,
    ([id, all]) => `${agentOf(id).name} ${all.map((browser) => browser.slice(id.length + 1)).join(', ')}`,
  ).join('; ');
}
