import { expect, test } from 'vitest';
import { homeFor, isCostly, keyOf, offlinePageFor, outdatedBuilds, ruleOf } from './sw-rules.ts';

const ROOT = 'https://x.example/tools/';
const get = { method: 'GET', mode: 'cors', cache: 'default', destination: '', range: false };

test.for([
  ['_astro/a.js', {}, 'asset'],
  ['_astro/a.js?astro-retry=1', {}, 'asset'],
  ['reverse-text/', { mode: 'navigate' }, 'page'],
  ['reverse-text', { mode: 'navigate' }, 'page'],
  ['', { mode: 'navigate' }, 'page'],
  ['reverse-text/', { cache: 'reload' }, 'page'],
  ['reverse-text/', {}, 'pass'],
  ['reverse-text/_payload.json?id', {}, 'data'],
  ['_payload.json', {}, 'data'],
  ['api/en/tools', {}, 'data'],
  ['api/ru/pasted', {}, 'data'],
  ['api/en/other', {}, 'pass'],
  ['favicon.svg', { destination: 'image' }, 'file'],
  ['samples/a.csv', {}, 'pass'],
  ['video.mp4', { destination: 'video', range: true }, 'pass'],
  ['_astro/a.js', { method: 'POST' }, 'pass'],
  ['share/', { method: 'POST', mode: 'navigate' }, 'shared'],
  ['share/', { mode: 'navigate' }, 'page'],
  ['builds/latest.json?1', {}, 'pass'],
  ['__/auth/handler', { mode: 'navigate' }, 'pass'],
  ['sw.js', { destination: 'script' }, 'pass'],
  ['a/', { mode: 'navigate', cache: 'no-store' }, 'pass'],
] as const)('%s %j: %s', ([path, request, rule]) => {
  expect(ruleOf({ ...get, url: ROOT + path, ...request }, ROOT)).toBe(rule);
});

test.for(['https://other.example/tools/_astro/a.js', 'https://x.example/_astro/a.js', 'https://x.example/'])(
  '%s is not one of this site’s files',
  (url) => {
    expect(ruleOf({ ...get, url, mode: 'navigate' }, ROOT)).toBe('pass');
  },
);

test('copies are stored without query and fragment', () =>
  expect(keyOf('https://x.example/a/?b=/#c?')).toBe('https://x.example/a/'));

test('the offline page is in the language of the address, if available', () => {
  const pages = ['/offline/', '/pl/offline/'];
  expect(offlinePageFor(`${ROOT}pl/generator-hasel/`, ROOT, pages)).toBe('/pl/offline/');
  expect(offlinePageFor(`${ROOT}fr/`, ROOT, pages)).toBe('/offline/');
  expect(offlinePageFor(ROOT, ROOT, [])).toBeUndefined();
});

test.for([
  [['a'], ['a'], [], []],
  [['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a'], ['d'], ['a']],
  [['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a'], ['d', 'a'], []],
  [['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a'], undefined, []],
  [['x', 'd'], ['d'], [], ['x']],
] as const)('of %j after %j, with %j open, %j may be removed', ([cached, builds, open, gone]) => {
  expect(outdatedBuilds(cached, builds, open)).toEqual(gone);
});

test.for([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
] as const)('prefetching is costly over %j: %s', ([connected, costly]) => {
  expect(isCostly(connected)).toBe(costly);
});

test.each([
  ['pt-BR', 'pt/'],
  ['en-US', ''],
  ['de', ''],
])('what is shared opens in the language of the browser: %s, %s', (language, home) =>
  expect(homeFor(language, ['/offline/', '/pt/offline/'])).toBe(home),
);
