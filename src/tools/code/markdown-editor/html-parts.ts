import type { Clean } from '../../../browser/html/sanitize';
import { pieceEnd } from '../../../formats/markdown/markdown-pieces';

/** A run of blocks of the page, sanitised. Two with the same HTML are two parts. */
export interface Part {
  readonly source: string;
  readonly clean: Clean;
}

const SIZE = { least: 8_000, most: 24_000 };
/** Where a block may begin. */
const PLACES = /[\n\r](?=<(?:h[1-6]|p|ul|ol|pre|blockquote|table|hr|section|div)\b)/g;

/**
 * HTML in runs of whole blocks: put one after another they are the same page as in one piece. Of the beginning of a page
 * (not `whole`) the last run is left out, which goes on.
 */
export function* partsOf(html: string, whole: boolean): Generator<string> {
  for (let from = 0; from < html.length;) {
    let end = pieceEnd(html, from, PLACES, SIZE);
    // What is still open takes in ever more, so that what is long is not parsed again and again.
    for (let reach = SIZE.most / 8; end < html.length && !isClosed(html.slice(from, end)); reach *= 2)
      end = pieceEnd(html, end, PLACES, { least: reach / 4, most: reach });
    if (!whole && end === html.length) return;
    yield html.slice(from, end);
    from = end;
  }
}

/** Names that no text can know. */
const mark = `end-${crypto.randomUUID()}`;

/**
 * Whether the browser is outside all tags, comments and elements behind some HTML, so that what follows it means the same by
 * itself. The browser's own parser is asked: what follows is sanitised apart, and must not come to stand in an attribute.
 */
export function isClosed(html: string): boolean {
  const { body } = new DOMParser().parseFromString(`<body>${html}<span id="${mark}"></span>`, 'text/html');
  return body.lastElementChild?.id === mark && body.lastChild === body.lastElementChild;
}
