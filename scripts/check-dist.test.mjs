import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { finishDist } from '../src/build/finish.ts';
import { checkDist } from './check-dist.mjs';
import { KEPT } from './check-dist/offline.mjs';

const ROOT = 'https://x.example/tools/';
const LANGS = ['en', 'fr', 'it', 'id', 'pt', 'es', 'pl', 'ru'];
const rule = (source, value) => ({ source, headers: [{ key: 'Cache-Control', value }] });
const hosting = {
  public: 'dist',
  trailingSlash: true,
  headers: [rule('**', 'public, max-age=0, must-revalidate'), rule('/_astro/**', 'immutable')],
};

const page = (
  path,
  { lang = 'en', head = '', body = '', name = path } = {},
) => `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">
<title>A page about ${name}</title><meta name="description" content="Of ${name}">${head.includes('noindex') ? '' : `<link rel="canonical" href="${ROOT}${path.slice(1)}">`}${head}</head>
<body><h1 id="top-of-page">Heading</h1><p><a href="/tools/">Home</a></p>${body}</body></html>`;

const languages = `<link rel="alternate" hreflang="en" href="${ROOT}a/"><link rel="alternate" hreflang="pl" href="${ROOT}pl/a/">`;

/** A small valid site; each test breaks one thing. */
const GOOD = {
  'index.html': page('/', {
    body: '<p><a href="/tools/a/#part">Part</a> <a href="/tools/a/#input=x">Link</a> <a href="mailto:a@b.example">Mail</a></p>',
  }),
  'a/index.html': page('/a/', { head: languages, body: '<h2 id="part">Part</h2>' }),
  'pl/a/index.html': page('/pl/a/', { lang: 'pl', head: languages }),
  '404.html': page('/404/', { head: '<meta name="robots" content="noindex">' }),
  'rss.xml': '',
  ...Object.fromEntries(LANGS.filter((lang) => lang !== 'en').map((lang) => [`${lang}/rss.xml`, ''])),
  'manifest.webmanifest': '{"start_url":"/tools/","icons":[{"src":"/tools/icon.png"}]}',
  'icon.png': '',
  'offline/index.html': page('/offline/'),
  ...Object.fromEntries(LANGS.map((lang) => [`api/${lang}/tools`, '[{"text":"A","url":"/tools/a/","icon":"<svg/>"}]'])),
};

/** The failures of a site with those changes, by check; `after` changes files when the build is done. */
async function failuresOf(changes = {}, after = {}) {
  const dist = await mkdtemp(join(tmpdir(), 'check-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const write = async (files) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(dist, name)), { recursive: true });
      if (text === null) await rm(join(dist, name), { force: true });
      else await writeFile(join(dist, name), text);
    }
  };
  await write({ ...GOOD, ...changes });
  await finishDist(dist, { site: 'https://x.example', base: '/tools/', hosting, timestamp: 1 });
  await write(after);
  const results = await checkDist(dist, hosting);
  return Object.fromEntries(
    results.filter(({ failures }) => failures.length > 0).map(({ name, failures }) => [name, failures]),
  );
}

test('a valid site passes every check', async () => expect(await failuresOf()).toEqual({}));

const home = (body) => ({ 'index.html': page('/', { body }) });

test.for([
  ['<a href="/tools/b/">B</a>', 'internal links', "<a> '/tools/b/' leads nowhere"],
  ['<a href="/tools/a">A</a>', 'internal links', "is redirected to '/a/'; write that"],
  ['<a href="/a/">A</a>', 'internal links', "is outside '/tools/'"],
  ['<a href="javascript:x()">A</a>', 'internal links', 'runs code'],
  ['<img src="/tools/none.png" alt="x">', 'internal links', "<img> '/tools/none.png' leads nowhere"],
  ['<style>a{background:url(/tools/none.png)}</style>', 'internal links', "<style> '/tools/none.png' leads nowhere"],
  ['<a href="/tools/a/#none">A</a>', 'link fragments', "'/tools/a/#none' names no element of a/index.html"],
  ['<a href="#none">A</a>', 'link fragments', 'names no element of index.html'],
  ['<h1>Two</h1>', 'one h1', 'has 2 <h1>'],
  ['<p><div>x</div></p>', 'valid HTML', 'index.html:'],
  ['<button type="button" onclick="x()">x</button>', 'content security policies', '<button onclick>'],
  ['<style>@layer tool{a{top:0}}@layer base{a{top:1px}}</style>', 'order of layers', 'in the order tool, base;'],
  ['<img src="https://other.example/a.png" alt="x">', 'own origin only', '<img> loads from https://other.example'],
])('refuses %s: %s', async ([body, name, text]) => {
  const failures = (await failuresOf(home(`<p>x</p>${body}`)))[name] ?? [];
  expect(failures.join('\n')).toContain(text);
});

