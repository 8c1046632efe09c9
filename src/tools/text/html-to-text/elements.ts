import type { HtmlEvents } from '../../../formats/html/parse-html';

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that begin and end a line (HTML Standard §15.3, display: block and similar). */
export const BLOCKS = set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup p plaintext pre search section summary table tbody tfoot thead title tr ul xmp',
);
/** Elements with space above and below. */
export const SPACED = set('blockquote dir h1 h2 h3 h4 h5 h6 listing menu ol p plaintext pre table ul xmp');
export const LISTS = set('dir menu ol ul');
export const CELLS = set('td th');
export const PREFORMATTED = set('listing plaintext pre xmp');

/** Elements that are never shown, or shown as a control or a picture and not as text. */
const UNSEEN = set(
  'audio canvas datalist iframe input noembed noframes noscript object script select style template textarea video',
);
/** These describe a drawing and are not shown. */
const UNSEEN_IN_SVG = set('desc metadata title');

/** Filters events to what a reader sees: no scripts, styles, templates or controls, and nothing `hidden`. */
export function onlySeen(to: HtmlEvents): HtmlEvents {
  let unseen = 0;
  let drawings = 0;
  return {
    open(name, attributes, start, end) {
      if (unseen > 0 || UNSEEN.has(name) || 'hidden' in attributes || (drawings > 0 && UNSEEN_IN_SVG.has(name))) {
        unseen++;
        return;
      }
      if (name === 'svg') drawings++;
      to.open(name, attributes, start, end);
    },
    text(text) {
      if (unseen === 0) to.text(text);
    },
    close(name) {
      if (unseen > 0) {
        unseen--;
        return;
      }
      if (name === 'svg') drawings--;
      to.close(name);
    },
  };
}

export type Links = 'text' | 'inline' | 'footnotes';

/** Inserts URLs after their links, and the descriptions of images; `footnotes` collects the numbered ones. */
export function withReferences(
  to: HtmlEvents,
  links: Links,
  images: boolean,
  footnotes: Map<string, number>,
): HtmlEvents {
  const open: { readonly address: string; text: string }[] = [];
  const text = (more: string): void => {
    const link = open.at(-1);
    if (link) link.text += more;
    to.text(more);
  };
  return {
    text,
    open(name, attributes, start, end) {
      to.open(name, attributes, start, end);
      if (name === 'img' && images && attributes.alt) text(attributes.alt);
      if (name === 'a' && links !== 'text') open.push({ address: addressOf(attributes.href ?? ''), text: '' });
    },
    close(name) {
      const link = name === 'a' ? open.pop() : undefined;
      if (link && link.address !== '' && link.text.trim() !== link.address) {
        const space = link.text.trim() === '' ? '' : ' ';
        to.text(`${space}[${links === 'inline' ? link.address : numberOf(link.address)}]`);
      }
      to.close(name);
    },
  };

  function numberOf(address: string): number {
    const known = footnotes.get(address) ?? footnotes.size + 1;
    footnotes.set(address, known);
    return known;
  }
}

/** The URL of a link; '' if it leads to an anchor on the same page or to a script. */
function addressOf(href: string): string {
  const address = href.replace(/[\t\n\f\r]+/g, '').trim();
  return /^(?:#|javascript:)/i.test(address) ? '' : address;
}
