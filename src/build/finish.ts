import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buildId, buildMeta, type LatestBuild } from './builds.ts';
import { BUILD_METAS, needsOf, policyOf } from './csp.ts';
import { handedOn, hasDefault } from './flat-entries.ts';
import type { Hosting } from './hosting.ts';
import { headersFile, redirectsFile } from './hosts.ts';
import { attributeText, edit, joinedScripts, readPage, singleQuoted, type Island, type PageFacts } from './html.ts';
import {
  chosenByPreset,
  closureOf,
  fileOf,
  firstAnswerOf,
  moduleGraph,
  reachOf,
  stringsOf,
  workerFilesOf,
} from './modules.ts';
import { payloadOf } from './payload.ts';
import { serviceWorkerText } from './service-worker.ts';
import { securityText } from './security.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';

export interface Finish {
  /** The site's origin: 'https://smallkit.example'. */
  readonly site: string;
  /** The base path with slashes: '/' or '/tools/'. */
  readonly base: string;
  readonly hosting: Hosting;
  /** The text of ads.txt, with lines separated by line breaks or a literal `\n`. */
  readonly adsTxt?: string | undefined;
  /** Where to report a vulnerability: an email address or an https URL. */
  readonly securityContact?: string | undefined;
  readonly timestamp: number;
}

/** Matches a page whose tool declares such a field or output: the `parts` in its island's props (layouts/tool-registry.ts). */
const declares = (part: string): RegExp => new RegExp(`"parts":\\[0,"[^"]*\\b${part}\\b`);

interface SomePagesScript {
  /** The names of its modules. The checks of dist fail if no script of the build has one of these names. */
  readonly modules: readonly string[];
  /** Matches the HTML of pages that need it. */
  readonly needs: RegExp;
  /** The page needs it for its first result, so it is preloaded with the tool's own scripts. */
  readonly first?: true;
}

