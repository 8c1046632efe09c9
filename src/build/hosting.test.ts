import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer, globToRegExp, headersOf, type Hosting } from './hosting.ts';

test.for([
  ['**', ['/', '/a', '/a/b.html'], []],
  ['/_astro/**', ['/_astro/a.js', '/_astro/x/y.js'], ['/_astro', '/x/_astro/a.js']],
  ['**/*.js', ['/a.js', '/x/y/a.js'], ['/a.jsx', '/ajs']],
  ['/a/*', ['/a/b', '/a/'], ['/a/b/c']],
  ['/a?c', ['/abc'], ['/ac', '/a/c']],
  ['*.@(png|jpg)', ['/a.png', '/b.jpg'], ['/a.gif', '/x/a.png']],
  ['/font{,-generator}', ['/font', '/font-generator'], ['/fonts']],
  ['/a/{b,c*}/d', ['/a/b/d', '/a/cx/d'], ['/a/d']],
  ['404.html', ['/404.html'], ['/x/404.html', '/404xhtml']],
] as const)('matches the glob %s', ([glob, matches, misses]) => {
  const expression = globToRegExp(glob);
  for (const path of matches) expect(path).toMatch(expression);
  for (const path of misses) expect(path).not.toMatch(expression);
});

test.for(['/!(a)', '/[ab]', '/+(a)'])('refuses %s, which is ambiguous', (glob) => {
  expect(() => globToRegExp(glob)).toThrow(/use \*, \*\*/);
});
test('refuses a group that is not closed', () => expect(() => globToRegExp('/{a,b')).toThrow(/not closed/));

const hosting: Hosting = {
  public: 'dist',
  trailingSlash: true,
  redirects: [
    { source: '/old{,/}', destination: '/new/' },
    { regex: '/post/(?P<year>\\d+)/(?P<name>[^/]+)', destination: '/blog/:name/', type: 302 },
  ],
  rewrites: [{ source: '/setting/**', destination: '/setting/index.html' }],
  headers: [
    {
      source: '**',
      headers: [
        { key: 'Cache-Control', value: 'a' },
        { key: 'X-A', value: '1' },
      ],
    },
    { source: '/_astro/**', headers: [{ key: 'cache-control', value: 'b' }] },
  ],
};
const files = new Set([
  'index.html',
  'a/index.html',
  'a/_payload.json',
  'api/en/tools',
  'setting/index.html',
  'setting/in/index.html',
  '404.html',
  'old/index.html',
]);
const ask = (path: string) => answer(hosting, path, (file) => files.has(file));

test.for([
  ['/', { status: 200, file: 'index.html' }],
  ['/a', { status: 301, location: '/a/' }],
  ['/a/', { status: 200, file: 'a/index.html' }],
  ['/a/_payload.json', { status: 200, file: 'a/_payload.json' }],
  ['/a/_payload.json/', { status: 404, file: '404.html' }],
  ['/api/en/tools', { status: 200, file: 'api/en/tools' }],
  ['/setting', { status: 301, location: '/setting/' }],
  ['/setting/in/', { status: 200, file: 'setting/in/index.html' }],
  ['/setting/any/path/', { status: 200, file: 'setting/index.html' }],
  ['/old', { status: 301, location: '/new/' }],
  ['/old/', { status: 301, location: '/new/' }],
  ['/post/2026/why', { status: 302, location: '/blog/why/' }],
  ['/nope', { status: 404, file: '404.html' }],
  ['/nope/', { status: 404, file: '404.html' }],
] as const)('%s', ([path, gives]) => expect(ask(path)).toEqual(gives));

test('without a 404.html there is none', () => {
  expect(answer({ public: 'dist' }, '/x', () => false)).toEqual({ status: 404, file: undefined });
});

test('a later header rule wins, regardless of the case of its name', () => {
  expect(headersOf(hosting, '/_astro/a.js').get('cache-control')).toBe('b');
  expect(headersOf(hosting, '/a/').get('cache-control')).toBe('a');
  expect(headersOf(hosting, '/_astro/a.js').get('x-a')).toBe('1');
});

const own = (JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as { hosting: Hosting })
  .hosting;
const ownFiles = (file: string) =>
  ['setting/index.html', 'setting/sign-in/index.html', 'setting/_payload.json'].includes(file);

test.for([
  ['/setting/colour', { status: 301, location: '/setting/colour/' }],
  ['/setting/a/b', { status: 301, location: '/setting/a/b/' }],
  ['/setting/a/b/', { status: 200, file: 'setting/index.html' }],
  ['/setting/_payload.json', { status: 200, file: 'setting/_payload.json' }],
  ['/setting/sign-in', { status: 301, location: '/setting/sign-in/' }],
] as const)('firebase.json: %s', ([path, gives]) => expect(answer(own, path, ownFiles)).toEqual(gives));

test.for([
  ['/', 'cache-control', 'public, max-age=0, must-revalidate'],
  ['/_astro/a.abc.js', 'cache-control', 'public, max-age=31536000, immutable'],
  ['/builds/latest.json', 'cache-control', 'no-store'],
  ['/api/en/tools', 'content-type', 'application/json'],
  ['/a/_payload.json', 'cache-control', 'public, max-age=0, must-revalidate'],
  ['/', 'content-security-policy', "frame-ancestors 'self'"],
  [
    '/sandbox/preview.html',
    'content-security-policy',
    "sandbox allow-scripts allow-forms allow-modals allow-popups; frame-ancestors 'self'",
  ],
  ['/a/', 'x-content-type-options', 'nosniff'],
] as const)('firebase.json gives %s the %s %s', ([path, name, value]) =>
  expect(headersOf(own, path).get(name)).toBe(value),
);
