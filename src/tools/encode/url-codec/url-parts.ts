import { percentDecode } from './percent';

/** One part of a URL, decoded. */
export interface UrlPart {
  readonly part: 'scheme' | 'user' | 'password' | 'host' | 'port' | 'path' | 'query' | 'fragment';
  /** The name of a query pair; otherwise empty. */
  readonly name: string;
  readonly value: string;
}

/**
 * RFC 3986, appendix B: scheme, authority, path, query, fragment. Unlike there, a backslash ends the authority too, as
 * in browsers: `https://evil.example\@good.example` leads to evil.example.
 */
const REFERENCE = /^(?:([^:/?#]+):)?(?:\/\/([^/\\?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const WITH_SCHEME = /^(?:[a-z][a-z\d+.-]*:\/\/|mailto:)/i;
const WITH_QUERY = /^[^?#]*\?[^#=]+=/;
/** A form body: only pairs. */
const PAIRS = /^[^=&?#]+=[^=&]*(?:&[^=&]*=[^=&]*)+$/;

/**
 * Splits a URL into its parts and the pairs of its query, each decoded, in order. Undefined for text that is neither a
 * URL with a scheme, nor a URL with a query, nor a list of pairs. Nothing is normalized: `HTTP://a/../b` stays as
 * typed.
 */
export function urlParts(text: string, plus = false): readonly UrlPart[] | undefined {
  const url = text.trim();
  const form = formOf(url);
  if (!form) return undefined;
  if (form === 'pairs') return queryPairs(url, plus);
  const [, scheme = '', authority = '', path = '', query, fragment] = REFERENCE.exec(url) ?? [];
  // The last @ ends the username (WHATWG URL, authority state): `google.com@evil.example` is on evil.example.
  const at = authority.lastIndexOf('@');
  const [, user, password] = /^([^:]*)(?::(.*))?$/s.exec(authority.slice(0, Math.max(0, at))) ?? [];
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(authority.slice(at + 1)) ?? [];
  const one = (part: UrlPart['part'], value: string | undefined): UrlPart[] =>
    value === undefined || value === '' ? [] : [{ part, name: '', value: percentDecode(value).text }];
  return [
    ...one('scheme', scheme),
    ...one('user', user),
    ...one('password', password),
    ...one('host', host),
    ...one('port', port),
    ...one('path', path),
    ...(query === undefined ? [] : queryPairs(query, plus)),
    ...one('fragment', fragment),
  ];
}

function formOf(url: string): 'pairs' | 'url' | undefined {
  if (/\s/.test(url)) return undefined;
  if (PAIRS.test(url)) return 'pairs';
  return WITH_SCHEME.test(url) || WITH_QUERY.test(url) ? 'url' : undefined;
}

/** Turns each `+` into a space: only in the query of a URL, otherwise everywhere. The length stays the same. */
export function spacesForPluses(text: string): string {
  if (formOf(text.trim()) !== 'url') return text.replaceAll('+', ' ');
  return text.replace(/^([^?#]*)(\?[^#]*)/, (_, path: string, query: string) => path + query.replaceAll('+', ' '));
}

function queryPairs(query: string, plus: boolean): UrlPart[] {
  const decoded = (text: string) => percentDecode(text, plus).text;
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const name = equals < 0 ? pair : pair.slice(0, equals);
      return { part: 'query', name: decoded(name), value: equals < 0 ? '' : decoded(pair.slice(equals + 1)) };
    });
}
