/** The components of an old or new address that the visitor typed. */
export interface Place {
  /** Lowercase and in punycode, with a port if one was typed; '' if only a path was typed. */
  readonly host: string;
  /** 'http' or 'https'; '' if none was typed. */
  readonly scheme: string;
  /** With a leading slash, percent-encoded as browsers send it. */
  readonly path: string;
  /** Without `?`; undefined if there is none. */
  readonly query: string | undefined;
  /** With `#`, or ''. */
  readonly fragment: string;
}

/**
 * Reads a full address or a path with or without its leading slash. Undefined for an invalid full address. Without a
 * scheme or `//`, a word with a point before its first slash is a path too (`old-page.html`).
 */
export function readPlace(typed: string): Place | undefined {
  const text = typed.trim();
  const full = /^(?:https?:)?\/\//i.test(text);
  const address = full ? text.replace(/^\/\//, 'https://') : `https://x.invalid/${text.replace(/^\//, '')}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const query = /\?[^#]*/.exec(text)?.[0];
  return {
    host: full ? url.host : '',
    scheme: /^https?:/i.test(text) ? url.protocol.slice(0, -1) : '',
    path: url.pathname,
    query: query === undefined ? undefined : url.search.slice(1),
    fragment: url.hash,
  };
}

/** A path or query as the server compares it: percent-encoding decoded if it is valid UTF-8. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reads a domain, typed with or without scheme, `www.` and slash; undefined for anything else. */
export function readDomain(typed: string): string | undefined {
  const text = typed.trim();
  const address = readPlace(/^(?:https?:)?\/\//i.test(text) ? text : `https://${text}`);
  if (!address || !/^[^\s/]+\.[^\s/.]+$/.test(address.host) || address.path !== '/' || address.query !== undefined)
    return undefined;
  return address.host;
}

/**
 * Escapes a text so that the pattern matches exactly this text. ASCII white space is written as a code, because
 * RewriteRule would take it for the end of the pattern; other white space is several bytes to a server, and stays.
 */
export const escapeRegex = (text: string): string =>
  text
    .replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
    .replace(/[\t-\r ]/g, (space) => `\\x${(space.codePointAt(0) ?? 32).toString(16).padStart(2, '0')}`);
