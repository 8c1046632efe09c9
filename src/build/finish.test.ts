import { expect, test } from 'vitest';
import type { BuildMeta } from './builds.ts';
import { hashOf } from './csp.ts';
import { readPage } from './html.ts';
import type { Payload } from './payload.ts';
import { FILES, finished, island, page } from './finish.fixture';

test('every page gets a policy with the hashes of its scripts, before the first of them', async () => {
  const { read } = await finished();
  for (const file of ['index.html', 'a/index.html', '404.html']) {
    const html = await read(file);
    expect(html).toMatch(
      /<meta charset="utf-8">(?:<link rel="modulepreload"[^>]*>)*<meta http-equiv="Content-Security-Policy"/,
    );
    expect(readPage(html).policy).toContain(hashOf('dark()'));
  }
  expect(readPage(await read('a/index.html')).policy).toContain("connect-src 'self' https://dns.example");
  expect(readPage(await read('index.html')).policy).toContain("connect-src 'self';");
  expect(await read('a/index.html')).not.toContain('smallkit-connect');
  expect(await read('sandbox/preview.html')).toBe(FILES['sandbox/preview.html']);
});

test('a page preloads the scripts for its first result in its head, before its policy', async () => {
  const { read } = await finished();
  const links = ['island', 'client', 'shared', 'logic'].map(
    (name) => `<link rel="modulepreload" href="/tools/_astro/${name}.js" fetchpriority="low">`,
  );
  expect(await read('a/index.html')).toMatch(
    new RegExp(`<meta charset="utf-8">${links.join('')}<meta http-equiv="Content-Security-Policy"`),
  );
  expect(await read('index.html')).not.toContain('modulepreload');
});

test('a page with a tool is first painted with it', async () => {
  const link = '<link rel="expect" href="#tool" blocking="render">';
  const form = '<form id="tool"></form>';
  const { read } = await finished({
    'a/index.html': page('/a/').replace('</body>', `${island}${form}</body>`),
    'post/index.html': page('/post/').replace('</body>', `<article>${island}${form}</article></body>`),
  });
  expect(await read('a/index.html')).toContain(`${link}<meta http-equiv`);
  expect(await read('post/index.html')).not.toContain('rel="expect"');
  expect(await read('index.html')).not.toContain('rel="expect"');
});

test('an island names the file that contains its renderer, not one that re-exports it', async () => {
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

test('a payload tells what the page is and what it needs offline', async () => {
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

test('the build id is the same for the same files, another for others, and is in every page', async () => {
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

test('the sitemap has exactly the pages that may be indexed', async () => {
  const { read } = await finished();
  const sitemap = await read('sitemap-0.xml');
  expect(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)).toEqual([
    'https://x.example/tools/',
    'https://x.example/tools/a/',
  ]);
  expect(sitemap).toContain('hreflang="pl" href="https://x.example/tools/pl/"');
  expect(await read('robots.txt')).toContain('Sitemap: https://x.example/tools/sitemap-index.xml');
});

test('ads.txt is written if it is configured', async () => {
  const { read } = await finished({}, 'google.com, pub-1, DIRECT\\nother.com, 2, RESELLER');
  expect(await read('ads.txt')).toBe('google.com, pub-1, DIRECT\nother.com, 2, RESELLER\n');
  await expect((await finished()).read('ads.txt')).rejects.toThrow('ENOENT');
});

test('security.txt is written if an address is configured and the site is at the root of its host', async () => {
  const file = '.well-known/security.txt';
  const { read } = await finished({}, undefined, { base: '/', contact: 'security@x.example' });
  expect(await read(file)).toContain('Contact: mailto:security@x.example\nExpires: 1971-01-01T00:00:01.000Z\n');
  const under = await finished({}, undefined, { contact: 'security@x.example' });
  await expect(under.read(file)).rejects.toThrow('ENOENT');
  await expect((await finished({}, undefined, { base: '/' })).read(file)).rejects.toThrow('ENOENT');
});
