#!/usr/bin/env node
/**
 * The static checks of the finished site: `node scripts/check-dist.mjs [folder] [--only links] [--report file.json]`.
 * Each failure is a line with the file, the value and the remedy.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { hashOf } from '../src/build/csp.ts';
import { filesIn, SANDBOX } from '../src/build/finish.ts';
import { answer, headersOf } from '../src/build/hosting.ts';
import { readHeadersFile } from '../src/build/hosts.ts';
import { isDataBlock, readPage } from '../src/build/html.ts';
import { closureOf, fileOf, moduleGraph } from '../src/build/modules.ts';
import { invalidHtml } from './validate-html.mjs';

/** gzip bytes. */
export const BUDGETS = { script: 5_000, preload: 80_000, html: 20_000 };

/** Tools whose job needs an editor or a codec at once, and why. */
export const HEAVY_TOOLS = {};

const LANGS = ['en', 'fr', 'it', 'id', 'pt', 'es', 'pl', 'ru'];

/** Everything that the checks read, read once. */
export async function openDist(dist, hosting) {
  const files = new Set(await filesIn(dist));
  const text = (file) => readFileSync(join(dist, file), 'utf8');
  const root = /^Sitemap: (.*)sitemap-index\.xml$/m.exec(files.has('robots.txt') ? text('robots.txt') : '')?.[1];
  if (root === undefined)
    throw new Error(`${dist}/robots.txt names no sitemap-index.xml; build the site with its integration 'house'`);
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

/** Where an address leads within the site: its path without the base, or why it leads nowhere. Another site's: undefined. */
function placeOf(site, page, value) {
  const here = new URL(page.path.slice(1), site.root);
  if (!URL.canParse(value, here)) return { fault: 'is no address' };
  const url = new URL(value, here);
  if (/^(javascript|vbscript):$/.test(url.protocol)) return { fault: 'runs code; write a button' };
  if (!/^https?:$/.test(url.protocol) || url.origin !== here.origin) return undefined;
  if (!url.pathname.startsWith(site.base))
    return { fault: `is outside '${site.base}'; put the base in front (src/lib/url.ts)` };
  const path = decodeURI(`/${url.pathname.slice(site.base.length)}`);
  return { path, hash: url.hash.slice(1), to: answer(site.hosting, path, (file) => site.files.has(file)) };
}

const unfold = (site, check) => site.pages.flatMap((page) => check(page).map((failure) => `${page.file}: ${failure}`));
const isPage = (page) => page.file.endsWith('index.html');
const addressOf = (site, page) => new URL(page.path.slice(1), site.root).href;
const gzip = (content) => gzipSync(content, { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
const STYLE_URL = /url\(["']?([^"')]+)["']?\)/g;

function addressesOf(page) {
  const styles = page.facts.styles.flatMap(({ text }) =>
    Array.from(text.matchAll(STYLE_URL), ([, value]) => ({ element: 'style', value })),
  );
  return [...page.facts.references, ...styles];
}

function links(site) {
  return unfold(site, (page) =>
    addressesOf(page).flatMap(({ element, value }) => {
      const place = placeOf(site, page, value);
      if (!place) return [];
      if (place.fault) return [`<${element}> '${value}' ${place.fault}`];
      if (place.to.location) return [`<${element}> '${value}' is redirected to '${place.to.location}'; write that`];
      return place.to.status === 200
        ? []
        : [`<${element}> '${value}' leads nowhere; write the address of something that exists`];
    }),
  );
}

function fragments(site) {
  return unfold(site, (page) =>
    page.facts.references.flatMap(({ element, value }) => {
      if (element !== 'a' || !value.includes('#')) return [];
      const { path, hash } = placeOf(site, page, value) ?? {};
      // A tool's permalink and a text fragment are read by the page, not found in it.
      if (!hash || hash === 'top' || /=|^:~:/.test(hash)) return [];
      const target = site.byPath.get(path);
      if (!target || target.facts.ids.includes(decodeURIComponent(hash))) return [];
      return [`'${value}' names no element of ${target.file}; write one of its ids`];
    }),
  );
}

function manifest(site) {
  const file = [...site.files].find((name) => name.endsWith('.webmanifest'));
  if (!file) return ['manifest.webmanifest is missing'];
  const { start_url: start, icons = [] } = JSON.parse(site.text(file));
  return [start, ...icons.map((icon) => icon.src)].flatMap((value) => {
    const place = placeOf(site, { path: '/' }, value);
    return place?.to?.status === 200 ? [] : [`${file}: '${value}' leads nowhere`];
  });
}

function toolLists(site) {
  return LANGS.flatMap((lang) => {
    const file = `api/${lang}/tools`;
    if (!site.files.has(file)) return [`${file} is missing`];
    const list = JSON.parse(site.text(file));
    return list.flatMap((tool, at) => {
      const wrong = ['text', 'url', 'icon'].filter((key) => typeof tool[key] !== 'string' || tool[key] === '');
      if (wrong.length > 0) return [`${file}: tool ${at} has no ${wrong.join(', ')}`];
      const place = placeOf(site, { path: '/' }, tool.url);
      return place?.to?.status === 200 ? [] : [`${file}: '${tool.url}' leads nowhere`];
    });
  });
}

function headings(site) {
  return unfold(site, ({ facts }) => {
    const first = facts.headings.filter(({ depth }) => depth === 1);
    return first.length === 1 ? [] : [`has ${first.length} <h1>; a page has one`];
  });
}

/** Each value of a fact, and the pages that have it: pages that search engines may show. */
function shared(site, name) {
  const seen = Map.groupBy(
    site.pages.filter(({ facts }) => !facts.noindex),
    ({ facts }) => facts[name],
  );
  return [...seen].flatMap(([value, pages]) => {
    const files = pages.map(({ file }) => file).join(', ');
    if (value === '') return [`${files}: no ${name}; write one`];
    return pages.length === 1 ? [] : [`${files}: the same ${name} '${value}'; write one for each`];
  });
}

function languages(site) {
  const pageAt = (href) =>
    href.startsWith(site.root) ? site.byPath.get(`/${decodeURI(href.slice(site.root.length))}`) : undefined;
  return unfold(site, (page) => {
    const { lang, canonical, noindex, alternates } = page.facts;
    const own = addressOf(site, page);
    const failures = [];
    if (!LANGS.includes(lang)) failures.push(`<html lang> is '${lang}'; use one of ${LANGS.join(', ')}`);
    if (noindex) return failures;
    if (canonical !== own) failures.push(`canonical is '${canonical}'; its own address is '${own}'`);
    const named = alternates.filter((alternate) => alternate.lang !== 'x-default');
    if (named.length > 0 && !named.some((alternate) => alternate.lang === lang && alternate.href === own)) {
      failures.push(`hreflang does not name the page itself (${lang}, ${own})`);
    }
    for (const alternate of named) {
      const other = pageAt(alternate.href);
      if (!other) failures.push(`hreflang ${alternate.lang} '${alternate.href}' leads nowhere`);
      else if (other.facts.lang !== alternate.lang)
        failures.push(`hreflang ${alternate.lang} '${alternate.href}' is in ${other.facts.lang}`);
      else if (!other.facts.alternates.some((back) => back.href === own))
        failures.push(`${other.file} does not name this page back with hreflang ${lang}`);
    }
    const fallback = alternates.find((alternate) => alternate.lang === 'x-default');
    if (fallback && !named.some(({ href }) => href === fallback.href))
      failures.push(`x-default '${fallback.href}' is none of its languages`);
    return failures;
  });
}

function payloads(site) {
  return unfold(site, (page) => {
    if (!isPage(page)) return [];
    const file = `${page.path.slice(1)}_payload.json`;
    if (!site.files.has(file)) return [`${file} is missing`];
    const payload = JSON.parse(site.text(file));
    const lost = payload.assets.filter((asset) => !site.files.has(decodeURI(asset.slice(site.base.length))));
    return [
      ...['path', 'title', 'description', 'lang'].flatMap((key) =>
        payload[key] === page.facts[key] || payload[key] === page[key] ? [] : [`${file}: ${key} is '${payload[key]}'`],
      ),
      ...lost.map((asset) => `${file}: '${asset}' does not exist`),
    ];
  });
}

function headers(site) {
  if (!site.files.has('_headers')) return ['_headers is missing'];
  const others = readHeadersFile(site.text('_headers'));
  return [...site.files].flatMap((file) => {
    const path = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const wanted = headersOf(site.hosting, path);
    const given = others(path);
    return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((name) => {
      const value = given.get(name);
      // Policies of two blocks are joined with a comma, and both hold.
      const agrees =
        name === 'content-security-policy' ? value?.split(', ').includes(wanted.get(name)) : value === wanted.get(name);
      return agrees ? [] : [`_headers: ${path} has ${name} '${value}', firebase.json '${wanted.get(name)}'`];
    });
  });
}

function policies(site) {
  return unfold(site, ({ facts, html }) => {
    const { policy } = facts;
    if (policy === undefined) return ['no Content-Security-Policy; the page needs a <head> with <meta charset>'];
    const sources = (name) => / *([^;]*)/.exec(policy.split(`${name} `)[1] ?? '')?.[1].split(' ') ?? [];
    const scripts = sources('script-src');
    const before = html.slice(0, html.indexOf('Content-Security-Policy'));
    return [
      ...(policy.includes("'unsafe-eval'") ? ["policy: 'unsafe-eval'; write code that needs no eval"] : []),
      ...(scripts.includes("'unsafe-inline'") ? ["policy: 'unsafe-inline' in script-src; hash the script"] : []),
      ...(before.includes('<script') ? ['a script stands before the policy; put it behind <meta charset>'] : []),
      ...facts.handlers.map((handler) => `${handler}: the policy refuses it; add a listener`),
      ...facts.scripts
        .filter((script) => script.src === undefined && !isDataBlock(script) && !scripts.includes(hashOf(script.text)))
        .map((script) => `policy: no hash for '${script.text.slice(0, 40)}…'; nothing may change a page after 'house'`),
    ];
  });
}

/** With nothing configured, a page asks nobody but its own host for anything. */
function origins(site) {
  const own = new URL(site.root).origin;
  return unfold(site, (page) =>
    addressesOf(page).flatMap(({ element, attribute, value, rel }) => {
      const asks =
        attribute === 'src' ||
        element === 'style' ||
        (element === 'link' && /stylesheet|preload|prefetch|preconnect|icon|manifest/.test(rel));
      if (!asks || !URL.canParse(value, site.root)) return [];
      const { origin, protocol } = new URL(value, site.root);
      return /^https?:$/.test(protocol) && origin !== own
        ? [`<${element}> asks ${origin}; serve it from this site`]
        : [];
    }),
  );
}

const fileAt = (site, address) => fileOf(address, '', site.base) ?? '';

function scriptBudget(site) {
  return unfold(site, ({ facts }) => {
    const code = facts.scripts.filter((script) => !isDataBlock(script));
    const inline = code.filter(({ src }) => src === undefined).map(({ text }) => text);
    const files = closureOf(
      code.flatMap(({ src }) => (src === undefined ? [] : [fileAt(site, src)])),
      site.module,
    );
    const sizes = [
      ['inline', inline.length > 0 ? gzip(inline.join('\n')) : 0],
      ...files.map((file) => [file, gzip(site.text(file))]),
    ];
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    if (sum <= BUDGETS.script) return [];
    return [
      `${kilobytes(sum)} of script before intent, at most ${kilobytes(BUDGETS.script)}: ${sizes.map(([name, size]) => `${name} ${size}`).join(', ')}`,
    ];
  });
}

function preloadBudget(site) {
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, site.files.has(file) ? gzip(site.text(file)) : 0);
    return sizes.get(file);
  };
  return unfold(site, ({ facts }) => {
    const tool = facts.islands.find((island) => island.tool)?.tool;
    if (tool in HEAVY_TOOLS) return [];
    const files = closureOf(
      facts.islands.filter(({ later }) => !later).flatMap(({ modules }) => modules.map((url) => fileAt(site, url))),
      site.module,
    );
    const sum = files.reduce((total, file) => total + sizeOf(file), 0);
    if (sum <= BUDGETS.preload) return [];
    const largest = files.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 5);
    return [
      `preloads ${kilobytes(sum)}, at most ${kilobytes(BUDGETS.preload)}: load on first use (largest: ${largest.map((file) => `${file} ${sizeOf(file)}`).join(', ')})`,
    ];
  });
}

