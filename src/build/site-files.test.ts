import { expect, test } from 'vitest';
import { buildId, buildMeta } from './builds.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';

test('the id depends on names and contents, not on the order in which they were read', () => {
  const id = buildId(
    new Map([
      ['a', 'x'],
      ['b', 'y'],
    ]),
  );
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(
    buildId(
      new Map([
        ['b', 'y'],
        ['a', 'x'],
      ]),
    ),
  ).toBe(id);
  expect(
    buildId(
      new Map([
        ['a', 'x'],
        ['b', 'z'],
      ]),
    ),
  ).not.toBe(id);
  expect(
    buildId(
      new Map([
        ['a', 'xb'],
        ['', 'y'],
      ]),
    ),
  ).not.toBe(id);
});

test('the manifest has the rules of firebase.json by source, and the pages in order', () => {
  const meta = buildMeta(
    { id: 'x', timestamp: 1 },
    {
      public: 'dist',
      redirects: [{ source: '/old', destination: '/new/' }],
      rewrites: [{ source: '/setting/**', destination: '/setting/index.html' }],
      headers: [{ source: '/setting/**', headers: [{ key: 'X-A', value: '1' }] }],
    },
    ['/b/', '/', '/a/'],
  );
  expect(meta).toEqual({
    id: 'x',
    timestamp: 1,
    routeRules: {
      '/old': { redirect: { to: '/new/', statusCode: 301 } },
      '/setting/**': { rewrite: '/setting/', headers: { 'x-a': '1' } },
    },
    prerendered: ['/', '/a/', '/b/'],
  });
});

test('a sitemap lists the other languages of a page, and escapes', () => {
  const files = sitemapFiles(
    [{ url: 'https://x.example/?a=1&b=2', alternates: [{ lang: 'pl', href: 'https://x.example/pl/' }] }],
    'https://x.example/',
  );
  expect(files.get('sitemap-index.xml')).toContain('<loc>https://x.example/sitemap-0.xml</loc>');
  expect(files.get('sitemap-0.xml')).toContain(
    '<url><loc>https://x.example/?a=1&amp;b=2</loc><xhtml:link rel="alternate" hreflang="pl" href="https://x.example/pl/"/></url>',
  );
});

test('splits a sitemap that exceeds the limit', () => {
  const pages = ['c', 'a', 'b'].map((name) => ({ url: `https://x.example/${name}/`, alternates: [] }));
  const files = sitemapFiles(pages, 'https://x.example/', 2);
  expect([...files.keys()]).toEqual(['sitemap-index.xml', 'sitemap-0.xml', 'sitemap-1.xml']);
  expect(files.get('sitemap-1.xml')).toContain('/c/');
});

test('robots.txt names the sitemap under the base', () => {
  expect(robotsText('https://x.example/tools/')).toBe(
    [
      'User-agent: *',
      'Disallow: /tools/user/',
      ...['es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'].map((lang) => `Disallow: /tools/${lang}/user/`),
      'Disallow: /tools/builds/',
      '',
      'Sitemap: https://x.example/tools/sitemap-index.xml',
      '',
    ].join('\n'),
  );
});
