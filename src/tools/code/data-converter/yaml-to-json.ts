import { isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Document, type Node } from 'yaml';
import { note, problem } from '../../../kinds';
import { writeTree, type JsonTree } from './json-tree';

/** A small text must not unpack into a large one: so many nodes may come from aliases for each that is written. */
const ALIAS_LIMIT = 100;
const NODES_FREE = 10_000;
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Why a YAML text has no JSON, by the reason that the parser gives. */
const REASONS: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'yamlDuplicateKey',
  BAD_INDENT: 'yamlIndent',
  TAB_AS_INDENT: 'yamlTab',
  MISSING_CHAR: 'yamlMissing',
  UNEXPECTED_TOKEN: 'yamlUnexpected',
  BLOCK_AS_IMPLICIT_KEY: 'yamlNestedKey',
  MULTILINE_IMPLICIT_KEY: 'yamlNestedKey',
  BAD_ALIAS: 'yamlAlias',
};

class Refused extends Error {
  constructor(
    readonly code: string,
    readonly at: number,
  ) {
    super(code);
  }
}

/**
 * YAML 1.2 (core schema) as JSON: aliases are written out, `<<` is merged, several documents are a list. Dates stay text.
 * Numbers that JSON would write so are copied, octal and hexadecimal ones become decimal; a key that is no text becomes its
 * text. Refuses `.inf` and `.nan`, which JSON lacks, duplicate keys, and aliases that unpack into very much.
 */
export function yamlToJson(text: string, indent: string) {
  const lines = new LineCounter();
  const place = (at: number) => {
    const { line, col } = lines.linePos(at);
    return { line, column: col };
  };
  try {
    const documents = parseAllDocuments(text, {
      version: '1.2',
      merge: true,
      intAsBigInt: true,
      lineCounter: lines,
      prettyErrors: false,
      logLevel: 'silent',
    });
    if (!Array.isArray(documents)) return problem('yamlNothing', {}, 'input');
    for (const { errors } of documents) {
      const [error] = errors;
      if (error) return problem(codeOf(error.code), place(error.pos[0]), 'input');
    }
    const trees = documents.map((document) => treeOf(document));
    const [only] = trees;
    return {
      result: writeTree(trees.length === 1 && only ? only : { items: trees }, indent),
      notes: [trees.length > 1 && note('yamlDocuments', { count: trees.length })],
    };
  } catch (error) {
    if (error instanceof Refused) return problem(codeOf(error.code), place(error.at), 'input');
    if (error instanceof RangeError) return problem('yamlDepth', {}, 'input');
    throw error;
  }
}

const CODES = [
  'yamlDuplicateKey',
  'yamlIndent',
  'yamlTab',
  'yamlMissing',
  'yamlUnexpected',
  'yamlNestedKey',
  'yamlAlias',
  'yamlInfinite',
  'yamlAliases',
  'yamlSyntax',
] as const;

const codeOf = (code: string): (typeof CODES)[number] => {
  const own = REASONS[code] ?? code;
  return CODES.find((known) => known === own) ?? 'yamlSyntax';
};

function treeOf(document: Document.Parsed): JsonTree {
  let written = 0;
  let fromAliases = 0;
  const within = new Set<Node>();

  const tree = (node: unknown, inAlias: boolean): JsonTree => {
    written++;
    if (inAlias && ++fromAliases > NODES_FREE + ALIAS_LIMIT * (written - fromAliases))
      throw new Refused('yamlAliases', 0);
    if (isAlias(node)) {
      const target = node.resolve(document);
      if (!target || within.has(target)) throw new Refused('yamlAlias', node.range?.[0] ?? 0);
      within.add(target);
      const value = tree(target, true);
      within.delete(target);
      return value;
    }
    if (isMap(node)) {
      const entries = new Map<string, JsonTree>();
      const merged = new Map<string, JsonTree>();
      for (const { key, value } of node.items) {
        if (isMerge(key)) {
          for (const [name, part] of mergedEntries(value, document, (one) => tree(one, true)))
            if (!merged.has(name)) merged.set(name, part);
        } else
          entries.set(
            keyText(key, (one) => tree(one, inAlias)),
            tree(value, inAlias),
          );
      }
      for (const [name, part] of merged) if (!entries.has(name)) entries.set(name, part);
      return { entries: Array.from(entries) };
    }
    if (isSeq(node)) return { items: node.items.map((item) => tree(item, inAlias)) };
    if (isScalar(node)) return scalar(node.value, node.source, node.range?.[0] ?? 0);
    return { raw: 'null' };
  };
  return tree(document.contents, false);
}

const isMerge = (key: unknown): boolean =>
  isScalar(key) && (key.value === '<<' || typeof key.value === 'symbol') && key.source === '<<' && key.type === 'PLAIN';

function mergedEntries(
  value: unknown,
  document: Document.Parsed,
  tree: (node: unknown) => JsonTree,
): (readonly [string, JsonTree])[] {
  const source = isAlias(value) ? value.resolve(document) : value;
  if (isSeq(source)) return source.items.flatMap((item) => mergedEntries(item, document, tree));
  const merged = isMap(source) ? tree(source) : { entries: [] };
  return 'entries' in merged ? [...merged.entries] : [];
}

function keyText(key: unknown, tree: (node: unknown) => JsonTree): string {
  if (isScalar(key)) return key.value === null ? (key.source ?? '') : (key.source ?? String(key.value));
  if (key === null || key === undefined) return '';
  const value = tree(key);
  return 'text' in value ? value.text : writeTree(value, '');
}

function scalar(value: unknown, source: string | undefined, at: number): JsonTree {
  switch (typeof value) {
    case 'string':
      return { text: value };
    case 'boolean':
      return { raw: String(value) };
    case 'bigint':
    case 'number':
      if (source !== undefined && JSON_NUMBER.test(source)) return { raw: source };
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Refused('yamlInfinite', at);
      return { raw: numberText(value, source) };
    default:
      return { raw: 'null' };
  }
}

/** `+1`, `.5`, `5.`, `0x1F`: with JSON's own spelling, and no digit lost. */
function numberText(value: number | bigint, source = ''): string {
  const plain = source
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
  return JSON_NUMBER.test(plain) ? plain : String(value);
}
