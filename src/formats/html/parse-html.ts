import { toLf } from '../../core/text/newlines';

/** What is met in HTML, in its order. Every `open` has its `close`, tags that are implied or have no end included. */
export interface HtmlEvents {
  /** `start` and `end`: where the tag stands in the source, `end` being its last unit. */
  open(name: string, attributes: Readonly<Record<string, string>>, start: number, end: number): void;
  /** A stretch of text; one text may come in several. */
  text(text: string): void;
  close(name: string): void;
}

const CHUNKS = 100;
const SMALLEST_CHUNK = 50_000;

/**
 * Parses HTML by the rules of browsers (htmlparser2, loaded on first use); nothing in it is run or fetched. Line breaks
 * are LF, so `start` and `end` are places in the text with LF. `decode`: references such as `&amp;` are read.
 */
export async function readHtml(
  source: string,
  events: HtmlEvents,
  { decode = true, progress = () => {} }: { decode?: boolean; progress?: (part: number) => void } = {},
): Promise<void> {
  const { Parser } = await import('htmlparser2');
  const html = toLf(source);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.open(name, attributes, parser.startIndex, parser.endIndex),
      ontext: (text) => events.text(text),
      onclosetag: (name) => events.close(name),
    },
    { decodeEntities: decode },
  );
  const size = Math.max(SMALLEST_CHUNK, Math.ceil(html.length / CHUNKS));
  for (let at = 0; at < html.length; at += size) {
    parser.write(html.slice(at, at + size));
    if (html.length > size) progress(Math.min(1, (at + size) / html.length));
  }
  parser.end();
}

/** Elements that have no content and no end tag (HTML Standard, void elements, with the ones it has retired). */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col command embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);
