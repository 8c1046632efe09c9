/** The finished site as the checks read it, and the functions that they share. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesIn, SANDBOX } from '../../src/build/finish.ts';
import { answer } from '../../src/build/hosting.ts';
import { readPage } from '../../src/build/html.ts';
import { fileOf, moduleGraph } from '../../src/build/modules.ts';

export const LANGS = ['en', 'fr', 'it', 'id', 'pt', 'es', 'pl', 'ru'];

/** Everything that the checks read, read once. */
export async function openDist(dist, hosting) {
  const files = new Set(await filesIn(dist));
  const text = (file) => readFileSync(join(dist, file), 'utf8');
  const root = /^Sitemap: (.*)sitemap-index\.xml$/m.exec(files.has('robots.txt') ? text('robots.txt') : '')?.[1];
  if (root === undefined)
    throw new Error(
      `${dist}/robots.txt names no sitemap-index.xml; build the site with its integration 'smallkit-build'`,
    );
  const base = new URL(root).pathname;
  const pages = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.html') && !SANDBOX.test(file))
      .map(async (file) => {
        const html = await readFile(join(dist, file), 'utf8');
        return { file, path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`, html, facts: readPage(html) };
      }),
  );
  const module = await moduleGraph((file) => (files.has(file) ? text(file) : undefined), base);
  return {
    dist,
    hosting,
    files,
    text,
    root,
    base,
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    module,
  };
}

/**
 * Where an address leads within the site: its path without the base, or why it leads nowhere. Undefined for another
 * site's address.
 */
export function placeOf(site, page, value) {
  const here = new URL(page.path.slice(1), site.root);
  if (!URL.canParse(value, here)) return { fault: "isn't an address" };
  const url = new URL(value, here);
  if (/^(javascript|vbscript):$/.test(url.protocol)) return { fault: 'runs code; write a button' };
  if (!/^https?:$/.test(url.protocol) || url.origin !== here.origin) return undefined;
  if (!url.pathname.startsWith(site.base))
    return { fault: `is outside '${site.base}'; put the base in front (src/core/site-url.ts)` };
  const path = decodeURI(`/${url.pathname.slice(site.base.length)}`);
  return { path, hash: url.hash.slice(1), to: answer(site.hosting, path, (file) => site.files.has(file)) };
}

/** Applies a check to every page: its failures begin with the page's file. */
export const unfold = (site, check) =>
  site.pages.flatMap((page) => check(page).map((failure) => `${page.file}: ${failure}`));
export const isPage = (page) => page.file.endsWith('index.html');
/** The page's full address, as in canonical and sitemap. */
export const addressOf = (site, page) => new URL(page.path.slice(1), site.root).href;
export const gzip = (content) => gzipSync(content, { level: 9 }).length;
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
const STYLE_URL = /url\(["']?([^"')]+)["']?\)/g;

/** Everything a page links, loads or shows, including its inline styles. */
export function addressesOf(page) {
  const styles = page.facts.styles.flatMap(({ text }) =>
    Array.from(text.matchAll(STYLE_URL), ([, value]) => ({ element: 'style', value })),
  );
  return [...page.facts.references, ...styles];
}

/** The file of dist at an address; '' if it isn't one of this site. */
export const fileAt = (site, address) => fileOf(address, '', site.base) ?? '';
