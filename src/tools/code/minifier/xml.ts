import {
  CDATA,
  CLOSE,
  COMMENT,
  EMPTY,
  END,
  FAULT,
  OPEN,
  TEXT,
  XmlScanner,
  tagOf,
  type XmlFault,
} from '../../../formats/xml';

export interface XmlOptions {
  readonly keepComments: boolean;
  /** `<a></a>` becomes `<a/>`. */
  readonly collapseEmpty: boolean;
}

/**
 * Minifies XML: removes comments and white space between elements, and leaves one space between attributes. Keeps white
 * space in elements that also contain other text, and where `xml:space="preserve"` applies. Refuses what isn't
 * well-formed.
 */
export function minifyXml(
  text: string,
  { keepComments, collapseEmpty }: XmlOptions,
  progress: (part: number) => void = () => {},
): { text: string; fault?: undefined } | { text?: undefined; fault: XmlFault } {
  const withText = elementsWithText(text);
  if (typeof withText !== 'object' || !Array.isArray(withText)) return { fault: withText };
  const scanner = new XmlScanner(text);
  const out: string[] = [];
  /** For each open element, whether its white space is preserved. */
  const preserved: boolean[] = [];
  const kept: boolean[] = [];
  let element = 0;
  let report = 0;
  // A start tag is not finished yet: the next token decides whether the element is empty.
  let pending = false;
  const write = (piece: string) => {
    if (pending) out.push('>');
    pending = false;
    out.push(piece);
  };
  for (let token = scanner.next(); token !== END && token !== FAULT; token = scanner.next()) {
    const piece = () => text.slice(scanner.start, scanner.end);
    switch (token) {
      case TEXT:
        if (!scanner.white || kept.at(-1)) write(piece());
        break;
      case COMMENT:
        if (keepComments) write(piece());
        break;
      case OPEN: {
        write(tagOf(scanner));
        pending = true;
        const space = scanner.attributes.find(({ name }) => name === 'xml:space')?.value;
        const preserves = space === undefined ? preserved.at(-1) === true : space === 'preserve';
        preserved.push(preserves);
        kept.push(preserves || withText[element] === true);
        element++;
        break;
      }
      case EMPTY:
        write(`${tagOf(scanner)}/>`);
        break;
      case CLOSE:
        preserved.pop();
        kept.pop();
        if (pending && collapseEmpty) {
          pending = false;
          out.push('/>');
        } else {
          write(`</${scanner.name}>`);
        }
        break;
      default:
        write(piece());
    }
    if (scanner.start > report) {
      progress(scanner.start / text.length);
      report = scanner.start + text.length / 100;
    }
  }
  return { text: out.join('') };
}

/** For each element, in the order of start tags: whether it contains text other than white space. */
function elementsWithText(text: string): boolean[] | XmlFault {
  const scanner = new XmlScanner(text);
  const hasText: boolean[] = [];
  const open: number[] = [];
  for (let token = scanner.next(); token !== END; token = scanner.next()) {
    if (token === FAULT && scanner.fault) return scanner.fault;
    if (token === OPEN) {
      open.push(hasText.length);
      hasText.push(false);
    } else if (token === CLOSE) {
      open.pop();
    } else if (token === CDATA || (token === TEXT && !scanner.white)) {
      const own = open.at(-1);
      if (own !== undefined) hasText[own] = true;
    }
  }
  return hasText;
}
