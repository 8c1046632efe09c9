import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseAllDocuments,
  visit,
  type Alias,
  type Document,
  type Node,
  type Scalar,
  type YAMLParseError,
} from 'yaml';
import { isProblem, note, problem } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { writeTree, type JsonTree } from './json-tree';

/**
 * A small text must not expand into a large one: at most this many nodes may come from aliases for each written node.
 */
const ALIAS_LIMIT = 100;
const NODES_FREE = 10_000;
const FLOAT = 'tag:yaml.org,2002:float';
/** YAML 1.2 §10.3.2, the core schema. */
const FLOAT_TEXT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Our error codes by the parser's. */
const REASONS: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'yamlDuplicateKey',
  BAD_INDENT: 'yamlIndent',
  TAB_AS_INDENT: 'yamlTab',
  MISSING_CHAR: 'yamlMissing',
  UNEXPECTED_TOKEN: 'yamlUnexpected',
  BLOCK_AS_IMPLICIT_KEY: 'yamlNestedKey',
  MULTILINE_IMPLICIT_KEY: 'yamlNestedKey',
  BAD_ALIAS: 'yamlAlias',
  RESOURCE_EXHAUSTION: 'yamlDepth',
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
 * Converts YAML 1.2 (core schema) to JSON: aliases are expanded, `<<` is merged, several documents become a list. Dates
 * stay text. Numbers that are valid in JSON are copied, octal and hexadecimal ones become decimal; a key that isn't
 * text is converted to text. Refuses `.inf` and `.nan`, which JSON lacks, keys that are equal or have the same text,
 * and aliases that expand too much. A text without a value becomes null.
 */
export function yamlToJson(typed: string, indent: string) {
  // The parser does not recognize a CR as a line break, but YAML does (§5.4). Offsets stay the same.
  const text = typed.replace(/\r(?!\n)/g, '\n');
  try {
    const documents = parseAllDocuments(text, {
      version: '1.2',
      // Even if a %YAML directive names 1.1: YAML 1.2.2 §6.8.1 processes it as 1.2.
      schema: 'core',
      merge: true,
      intAsBigInt: true,
      resolveKnownTags: false,
      // The parser's own check compares every pair of keys; `treeOf` finds duplicates too.
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    for (const { errors } of documents) {
      const [error, next] = errors;
      if (error) {
        const { code, at } = faultOf(error, next, text);
        return problem(code, lineColumn(text, at), 'input');
      }
    }
    const trees = Array.from(documents, (document) => treeOf(document));
    const [first = { raw: 'null' }] = trees;
    const result = writeTree(trees.length > 1 ? { items: trees } : first, indent);
    if (isProblem(result)) return result;
    return {
      result,
      notes: [trees.length > 1 && note('yamlDocuments', { count: trees.length })],
    };
  } catch (error) {
    if (error instanceof Refused) return problem(codeOf(error.code), lineColumn(text, error.at), 'input');
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
  'yamlMerge',
  'yamlDepth',
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
  const targets = targetsOf(document);

  const tree = (node: unknown, inAlias: boolean): JsonTree => {
    written++;
    if (inAlias && ++fromAliases > NODES_FREE + ALIAS_LIMIT * (written - fromAliases))
      throw new Refused('yamlAliases', 0);
    if (isAlias(node)) {
      const target = targets.get(node);
      if (!target || within.has(target)) throw new Refused('yamlAlias', startOf(node));
      within.add(target);
      const value = tree(target, true);
      within.delete(target);
      return value;
    }
    if (isMap(node)) {
      const entries = new Map<string, JsonTree>();
      const merged = new Set<string>();
      for (const { key, value } of node.items) {
        if (isMerge(key)) {
          for (const [name, part] of mergedEntries(value, targets, (one) => tree(one, true))) {
            if (entries.has(name)) continue;
            entries.set(name, part);
            merged.add(name);
          }
          continue;
        }
        const name = keyText(key, (one) => tree(one, inAlias));
        // A merged value is overridden. Two of the map's own keys with the same text (1 and "1") would lose a value.
        if (entries.has(name) && !merged.delete(name)) throw new Refused('yamlDuplicateKey', startOf(key));
        entries.set(name, tree(value, inAlias));
      }
      return { entries: Array.from(entries) };
    }
    if (isSeq(node)) return { items: node.items.map((item) => tree(item, inAlias)) };
    if (isScalar(node)) return scalar(node);
    return { raw: 'null' };
  };
  return tree(document.contents, false);
}

/**
 * The node that each alias refers to: the last one before it with its anchor. `Alias.resolve` would search from the
 * beginning of the document each time.
 */
function targetsOf(document: Document.Parsed): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) {
        const target = anchors.get(node.source);
        if (target) targets.set(node, target);
      } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return targets;
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

const isMerge = (key: unknown): boolean =>
  isScalar(key) && (key.value === '<<' || typeof key.value === 'symbol') && key.source === '<<' && key.type === 'PLAIN';

function mergedEntries(
  value: unknown,
  targets: ReadonlyMap<Alias, Node>,
  tree: (node: unknown) => JsonTree,
): (readonly [string, JsonTree])[] {
  const source = isAlias(value) ? targets.get(value) : value;
  if (isSeq(source)) return source.items.flatMap((item) => mergedEntries(item, targets, tree));
  const merged = isMap(source) ? tree(source) : undefined;
  if (!merged || !('entries' in merged)) throw new Refused('yamlMerge', startOf(value));
  return [...merged.entries];
}

function keyText(key: unknown, tree: (node: unknown) => JsonTree): string {
  if (isScalar(key)) return typeof key.value === 'string' ? key.value : (key.source ?? '');
  if (key === null || key === undefined) return '';
  const value = tree(key);
  const text = 'text' in value ? value.text : writeTree(value, '');
  if (isProblem(text)) throw new Refused('yamlAliases', startOf(key));
  return text;
}

function scalar(node: Scalar): JsonTree {
  const { value, source, tag } = node;
  switch (typeof value) {
    case 'string':
      // The parser reads `!!float 1` as text.
      return tag === FLOAT && FLOAT_TEXT.test(value) ? { raw: numberText(Number(value), value) } : { text: value };
    case 'boolean':
      return { raw: String(value) };
    case 'bigint':
    case 'number':
      if (source !== undefined && JSON_NUMBER.test(source)) return { raw: source };
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Refused('yamlInfinite', startOf(node));
      return { raw: numberText(value, source) };
    default:
      return { raw: 'null' };
  }
}

/** Writes `+1`, `.5`, `5.` or `0x1F` as a JSON number without losing a digit. */
function numberText(value: number | bigint, source = ''): string {
  const plain = source
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
  return JSON_NUMBER.test(plain) ? plain : String(value);
}

/** Our code of an error and its offset, where the parser's own would mislead. */
function faultOf({ code, message, pos: [at] }: YAMLParseError, next: YAMLParseError | undefined, text: string) {
  // A line that is indented too much continues the value before it, which then looks like a key of several lines.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    const below = next.pos[0] === at ? (/.*\n\s*/.exec(text.slice(at))?.[0].length ?? 0) : next.pos[0] - at;
    return { code: 'yamlIndent' as const, at: at + below };
  }
  // To the parser, a bracket that isn't there is a bad indent, like one that isn't indented enough.
  const bracket = / end with a ([\]}])$/.exec(message)?.[1];
  const isMissing = bracket !== undefined && !/^.*/.exec(text.slice(at))?.[0].includes(bracket);
  return { code: isMissing ? ('yamlMissing' as const) : codeOf(code), at };
}
