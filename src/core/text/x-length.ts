import { X } from '../../data/platforms/x';
import { SCRIPT_DOMAINS, TOP_LEVEL_DOMAINS } from '../../data/top-level-domains';
import { xWeight } from './x-weight';

/** The number of characters that X's shortened URL counts in a post. */
const LINK = X.link.value;
const DOT_IN_WORD = /[\p{L}\p{M}\p{N}_-]\.[\p{L}\p{N}]/gu;
const HOST_CHARACTER = /[\p{L}\p{M}\p{N}_.-]/u;
/** Latin letters with accents, and in paths Cyrillic ones. Source: twitter-text 3.1.0, latinAccentChars and validUrlPath. */
const ACCENTED =
  '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263\\u0268\\u026F\\u0272\\u0289\\u028B\\u02BB\\u0300-\\u036F\\u1E00-\\u1EFF';
const LATIN_HOST_CHARACTER = new RegExp(`[A-Za-z0-9_.${ACCENTED}-]`);
const PROTOCOL = /(?<![A-Za-z0-9@＠$#＃])https?:\/\/$/i;
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?$/u;
const PORT = /:\d+/y;
const PORT_AND_PATH = /(?::\d+)?\//y;
const PATH = new RegExp(`/[A-Za-z0-9${ACCENTED}\\u0400-\\u04FF!*';:=+,.$%[\\]\\u2013_~@&|/#()-]*`, 'uy');
const TRAILING = /[!*';:,.?[\]~|]/;
const QUERY = /\?[A-Za-z0-9!?*'();:&=+$/%#[\]\-_.,~|@]*/y;

/**
 * The length of a post as X counts it: 23 per link, the rest by `xWeight`. A link is http(s):// and a domain with a
 * known top-level domain, or such a domain without a scheme in Latin letters. Brand domains, which X's own list also has,
 * count by their letters. Source: twitter-text 3.1.0.
 */
export function xLength(text: string): number {
  let length = 0;
  let end = 0;
  for (const link of links(text)) {
    length += xWeight(text.slice(end, link.start)) + LINK;
    end = link.end;
  }
  return length + xWeight(text.slice(end));
}

interface Link {
  readonly start: number;
  readonly end: number;
}

function* links(text: string): Generator<Link> {
  DOT_IN_WORD.lastIndex = 0;
  let from = 0;
  for (let dot = DOT_IN_WORD.exec(text); dot !== null; dot = DOT_IN_WORD.exec(text)) {
    const at = dot.index + dot[0].indexOf('.');
    const link = linkAround(text, at, from);
    from = link?.end ?? wordEnd(text, at);
    // The caller may have run another search in between, which moves the shared pattern's lastIndex.
    DOT_IN_WORD.lastIndex = from;
    if (link) yield link;
  }
}

function linkAround(text: string, dot: number, from: number): Link | undefined {
  const wide = walk(text, dot, -1, from, HOST_CHARACTER);
  const protocol = PROTOCOL.exec(text.slice(Math.max(from, wide - 9), wide))?.[0] ?? '';
  const start = protocol === '' ? walk(text, dot, -1, from, LATIN_HOST_CHARACTER) : wide;
  const host = text.slice(start, walk(text, dot, 1, text.length, HOST_CHARACTER));
  // Letters of another script can follow a Latin domain, and a domain of another script can follow Latin ones.
  const latin = text.slice(start, walk(text, dot, 1, text.length, LATIN_HOST_CHARACTER));
  const domain = protocol === '' ? (domainIn(latin) ?? domainIn(host)) : domainIn(host);
  const after = start + (domain?.length ?? 0);
  if (domain === undefined || text.charAt(after) === '@') return undefined;
  // Without a scheme, port and query belong to the link only if there is a path.
  PORT_AND_PATH.lastIndex = after;
  const end = protocol !== '' || PORT_AND_PATH.test(text) ? pathEnd(text, after) : after;
  if (protocol !== '') return { start: start - protocol.length, end };
  const blocked = /[@＠$#＃/]$/.test(text.slice(Math.max(from, start - 1), start));
  return blocked ? undefined : { start, end };
}

/** The longest prefix of a host that ends in a top-level domain; a letter, digit or @ after it disqualifies it. */
function domainIn(host: string): string | undefined {
  const labels = host.split('.');
  const bad = labels.findIndex((label) => !LABEL.test(label));
  const good = bad < 0 ? labels : labels.slice(0, bad);
  for (let count = good.length; count >= 2; count--) {
    // Only the names before the domain's own may have a low line.
    if (good[count - 2]?.includes('_')) continue;
    const top = topIn(good[count - 1] ?? '');
    if (top !== undefined) return [...good.slice(0, count - 1), top].join('.');
  }
  return undefined;
}

/** The top-level domain that a label is, or begins with if the two are in different scripts: `comを`. */
function topIn(label: string): string | undefined {
  const small = label.toLowerCase();
  const latin = /^[a-z]*/.exec(small)?.[0] ?? '';
  if (TOP_LEVEL_DOMAINS.has(latin) && !/^[a-z0-9-]/.test(small.slice(latin.length)))
    return label.slice(0, latin.length);
  if (small.startsWith('xn--')) return label;
  const own = SCRIPT_DOMAINS.find((domain) => small.startsWith(domain));
  return own !== undefined && !/^[A-Za-z0-9@+-]/.test(label.slice(own.length)) ? label.slice(0, own.length) : undefined;
}

/** The end of port, path and query; trailing punctuation belongs to the sentence. */
function pathEnd(text: string, from: number): number {
  let end = from;
  for (const part of [PORT, PATH, QUERY]) {
    part.lastIndex = end;
    const found = part.exec(text)?.[0];
    if (found !== undefined) end += trimmed(found).length;
  }
  return end;
}

function trimmed(path: string): string {
  let open = path.split('(').length - path.split(')').length;
  let end = path.length;
  for (; end > 0; end--) {
    const last = path.charAt(end - 1);
    if (last === ')' && open >= 0) break;
    if (last === ')') open++;
    else if (last === '(') open--;
    else if (!TRAILING.test(last)) break;
  }
  return path.slice(0, end);
}

const wordEnd = (text: string, at: number): number => walk(text, at, 1, text.length, HOST_CHARACTER);

/**
 * From `at` to where the characters of one kind end: the first of them going backward, the one after the last going
 * forward.
 */
function walk(text: string, at: number, step: 1 | -1, limit: number, kind: RegExp): number {
  let here = at;
  if (step === 1) while (here < limit && kind.test(text.charAt(here))) here++;
  else while (here > limit && kind.test(text.charAt(here - 1))) here--;
  return here;
}
