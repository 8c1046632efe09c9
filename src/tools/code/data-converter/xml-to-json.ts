import { note, problem } from '../../../kinds';
import { place } from '../../../lib/place';
import { CDATA, DOCTYPE, EMPTY, END, FAULT, OPEN, CLOSE, TEXT, XmlScanner } from '../../../lib/xml';
import { writeTree, type JsonTree } from './json-tree';
import { plainValue } from './plain-value';

export interface XmlToJsonOptions {
  readonly infer: boolean;
  readonly indent: string;
  /** Names of elements that are lists even where there is one of them. */
  readonly arrays: ReadonlySet<string>;
}

/** An element whose end has not been read. */
interface Element {
  readonly name: string;
  /** Attributes, then children by name in the order in which each first stood. */
  readonly members: Map<string, JsonTree | JsonTree[]>;
  readonly text: string[];
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };
const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|([^;]+));/gi;

/**
 * XML as JSON by the rules of xmltodict 0.13: the root is the one key; an attribute is `@name`; text beside attributes or
 * children is `#text`; an element with nothing is null; siblings of one name are a list at the place of the first. Text is
 * trimmed at both ends. Comments and instructions are left out, names are kept with their prefixes.
 * Refuses what is not well-formed, and entities of its own, which could unpack a small file into gigabytes.
 */
export function xmlToJson(xml: string, options: XmlToJsonOptions, progress: (part: number) => void) {
  const scanner = new XmlScanner(xml);
  const open: Element[] = [{ name: '', members: new Map(), text: [] }];
  const step = xml.length / 100;
  let report = step;
  let mixed = 0;
  const close = () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (!element || !parent) return;
    if (element.members.size > 0 && element.text.some((part) => part.trim() !== '')) mixed++;
    add(parent, element.name, valueOf(element, options.infer), options.arrays);
  };
  for (;;) {
    const token = scanner.next();
    if (token === FAULT && scanner.fault) return problem(scanner.fault.code, scanner.fault.blanks, 'input');
    if (token === END) break;
    if (token === DOCTYPE && xml.slice(scanner.start, scanner.end).includes('<!ENTITY'))
      return problem('xmlEntities', place(xml, scanner.start), 'input');
    if (token === OPEN || token === EMPTY) {
      const element: Element = { name: scanner.name, members: new Map(), text: [] };
      for (const attribute of scanner.attributes) {
        const value = decoded(attribute.value.replaceAll(/\r\n?|[\n\t]/g, ' '));
        if (typeof value !== 'string') return unknownEntity(xml, attribute.start, value.unknown);
        element.members.set(`@${attribute.name}`, plainValue(value, options.infer));
      }
      open.push(element);
      if (token === EMPTY) close();
    } else if (token === CLOSE) close();
    else if (token === CDATA) open.at(-1)?.text.push(xml.slice(scanner.start + 9, scanner.end - 3));
    else if (token === TEXT && open.length > 1) {
      const value = decoded(xml.slice(scanner.start, scanner.end).replaceAll(/\r\n?/g, '\n'));
      if (typeof value !== 'string') return unknownEntity(xml, scanner.start, value.unknown);
      open.at(-1)?.text.push(value);
    }
    if (scanner.end > report) {
      progress(report / xml.length);
      report = scanner.end + step;
    }
  }
  const [root] = open;
  return {
    result: writeTree({ entries: entriesOf(root?.members ?? new Map()) }, options.indent),
    notes: [mixed > 0 && note('mixedText', { count: mixed })],
  };
}

function unknownEntity(xml: string, from: number, name: string) {
  return problem('xmlUnknownEntity', { ...place(xml, xml.indexOf(`&${name};`, from)), name }, 'input');
}

/** A text with its references replaced; or the first entity that XML itself does not know. */
function decoded(text: string): string | { readonly unknown: string } {
  if (!text.includes('&')) return text;
  let unknown: string | undefined;
  const result = text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined || decimal !== undefined) {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    }
    const sign = ENTITIES[name];
    if (sign === undefined) unknown ??= name;
    return sign ?? whole;
  });
  return unknown === undefined ? result : { unknown };
}

function add(parent: Element, name: string, value: JsonTree, arrays: ReadonlySet<string>): void {
  const before = parent.members.get(name);
  if (Array.isArray(before)) before.push(value);
  else if (before) parent.members.set(name, [before, value]);
  else parent.members.set(name, arrays.has(name) ? [value] : value);
}

function valueOf({ members, text }: Element, infer: boolean): JsonTree {
  const words = text.join('').trim();
  const plain = plainValue(words, infer);
  if (members.size === 0) return words === '' ? { raw: 'null' } : plain;
  if (words !== '') members.set('#text', plain);
  return { entries: entriesOf(members) };
}

const entriesOf = (members: ReadonlyMap<string, JsonTree | JsonTree[]>): (readonly [string, JsonTree])[] =>
  Array.from(members, ([name, value]) => [name, Array.isArray(value) ? { items: value } : value] as const);
