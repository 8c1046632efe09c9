import { toLf } from '../../core/text/newlines';

/**
 * Parser events, in the order of the HTML. Every `open` has its `close`, even if the tag is implied or has no end tag.
 */
export interface HtmlEvents {
  /** `start` and `end`: the tag's offsets in the source; `end` is its last unit. */
  open(name: string, attributes: Readonly<Record<string, string>>, start: number, end: number): void;
  /** A piece of text; one text may come in several pieces. */
  text(text: string): void;
  close(name: string): void;
}

const CHUNKS = 100;
const SMALLEST_CHUNK = 50_000;

/**
 * Parses HTML by the rules of browsers (htmlparser2, loaded on first use); nothing in it is run or fetched. Line breaks
 * become LF, so `start` and `end` are offsets in the text with LF. `decode`: decodes references such as `&amp;`.
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

/** Elements without content and end tag (HTML Standard, void elements, including obsolete ones). */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col command embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);
