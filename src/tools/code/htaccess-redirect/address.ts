/** What the visitor typed as old or new address, in its parts. */
export interface Place {
  /** In small letters and punycode, with a port where one is given; '' for a path alone. */
  readonly host: string;
  /** 'http' or 'https' where it was given. */
  readonly scheme: string;
  /** With its leading slash, percent-encoded as browsers send it. */
  readonly path: string;
  /** Without `?`; undefined where there is none. */
  readonly query: string | undefined;
  /** With `#`, or ''. */
  readonly fragment: string;
}

/**
 * A full address, `example.com/path`, or a path with or without its leading slash. Undefined where a full address is none.
 * A word with a point before its first slash is a path (`old-page.html`) unless a scheme or `//` says otherwise.
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

/** A path or query as the server compares it: percent signs decoded where they are UTF-8. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A domain alone, typed with or without scheme, `www.` and slash; undefined where it is none. */
export function readDomain(typed: string): string | undefined {
  const text = typed.trim();
  const place = readPlace(/^(?:https?:)?\/\//i.test(text) ? text : `https://${text}`);
  if (!place || !/^[^\s/]+\.[^\s/.]+$/.test(place.host) || place.path !== '/' || place.query !== undefined)
    return undefined;
  return place.host;
}

/**
 * A pattern that matches the text and nothing else. White space of ASCII is written by its code, for RewriteRule would take
 * it for the end; other white space is several bytes to a server, and stays.
 */
export const escapeRegex = (text: string): string =>
  text
    .replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
    .replace(/[\t-\r ]/g, (space) => `\\x${(space.codePointAt(0) ?? 32).toString(16).padStart(2, '0')}`);
