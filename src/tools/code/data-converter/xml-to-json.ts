import { isProblem, note, problem } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { CDATA, DOCTYPE, EMPTY, END, FAULT, OPEN, CLOSE, TEXT, XmlScanner } from '../../../formats/xml';
import { attributeValue, cdataText, characterData } from '../../../formats/xml/xml-references';
import { writeTree, type JsonTree } from './json-tree';
import { plainValue } from './plain-value';

export interface XmlToJsonOptions {
  readonly infer: boolean;
  readonly indent: string;
  /** Names of elements that become lists even if there is only one of them. */
  readonly arrays: ReadonlySet<string>;
}

/** An element whose end has not been read yet. */
interface Element {
  readonly name: string;
  /** Attributes, then children by name in the order in which each name first appeared. */
  readonly members: Map<string, JsonTree | JsonTree[]>;
  readonly text: string[];
}

/**
 * Converts XML to JSON by the rules of xmltodict 1.0: the root is the only key; an attribute is `@name`; text next to
 * attributes or children is `#text`; an empty element is null; siblings with the same name become a list where the
 * first one was. Text is trimmed at both ends. Comments and processing instructions are left out, names keep their
 * prefixes.
 * Refuses what isn't well-formed, and entities declared in the document, which could expand a small file into
 * gigabytes.
 */
export function xmlToJson(xml: string, options: XmlToJsonOptions, progress: (part: number) => void) {
  const scanner = new XmlScanner(xml, { entities: 'own' });
  const open: Element[] = [{ name: '', members: new Map(), text: [] }];
  const step = xml.length / 100;
  let report = step;
  let mixed = 0;
  const close = () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (!element || !parent) return;
    if (hasChildren(element) && element.text.some((part) => part.trim() !== '')) mixed++;
    add(parent, element.name, valueOf(element, options.infer), options.arrays);
  };
  for (;;) {
    const token = scanner.next();
    if (token === FAULT && scanner.fault) return problem(scanner.fault.code, scanner.fault.blanks, 'input');
    if (token === END) break;
    if (token === DOCTYPE && xml.slice(scanner.start, scanner.end).includes('<!ENTITY'))
      return problem('xmlEntities', lineColumn(xml, scanner.start), 'input');
    if (token === OPEN || token === EMPTY) {
      const element: Element = { name: scanner.name, members: new Map(), text: [] };
      for (const attribute of scanner.attributes) {
        element.members.set(`@${attribute.name}`, plainValue(attributeValue(attribute.value), options.infer));
      }
      open.push(element);
      if (token === EMPTY) close();
    } else if (token === CLOSE) close();
    else if (token === CDATA) open.at(-1)?.text.push(cdataText(xml.slice(scanner.start, scanner.end)));
    else if (token === TEXT && open.length > 1)
      open.at(-1)?.text.push(characterData(xml.slice(scanner.start, scanner.end)));
    if (scanner.end > report) {
      progress(report / xml.length);
      report = scanner.end + step;
    }
  }
  const [root] = open;
  const result = writeTree({ entries: entriesOf(root?.members ?? new Map()) }, options.indent);
  if (isProblem(result)) return result;
  return {
    result,
    notes: [mixed > 0 && note('mixedText', { count: mixed })],
  };
}

const hasChildren = ({ members }: Element): boolean => Array.from(members.keys()).some((name) => !name.startsWith('@'));

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
