import { Parser } from 'htmlparser2';

export interface ShownHeading {
  readonly level: number;
  readonly text: string;
}

export interface Shown {
  /** The text that a reader sees: a line break between blocks, white space as a browser renders it. */
  readonly text: string;
  readonly headings: readonly ShownHeading[];
}

/** Elements whose text continues the line; all others begin a new line. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Elements whose text is never shown. */
const UNSEEN = new Set('head iframe math noscript object script select style svg template textarea title'.split(' '));

/**
 * The text that a page with this HTML shows: without tags, comments and scripts, and with character references such as
 * `&amp;` decoded. Footnote numbers and back-reference arrows do not count as text.
 */
export function shownText(html: string): Shown {
  const lines: string[] = [];
  const headings: ShownHeading[] = [];
  let line = '';
  let heading: { level: number; from: number; text: string } | undefined;
  let unseen = 0;
  let preformatted = 0;
  let marks = 0;

  const end = () => {
    const text = preformatted > 0 ? line : line.trim();
    if (heading) heading.text += `${heading.text === '' ? '' : ' '}${text}`.trimEnd();
    if (text !== '') lines.push(text);
    line = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen++;
      if (isMark(attributes)) marks++;
      if (!INLINE.has(name) && !UNSEEN.has(name)) end();
      if (name === 'pre') preformatted++;
      if (/^h[1-6]$/.test(name) && attributes.id !== 'footnote-label')
        heading = { level: Number(name[1]), from: lines.length, text: '' };
    },
    ontext(text) {
      if (unseen > 0 || marks > 0) return;
      if (preformatted === 0) {
        const collapsed = text.replace(/[\t\n\f\r ]+/g, ' ');
        line += line.endsWith(' ') || line === '' ? collapsed.trimStart() : collapsed;
        return;
      }
      const [first = '', ...rest] = text.split(/\r\n|\n|\r/);
      line += first;
      for (const next of rest) {
        end();
        line = next;
      }
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--;
      else if (!INLINE.has(name)) end();
      if (name === 'pre') preformatted--;
      if (marks > 0 && MARKED.has(name)) marks--;
      if (heading && /^h[1-6]$/.test(name)) {
        headings.push({ level: heading.level, text: heading.text });
        heading = undefined;
      }
    },
  });
  parser.end(html);
  end();
  return { text: lines.join('\n'), headings };
}

const MARKED = new Set(['a', 'h2']);

/** A footnote's number, its back-reference, and its heading for screen readers. */
const isMark = (attributes: Readonly<Record<string, string>>): boolean =>
  'data-footnote-ref' in attributes || 'data-footnote-backref' in attributes || attributes.id === 'footnote-label';
