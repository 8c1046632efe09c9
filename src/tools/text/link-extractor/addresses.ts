/** The kind of a link's target: none worth listing, a page or file, a mailbox, or another program. */
export type Target = 'none' | 'web' | 'email' | 'other';

/** Every scheme except those of the web and email leads to another program: tel, sms, geo. */
export function targetOf(address: string): Target {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (address === '' || address.startsWith('#') || scheme === 'javascript' || scheme === 'data') return 'none';
  if (scheme === undefined || scheme === 'http' || scheme === 'https' || scheme === 'ftp') return 'web';
  return scheme === 'mailto' ? 'email' : 'other';
}

/** The mailboxes of a mailto: URL (RFC 6068), which may contain several separated by commas; decodes escapes. */
export function mailboxes(address: string): string[] {
  const to = address.slice('mailto:'.length).split(/[?#]/)[0] ?? '';
  return to
    .split(',')
    .map((one) => decoded(one).trim())
    .filter((one) => one !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The candidates of a srcset attribute (HTML Standard, parsing a srcset attribute): URLs without their sizes. */
export function sourcesOf(srcset: string): string[] {
  const sources: string[] = [];
  const CANDIDATE = /[\s,]*(\S+)/y;
  let at = 0;
  for (;;) {
    CANDIDATE.lastIndex = at;
    const match = CANDIDATE.exec(srcset);
    if (!match) return sources;
    at = CANDIDATE.lastIndex;
    const [, url = ''] = match;
    const bare = url.replace(/,+$/, '');
    if (bare !== '') sources.push(bare);
    // A comma directly after the URL ends the candidate; otherwise its sizes come first, where commas may be in
    // parentheses.
    if (bare.length === url.length) at = sizesEnd(srcset, at);
  }
}

function sizesEnd(srcset: string, from: number): number {
  let depth = 0;
  for (let at = from; at < srcset.length; at++) {
    const character = srcset.charAt(at);
    if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) return at + 1;
  }
  return srcset.length;
}

const IMAGE = /\.(?:apng|avif|bmp|gif|heic|heif|ico|jfif|jpe?g|jxl|png|svgz?|tiff?|webp)$/i;

export const isImage = (address: string): boolean => IMAGE.test(address.split(/[?#]/, 1)[0] ?? '');

/** Parameters that track where a visitor came from. */
const TRACKING = /^(?:utm_[^=]*|fbclid|gclid)(?:=|$)/i;

export function withoutTracking(address: string): string {
  const hash = address.indexOf('#');
  const end = hash < 0 ? address.length : hash;
  const query = address.indexOf('?');
  if (query < 0 || query > end) return address;
  const kept = address
    .slice(query + 1, end)
    .split('&')
    .filter((parameter) => !TRACKING.test(parameter));
  return address.slice(0, query) + (kept.length > 0 ? `?${kept.join('&')}` : '') + address.slice(end);
}

/** Parses a web URL (WHATWG URL); a host without a scheme counts as http. Undefined for a relative one. */
export const parsed = (address: string, bare = false): URL | undefined => parse(bare ? `http://${address}` : address);

/** Resolves a relative URL; an absolute one, or one that cannot be resolved, stays as written. */
export const resolved = (address: string, base: string): string =>
  URL.canParse(address) ? address : (parse(address, base)?.href ?? address);

const parse = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
