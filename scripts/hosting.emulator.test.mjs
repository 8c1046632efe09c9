/**
 * Firebase's own Hosting emulator and scripts/serve.mjs respond in the same way, for the site's own firebase.json and
 * build.
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, DIST } from './emulators.mjs';
import { ROOT } from './project.mjs';
import { serve } from './serve.mjs';

let own;
beforeAll(async () => {
  own = await serve({ root: join(ROOT, DIST), port: 0 });
});
afterAll(() => own.server.close());

/** A raw request: fetch would follow redirects and decompress. */
function ask(host, path) {
  return new Promise((done, failed) => {
    request(new URL(`http://${host}`), { path }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    })
      .on('error', failed)
      .end();
  });
}

const both = async (path) => {
  const emulator = await ask(addressOf('hosting'), path);
  const mine = await ask(new URL(own.url).host, path);
  return [emulator, mine];
};

const asset = /\/_astro\/[^"]+\.js/.exec(readFileSync(join(ROOT, DIST, 'index.html'), 'utf8'))?.[0] ?? '';

test.for([
  ['/', 200],
  ['/about/', 200],
  ['/pl/', 200],
  ['/_payload.json', 200],
  ['/about/_payload.json', 200],
  ['/api/en/tools', 200],
  ['/builds/latest.json', 200],
  ['/robots.txt', 200],
  ['/sandbox/preview.html', 200],
  [asset, 200],
  ['/setting/', 200],
  ['/setting/sign-in/', 200],
  ['/setting/no/such/panel/', 200],
  ['/nothing-here/', 404],
  ['/nothing-here', 404],
  ['/about/nothing.js', 404],
  ['/_astro/', 404],
  ['/firebase.json', 404],
])('%s has status %i and the same text', async ([path, status]) => {
  const [emulator, mine] = await both(path);
  expect(emulator.status).toBe(status);
  expect(mine.status).toBe(status);
  expect(mine.body).toBe(emulator.body);
});

test.for([
  ['/about', '/about/'],
  ['/about?x=1', '/about/?x=1'],
  ['/setting', '/setting/'],
  ['/setting/sign-in', '/setting/sign-in/'],
  ['/setting/no/such/panel', '/setting/no/such/panel/'],
  ['/linkedin-text-formatter', '/linkedIn-text-formatter/'],
  ['/linkedin-text-formatter/', '/linkedIn-text-formatter/'],
])('%s redirects permanently to %s', async ([path, location]) => {
  const [emulator, mine] = await both(path);
  expect(emulator).toMatchObject({ status: 301, headers: { location } });
  expect(mine).toMatchObject({ status: 301, headers: { location } });
});

const NAMES = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];
const headersOf = ({ headers }) => Object.fromEntries(NAMES.map((name) => [name, headers[name]]));

test.for([
  '/',
  '/about/',
  asset,
  '/builds/latest.json',
  '/api/en/tools',
  '/sandbox/preview.html',
  '/setting/no/such/panel/',
  '/online-notepad/v/',
  '/nothing-here/',
])('%s has the headers of firebase.json', async (path) => {
  const [emulator, mine] = await both(path);
  expect(headersOf(mine)).toEqual(headersOf(emulator));
  expect(mine.headers['x-content-type-options']).toBe('nosniff');
});

test.for(['/', '/api/en/tools', '/robots.txt', '/favicon.svg', asset])('%s has the same type', async (path) => {
  const type = ({ headers }) =>
    headers['content-type']?.replace(/\s*;.*/, '').replace('application/javascript', 'text/javascript');
  const [emulator, mine] = await both(path);
  expect(type(mine)).toBe(type(emulator));
});