/** Pages that may be larger, and why; in bytes. */
const LARGE_PAGES = {
  'ru/fancy-font-generator/index.html': 21_000, // The names of 113 styles, two bytes a letter.
  'qr-code-generator/index.html': 21_000, // The forms of ten kinds of code in one.
};

function htmlBudget(site) {
  return unfold(site, ({ html, facts, file }) => {
    const sheets = facts.references
      .filter(({ element, rel }) => element === 'link' && rel === 'stylesheet')
      .map(({ value }) => fileAt(site, value));
    const sum =
      gzip(html) + sheets.reduce((total, file) => total + (site.files.has(file) ? gzip(site.text(file)) : 0), 0);
    const most = LARGE_PAGES[file] ?? BUDGETS.html;
    return sum <= most
      ? []
      : [`${kilobytes(sum)} of HTML and CSS, at most ${kilobytes(most)}: shorten the page or its styles`];
  });
}

function builds(site) {
  const wanted = [
    '404.html',
    'sw.js',
    'rss.xml',
    'sitemap-index.xml',
    'sitemap-0.xml',
    '_redirects',
    'builds/latest.json',
  ];
  const missing = wanted.filter((file) => !site.files.has(file)).map((file) => `${file} is missing`);
  if (!site.files.has('builds/latest.json')) return missing;
  const { id } = JSON.parse(site.text('builds/latest.json'));
  if (!site.files.has(`builds/meta/${id}.json`)) return [...missing, `builds/meta/${id}.json is missing`];
  const meta = JSON.parse(site.text(`builds/meta/${id}.json`));
  const listed = new Set(meta.prerendered);
  const others = unfold(site, ({ file, path, facts }) => {
    const build = facts.metas.find(({ name }) => name === 'smallkit-build')?.content;
    return [
      ...(build === id ? [] : [`is of build '${build}', not '${id}'`]),
      ...(!file.endsWith('index.html') || listed.has(path) ? [] : [`is not in builds/meta/${id}.json`]),
    ];
  });
  const sitemap = site.text('sitemap-0.xml');
  const unlisted = unfold(site, (page) =>
    !isPage(page) || page.facts.noindex === !sitemap.includes(`<loc>${addressOf(site, page)}</loc>`)
      ? []
      : [page.facts.noindex ? 'is noindex and in the sitemap' : 'is not in the sitemap'],
  );
  return [...missing, ...others, ...unlisted];
}

