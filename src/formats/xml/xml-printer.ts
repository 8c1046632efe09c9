import { LONGEST_TEXT } from '../../core/bytes/byte-writer';
import type { XmlFault } from './xml-fault';
import { XmlScanner } from './xml-scanner';
import { CDATA, CLOSE, EMPTY, END, FAULT, OPEN, TEXT } from './xml-tokens';

/** A unit of printing: a tag, or a piece of text that is copied as it is. */
interface Node {
  readonly token: number;
  readonly start: number;
  end: number;
  /** A reformatted tag; if undefined, the text itself is copied. */
  readonly tag?: string;
  /** Of an element: the index of its closing tag in the list. */
  close: number;
  /** Of an element: everything between its tags is copied as it is. */
  raw: boolean;
}

/** The printed text, or where and why it is not XML. */
export type PrintedXml =
  | { readonly text: string; readonly fault?: undefined }
  | { readonly text?: undefined; readonly fault: XmlFault };

/**
 * Prints XML with each child on its own line if an element contains no text; everything else stays as typed: elements
 * with text in them, comments, CDATA, instructions, the DOCTYPE, references, and whatever `xml:space="preserve"`
 * covers. Tags get one space between attributes, and `<a></a>` becomes `<a/>`. Printing the result again doesn't change
 * it.
 */
export function printXml(text: string, indent: string, progress: (part: number) => void = () => {}): PrintedXml {
  const scanner = new XmlScanner(text);
  const nodes: Node[] = [];
  const open: number[] = [];
  let report = 0;
  for (let token = scanner.next(); token !== END; token = scanner.next()) {
    if (token === FAULT && scanner.fault) return { fault: scanner.fault };
    const { start, end } = scanner;
    const parent = nodes[open.at(-1) ?? -1];
    switch (token) {
      case TEXT:
        if (parent && !scanner.white) parent.raw = true;
        continue;
      case CDATA:
        if (parent) parent.raw = true;
        continue;
      case CLOSE: {
        const own = open.pop();
        const element = own === undefined ? undefined : nodes[own];
        if (element) element.close = nodes.length;
        // If there is only white space between two tags, it is the element's text and stays.
        if (element && own === nodes.length - 1 && element.end < start) element.raw = true;
        break;
      }
      case OPEN:
        open.push(nodes.length);
        break;
      default:
    }
    const isTag = token === OPEN || token === EMPTY;
    const preserved =
      isTag && scanner.attributes.some(({ name, value }) => name === 'xml:space' && value === 'preserve');
    nodes.push({
      token,
      start,
      end,
      close: -1,
      raw: preserved && token === OPEN,
      ...(isTag && { tag: tagOf(scanner) }),
    });
    if (start > report) {
      progress(start / text.length / 2);
      report = start + text.length / 100;
    }
  }
  return print(text, nodes, indent, progress);
}

/** A tag's name and attributes, separated by one space, without the tag's end. */
export function tagOf(scanner: XmlScanner): string {
  let tag = `<${scanner.name}`;
  for (const { name, value, end } of scanner.attributes) {
    const quote = scanner.text.charAt(end - 1);
    tag += ` ${name}=${quote}${value}${quote}`;
  }
  return tag;
}

/** Indentations of deeper levels are created for each line: caching them would fill the memory. */
const KEPT_MARGINS = 1000;

function print(text: string, nodes: readonly Node[], indent: string, progress: (part: number) => void): PrintedXml {
  const lines: string[] = [];
  const margins: string[] = [];
  let depth = 0;
  let size = 0;
  let report = 0;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (!node) break;
    const { token, start, end, tag } = node;
    if (token === CLOSE) depth--;
    const level = depth;
    let line: string;
    if (token === CLOSE) {
      line = `</${nameOf(text, start)}>`;
    } else if (tag === undefined) {
      line = text.slice(start, end);
    } else if (token === EMPTY || (node.close === at + 1 && !node.raw)) {
      line = `${tag}/>`;
      if (token === OPEN) at++;
    } else if (node.raw) {
      line = `${tag}>${text.slice(end, nodes[node.close]?.start)}</${nameOf(text, start)}>`;
      at = node.close;
    } else {
      line = `${tag}>`;
      depth++;
    }
    size += level * indent.length + line.length + 1;
    if (size > LONGEST_TEXT) return { fault: { code: 'xmlTooLong', blanks: { limit: LONGEST_TEXT / 1e6 } } };
    const margin = level < KEPT_MARGINS ? (margins[level] ??= indent.repeat(level)) : indent.repeat(level);
    lines.push(margin + line);
    if (at > report) {
      progress(0.5 + at / nodes.length / 2);
      report = at + nodes.length / 50;
    }
  }
  return { text: lines.join('\n') };
}

const NAME = /<\/?([^ \t\r\n/>]+)/y;

function nameOf(text: string, tag: number): string {
  NAME.lastIndex = tag;
  return NAME.exec(text)?.[1] ?? '';
}
