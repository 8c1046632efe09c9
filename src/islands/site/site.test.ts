import { expect, test, vi } from 'vitest';
import { pageOf } from './cached-pages';
import { allowedSlots, readChoice } from './consent';
import { mayPrefetch } from './connection';
import { isChunkFailure, mayReload, reloadMark } from './load-failures';
import { guardTarget, isSignedIn } from './guards';
import { isOtherPage } from './page-link';
import { queue } from './prefetch';
import { slotIds, thirdPartyOrigins } from '../../data/third-parties';
import { isBot, isOurs, mailLink } from './failure-screen';
import { isNewer } from './version-check';

const ORIGIN = 'https://x.example';

/* ── Links ───────────────────────────────────────────────────────────────────────────────────────────────────── */

test.for([
  ['/tools/b/', true],
  ['/tools/', true],
  ['/tools/a/?x=1', true],
  ['/tools/a/', false],
  ['/tools/a/#part', false],
  ['/other/', false],
  ['/tools/file.csv', false],
  ['https://y.example/tools/b/', false],
  ['mailto:a@b.example', false],
] as const)('from /tools/a/, %s is another page of this site: %s', ([href, other]) => {
  expect(isOtherPage(new URL(href, ORIGIN), new URL('/tools/a/', ORIGIN), '/tools/')).toBe(other);
});

/* ── Failures ────────────────────────────────────────────────────────────────────────────────────────────────── */

test.for([
  'TypeError: Failed to fetch dynamically imported module: https://x.example/_astro/a.js',
  'TypeError: error loading dynamically imported module: https://x.example/_astro/a.js',
  'TypeError: Importing a module script failed.',
  'Unable to preload https://x.example/_astro/a.js',
])('a script that did not load: %s', (message) => expect(isChunkFailure(message)).toBe(true));

test.for(['TypeError: Failed to fetch', 'SyntaxError: import'])('%s is another failure', (message) =>
  expect(isChunkFailure(message)).toBe(false),
);

test('reloads a path once in ten seconds, and another path immediately', () => {
  const mark = reloadMark('/a/', 1_000);
  expect(mayReload(null, '/a/', 0)).toBe(true);
  expect(mayReload(mark, '/a/', 1_001)).toBe(false);
  expect(mayReload(mark, '/a/', 10_999)).toBe(false);
  expect(mayReload(mark, '/a/', 11_000)).toBe(true);
  expect(mayReload(mark, '/b/', 1_001)).toBe(true);
  expect(mayReload(mark, '/x/a/', 1_001)).toBe(true);
});

test.for([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/145.0', false],
] as const)('%s is a bot: %s', ([agent, bot]) => expect(isBot(agent)).toBe(bot));

test.for([
  ['Error: x', `${ORIGIN}/_astro/a.js`, true],
  ['Error: x', `Error: x\n at f (${ORIGIN}/_astro/a.js:1:1)`, true],
  ['a string', '', true],
  ['Error: x', 'Error: x\n at <anonymous>', true],
  ['Script error.', '', false],
  ['Error: x', 'https://cdn.example/ads.js', false],
  ['Error: x', 'Error: x\n at chrome-extension://abc/a.js:1:1', false],
  ['Error: x', `moz-extension://abc/a.js\n at ${ORIGIN}/_astro/a.js`, false],
  ['AbortError: The user aborted a request.', `${ORIGIN}/_astro/a.js`, false],
  ['ResizeObserver loop completed with undelivered notifications.', `${ORIGIN}/a/`, false],
  ['Error: x', 'https://x.example.evil/a.js', false],
] as const)('%s in %j is ours: %s', ([message, trace, ours]) => expect(isOurs(message, trace, ORIGIN)).toBe(ours));

test('the email contains the address without its fragment, and the error, whatever characters they have', () => {
  const link = mailLink(
    'a@b.example',
    '500 Error',
    'Page: {url}\nError: {message}',
    'https://x.example/a/?b=1&c#input=secret',
    "$& 'é' {url}",
  );
  const params = new URLSearchParams(link.slice(link.indexOf('?')).replaceAll('+', '%2B'));
  expect(link).toMatch(/^mailto:a@b\.example\?/);
  expect(params.get('subject')).toBe('500 Error');
  expect(params.get('body')).toBe("Page: https://x.example/a/?b=1&c\nError: $& 'é' {url}");
});

/* ── Guards ──────────────────────────────────────────────────────────────────────────────────────────────────── */

test.for([
  ['{"uid":"1"}', true],
  ['null', false],
  ['""', false],
  ['not JSON', false],
  [null, false],
] as const)('stored %j: signed in %s', ([stored, signedIn]) => expect(isSignedIn(stored)).toBe(signedIn));

const EN = { base: '/tools', lang: 'en' };

