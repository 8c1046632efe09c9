import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersOf, type Hosting } from './hosting.ts';
import { headersFile, readHeadersFile, redirectsFile } from './hosts.ts';

const own = (JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as { hosting: Hosting })
  .hosting;
const rule = (source: string, ...headers: [string, string][]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

test('writes a block per rule, and omits what the hosts send by default', () => {
  const text = headersFile({
    public: 'dist',
    headers: [
      rule('**', ['Cache-Control', 'public, max-age=0, must-revalidate'], ['X-A', '1']),
      rule('/_astro/**', ['Cache-Control', 'immutable']),
    ],
  });
  expect(text).toBe('/*\n  X-A: 1\n\n/_astro/*\n  Cache-Control: immutable\n');
});

test('refuses a header that a broad and a narrow rule both set: the hosts would join them', () => {
  const headers = [rule('**', ['X-Frame-Options', 'DENY']), rule('/a/**', ['x-frame-options', 'SAMEORIGIN'])];
  expect(() => headersFile({ public: 'dist', headers })).toThrow(/'X-Frame-Options' is set for '\*\*' and again/);
});

test.for(['**/*.js', '/a/*/b', '/a{,/}'])('refuses %s, which the hosts cannot express', (source) => {
  expect(() => headersFile({ public: 'dist', headers: [rule(source, ['X-A', '1'])] })).toThrow(/cannot be written/);
});

test.for(['/', '/a/', '/_astro/x.js', '/builds/latest.json', '/api/en/tools', '/a/_payload.json', '/sw.js'])(
  'for %s, _headers agrees with firebase.json',
  (path) =>
    expect(Object.fromEntries(readHeadersFile(headersFile(own))(path))).toEqual(
      Object.fromEntries(headersOf(own, path)),
    ),
);

test('two policies for one path are joined, and both apply', () => {
  const policy = readHeadersFile(headersFile(own))('/sandbox/preview.html').get('content-security-policy');
  expect(policy).toBe(
    `frame-ancestors 'self', ${headersOf(own, '/sandbox/preview.html').get('content-security-policy')}`,
  );
});

test('redirects include the base, rewrites stay in dist', () => {
  const text = redirectsFile(
    {
      public: 'dist',
      redirects: [
        { source: '/old', destination: '/new/', type: 302 },
        { regex: '^/x$', destination: '/y/' },
      ],
      rewrites: [{ source: '/setting/**', destination: '/setting/index.html' }],
    },
    '/tools/',
  );
  expect(text).toBe('/old /tools/new/ 302\n/setting/* /setting/ 200\n');
});