test('does not count a heading in a template, but checks its links', async () => {
  const failures = await failuresOf(
    home('<p><a href="/tools/a/">A</a></p><template><h1>Error</h1><a href="/tools/none/">x</a></template>'),
  );
  expect(failures['one h1']).toBeUndefined();
  expect(failures['internal links']).toHaveLength(1);
});

test('titles and descriptions are unique; noindex pages do not count', async () => {
  const failures = await failuresOf({
    'b/index.html': page('/b/', { name: '/a/' }),
    'c/index.html': page('/c/', { name: '/a/', head: '<meta name="robots" content="noindex">' }),
  });
  expect(failures['unique titles']).toEqual([
    "a/index.html, b/index.html: the same title 'A page about /a/'; write one for each",
  ]);
  expect(failures['unique descriptions']).toHaveLength(1);
});

test('hreflang goes both ways, to pages in that language', async () => {
  const one = await failuresOf({ 'pl/a/index.html': page('/pl/a/', { lang: 'pl' }) });
  expect(one['canonical and hreflang']).toEqual([
    'a/index.html: pl/a/index.html does not name this page back with hreflang en',
  ]);
  const wrong = await failuresOf({ 'pl/a/index.html': page('/pl/a/', { lang: 'en', head: languages }) });
  expect(wrong['canonical and hreflang'].join('\n')).toContain(`hreflang pl '${ROOT}pl/a/' is in en`);
  const lost = await failuresOf({
    'a/index.html': page('/a/', { head: languages.replace('/pl/a/', '/pl/b/') }),
    'index.html': page('/'),
  });
  expect(lost['canonical and hreflang'].join('\n')).toContain('leads nowhere');
});

test("a canonical is the page's own address", async () => {
  const failures = await failuresOf({
    'a/index.html': page('/b/', { head: languages, body: '<h2 id="part">Part</h2>', name: '/a/' }),
  });
  expect(failures['canonical and hreflang'].join('\n')).toContain(
    `canonical is '${ROOT}b/'; its own address is '${ROOT}a/'`,
  );
});

test.for([
  ['a/_payload.json', 'payloads', 'a/_payload.json is missing'],
  ['_headers', 'headers of other hosts', '_headers is missing'],
  ['sw.js', 'build files', 'sw.js is missing'],
  ['api/pl/tools', 'tool lists', 'api/pl/tools is missing'],
  ['icon.png', 'web app manifest', "'/tools/icon.png' leads nowhere"],
])('without %s: %s', async ([file, name, text]) => {
  expect((await failuresOf({}, { [file]: null }))[name].join('\n')).toContain(text);
});

test('_headers agrees with firebase.json', async () => {
  const failures = await failuresOf({ '_astro/a.js': '' }, { _headers: '/_astro/*\n  Cache-Control: no-store\n' });
  expect(failures['headers of other hosts']).toEqual([
    "_headers: /_astro/a.js has cache-control 'no-store', firebase.json 'immutable'",
  ]);
});

test('finds no hash for a script that was changed after the build', async () => {
  const html = page('/', {
    head: '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">',
    body: '<script>changed()</script>',
  });
  const failures = await failuresOf({}, { 'index.html': html });
  expect(failures['content security policies'].join('\n')).toContain("no hash for 'changed()");
  expect(failures['build files'].join('\n')).toContain("is of build 'undefined'");
});

