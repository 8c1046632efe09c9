import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model';
import { graphemeCount } from '../../../core/text/grapheme-scan';
import { eachWord } from '../../../core/text/word-scan';
import { isPlain, sanitizeHtml } from './sanitize';
import { isFar } from './picture-view';
import { SCHEMA } from './schema';

export interface Shown {
  readonly html: string;
  readonly text: string;
  readonly words: number;
  /** Grapheme clusters, not counting line breaks. */
  readonly characters: number;
  /** Number of pictures on other sites: they stay in the document and are not loaded here. */
  readonly farPictures: number;
}

let last: { readonly input: string; readonly shown: Shown } | undefined;

/** Reads a document's content from its HTML or from plain text. The editor's own HTML is cached, not parsed again. */
export function readDocument(input: string): Shown {
  if (last?.input === input) return last.shown;
  return describe(parse(input));
}

/** Parses a document, ignoring a byte order mark. */
export function parse(given: string): Node {
  const input = given.startsWith('\uFEFF') ? given.slice(1) : given;
  const preserveWhitespace = isPlain(input) || meansItsSpaces(input);
  return DOMParser.fromSchema(SCHEMA).parse(sanitizeHtml(input), { preserveWhitespace });
}

/**
 * Whether spaces in the HTML are significant. The editor's own HTML has no line breaks except in code, and its spaces
 * are those that were typed. HTML with line breaks is usually indented too, so its spaces are collapsed like in a
 * browser.
 */
const meansItsSpaces = (html: string): boolean => !/[\n\r]/.test(html.replaceAll(/<pre[\s>][^]*?<\/pre>/gi, ''));

/** A document's HTML, text and counts. */
export function describe(doc: Node): Shown {
  const text = doc.textBetween(0, doc.content.size, '\n', (leaf) => (leaf.type.name === 'hardBreak' ? '\n' : ''));
  let words = 0;
  eachWord(text, () => words++);
  let farPictures = 0;
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'image' && isFar(String(attrs.src))) farPictures++;
  });
  const html = isBlank(doc) ? '' : written(doc);
  const breaks = text.split('\n').length - 1;
  const shown = { html, text, words, characters: graphemeCount(text) - breaks, farPictures };
  last = { input: html, shown };
  return shown;
}

const isBlank = (doc: Node): boolean =>
  doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.content.size === 0;

function written(doc: Node): string {
  const container = document.implementation.createHTMLDocument('').createElement('div');
  DOMSerializer.fromSchema(SCHEMA).serializeFragment(doc.content, { document: container.ownerDocument }, container);
  for (const cell of container.querySelectorAll('td,th')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    cell.removeAttribute('colwidth');
  }
  for (const mark of container.querySelectorAll<HTMLElement>('mark')) {
    mark.removeAttribute('data-color');
    mark.style.removeProperty('color');
  }
  // Spans without a style are redundant: the formatting has its own elements.
  for (const span of container.querySelectorAll('span:not([style])')) span.replaceWith(...span.childNodes);
  // Task boxes without the wrapper elements that the editor's view needs.
  for (const item of container.querySelectorAll<HTMLElement>('li[data-type="taskItem"]')) {
    const content = item.querySelector(':scope > div');
    const box = container.ownerDocument.createElement('input');
    box.type = 'checkbox';
    box.disabled = true;
    if (item.dataset.checked === 'true') box.setAttribute('checked', '');
    if (content) item.replaceChildren(box, ...content.childNodes);
  }
  return container.innerHTML;
}
