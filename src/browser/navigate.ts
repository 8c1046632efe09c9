/** Where the site may send a visitor. Addresses from outside (a link's `next`, a stored value) go through here. */

export interface NavigateOptions {
  /** The address may leave this site. */
  readonly external?: boolean;
}

const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:']);

/**
 * The address to navigate to from `here`. Throws for another origin without `external`, and always for protocols that
 * run code or do not show a page. The URL parser determines the protocol, so that control characters hide nothing.
 */
export function destination(to: string, here: string, { external = false }: NavigateOptions = {}): URL {
  const url = new URL(to, here);
  if (DANGEROUS.has(url.protocol))
    throw new Error(`Navigating to a URL with the protocol '${url.protocol}' is not allowed`);
  if (url.origin !== new URL(here).origin && !external)
    throw new Error('Navigating to an external URL is not allowed by default');
  return url;
}

export function navigateTo(to: string, options: NavigateOptions = {}): void {
  location.assign(destination(to, location.href, options));
}

/** Two slashes at the start name another host, a backslash is read as a slash, and control characters hide either. */
const NO_PATH = /^[^/]|^\/\/|[\\\p{Cc}]/u;
/** How often an address may be encoded: a path that is still encoded after that isn't legitimate. */
const MAX_ENCODINGS = 3;

/**
 * Returns `next` if it is a path of this site, base included; undefined for anything else. It is checked as written,
 * with its percent-encoding removed (repeatedly: a host on the way may do the same), and as the URL parser reads it,
 * for which `/.//evil.example` is `//evil.example`.
 */
export function safeNext(next: string | null | undefined, here: string, base: string): string | undefined {
  if (!next || !isPath(next)) return undefined;
  const url = new URL(next, here);
  if (url.origin !== new URL(here).origin || !url.pathname.startsWith(base)) return undefined;
  return isPath(url.pathname) ? url.pathname + url.search + url.hash : undefined;
}

function isPath(address: string): boolean {
  let text = address;
  for (let turn = 0; turn <= MAX_ENCODINGS; turn++) {
    if (NO_PATH.test(text)) return false;
    let plain: string;
    try {
      plain = decodeURIComponent(text);
    } catch {
      return false;
    }
    if (plain === text) return true;
    text = plain;
  }
  return false;
}
