import type { Clean } from '../../../browser/html/sanitize';
import { pieceEnd } from '../../../formats/markdown/markdown-pieces';

/** A sequence of the page's blocks, sanitized. Two sequences with the same HTML are two parts. */
export interface Part {
  readonly source: string;
  readonly clean: Clean;
}

const SIZE = { least: 8_000, most: 24_000 };
/** Where a block may begin. */
const PLACES = /[\n\r](?=<(?:h[1-6]|p|ul|ol|pre|blockquote|table|hr|section|div)\b)/g;

/**
 * Splits HTML into sequences of complete blocks that, joined again, give the same page. If this is only the beginning
 * of a page (not `whole`), the last sequence is omitted, because it is incomplete.
 */
export function* partsOf(html: string, whole: boolean): Generator<string> {
  for (let from = 0; from < html.length;) {
    let end = pieceEnd(html, from, PLACES, SIZE);
    // While something is still open, add more and more at a time, so that long HTML isn't parsed over and over.
    for (let reach = SIZE.most / 8; end < html.length && !isClosed(html.slice(from, end)); reach *= 2)
      end = pieceEnd(html, end, PLACES, { least: reach / 4, most: reach });
    if (!whole && end === html.length) return;
    yield html.slice(from, end);
    from = end;
  }
}

/** An ID that no text can contain. */
const mark = `end-${crypto.randomUUID()}`;

/**
 * Whether all tags, comments and elements are closed at the end of some HTML, so that what follows means the same on
 * its own. This uses the browser's own parser: what follows is sanitized separately, and must not end up in an
 * attribute.
 */
export function isClosed(html: string): boolean {
  const { body } = new DOMParser().parseFromString(`<body>${html}<span id="${mark}"></span>`, 'text/html');
  return body.lastElementChild?.id === mark && body.lastChild === body.lastElementChild;
}
