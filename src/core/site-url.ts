/** The only way to build a URL on this site: the base path comes from the build (`BASE_PATH`). */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A root-absolute path ('/about/') prefixed with the site's base path. */
export const href = (path: string): string => `${BASE}${path}`;

/** A full URL, for canonical links, feeds and social cards. */
export const absolute = (path: string): string => new URL(href(path), import.meta.env.SITE).href;

/** Removes the base path, if any: '/tools/about/' is '/about/' under '/tools/'. */
export const withoutBase = (path: string): string =>
  BASE !== '' && path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;

/** The home page of a language. */
export const homePath = (lang: string): string => (lang === 'en' ? '/' : `/${lang}/`);
