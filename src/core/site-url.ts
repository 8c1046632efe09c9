/** The one way to an address on this site: the base path comes from the build (`BASE_PATH`). */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A root-absolute path ('/about/') with the site's base in front. */
export const href = (path: string): string => `${BASE}${path}`;

/** A full address, for canonical links, feeds and social cards. */
export const absolute = (path: string): string => new URL(href(path), import.meta.env.SITE).href;

/** The site's own path of an address that may carry the base: '/tools/about/' is '/about/' under '/tools/'. */
export const withoutBase = (path: string): string =>
  BASE !== '' && path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;

/** A language's home. */
export const homePath = (lang: string): string => (lang === 'en' ? '/' : `/${lang}/`);