const html = (site) =>
  invalidHtml(
    site.dist,
    site.pages.map(({ file }) => file),
  );

/** By name; `links` are those that a build under another base must pass too. */
export const CHECKS = {
  'internal links': links,
  'link fragments': fragments,
  'tool lists': toolLists,
  'web app manifest': manifest,
  'one h1': headings,
  'unique titles': (site) => shared(site, 'title'),
  'unique descriptions': (site) => shared(site, 'description'),
  'canonical and hreflang': languages,
  'valid HTML': html,
  payloads,
  'headers of other hosts': headers,
  'content security policies': policies,
  'own origin only': origins,
  'script before intent': scriptBudget,
  'preloaded script': preloadBudget,
  'HTML and CSS': htmlBudget,
  'build files': builds,
};
const LINK_CHECKS = [
  'internal links',
  'link fragments',
  'tool lists',
  'web app manifest',
  'canonical and hreflang',
  'payloads',
];

/** What each check found wrong. */
export async function checkDist(dist, hosting, names = Object.keys(CHECKS)) {
  const site = await openDist(dist, hosting);
  return Promise.all(names.map(async (name) => ({ name, failures: await CHECKS[name](site) })));
}

const SHOWN = 12;

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [given] = process.argv.slice(2);
  const option = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
  const dist = given && !given.startsWith('--') ? resolve(given) : fileURLToPath(new URL('../dist', import.meta.url));
  if (!existsSync(dist)) {
    console.error(`${dist} does not exist: build the site first`);
    process.exit(1);
  }
  const { hosting } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));
  const results = await checkDist(dist, hosting, option('--only') === 'links' ? LINK_CHECKS : undefined);
  for (const { name, failures } of results) {
    for (const failure of failures.slice(0, SHOWN)) console.log(`${name}: ${failure}`);
    if (failures.length > SHOWN) console.log(`${name}: … and ${failures.length - SHOWN} more`);
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const report = option('--report');
  if (report) writeFileSync(report, JSON.stringify({ passed: results.length - failed, failed }));
  console.log(`${results.length - failed} of ${results.length} checks of dist passed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
