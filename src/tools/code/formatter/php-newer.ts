/**
 * PHP that php-parser, the parser of Prettier's plugin, refuses or drops: the parser gets a text of equal length without
 * it, and the tree gets it back before it is printed. Sources: the PHP manual's migration guides to 8.4 and 8.5 (`final`
 * and asymmetric visibility of properties and promoted parameters, `exit` and `clone` as functions); `static fn` at the
 * beginning of a statement is in its grammar since 7.4.
 */

import { isPhpNode, startOf, type PhpNode } from '../../../formats/php/php-tree';
import { codeOnly } from './php-words';

export interface Masked {
  readonly text: string;
  /** Changes a tree of `text` to one of the original. */
  readonly restore: (tree: unknown) => void;
}

const WORD = 'abstract|final|public|protected|private|var|static|readonly';
/** Modifiers of a property or a promoted parameter. The limits keep the time proportional to the length of the text. */
const MODIFIERS = `(?:(?:${WORD})\\b(?:\\s{0,100}\\(\\s{0,100}set\\s{0,100}\\))?\\s{1,100}){1,8}(?!\\s|(?:${WORD}|function|fn|const|class)\\b)(?=[\\w\\\\|&().?\\s\\x80-\\uffff]{0,200}\\$)`;
/** After `exit(`: `...` as the only argument, or a named one. */
const NOT_A_STATUS = '(?=\\s{0,100}\\(\\s{0,100}(?:\\.{3}\\s{0,100}\\)|[a-z_]\\w{0,100}\\s{0,100}:(?!:)))';
const TOKEN = new RegExp(
  `[([{]|[)\\]}]|,|(?<![\\w$\\\\>:])(?:clone(?=\\s{0,100}\\()|(?:exit|die)${NOT_A_STATUS}|static(?=\\s{1,100}fn\\b)|${MODIFIERS})`,
  'gi',
);
/** After `clone`: arguments that a mere operand in parentheses cannot be. */
const ARGUMENTS = /\s*\(\s*(?:\)|\.{3}|[a-z_]\w{0,100}\s*:(?!:))/iy;
/** In the order of PER Coding Style 3.0, §4.6. */
const ORDER = [
  ...['abstract', 'final', 'var', 'public', 'protected', 'private'],
  ...['public(set)', 'protected(set)', 'private(set)', 'static', 'readonly'],
];

interface Found {
  /** Replacements of equal length, by their offset. */
  readonly edits: Map<number, string>;
  /** Names of functions by the offset of the call. */
  readonly names: Map<number, string>;
  /** Offsets of `fn`. */
  readonly statics: Set<number>;
  /** Modifiers, and where they begin, by the offset of the variable. */
  readonly modifiers: Map<number, { readonly start: number; readonly names: readonly string[] }>;
}

export function maskNewer(text: string): Masked {
  const code = codeOnly(text);
  const found: Found = { edits: new Map(), names: new Map(), statics: new Set(), modifiers: new Map() };
  /** Open brackets; `clone` is the offset of this word before a parenthesis. */
  const open: { readonly bracket: string; readonly clone: number }[] = [];
  let clone = -1;
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    const word = token.toLowerCase();
    if (word === 'clone') {
      ARGUMENTS.lastIndex = index + token.length;
      if (ARGUMENTS.test(code)) rename(found, index, word);
      clone = index;
      continue;
    }
    const last = open.at(-1);
    if ('([{'.includes(word)) open.push({ bracket: word, clone });
    else if (')]}'.includes(word)) open.pop();
    else if (word === 'exit' || word === 'die') rename(found, index, word);
    else if (word !== ',') readModifiers(found, { text, code }, token, index, last?.bracket === '(');
    else if (last && last.clone >= 0) rename(found, last.clone, 'clone');
    clone = -1;
  }
  return { text: edited(text, found.edits), restore: (tree) => restore(tree, found) };
}

/** The parser takes any other word for the name of a function. */
function rename({ edits, names }: Found, at: number, name: string): void {
  edits.set(at, `${name.slice(0, -1)}_`);
  names.set(at, name);
}

function readModifiers(
  { edits, statics, modifiers }: Found,
  { text, code }: { readonly text: string; readonly code: string },
  token: string,
  at: number,
  inList: boolean,
): void {
  const end = at + token.length;
  if (!/\s$/.test(token)) {
    edits.set(at, ' '.repeat(token.length));
    statics.add(end + code.slice(end).search(/\S/));
    return;
  }
  const words = [...token.matchAll(/([a-z]+)(\s*\(\s*set\s*\))?/gi)].map(
    ({ 0: whole, 1: word = '', 2: set, index }) => ({
      start: at + index,
      length: whole.length,
      name: `${word.toLowerCase()}${set === undefined ? '' : '(set)'}`,
    }),
  );
  const unknown = words.filter(({ name }) => name === 'final' || name.endsWith('(set)'));
  if (unknown.length === 0) return;
  for (const { start, length } of unknown) edits.set(start, ' '.repeat(length));
  // A property needs a modifier; the parser reads `final` there, and drops it.
  const [first] = unknown;
  if (first && !inList && unknown.length === words.length) edits.set(first.start, 'final'.padEnd(first.length));
  const names = words.map(({ name }) => name).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  // The plugin cannot attach a comment between modifiers to a node that begins before it.
  const start = text.slice(at, end) === token ? at : end;
  modifiers.set(code.indexOf('$', end), { start, names });
}

function edited(text: string, edits: Found['edits']): string {
  const parts: string[] = [];
  let from = 0;
  for (const [at, replacement] of [...edits].sort(([a], [b]) => a - b)) {
    parts.push(text.slice(from, at), replacement);
    from = at + replacement.length;
  }
  return parts.join('') + text.slice(from);
}

function restore(tree: unknown, found: Found): void {
  if (found.edits.size === 0) return;
  const open: unknown[] = [tree];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) for (const one of node) open.push(one);
    else if (isPhpNode(node)) {
      restoreNode(node, found);
      for (const [name, value] of Object.entries(node)) if (name !== 'loc') open.push(value);
    }
  }
}

function restoreNode(node: PhpNode, { names, statics, modifiers }: Found): void {
  const { kind, name } = node;
  if (kind === 'name' && names.has(startOf(node))) Object.assign(node, { name: names.get(startOf(node)) });
  if (kind === 'arrowfunc' && statics.has(startOf(node))) Object.assign(node, { isStatic: true });
  const [property]: unknown[] = kind === 'propertystatement' && Array.isArray(node.properties) ? node.properties : [];
  const variable = kind === 'parameter' ? name : isPhpNode(property) ? property.name : undefined;
  const all = isPhpNode(variable) ? modifiers.get(startOf(variable)) : undefined;
  if (!all) return;
  // A comment before the modifiers belongs to this node.
  if (node.loc && all.start < node.loc.start.offset)
    Object.assign(node, { loc: { ...node.loc, start: { ...node.loc.start, offset: all.start } } });
  if (property) {
    // The plugin prints `static` and `readonly` itself.
    const others = all.names.filter((one) => one !== 'static' && one !== 'readonly');
    Object.assign(node, { visibility: others.join(' ') });
    return;
  }
  const { type, nullable } = node;
  const loc = isPhpNode(type) ? type.loc : node.loc;
  // The plugin has no other place between attributes and the type.
  const modified = { kind: MODIFIED, modifiers: all.names.join(' '), nullable, type, loc };
  Object.assign(node, { flags: 0, readonly: false, nullable: false, type: modified });
}

/** The kind of a node that replaces a parameter's type, and has its modifiers too. */
export const MODIFIED = 'modified';