test.for([
  [
    'avoid-loggedout',
    false,
    '/tools/user/dashboard/?a=1',
    '/tools/setting/sign-in/?next=/tools/user/dashboard/%3Fa%3D1',
  ],
  ['avoid-loggedout', true, '/tools/user/dashboard/', undefined],
  ['avoid-loggedin', false, '/tools/setting/sign-in/', undefined],
  ['avoid-loggedin', true, '/tools/setting/sign-in/', '/tools/user/dashboard/'],
  ['avoid-loggedin', true, '/tools/setting/sign-in/?next=/tools/user/delete/', '/tools/user/delete/'],
  ['avoid-loggedin', true, '/tools/setting/sign-in/?next=//evil.example/', '/tools/user/dashboard/'],
  ['avoid-loggedin', true, '/tools/setting/sign-in/?next=javascript:alert(1)', '/tools/user/dashboard/'],
] as const)('%s, signed in %s, at %s: %s', ([name, signedIn, path, target]) => {
  expect(guardTarget(name, signedIn, ORIGIN + path, EN)).toBe(target);
});

test('the redirect after the sign-in leads to the guarded page', () => {
  const there = guardTarget('avoid-loggedout', false, `${ORIGIN}/tools/user/dashboard/?a=1`, EN) ?? '';
  expect(guardTarget('avoid-loggedin', true, ORIGIN + there, EN)).toBe('/tools/user/dashboard/?a=1');
});

test('a guard stays in the language of its page', () => {
  const spanish = { base: '', lang: 'es' };
  expect(guardTarget('avoid-loggedout', false, `${ORIGIN}/es/user/delete/`, spanish)).toBe(
    '/es/setting/sign-in/?next=/es/user/delete/',
  );
  expect(guardTarget('avoid-loggedin', true, `${ORIGIN}/es/setting/sign-in/`, spanish)).toBe('/es/user/dashboard/');
});

test('an unknown guard is an error', () => {
  expect(() => guardTarget('admins-only', true, ORIGIN, EN)).toThrow('Unknown route guard: admins-only');
});

/* ── Versions ────────────────────────────────────────────────────────────────────────────────────────────────── */

test.for([
  [{ id: 'b' }, true],
  [{ id: 'a' }, false],
  [{ id: 1 }, false],
  [{}, false],
  [null, false],
] as const)('after build a, %j is newer: %s', ([latest, newer]) => expect(isNewer(latest, 'a')).toBe(newer));

/* ── Prefetch ────────────────────────────────────────────────────────────────────────────────────────────────── */

test.for([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
] as const)('on %j, links are prefetched: %s', ([connection, may]) => expect(mayPrefetch(connection)).toBe(may));

test('runs four at a time, each once, up to a limit', async () => {
  const running: (() => void)[] = [];
  const begun: string[] = [];
  const add = queue(
    (item) =>
      new Promise<void>((done) => {
        begun.push(item);
        running.push(done);
      }),
    4,
    7,
  );
  for (const item of 'aabcdefghij') add(item);
  expect(begun.join('')).toBe('abcd');
  running.shift()?.();
  await vi.waitFor(() => expect(begun.join('')).toBe('abcde'));
  expect(running).toHaveLength(4);
  while (running.length > 0) {
    running.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(begun.join('')).toBe('abcdefg');
});

/* ── Third parties ───────────────────────────────────────────────────────────────────────────────────────────── */

test('only slots with an id are configured', () => {
  expect(slotIds('{"ads":"ca-1","analytics":"","recording":7,"other":"x"}')).toEqual({ ads: 'ca-1' });
  expect(slotIds(undefined)).toEqual({});
  expect(thirdPartyOrigins('{"ads":"","analytics":"","recording":""}')).toEqual([]);
});

test.for([
  ['{"ads":true,"analytics":false,"recording":true}', ['ads']],
  ['{"ads":"yes"}', []],
  ['{', []],
  [null, []],
] as const)('the choice %s allows %j of what is configured', ([stored, slots]) => {
  expect(allowedSlots({ ads: 'ca-1', analytics: 'G-1' }, readChoice(stored))).toEqual(slots);
});

/* ── Pages without a connection ──────────────────────────────────────────────────────────────────────────────── */

test('lists cached pages by title, without the offline page and settings', () => {
  expect(pageOf({ path: '/a/', title: 'A' }, '/tools/')).toEqual({ href: '/tools/a/', title: 'A' });
  expect(pageOf({ path: '/pl/offline/', title: 'O' }, '/')).toBeUndefined();
  expect(pageOf({ path: '/setting/', title: 'S' }, '/')).toBeUndefined();
  expect(pageOf({ path: 1 }, '/')).toBeUndefined();
  expect(pageOf(undefined, '/')).toBeUndefined();
});
