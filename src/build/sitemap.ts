import { LANGS } from '../i18n/languages.ts';

/** A page for search engines: its own full address, and the same page in other languages. */
export interface SitemapPage {
  readonly url: string;
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
}

/** A sitemap has at most 50,000 addresses (sitemaps.org, protocol 0.9). */
const LIMIT = 50_000;

/** The sitemap files by name, the index first. `root` is the site's address with its base and a trailing slash. */
export function sitemapFiles(pages: readonly SitemapPage[], root: string, limit = LIMIT): ReadonlyMap<string, string> {
  const sorted = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const parts = Array.from({ length: Math.max(1, Math.ceil(sorted.length / limit)) }, (_, n) =>
    sorted.slice(n * limit, (n + 1) * limit),
  );
  const names = parts.map((_, n) => `sitemap-${n}.xml`);
  const index = names.map((name) => `<sitemap><loc>${xml(root + name)}</loc></sitemap>`).join('');
  return new Map([
    ['sitemap-index.xml', `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${index}</sitemapindex>\n`],
    ...parts.map(
      (part, n) =>
        [
          names[n] ?? '',
          `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${part.map(entry).join('')}</urlset>\n`,
        ] as const,
    ),
  ]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function entry({ url, alternates }: SitemapPage): string {
  const links = alternates
    .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${xml(lang)}" href="${xml(href)}"/>`)
    .join('');
  return `<url><loc>${xml(url)}</loc>${links}</url>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Allows everything except the user area and the builds, which are useless to a search engine. */
export function robotsText(root: string): string {
  const { pathname } = new URL(root);
  return [
    'User-agent: *',
    ...LANGS.map((lang) => `Disallow: ${pathname}${lang === 'en' ? '' : `${lang}/`}user/`),
    `Disallow: ${pathname}builds/`,
    '',
    `Sitemap: ${root}sitemap-index.xml`,
    '',
  ].join('\n');
}
