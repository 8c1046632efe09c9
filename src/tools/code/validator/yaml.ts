import {
  LineCounter,
  isAlias,
  isCollection,
  isScalar,
  parseAllDocuments,
  visit,
  type Document,
  type Scalar,
} from 'yaml';
import { Places } from './line-positions';
import { FindingList, type Findings } from './finding';

/** Words that YAML 1.1 reads as true. */
const TRUE_WORDS = /^(?:yes|Yes|YES|on|On|ON)$/;
const FALSE_WORDS = /^(?:no|No|NO|off|Off|OFF)$/;
const OCTAL = /^([-+]?)0([0-7]+)$/;
/** An integer in base 60, such as 22:22 (YAML 1.1, the type int). */
const BASE_60 = /^([-+]?)([1-9][\d_]*)((?::[0-5]?\d)+)$/;

/**
 * Checks every document of a YAML text: syntax errors, repeated keys, aliases without an anchor, and what YAML 1.1 and
 * 1.2 read differently. `version` applies to a text without a %YAML directive.
 */
export function checkYaml(typed: string, version: '1.2' | '1.1'): Findings {
  const found = new FindingList();
  // The parser does not recognize a CR as a line break, but YAML does (§5.4). Offsets stay the same.
  const text = typed.replace(/\r(?!\n)/g, '\n');
  const places = new Places(text);
  const documents = parseAllDocuments(text, {
    version,
    lineCounter: new LineCounter(),
    prettyErrors: false,
    // The parser's own check compares every pair of keys; `repeatedKeys` finds duplicates too.
    uniqueKeys: false,
    logLevel: 'error',
  });
  const texts: [start: number, end: number][] = [];
  const wrong = new Set<number>();
  for (const document of documents) {
    const errors = document.errors.map(({ message, pos }) => ({ at: pos[0], message }));
    for (const { at, message } of [...errors, ...repeatedKeys(document)].toSorted((a, b) => a.at - b.at)) {
      const { line, column } = places.at(at);
      // Further errors on the same line usually follow from the first.
      if (wrong.has(line)) continue;
      wrong.add(line);
      found.add({ kind: 'error', line, column, code: 'yaml', blanks: { reason: sentence(message) } });
    }
    for (const { message, pos } of document.warnings) {
      found.add({ kind: 'warning', ...places.at(pos[0]), code: 'yaml', blanks: { reason: sentence(message) } });
    }
    checkNodes(document, places, found, texts);
  }
  checkTabs(text, places, found, texts, wrong);
  checkCharacters(text, places, found);
  return found.done();
}

/** yaml's messages begin with an uppercase letter and have no full stop, or have several lines. */
const sentence = (message: string): string => (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');

/** Keys that are already in their map. Values are compared as in YAML: 1 is not "1" (YAML 1.2 §3.2.1.3). */
function repeatedKeys(document: Document): { at: number; message: string }[] {
  const found: { at: number; message: string }[] = [];
  visit(document, {
    Map(_, map) {
      const values = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (!values.has(key.value)) values.add(key.value);
        else found.push({ at: key.range?.[0] ?? 0, message: 'Map keys must be unique' });
      }
    },
  });
  return found;
}

function checkNodes(document: Document, places: Places, found: FindingList, texts: [number, number][]): void {
  const anchors = new Set<string>();
  visit(document, (_, node) => {
    if (isAlias(node)) {
      const name = node.source;
      if (!anchors.has(name)) {
        found.add({ kind: 'error', ...places.at(node.range?.[0] ?? 0), code: 'yamlAlias', blanks: { name } });
      }
    } else if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) {
      anchors.add(node.anchor);
    }
    if (isScalar(node)) {
      if (node.range && node.type !== 'PLAIN') texts.push([node.range[0], node.range[1]]);
      checkScalar(node, places, found);
    }
  });
}

function checkScalar(node: Scalar, places: Places, found: FindingList): void {
  const { source, range, type, tag } = node;
  if (type !== 'PLAIN' || tag !== undefined || source === undefined || !range) return;
  if (TRUE_WORDS.test(source) || FALSE_WORDS.test(source)) {
    const truth = String(TRUE_WORDS.test(source));
    found.add({ kind: 'warning', ...places.at(range[0]), code: 'yamlTruth', blanks: { word: source, truth } });
    return;
  }
  const sixties = base60(source);
  if (sixties !== undefined) {
    found.add({
      kind: 'warning',
      ...places.at(range[0]),
      code: 'yamlBase60',
      blanks: { number: source, value: sixties },
    });
    return;
  }
  const [, sign = '', digits] = OCTAL.exec(source) ?? [];
  if (digits === undefined || /^0*$/.test(digits)) return;
  const octal = `${sign}${BigInt(`0o${digits}`)}`;
  const decimal = `${sign}${BigInt(digits)}`;
  found.add({ kind: 'warning', ...places.at(range[0]), code: 'yamlOctal', blanks: { number: source, octal, decimal } });
}

/** 22:22 as 1342; undefined if the text isn't an integer in base 60. */
function base60(text: string): string | undefined {
  const [, sign = '', first, rest = ''] = BASE_60.exec(text) ?? [];
  if (first === undefined) return undefined;
  const value = rest
    .slice(1)
    .split(':')
    .reduce((sum, digits) => sum * 60n + BigInt(digits), BigInt(first.replaceAll('_', '')));
  return `${sign === '-' ? '-' : ''}${value}`;
}

/** Characters outside YAML 1.2 §5.1, printable characters. */
const UNPRINTABLE = /[^\t\n\r\x20-\x7E\x85\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function checkCharacters(text: string, places: Places, found: FindingList): void {
  for (const { 0: character, index } of text.matchAll(UNPRINTABLE)) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    found.add({ kind: 'error', ...places.at(index), code: 'yamlCharacter', blanks: { code } });
  }
}

const TAB = /^ *\t[ \t]*(?=\S)/gm;

/** Tabs between the indentation and the content, except inside texts with several lines. */
function checkTabs(
  text: string,
  places: Places,
  found: FindingList,
  texts: [number, number][],
  wrong: ReadonlySet<number>,
): void {
  texts.sort((a, b) => a[0] - b[0]);
  let next = 0;
  for (const match of text.matchAll(TAB)) {
    const at = match.index + match[0].indexOf('\t');
    while ((texts[next]?.[1] ?? Infinity) <= at) next++;
    const { line, column } = places.at(at);
    if ((texts[next]?.[0] ?? Infinity) <= at || wrong.has(line)) continue;
    found.add({ kind: 'warning', line, column, code: 'yamlTab' });
  }
}
