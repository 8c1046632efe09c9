import { readHtml } from '../../../formats/html/parse-html';
import { toLf } from '../../../core/text/newlines';
import { isImage, mailboxes, parsed, resolved, sourcesOf, targetOf, withoutTracking } from './addresses';
import { findLinks, labelBefore, type FindBare } from './plain';

export interface Options {
  readonly kind: 'web' | 'email' | 'images' | 'all';
  /** The page's URL, to complete relative links; '' leaves them as they are. */
  readonly base: string;
  readonly unique: boolean;
  readonly sort: boolean;
  readonly domains: boolean;
  readonly strip: boolean;
  /** Finds hosts without a scheme. */
  readonly bare?: FindBare | undefined;
}

export interface Link {
  readonly address: string;
  /** Its visible text: the words of the link, the description of the image. */
  readonly text: string;
  /** Lowercase; '' for a relative link. */
  readonly host: string;
}

export interface Extracted {
  /** A line for each link, or for each host. */
  readonly lines: readonly string[];
  readonly links: readonly Link[];
  /** The number of links without a host because the page's URL is unknown. */
  readonly relative: number;
}

interface FoundLink {
  readonly address: string;
  readonly target: 'web' | 'email' | 'other';
  readonly image: boolean;
  readonly bare: boolean;
  text: string;
}

/** A tag that exists only in HTML: a text without one is read as plain text, including `List<string>`. */
const LOOKS_LIKE_HTML =
  /<(?:!doctype|\/?(?:a|abbr|address|area|article|aside|audio|b|base|blockquote|body|br|button|center|code|dd|details|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|nav|noscript|ol|option|p|picture|pre|script|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video))[\s/>]/i;

const LINKED: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['area', ['href']],
  ['link', ['href']],
  ['img', ['src', 'srcset']],
  ['script', ['src']],
  ['iframe', ['src']],
  ['video', ['src']],
  ['audio', ['src']],
  ['source', ['src', 'srcset']],
  ['form', ['action']],
]);
const NO_TEXT = new Set(['script', 'style']);
/** In Markdown, a URL in angle brackets is a link, which the HTML parser reads as a tag. */
const ADDRESS_AS_TAG = /^(?:https?|ftp|mailto):|@/;

/** Lists every link of HTML, Markdown or plain text, filtered by the options. */
export async function extract(input: string, options: Options, progress: (part: number) => void): Promise<Extracted> {
  const source = toLf(input);
  const { met, base } = LOOKS_LIKE_HTML.test(source)
    ? await inHtml(source, options.bare, progress)
    : { met: inText(source, options.bare), base: '' };
  return arranged(met, base, options);
}

function inText(text: string, bare: FindBare | undefined): FoundLink[] {
  return findLinks(text, bare).map((found) => {
    const address = text.slice(found.start, found.end);
    return {
      address,
      target: found.kind,
      image: found.kind === 'web' && isImage(address),
      bare: found.bare,
      text: labelBefore(text, found.start),
    };
  });
}

async function inHtml(source: string, bare: FindBare | undefined, progress: (part: number) => void) {
  const met: FoundLink[] = [];
  let base = '';
  /** Text since the last tag. */
  let run = '';
  let unread = 0;
  const anchors: { readonly links: readonly FoundLink[]; text: string }[] = [];

  const flush = (): void => {
    if (run === '') return;
    if (unread === 0) met.push(...inText(run, bare));
    const anchor = anchors.at(-1);
    if (anchor) anchor.text += run;
    run = '';
  };
  const add = (address: string, image: boolean, text: string): FoundLink[] => {
    const target = targetOf(address);
    if (target === 'none') return [];
    const links = (target === 'email' ? mailboxes(address) : [address]).map((one): FoundLink => ({
      address: one,
      target,
      image: target === 'web' && (image || isImage(one)),
      bare: false,
      text,
    }));
    met.push(...links);
    return links;
  };

  await readHtml(
    source,
    {
      open(name, attributes, start, end) {
        flush();
        if (NO_TEXT.has(name)) unread++;
        if (name === 'base') base ||= (attributes.href ?? '').trim();
        if (ADDRESS_AS_TAG.test(name)) met.push(...inText(source.slice(start, end + 1), bare));
        const wanted = LINKED.get(name);
        const links: FoundLink[] = [];
        for (const [attribute, value] of wanted === undefined ? [] : Object.entries(attributes)) {
          if (!wanted?.includes(attribute)) continue;
          const picture = name === 'img' || attribute === 'srcset';
          const addresses = attribute === 'srcset' ? sourcesOf(value) : [value.replace(/[\t\n]/g, '').trim()];
          for (const address of addresses) links.push(...add(address, picture, attributes.alt ?? ''));
        }
        const around = anchors.at(-1);
        if (name === 'a') anchors.push({ links, text: '' });
        else if (name === 'img' && around) around.text += attributes.alt ?? '';
      },
      text(text) {
        run += text;
      },
      close(name) {
        flush();
        if (NO_TEXT.has(name)) unread--;
        const anchor = name === 'a' ? anchors.pop() : undefined;
        for (const link of anchor?.links ?? []) link.text = anchor?.text.replace(/\s+/g, ' ').trim() ?? '';
      },
    },
    { progress },
  );
  flush();
  return { met, base };
}

function arranged(met: readonly FoundLink[], ownBase: string, options: Options): Extracted {
  const { kind, unique, sort, domains, strip } = options;
  // A base that is itself relative needs the page's address.
  const base =
    options.base === '' ? (URL.canParse(ownBase) ? ownBase : '') : resolved(ownBase || options.base, options.base);
  const seen = new Set<string>();
  const links: Link[] = [];
  let relative = 0;
  for (const { address: written, target, image, bare, text } of met) {
    if (!wanted(kind, target, image)) continue;
    const whole = base !== '' && target === 'web' && !bare ? resolved(written, base) : written;
    const address = strip && target === 'web' ? withoutTracking(whole) : whole;
    const url = target === 'web' ? parsed(address, bare) : undefined;
    const key = target === 'email' ? emailKey(address) : (url?.href ?? address);
    if (unique && seen.has(key)) continue;
    seen.add(key);
    if (target === 'web' && !url) relative++;
    links.push({ address, text, host: target === 'email' ? hostOfEmail(address) : (url?.hostname ?? '') });
  }
  const all = domains
    ? links.map(({ host }) => host).filter((host) => host !== '')
    : links.map(({ address }) => address);
  const lines = domains && unique ? [...new Set(all)] : all;
  const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return {
    lines: sort ? lines.toSorted(byCode) : lines,
    links: sort ? links.toSorted((one, other) => byCode(one.address, other.address)) : links,
    relative,
  };
}

function wanted(kind: Options['kind'], target: FoundLink['target'], image: boolean): boolean {
  if (kind === 'all') return true;
  return kind === 'images' ? image : kind === target;
}

const hostOfEmail = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
const emailKey = (address: string): string => address.slice(0, address.lastIndexOf('@') + 1) + hostOfEmail(address);
