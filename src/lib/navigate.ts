/** Where the site may send a visitor. Addresses from outside (a link's `next`, a stored value) go through here. */

export interface NavigateOptions {
  /** The address may leave this site. */
  readonly external?: boolean;
}

const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:']);

/**
 * The address to go to from `here`. Throws for another origin without `external`, and for protocols that run code or
 * show what is not a page, always. The URL parser decides what the protocol is, so that control characters hide nothing.
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

/** A `next` from an address, if it is one path of this site, base included; undefined for anything else. */
export function safeNext(next: string | null | undefined, here: string, base: string): string | undefined {
  if (!next?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(next)) return undefined;
  const url = new URL(next, here);
  return url.origin === new URL(here).origin && url.pathname.startsWith(base)
    ? url.pathname + url.search + url.hash
    : undefined;
}