test.for([
  ["script-src 'self' 'unsafe-inline'; style-src 'self'", "'unsafe-inline' in script-src"],
  ["script-src 'self' 'unsafe-eval'", "'unsafe-eval'"],
])('refuses the policy %s', async ([policy, text]) => {
  const failures = await failuresOf(
    {},
    { 'index.html': page('/', { head: `<meta http-equiv="Content-Security-Policy" content="${policy}">` }) },
  );
  expect(failures['content security policies'].join('\n')).toContain(text);
});

/** Text that gzip cannot compress. */
const noise = (length) =>
  Array.from({ length }, (_, n) => Math.imul(n ^ 0x9e3779b9, 2654435761 + n * 97).toString(36)).join('');

test('script before intent, preloads and HTML have budgets', async () => {
  const island =
    '<astro-island component-url="/tools/_astro/big.js" props="{&quot;id&quot;:[0,&quot;text/a&quot;]}"></astro-island>';
  const failures = await failuresOf({
    '_astro/site.js': `import"./more.js";x="${noise(500)}"`,
    '_astro/more.js': `y="${noise(900)}"`,
    '_astro/big.js': `z="${noise(28_000)}"`,
    'index.html': page('/', {
      body: `<script type="module" src="/tools/_astro/site.js"></script>${island}<p>${noise(5_000)}</p>`,
    }),
  });
  expect(failures['script before intent'].join()).toMatch(
    /index\.html: .* of script before intent, at most 5\.00 kB: .*_astro\/more\.js \d+/,
  );
  expect(failures['preloaded script'].join()).toMatch(/index\.html: preloads .*at most 115\.00 kB.*_astro\/big\.js/);
  expect(failures['HTML and CSS'].join()).toMatch(/index\.html: .*at most 20\.00 kB/);
});

test('the files that a page stores for offline use have a budget, in number and in bytes', async () => {
  const payload = (assets) => JSON.stringify({ path: '/a/', tool: 'text/a', assets });
  const many = Array.from({ length: KEPT.files + 1 }, (_, n) => `_astro/f${n}.js`);
  const files = Object.fromEntries(many.map((name) => [name, '']));
  const failureOf = async (assets, after = {}) =>
    (await failuresOf({ ...files, ...after }, { 'a/_payload.json': payload(assets.map((name) => `/tools/${name}`)) }))[
      'kept for use offline'
    ];
  expect(await failureOf(many.slice(1))).toBeUndefined();
  expect((await failureOf(many)).join()).toMatch(/^a\/index\.html: stores 61 files, .*at most 60 and 400\.00 kB/);
  expect((await failureOf(['_astro/f0.js'], { '_astro/f0.js': noise(100_000) })).join()).toMatch(
    /stores 1 files, \d{3}\.\d\d kB/,
  );
});

const FIREBASE = 'registerVersion("@firebase/app","0.1")';
const hydrated = '<astro-island component-url="/tools/_astro/wakes.js" props="{}"></astro-island>';

test('Firebase may load on use, but not with what a page loads, hydrates or preloads', async () => {
  const build = (body, head = '') =>
    failuresOf({
      '_astro/firebase.js': FIREBASE,
      '_astro/starts.js': 'import"./firebase.js"',
      '_astro/wakes.js': 'import"./firebase.js"',
      '_astro/later.js': 'import("./firebase.js")',
      'index.html': page('/', { body, head }),
    });
  const name = 'no Firebase at the start';
  const script = (file) => `<script type="module" src="/tools/_astro/${file}.js"></script>`;
  expect(await build(script('later'))).toEqual({});
  const expected = ['index.html: loads Firebase with _astro/firebase.js: import it dynamically, on use'];
  expect((await build(script('starts')))[name]).toEqual(expected);
  expect((await build(hydrated))[name]).toEqual(expected);
  expect((await build('', '<link rel="modulepreload" href="/tools/_astro/starts.js">'))[name]).toEqual(expected);
});
