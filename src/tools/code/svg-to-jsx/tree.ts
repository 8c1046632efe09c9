import {
  CDATA,
  CLOSE,
  COMMENT,
  DOCTYPE,
  EMPTY,
  END,
  FAULT,
  OPEN,
  TEXT,
  XmlScanner,
  type XmlFault,
} from '../../../formats/xml';

export interface SvgElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: SvgNode[];
  /** Offset in the text where its tag begins. */
  readonly at: number;
}
export type SvgNode = SvgElement | { readonly text: string } | { readonly comment: string };

export interface SvgTree {
  readonly root: SvgElement;
  /** Names of entities that neither XML nor the DOCTYPE defines; references to them stay as typed. */
  readonly unknown: ReadonlySet<string>;
  readonly outerComments: number;
}

const ENTITY = /<!ENTITY\s+([^\s%"'<>]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const REFERENCE = /&(?:#x([\da-fA-F]+)|#(\d+)|([^;&\s]+));/g;
/** A text that grows beyond this through its own entities is an attack, not a picture. */
const LONGEST_EXPANSION = 20_000_000;

/**
 * Parses XML into a tree with decoded references; or gives the reason and position if it isn't XML. Entities in the
 * DOCTYPE are expanded one level deep.
 */
export function readSvg(text: string, progress: (part: number) => void): SvgTree | { readonly fault: XmlFault } {
  const scanner = new XmlScanner(text);
  const entities = new Map([
    ['lt', '<'],
    ['gt', '>'],
    ['amp', '&'],
    ['quot', '"'],
    ['apos', "'"],
  ]);
  const unknown = new Set<string>();
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let outerComments = 0;
  let grown = 0;
  let report = 0;

  const decode = (raw: string): string =>
    raw.includes('&')
      ? raw.replace(
          REFERENCE,
          (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
            if (name === undefined) return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
            const value = entities.get(name);
            if (value === undefined || (grown += value.length) > LONGEST_EXPANSION) {
              unknown.add(name);
              return whole;
            }
            return value;
          },
        )
      : raw;
  const put = (node: SvgNode): void => void open.at(-1)?.children.push(node);

  for (let token = scanner.next(); token !== END; token = scanner.next()) {
    if (token === FAULT && scanner.fault) return { fault: scanner.fault };
    const { start, end } = scanner;
    if (start > report) {
      progress((start / text.length) * 0.5);
      report = start + text.length / 50;
    }
    switch (token) {
      case DOCTYPE:
        for (const [, name = '', double, single] of text.slice(start, end).matchAll(ENTITY)) {
          const value = double ?? single ?? '';
          if (!entities.has(name) && !value.includes('&') && !value.includes('<')) entities.set(name, value);
        }
        break;
      case OPEN:
      case EMPTY: {
        const element: SvgElement = {
          name: scanner.name.replace(/^svg:/, ''),
          // White space in an attribute's value becomes spaces (XML 1.0 §3.3.3).
          attributes: scanner.attributes.map(({ name, value }) => [name, decode(value.replace(/[\t\n]/g, ' '))]),
          children: [],
          at: start,
        };
        put(element);
        root ??= element;
        if (token === OPEN) open.push(element);
        break;
      }
      case CLOSE:
        open.pop();
        break;
      case TEXT:
        put({ text: decode(text.slice(start, end)) });
        break;
      case CDATA:
        put({ text: text.slice(start + 9, end - 3) });
        break;
      case COMMENT:
        if (open.length === 0) outerComments++;
        else put({ comment: text.slice(start + 4, end - 3) });
        break;
      default:
    }
  }
  // The scanner already refuses a text without an element.
  return { root: root ?? { name: '', attributes: [], children: [], at: 0 }, unknown, outerComments };
}

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\uFFFD';
