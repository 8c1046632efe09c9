import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Pane, Part } from './places';

export interface Source {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** A parse error with its name in the HTML Standard, or `unclosed`: an element whose end tag is missing. */
export interface Fault {
  readonly code: string;
  /** UTF-16 offset in the HTML. */
  readonly at: number;
  readonly found: string;
}

export interface BuiltPage {
  readonly page: string;
  readonly faults: readonly Fault[];
  /** CSS or JavaScript contained text that would have closed its element, so it was escaped. */
  readonly escaped: boolean;
}

interface Piece {
  readonly pane?: Pane;
  readonly text: string;
}

/**
 * Builds the document that runs. HTML with a doctype or an `<html>` tag is kept, with CSS inserted before `</head>` and
 * JavaScript before `</body>`; any other HTML becomes the body of a minimal document.
 */
export function buildPage({ html, css, js }: Source): BuiltPage {
  const read = readHtml(html);
  const pieces = piecesOf({ html, css: cssText(css), js: jsText(js) }, read);
  return {
    page: pieces.map(({ text }) => text).join(''),
    faults: read.faults,
    escaped: cssText(css) !== css || jsText(js) !== js,
  };
}

/** Which lines of a page come from which field. */
export function partsOf(source: Source): readonly Part[] {
  const pieces = piecesOf({ ...source, css: cssText(source.css), js: jsText(source.js) }, readHtml(source.html));
  const reached = { input: 1, css: 1, js: 1 };
  let line = 1;
  return pieces.flatMap(({ pane, text }) => {
    const begins = line;
    const breaks = text.split('\n').length - 1;
    line += breaks;
    if (!pane) return [];
    const paneLine = reached[pane];
    reached[pane] += breaks;
    return [{ pane, line: begins, paneLine, lines: breaks + 1 }];
  });
}

/** Longer pages are not parsed a second time just for the line numbers of errors. */
const SOURCES_LIMIT = 500_000;

/**
 * Names each inline script `preview-line-` plus the line where it begins: without a name, browsers count the lines of
 * such scripts either from the beginning of the page or from the script.
 */
export function withSources(page: string): string {
  if (page.length > SOURCES_LIMIT) return page;
  let named = '';
  let from = 0;
  let line = 1;
  const ends = scriptsOf(parse(page, { sourceCodeLocationInfo: true }));
  for (const { begin, end } of ends.toSorted((a, b) => a.begin - b.begin)) {
    const before = page.slice(from, begin);
    line += before.split('\n').length - 1;
    const script = page.slice(begin, end);
    named += `${before}${script}//# sourceURL=preview-line-${line}`;
    line += script.split('\n').length - 1;
    from = end;
  }
  return named + page.slice(from);
}

/** The inline scripts of a page, from the end of the start tag to the end tag. */
function scriptsOf(document: Tree.Document): { readonly begin: number; readonly end: number }[] {
  const found: { begin: number; end: number }[] = [];
  for (const node of elementsOf(document)) {
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    if (node.tagName !== 'script' || node.namespaceURI !== HTML || !startTag || !endTag) continue;
    if (attribute('src') === undefined && /^$|javascript|^module$/i.test(attribute('type') ?? ''))
      found.push({ begin: startTag.endOffset, end: endTag.startOffset });
  }
  return found;
}

/** All elements, in no particular order. Not recursive: nesting may be as deep as the text is long. */
function* elementsOf(document: Tree.Document): Generator<Tree.Element> {
  const waiting: Tree.ParentNode[] = [document];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) yield node;
    if ('content' in node) waiting.push(node.content);
    for (const child of node.childNodes) if ('childNodes' in child) waiting.push(child);
  }
}

