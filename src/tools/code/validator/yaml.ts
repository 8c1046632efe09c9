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
import { Places } from '../../../lib/places';
import { FindingList, type Findings } from './finding';

/** Words that YAML 1.1 reads as true and false. */
const TRUTHS = /^(?:yes|Yes|YES|on|On|ON)$/;
const LIES = /^(?:no|No|NO|off|Off|OFF)$/;
const OCTAL = /^([-+]?)0([0-7]+)$/;

/**
 * Every document of a YAML text: syntax errors, repeated keys, aliases without an anchor; and what YAML 1.1 and 1.2 read
 * differently. `version` is what a text without a %YAML directive is read as.
 */
export function checkYaml(text: string, version: '1.2' | '1.1'): Findings {
  const found = new FindingList();
  const places = new Places(text);
  const documents = parseAllDocuments(text, {
    version,
    lineCounter: new LineCounter(),
    prettyErrors: false,
    uniqueKeys: true,
    logLevel: 'error',
  });
  const texts: [start: number, end: number][] = [];
  const wrong = new Set<number>();
  for (const document of documents) {
    for (const { message, pos } of document.errors) {
      const { line, column } = places.at(pos[0]);
      // What follows from an error in the same line is its echo.
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
  return found.done();
}

/** yaml's messages begin with a capital and have no full stop, or go on for lines. */
const sentence = (message: string): string => (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');

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
  if (TRUTHS.test(source) || LIES.test(source)) {
    const truth = String(TRUTHS.test(source));
    found.add({ kind: 'warning', ...places.at(range[0]), code: 'yamlTruth', blanks: { word: source, truth } });
    return;
  }
  const [, sign = '', digits] = OCTAL.exec(source) ?? [];
  if (digits === undefined || /^0*$/.test(digits)) return;
  const octal = `${sign}${BigInt(`0o${digits}`)}`;
  const decimal = `${sign}${BigInt(digits)}`;
  found.add({ kind: 'warning', ...places.at(range[0]), code: 'yamlOctal', blanks: { number: source, octal, decimal } });
}

const TAB = /^ *\t[ \t]*(?=\S)/gm;

/** Tabs between the indentation and what follows, but for those inside texts of several lines. */
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
