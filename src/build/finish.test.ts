import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BuildMeta } from './builds.ts';
import { hashOf } from './csp.ts';
import { finishDist } from './finish.ts';
import { readPage } from './html.ts';
import type { Payload } from './payload.ts';

const hosting = {
  public: 'dist',
  headers: [{ source: '/_astro/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] }],
};

const page = (
  path: string,
  more = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T ${path}</title>
<meta name="description" content="D"><link rel="canonical" href="https://x.example/tools${path}"><script>dark()</script>${more}</head>
<body><h1>H</h1><img src="/tools/a.png"><script type="module" src="/tools/_astro/site.js"></script></body></html>`;

const island =
  '<astro-island component-url="/tools/_astro/island.js" renderer-url="/tools/_astro/client.js" props="{&quot;id&quot;:[0,&quot;text/a&quot;]}"></astro-island>';

const FILES: Record<string, string> = {
  'index.html': page(
    '/',
    '<link rel="alternate" hreflang="pl" href="https://x.example/tools/pl/"><style>a{b:url(/tools/f.woff2) url(/tools/b.svg)}</style>',
  ),
  'a/index.html': page('/a/', '<meta name="smallkit-connect" content="https://dns.example">').replace(
    '</body>',
    `${island}</body>`,
  ),
  'secret/index.html': page('/secret/', '<meta name="robots" content="noindex">'),
  'offline/index.html': page('/offline/', '<meta name="robots" content="noindex">'),
  '404.html': page('/404/'),
  'sandbox/preview.html': '<!doctype html><head><meta charset="utf-8"></head><script>x</script>',
  'a.png': '',
  'b.svg': '',
  'f.woff2': '',
  '_astro/site.js': 'import"./shared.js"',
  '_astro/shared.js': '',
  '_astro/island.js':
    'import"./shared.js";import("./logic.js");new Worker(new URL("/tools/_astro/worker.js",import.meta.url))',
  '_astro/client.js': '',
  '_astro/logic.js': 'import("./codec.js")',
  '_astro/codec.js': 'x'.repeat(100_000),
  '_astro/worker.js': 'const t={"../tools/text/a/tool.ts":()=>import("./tool.js")}',
  '_astro/tool.js': '',
};

async function finished(changes: Record<string, string> = {}, adsTxt?: string) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  const result = await finishDist(dist, {
    site: 'https://x.example',
    base: '/tools/',
    hosting,
    adsTxt,
    timestamp: 1_000,
  });
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  return { ...result, read, json: async <T>(name: string) => JSON.parse(await read(name)) as T };
}

test('every page gets a policy with the hashes of its scripts, in front of them', async () => {
  const { read } = await finished();
  for (const file of ['index.html', 'a/index.html', '404.html']) {
    const html = await read(file);
    expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(readPage(html).policy).toContain(hashOf('dark()'));
  }
  expect(readPage(await read('a/index.html')).policy).toContain("connect-src 'self' https://dns.example");
  expect(readPage(await read('index.html')).policy).toContain("connect-src 'self';");
  expect(await read('a/index.html')).not.toContain('smallkit-connect');
  expect(await read('sandbox/preview.html')).toBe(FILES['sandbox/preview.html']);
});

test('a page preloads the scripts of its first answer in its head, behind its policy', async () => {
  const { read } = await finished();
  const links = ['island', 'client', 'shared'].map(
    (name) => `<link rel="modulepreload" href="/tools/_astro/${name}.js">`,
  );
  expect(await read('a/index.html')).toMatch(
    new RegExp(`<meta http-equiv="Content-Security-Policy"[^>]*><meta name="smallkit-build"[^>]*>${links.join('')}`),
  );
  expect(await read('index.html')).not.toContain('modulepreload');
});

test('an island names the file that has its renderer, not one that hands it on', async () => {
  const { read } = await finished({
    '_astro/client.js': 'export{r as default}from"./shared.js";',
    '_astro/shared.js': 'const a=1;export{a as r};export{a as default};',
  });
  expect(await read('a/index.html')).toContain(' renderer-url="/tools/_astro/shared.js"');
});

test('styles in the body move to the head, where HTML allows them', async () => {
  const { read } = await finished({
    'a/index.html': page('/a/').replace('<h1>', '<style>astro-island{display:contents}</style><h1>'),
  });
  const html = await read('a/index.html');
  expect(html).toContain('<style>astro-island{display:contents}</style></head>');
  expect(html.match(/<style>/g)).toHaveLength(1);
});

test('a payload says what the page is and what it needs without a connection', async () => {
  const { json } = await finished();
  expect(await json<Payload>('a/_payload.json')).toEqual({
    path: '/a/',
    lang: 'en',
    title: 'T /a/',
    description: 'D',
    alternates: {},
    headings: [{ depth: 1, text: 'H' }],
    tool: 'text/a',
    assets: ['site', 'shared', 'island', 'client', 'logic', 'worker', 'tool']
      .map((name) => `/tools/_astro/${name}.js`)
      .concat('/tools/a.png'),
  });
  const home = await json<Payload>('_payload.json');
  expect(home.alternates).toEqual({ pl: 'https://x.example/tools/pl/' });
  expect(home.assets).toContain('/tools/b.svg');
  expect(home.assets).not.toContain('/tools/f.woff2');
});

test('the build is the same for the same files, and another for others; its id is in every page', async () => {
  const first = await finished();
  expect((await finished()).id).toBe(first.id);
  expect((await finished({ 'a.png': 'x' })).id).not.toBe(first.id);
  expect(await first.json('builds/latest.json')).toEqual({ id: first.id, timestamp: 1_000 });
  const meta = await first.json<BuildMeta>(`builds/meta/${first.id}.json`);
  expect(meta.prerendered).toEqual(['/', '/a/', '/offline/', '/secret/']);
  expect(await first.read('secret/index.html')).toContain(`<meta name="smallkit-build" content="${first.id}">`);
  expect(await first.read('sw.js')).toContain(first.id);
  expect(await first.read('sw.js')).toContain('/offline/');
});

test('the sitemap has what may be found, and nothing else', async () => {
  const { read } = await finished();
  const sitemap = await read('sitemap-0.xml');
  expect(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)).toEqual([
    'https://x.example/tools/',
    'https://x.example/tools/a/',
  ]);
  expect(sitemap).toContain('hreflang="pl" href="https://x.example/tools/pl/"');
  expect(await read('robots.txt')).toContain('Sitemap: https://x.example/tools/sitemap-index.xml');
});

test('ads.txt is written where it is configured', async () => {
  const { read } = await finished({}, 'google.com, pub-1, DIRECT\\nother.com, 2, RESELLER');
  expect(await read('ads.txt')).toBe('google.com, pub-1, DIRECT\nother.com, 2, RESELLER\n');
  await expect((await finished()).read('ads.txt')).rejects.toThrow('ENOENT');
});

test('two thousand pages take seconds', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, n) => [
      `p${n}/index.html`,
      page(`/p${n}/`, `<style>${'a{b:c}'.repeat(3_000)}</style>`).replace('</body>', `${island}</body>`),
    ]),
  );
  const { pages } = await finished(many);
  expect(pages).toBe(2_005);
});
