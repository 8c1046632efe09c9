import { note, type Note } from '../../../kinds/contract';
import { declarations, renameInCss, renameUrls } from './css';
import { NATIVE } from './names';
import type { SvgElement, SvgNode } from './tree';

export interface CleanOptions {
  readonly native: boolean;
  readonly currentColor: boolean;
  readonly dimensions: boolean;
  readonly idPrefix: string;
}

const EDITORS = new Set(['inkscape', 'sodipodi', 'sketch']);
const KNOWN_PREFIXES = new Set(['xlink', 'xml', 'xmlns']);
const PAINTS = new Set(['fill', 'stroke']);
const NO_COLOR = /^(?:none|currentcolor|transparent|inherit|initial|unset|context-fill|context-stroke|url\(.*)$/is;

type Code = 'scripts' | 'foreign' | 'notNative';

/** The tree to print: without scripts and editor metadata, with renamed IDs and replaced colors if requested. */
export function cleanTree(
  root: SvgElement,
  options: CleanOptions,
): { readonly root: SvgElement; readonly notes: readonly Note<Code>[] } {
  const scripts = new Set<string>();
  const foreign = new Set<string>();
  const notNative = new Set<string>();
  const ids = options.idPrefix === '' ? new Set<string>() : idsOf(root);
  const rename = (id: string): string => (ids.has(id) ? options.idPrefix + id : id);

  const keeps = ({ name }: SvgElement): boolean => {
    const prefix = prefixOf(name);
    if (prefix !== '') {
      if (!EDITORS.has(prefix)) foreign.add(`<${name}>`);
      return false;
    }
    if (name.toLowerCase() === 'script') scripts.add('<script>');
    else if (options.native && !NATIVE.has(name)) notNative.add(`<${name}>`);
    else return true;
    return false;
  };

  const attribute = ([name, value]: readonly [string, string], isRoot: boolean): [string, string] | undefined => {
    const prefix = prefixOf(name);
    if (prefix === 'xmlns' && name !== 'xmlns:xlink') return undefined;
    if (prefix !== '' && !KNOWN_PREFIXES.has(prefix)) {
      if (!EDITORS.has(prefix)) foreign.add(name);
      return undefined;
    }
    // oxlint-disable-next-line no-control-regex -- browsers skip them inside the scheme
    const runs = /^on/i.test(name) || (/(?:^|:)href$/.test(name) && /^javascript:/i.test(value.replace(/[\0- ]/g, '')));
    if (runs) {
      scripts.add(name);
      return undefined;
    }
    if (isRoot && !options.dimensions && (name === 'width' || name === 'height')) return undefined;
    if (options.native && (name === 'class' || name === 'xmlns' || prefix !== '') && name !== 'xlink:href') {
      if (name === 'class') notNative.add('class');
      return undefined;
    }
    return [name, painted(name, ids.size === 0 ? value : renamed(name, value, rename), options)];
  };

  const copy = (element: SvgElement, isRoot: boolean): SvgElement => {
    const attributes = element.attributes.flatMap((one) => {
      const kept = attribute(one, isRoot);
      return kept ? [kept] : [];
    });
    if (
      isRoot &&
      options.currentColor &&
      !attributes.some(([name, value]) => name === 'fill' || (name === 'style' && /(?:^|;)\s*fill\s*:/.test(value)))
    )
      attributes.push(['fill', 'currentColor']);
    return { name: element.name, attributes, children: [], at: element.at };
  };

  const result = copy(root, true);
  const open: { from: SvgElement; to: SvgElement; at: number }[] = [{ from: root, to: result, at: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node: SvgNode | undefined = top.from.children[top.at++];
    if (!node) open.pop();
    else if (!('name' in node)) {
      const css = top.from.name === 'style' && 'text' in node && ids.size > 0;
      top.to.children.push(css ? { text: renameInCss(node.text, rename) } : node);
    } else if (keeps(node)) {
      const to = copy(node, false);
      top.to.children.push(to);
      open.push({ from: node, to, at: 0 });
    }
  }
  const notes: Note<Code>[] = [];
  const addNote = (code: Code, names: ReadonlySet<string>) => {
    if (names.size > 0) notes.push(note(code, { names: Array.from(names).slice(0, 12).join(', ') }));
  };
  addNote('scripts', scripts);
  addNote('foreign', foreign);
  addNote('notNative', notNative);
  return { root: result, notes };
}

const prefixOf = (name: string): string => {
  const colon = name.indexOf(':');
  return colon > 0 ? name.slice(0, colon) : '';
};

function idsOf(root: SvgElement): Set<string> {
  const ids = new Set<string>();
  const stack = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    for (const [name, value] of element.attributes) if (name === 'id') ids.add(value);
    for (const child of element.children) if ('name' in child) stack.push(child);
  }
  return ids;
}

function renamed(name: string, value: string, rename: (id: string) => string): string {
  switch (name) {
    case 'id':
      return rename(value);
    case 'href':
    case 'xlink:href':
      return value.startsWith('#') ? `#${rename(value.slice(1))}` : value;
    case 'aria-labelledby':
    case 'aria-describedby':
      return value.split(/\s+/).map(rename).join(' ');
    case 'begin':
    case 'end':
      return value.replace(/(^|;\s*)([^;.\s]+)(?=\.[a-z])/gi, (_, before: string, id: string) => before + rename(id));
    default:
      return value.includes('#') ? renameUrls(value, rename) : value;
  }
}

function painted(name: string, value: string, { currentColor }: CleanOptions): string {
  if (!currentColor) return value;
  if (PAINTS.has(name)) return NO_COLOR.test(value.trim()) ? value : 'currentColor';
  if (name !== 'style') return value;
  return declarations(value)
    .map((one) => `${one.name}: ${PAINTS.has(one.name) && !NO_COLOR.test(one.value) ? 'currentColor' : one.value}`)
    .join('; ');
}
