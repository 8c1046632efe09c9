import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './serve.mjs';

const LONG = 'Zażółć gęślą jaźń. '.repeat(500);
const FILES = {
  'index.html': '<h1>home</h1>',
  'a/index.html': LONG,
  'setting/index.html': 'settings',
  '404.html': 'lost',
  'api/en/tools': '[]',
  '_astro/x.js': 'let x',
  'file.bin': '0123456789',
  'with space.txt': 'spaced',
};
const hosting = {
  public: 'dist',
  trailingSlash: true,
  redirects: [{ source: '/old', destination: '/a/' }],
  rewrites: [{ source: '/setting/**', destination: '/setting/index.html' }],
  headers: [
    { source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    { source: '/_astro/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    { source: '/api/**', headers: [{ key: 'Content-Type', value: 'application/json' }] },
  ],
};

let folder;
const servers = {};

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(outside, 'secret.txt'), 'secret');
  folder = join(outside, 'dist');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const base of ['/', '/tools/']) {
    const server = createSiteServer({ root: folder, hosting, base });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    servers[base] = server;
  }
});

afterAll(async () => {
  for (const server of Object.values(servers)) server.close();
  await rm(dirname(folder), { recursive: true });
});

/** A raw request: fetch would resolve `..`, follow redirects and decompress. */
function ask(path, { base = '/', method = 'GET', headers = {} } = {}) {
  return new Promise((done, failed) => {
    const sent = request(
      { port: servers[base].address().port, host: '127.0.0.1', path, method, headers },
      (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on('error', failed).end();
  });
}

test.for([
  ['/', 200, '<h1>home</h1>'],
  ['/a/', 200, LONG],
  ['/a/?x=1', 200, LONG],
  ['/setting/any/thing/', 200, 'settings'],
  ['/with%20space.txt', 200, 'spaced'],
  ['/nope/', 404, 'lost'],
  ['/a/nope.js', 404, 'lost'],
  ['/_astro/', 404, 'lost'],
])('GET %s gives %i', async ([path, status, body]) => {
  expect(await ask(path)).toMatchObject({ status, body });
});

test.for([
  ['/a', '/a/'],
  ['/a?x=1&y=%2F', '/a/?x=1&y=%2F'],
  ['/old?x=1', '/a/?x=1'],
  ['/setting', '/setting/'],
])('%s redirects to %s', async ([path, location]) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
});

test('under a base: links, redirects, and nothing outside it', async () => {
  const under = (path) => ask(path, { base: '/tools/' });
  expect(await under('/tools/a/')).toMatchObject({ status: 200, body: LONG });
  expect(await under('/tools/a?x')).toMatchObject({ status: 301, headers: { location: '/tools/a/?x' } });
  expect(await under('/tools/old')).toMatchObject({ headers: { location: '/tools/a/' } });
  expect(await under('/tools')).toMatchObject({ status: 301, headers: { location: '/tools/' } });
  expect(await under('/tools/_astro/x.js')).toMatchObject({ headers: { 'cache-control': 'immutable' } });
  expect(await under('/a/')).toMatchObject({ status: 404, body: 'lost' });
});

test.for([
  '/../secret.txt',
  '/a/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/a/..\\..\\secret.txt',
  '/%00',
  '/%E0%A4%A',
])('%s is not found', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  expect(body).not.toContain('secret');
});

test('every response has the headers of firebase.json, and every file its type', async () => {
  expect((await ask('/nope/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await ask('/api/en/tools')).headers['content-type']).toBe('application/json');
  expect((await ask('/_astro/x.js')).headers).toMatchObject({
    'cache-control': 'immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await ask('/file.bin')).headers['content-type']).toBe('application/octet-stream');
});

test.for([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['', undefined],
])('accept-encoding %j gives %s', async ([accepted, encoding]) => {
  const { headers } = await ask('/a/', { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(Number(headers['content-length']) < Buffer.byteLength(LONG)).toBe(encoding !== undefined);
});

test('gives 304 without a body for a known etag, and the whole file for another', async () => {
  const { headers } = await ask('/a/');
  expect(await ask('/a/', { headers: { 'if-none-match': `W/${headers.etag}` } })).toMatchObject({
    status: 304,
    body: '',
    headers: { etag: headers.etag },
  });
  expect(await ask('/a/', { headers: { 'if-none-match': '"other"' } })).toMatchObject({ status: 200, body: LONG });
  expect((await ask('/a/', { headers: { 'accept-encoding': 'gzip' } })).headers.etag).not.toBe(headers.etag);
});

test('the etag follows the content', async () => {
  const before = (await ask('/file.bin')).headers.etag;
  await writeFile(join(folder, 'file.bin'), '9876543210!');
  expect((await ask('/file.bin')).headers.etag).not.toBe(before);
  await writeFile(join(folder, 'file.bin'), FILES['file.bin']);
});

test.for([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '416\n', 'bytes */10'],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
])('the range %s gives %i', async ([range, status, body, contentRange]) => {
  const answer = await ask('/file.bin', { headers: { range } });
  expect(answer).toMatchObject({ status, body });
  expect(answer.headers['content-range']).toBe(contentRange);
});

test('HEAD has the headers of GET and no body', async () => {
  expect(await ask('/file.bin', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': '10' },
  });
});

test('refuses to write', async () => {
  expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});