function piecesOf({ html, css, js }: Source, { whole, styleAt, scriptAt }: Read): readonly Piece[] {
  const style: Piece[] =
    css.trim() === '' ? [] : [{ text: '<style>' }, { pane: 'css', text: css }, { text: '</style>' }];
  const script: Piece[] =
    js.trim() === '' ? [] : [{ text: '<script>' }, { pane: 'js', text: js }, { text: '</script>' }];
  if (!whole) {
    return [
      { text: '<!doctype html><html><head><meta charset="utf-8">' },
      ...style,
      { text: '</head><body>' },
      { pane: 'input', text: html },
      ...script,
      { text: '</body></html>' },
    ];
  }
  const end = Math.max(styleAt, scriptAt);
  return [
    { pane: 'input', text: html.slice(0, styleAt) },
    ...style,
    { pane: 'input', text: html.slice(styleAt, end) },
    ...script,
    { pane: 'input', text: html.slice(end) },
  ];
}

/**
 * Escapes `</style`, which would close the element, with a backslash. CSS ignores it inside strings and comments, the
 * only places where the text is valid.
 */
const cssText = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');

/** Escapes text inside `<script>` as the HTML Standard recommends (4.12.1.3). */
function jsText(js: string): string {
  const closed = js.replace(/<\/(?=script)/gi, '<\\/');
  return /<!--[\s\S]*<script/i.test(closed) ? closed.replaceAll('<!--', '\\x3C!--') : closed;
}

interface Read {
  readonly whole: boolean;
  readonly styleAt: number;
  readonly scriptAt: number;
  readonly faults: readonly Fault[];
}

/** Elements whose end tag may be omitted (HTML Standard 13.1.2.4), or that have none. */
const NO_END = new Set(
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th area base br col embed hr img input link meta param source track wbr'.split(
    ' ',
  ),
);
const HTML = 'http://www.w3.org/1999/xhtml';
/** `unclosed` reports these at the start tag, which helps more than the position where the parser noticed. */
const NOTICED_LATE = new Set(['open-elements-left-after-eof', 'closing-of-element-with-open-child-elements']);

function readHtml(html: string): Read {
  const found: Fault[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset, endOffset }) =>
      found.push({ code, at: startOffset, found: html.slice(startOffset, Math.min(endOffset, startOffset + 60)) }),
  });
  const root = document.childNodes.find(isElement);
  const doctype = document.childNodes.find(({ nodeName }) => nodeName === '#documentType');
  const inRoot = (name: string) => root?.childNodes.filter(isElement).find(({ tagName }) => tagName === name);
  const head = inRoot('head')?.sourceCodeLocation;
  const body = inRoot('body')?.sourceCodeLocation;
  const rootAt = root?.sourceCodeLocation;
  const whole = doctype !== undefined || rootAt?.startTag !== undefined;
  const start = rootAt?.startTag?.endOffset ?? doctype?.sourceCodeLocation?.endOffset ?? 0;
  const styleAt =
    head?.endTag?.startOffset ?? body?.startTag?.startOffset ?? head?.endOffset ?? head?.startTag?.endOffset ?? start;
  const scriptAt = body?.endTag?.startOffset ?? rootAt?.endTag?.startOffset ?? html.length;
  const open = unclosed(document, html);
  const faults = found.filter(
    ({ code }) =>
      !(open.length > 0 && NOTICED_LATE.has(code)) && !(code === 'missing-doctype' && (!whole || html.trim() === '')),
  );
  return { whole, styleAt, scriptAt, faults: [...faults, ...open].toSorted((a, b) => a.at - b.at) };
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** Elements that require an end tag but have none. */
function unclosed(document: Tree.Document, html: string): Fault[] {
  const faults: Fault[] = [];
  // A formatting element that is reopened in the next block has one tag, but several elements.
  const reported = new Set<number>();
  for (const { tagName, namespaceURI, sourceCodeLocation } of elementsOf(document)) {
    const { startTag, endTag } = sourceCodeLocation ?? {};
    if (namespaceURI !== HTML || NO_END.has(tagName) || !startTag || endTag || reported.has(startTag.startOffset))
      continue;
    reported.add(startTag.startOffset);
    const isSlashed = html[startTag.endOffset - 2] === '/';
    if (!isSlashed) faults.push({ code: 'unclosed', at: startTag.startOffset, found: `<${tagName}>` });
  }
  return faults;
}