/** Scripts that are reachable from every page or every form, but that only some pages need. */
export const ONLY_WITH: readonly SomePagesScript[] = [
  { modules: ['guard-page'], needs: /<html[^>]* data-guard=/ },
  { modules: ['third-parties-page'], needs: /<meta name="smallkit-third-parties-config"/ },
  { modules: ['Gallery', 'glyph-support'], needs: /data-kind="(gallery|styles)"/ },
  { modules: ['DateControl'], needs: declares('date'), first: true },
  { modules: ['DrawingResult'], needs: declares('drawing'), first: true },
  { modules: ['CardList'], needs: declares('cards'), first: true },
  { modules: ['FileResults'], needs: declares('files') },
  { modules: ['Chart'], needs: declares('chart') },
  { modules: ['CodeText'], needs: declares('code(From)?') },
  // Saved items: no page needs them until the visitor saves something.
  { modules: ['page-items', 'save-item'], needs: /$^/ },
  // Tools that never run in the worker.
  { modules: ['worker-client'], needs: /^(?![^]*"parts":\[0,"[^"]*no-worker")/ },
];

/** Whether a file of dist was built from the module with that name: '_astro/Gallery.hash.js', in a worker 'Gallery-hash.js'. */
export const isScriptOf = (file: string, module: string): boolean =>
  new RegExp(`/${module}[.-][\\w-]+\\.js$`).test(file);

/** Files that aren't pages of the site: they run a visitor's HTML, under a policy sent as a header (firebase.json). */
export const SANDBOX = /^sandbox\//;

interface Page {
  readonly file: string;
  /** The path without the base path: '/reverse-text/', '/404.html'. */
  readonly path: string;
  readonly html: string;
  readonly facts: PageFacts;
}

/**
 * Post-processes the finished dist: adds policies, preloads and the build ID to the pages, and writes files that depend on
 * the whole site (payloads, `builds/`, `_headers`, `_redirects`, service worker, robots.txt, sitemap).
 */
export async function finishDist(
  dist: string,
  { site, base, hosting, adsTxt, securityContact, timestamp }: Finish,
): Promise<{ id: string; pages: number }> {
  const files = new Map<string, Uint8Array>();
  for (const file of await filesIn(dist)) files.set(file, await readFile(join(dist, file)));
  const id = buildId(files);
  const root = new URL(base, site).href;

  const readModule = (file: string) =>
    files.has(file) ? Buffer.from(files.get(file) ?? []).toString('utf8') : undefined;
  const toFile = (address: string) => fileOf(address, '', base);
  const flat = (html: string) =>
    html.replaceAll(/ renderer-url="([^"]*)"/g, (whole, address: string) => {
      const file = toFile(address) ?? '';
      const target = file.replace(/[^/]*$/, handedOn(readModule(file) ?? '')?.file ?? '');
      return hasDefault(readModule(target) ?? '') ? ` renderer-url="${base}${target}"` : whole;
    });

  const pages: Page[] = [...files].flatMap(([file, content]) => {
    if (!file.endsWith('.html') || SANDBOX.test(file)) return [];
    const html = joinedScripts(singleQuoted(flat(Buffer.from(content).toString('utf8'))));
    return [{ file, path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`, html, facts: readPage(html) }];
  });

  const module = await moduleGraph(readModule, base);
  const toAddress = (file: string) => base + file;

  const build: Build = { id, base, files, module };
  const written = new Map<string, string>();
  for (const page of pages) {
    const scripts = scriptsOf(page, build);
    written.set(page.file, finishPage(page.html, page.facts, id, scripts.first.map(toAddress)));
    if (!page.file.endsWith('index.html')) continue;
    const assets = [...assetsOf(page, scripts, build)].map(toAddress);
    written.set(`${page.path.slice(1)}_payload.json`, JSON.stringify(payloadOf(page.path, page.facts, assets)));
  }

  const latest: LatestBuild = { id, timestamp };
  const paths = pages.filter(({ file }) => file.endsWith('index.html')).map(({ path }) => path);
  written.set('builds/latest.json', JSON.stringify(latest));
  written.set(`builds/meta/${id}.json`, JSON.stringify(buildMeta(latest, hosting, paths)));
  written.set('_headers', headersFile(hosting));
  written.set('_redirects', redirectsFile(hosting, base));
  written.set(
    'sw.js',
    await serviceWorkerText(
      id,
      base,
      paths.filter((path) => /^\/([a-z]{2}\/)?offline\/$/.test(path)),
    ),
  );
  written.set('robots.txt', robotsText(root));
  if (adsTxt) written.set('ads.txt', `${adsTxt.replaceAll('\\n', '\n').trim()}\n`);
  // RFC 9116: the file is only valid at the root of a host.
  if (securityContact && base === '/')
    written.set('.well-known/security.txt', securityText(root, securityContact, timestamp));
  const listed = pages.filter(
    ({ facts, path }) =>
      !facts.noindex && facts.canonical !== undefined && facts.canonical === new URL(path.slice(1), root).href,
  );
  for (const [name, text] of sitemapFiles(
    listed.map(({ facts }) => ({ url: facts.canonical ?? '', alternates: facts.alternates })),
    root,
  ))
    written.set(name, text);

  for (const [name, text] of written) {
    const to = join(dist, name);
    if (!existsSync(dirname(to))) await mkdir(dirname(to), { recursive: true });
    await writeFile(to, text);
  }
  return { id, pages: pages.length };
}

interface Build {
  readonly id: string;
  readonly base: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly module: Awaited<ReturnType<typeof moduleGraph>>;
}

interface PageScripts {
  /** Those that the page needs for its first result: they are preloaded. */
  readonly first: readonly string[];
  readonly islands: readonly (Island & { readonly files: readonly string[] })[];
}

const CALCULATOR = /<form id="tool"[^>]* data-kind="calculator"/;
const EAGER = /<form id="tool"[^>]* data-eager/;

/** The values of a page's preset that are names and not languages: `noun` of `{"list":"noun","count":5}`. */
const presetOf = (html: string): ReadonlySet<string> => {
  const preset = / data-preset="([^"]*)"/.exec(html)?.[1] ?? '';
  return new Set(Array.from(preset.matchAll(/:&quot;([\w-]{3,})&quot;/g), ([, name = '']) => name));
};

/** The scripts of a page's islands. */
function scriptsOf({ html, facts }: Page, { base, files, module }: Build): PageScripts {
  const islands = facts.islands.map((island) => ({
    ...island,
    files: closureOf(
      island.modules.flatMap((url) => fileOf(url, '', base) ?? []),
      module,
    ),
  }));
  const parts = ONLY_WITH.filter(({ first: isFirst, needs }) => isFirst && needs.test(html)).flatMap(({ modules }) =>
    [...files.keys()].filter((name) => modules.some((one) => name.endsWith('.js') && isScriptOf(name, one))),
  );
  const answer = firstAnswerOf(
    islands.filter((island) => !island.later).map((island) => island.files),
    module,
    parts,
  );
  // A calculator's first answer has its working, whose sentences would be fetched only after it has been calculated.
  const calculator = islands.find(({ tool, later }) => tool !== undefined && !later && CALCULATOR.test(html));
  const strings =
    calculator && stringsOf(calculator.files[0] ?? '', module, { tool: calculator.tool, lang: facts.lang });
  // A page that makes its first result itself draws from the list that its preset names.
  const eager = islands.find(({ tool, later }) => tool !== undefined && !later && EAGER.test(html));
  const lists = eager ? chosenByPreset(eager.files, module, { values: presetOf(html), lang: facts.lang }) : [];
  const first = new Set([...answer, ...(strings === undefined ? [] : [strings]), ...lists]);
  return { first: [...first], islands };
}

/**
 * The files of a page's payload. They include what the page may load later, so that it works offline: the tool's logic,
 * toasts, the error screen, the list in which the search finds a tool by its name.
 */
function assetsOf({ html, facts }: Page, { first, islands }: PageScripts, build: Build): ReadonlySet<string> {
  const { base, files, module } = build;
  const scripts = closureOf(
    facts.scripts.flatMap(({ src }) => (src === undefined ? [] : (fileOf(src, '', base) ?? []))),
    module,
  );
  const tool = islands.find((island) => island.tool !== undefined)?.tool;
  const page = { tool, lang: facts.lang };
  const isLoaded = (name: string) =>
    !ONLY_WITH.some(({ modules, needs }) => modules.some((one) => isScriptOf(name, one)) && !needs.test(html));
  const needed = reachOf([...scripts, ...first, ...islands.flatMap((island) => island.files)], module, page, isLoaded);
  const workers = workerFilesOf(needed, module, page, isLoaded);
  const shown = [...addressesOf(facts)]
    .flatMap((address) => fileOf(address, '', base) ?? [])
    .filter((name) => files.has(name));
  const searches = islands.filter((island) => island.files.some((name) => isScriptOf(name, 'Search')));
  const lists = [
    ...(searches.length > 0 ? ['tools'] : []),
    // The box of the home page also proposes tools for what another app shares.
    ...(searches.some(({ later }) => !later) ? ['pasted'] : []),
  ].map((list) => `api/${facts.lang}/${list}`);
  return new Set([...needed, ...workers, ...shown, ...lists]);
}

/** Adds to a page its policy, the build ID, and preload links for the scripts of its first result. */
function finishPage(html: string, facts: PageFacts, id: string, scripts: readonly string[]): string {
  if (facts.headStart === undefined || facts.headEnd === undefined) return html;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${attributeText(policyOf(needsOf(facts)))}">`;
  const whole = scripts.length > 0 && facts.ids.includes('tool') ? WITH_TOOL : '';
  // Astro puts islands' style elements at the first island, but HTML allows them only in the head.
  const strays = facts.styles.filter(({ inHead }) => !inHead);
  return edit(html, [
    { start: facts.headEnd, end: facts.headEnd, text: strays.map(({ start, end }) => html.slice(start, end)).join('') },
    ...strays.map(({ start, end }) => ({ start, end, text: '' })),
    {
      start: facts.headStart,
      end: facts.headStart,
      // Preloads come first: Chromium's preload scanner defers what follows a policy until the parser reaches the policy.
      text: `${scripts.map(preloadLink).join('')}${whole}${policy}<meta name="smallkit-build" content="${id}">`,
    },
    ...facts.metas.filter(({ name }) => BUILD_METAS.has(name)).map(({ start, end }) => ({ start, end, text: '' })),
  ]);
}

/**
 * The first paint waits for the tool. Otherwise Chromium paints the header, then the heading, then the rest, and what it
 * does for those pictures delays the tool: without it, the first answer of a second visit comes 100 to 200 ms later on a
 * phone (the throttled one of `npm run bench`), and the largest paint 20 to 150 ms later.
 */
const WITH_TOOL = '<link rel="expect" href="#tool" blocking="render">';

/** With a low priority, so that the text and its font, which the visitor sees first, need not share the line with scripts. */
const preloadLink = (url: string): string =>
  `<link rel="modulepreload" href="${attributeText(url)}" fetchpriority="low">`;

const SHOWN = new Set(['img', 'source', 'video', 'audio', 'object', 'image', 'use']);
const SHOWN_LINKS = /^(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)$/;

/** The URLs of everything a browser loads to show the page (images, style sheets), except fonts: it loads only those it needs. */
function* addressesOf({ references, styles }: PageFacts): Iterable<string> {
  for (const { element, value, rel } of references) {
    if (SHOWN.has(element) || (element === 'link' && SHOWN_LINKS.test(rel))) yield value;
  }
  for (const { text } of styles)
    for (const [, url = ''] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g))
      if (!/\.(woff2?|[ot]tf)$/.test(url)) yield url;
}

/** The paths of all files in a folder, relative to it, with forward slashes. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
