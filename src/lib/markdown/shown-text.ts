import { graphemeCount } from '../grapheme-scan';
import { eachWord } from '../words';

/** Elements whose content is not shown as text. */
const HIDDEN = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'noembed', 'noframes']);
/** Elements that do not begin a line of their own; all others part what stands before from what stands behind. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark meter nobr output progress q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** What the words after an ampersand stand for, where it matters for counting: all others stand for one letter. */
const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00ad',
  zwj: '\u200d',
  zwnj: '\u200c',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  euro: '€',
};

/**
 * The lines that a browser shows of a piece of HTML, blank ones left out: white space collapsed (but not in `pre`), references
 * read, and nothing of scripts, styles, comments, and the marks that lead to and from footnotes. For counting; what it
 * gives is text, never HTML.
 */
export function shownLines(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  let pre = 0;
  const endLine = () => {
    if (line.trim() !== '') lines.push(pre > 0 ? line : line.trim());
    line = '';
  };
  const addText = (text: string) => {
    const read = text.includes('&') ? readReferences(text) : text;
    if (pre === 0) {
      const collapsed = read.replace(/[ \t\r\n\f]+/g, ' ');
      line += line.endsWith(' ') ? collapsed.trimStart() : collapsed;
      return;
    }
    const [first = '', ...rest] = read.split(/\r\n|\r|\n/);
    line += first;
    for (const next of rest) {
      endLine();
      line = next;
    }
  };
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      addText(html.slice(at));
      break;
    }
    if (open > at) addText(html.slice(at, open));
    const tag = readTag(html, open);
    if (!tag) {
      addText('<');
      at = open + 1;
      continue;
    }
    at = tag.end;
    const { name } = tag;
    if (name === '') continue;
    if (!INLINE.has(name)) endLine();
    if (name === 'pre') pre = Math.max(0, pre + (tag.closing ? -1 : 1));
    const footnoteMark = /\sid="footnote-label"|\sdata-footnote-(?:back)?ref=/.test(tag.attributes);
    if (!tag.closing && (HIDDEN.has(name) || footnoteMark)) at = contentEnd(html, at, name);
  }
  endLine();
  return lines;
}

interface Tag {
  /** In small letters; '' for a comment or the like. */
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: string;
  readonly end: number;
}

/** What a '<' begins, as the HTML tokeniser sees it; undefined where it is just a sign. */
function readTag(html: string, open: number): Tag | undefined {
  const next = html.charAt(open + 1);
  const skipTo = (end: string, from: number) => {
    const found = html.indexOf(end, from);
    return { name: '', closing: false, attributes: '', end: found < 0 ? html.length : found + end.length };
  };
  if (html.startsWith('<!--', open)) return skipTo('-->', open + 2);
  if (next === '!' || next === '?') return skipTo('>', open);
  const closing = next === '/';
  const start = open + (closing ? 2 : 1);
  if (!/[a-z]/i.test(html.charAt(start))) return closing ? skipTo('>', open) : undefined;
  let at = start;
  while (at < html.length && !/[\s/>]/.test(html.charAt(at))) at++;
  const name = html.slice(start, at).toLowerCase();
  const attributes = at;
  for (; at < html.length && html.charAt(at) !== '>'; at++) {
    const quote = html.charAt(at);
    if ((quote === '"' || quote === "'") && /=\s*$/.test(html.slice(Math.max(attributes, at - 20), at))) {
      const close = html.indexOf(quote, at + 1);
      at = close < 0 ? html.length : close;
    }
  }
  return { name, closing, attributes: html.slice(attributes, at), end: at + 1 };
}

/** Where an element's closing tag begins, or the end of the text. */
function contentEnd(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

/** Text of HTML with its character references read; a name that is not known here becomes `unknown`. */
export function readReferences(text: string, unknown = 'x'): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]*));?/gi, (typed, decimal, hex, name) => {
    if (typeof name === 'string') return typed.endsWith(';') ? (REFERENCES[name] ?? unknown) : typed;
    const code = typeof decimal === 'string' ? Number.parseInt(decimal, 10) : Number.parseInt(String(hex), 16);
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
  });
}

/** Words and graphemes of the text that HTML shows; line breaks count as neither. */
export function countShown(html: string): { words: number; characters: number } {
  let words = 0;
  let characters = 0;
  for (const line of shownLines(html)) {
    eachWord(line, () => words++);
    characters += graphemeCount(line);
  }
  return { words, characters };
}
