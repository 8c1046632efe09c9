import { storeShared } from '../islands/site/store-shared.ts';
import { homeFor, isCostly, keyOf, offlinePageFor, outdatedBuilds, ruleOf, type Connected } from './sw-rules.ts';

/**
 * The service worker. Scripts with a hash in their name come from the cache, pages from the network first, and every
 * page that was opened once opens again offline, including its tool. It takes over immediately: that breaks no open
 * tab, because the scripts of older builds stay while a tab or a cached page may request them.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface Client {
  postMessage(message: unknown, transfer: Transferable[]): void;
}
/** The part of ServiceWorkerGlobalScope that is used here: the DOM's types and the worker's cannot be combined. */
interface Scope {
  readonly clients: { claim(): Promise<void>; matchAll(options: { includeUncontrolled: boolean }): Promise<Client[]> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
}

/** Inserted by the build. */
declare const BUILD: string;
declare const BASE: string;
declare const OFFLINE: readonly string[];

const scope = self as unknown as Scope;
const root = `${location.origin}${BASE}`;
const PREFIX = `smallkit:${BASE}:`;
const PAGES = `${PREFIX}pages`;
const STATE = `${PREFIX}state`;
const ASSETS = `${PREFIX}assets:`;
/** A page and its payload are two entries. */
const MAX_ENTRIES = 400;
const TIMEOUT_MS = 4_000;
const MATCH = { ignoreSearch: true, ignoreVary: true };

const address = (path: string) => root + path.slice(1);
const usable = (response: Response) => response.ok && !response.redirected && response.type === 'basic';

/** Stores a copy. A full disk must not fail the request: the response is already on its way to the page. */
async function store(name: string, url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(keyOf(url), response);
  } catch (error) {
    console.warn('Not cached for offline use:', url, error);
  }
}

const copyIn = async (name: string, url: string) => (await caches.open(name)).match(keyOf(url), MATCH);

async function asset(url: string): Promise<Response> {
  const current = await copyIn(ASSETS + BUILD, url);
  if (current) return current;
  const older = await caches.match(keyOf(url), MATCH);
  const response = older ?? (await fetch(url));
  if (older || usable(response)) await store(ASSETS + BUILD, url, response.clone());
  return response;
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = (async () => {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (usable(response)) event.waitUntil(store(PAGES, request.url, response.clone()));
    return response;
  })();
  event.waitUntil(network.catch(() => undefined));
  // A fresh page was requested: an old copy is not acceptable.
  if (request.cache === 'reload') return network;
  const copy = await copyIn(PAGES, request.url);
  const late = new Promise<undefined>((resolve) => {
    if (copy) setTimeout(resolve, TIMEOUT_MS, undefined);
  });
  const response = await Promise.race([network, late]).catch(() => undefined);
  if (response && !(copy && response.status >= 500)) return response;
  return copy ?? (await copyIn(PAGES, `${keyOf(request.url)}/`)) ?? (await offline(request));
}

async function offline(request: Request): Promise<Response> {
  const path = request.destination === 'document' ? offlinePageFor(request.url, root, OFFLINE) : undefined;
  return (path && (await copyIn(PAGES, address(path)))) || Response.error();
}

async function data(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = fetch(event.request).then(async (response) => {
    if (usable(response)) await store(PAGES, url, response.clone());
    return response;
  });
  event.waitUntil(network.catch(() => undefined));
  // A copy among the assets is one that a page's payload names: the list of tools.
  return (await copyIn(PAGES, url)) ?? (await copyIn(ASSETS + BUILD, url)) ?? network;
}

async function file({ request }: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(request);
    if (usable(response)) await store(ASSETS + BUILD, request.url, response.clone());
    return response;
  } catch {
    return (await caches.match(keyOf(request.url), MATCH)) ?? Response.error();
  }
}

/**
 * Stores what another app shared with the installed site on this device, and opens the home page, whose search box
 * proposes tools for it. Nothing of it is sent to the server.
 */
async function shared(request: Request): Promise<Response> {
  const id = await storeShared(await request.formData());
  const home = root + homeFor(navigator.language, OFFLINE);
  return Response.redirect(id === undefined ? home : `${home}#shared=${id}`, 303);
}

/**
 * Caches a page with all that it needs: itself, its payload, and what that lists. `loaded` is what the tab has already
 * loaded.
 */
async function keep(path: string, loaded: readonly string[] = [], renew = true): Promise<void> {
  const url = address(path);
  const response = await fetch(`${url}_payload.json?${BUILD}`, { cache: 'no-cache' });
  // Not a page: an unknown path, or one that another page serves.
  if (!usable(response) || !response.headers.get('content-type')?.includes('json')) return;
  if (renew || !(await copyIn(PAGES, url))) {
    const fresh = await fetch(url, { cache: 'no-cache' });
    if (usable(fresh)) await store(PAGES, url, fresh);
  }
  await store(PAGES, `${url}_payload.json`, response.clone());
  const assets = await assetsOf(response);
  const wanted = new Set(
    [...loaded, ...(isCostly(navigator as Connected) ? [] : assets)].map((name) => new URL(name, location.origin).href),
  );
  for (const one of wanted) {
    if (one.startsWith(`${root}_astro/`)) await asset(one).catch(() => undefined);
    else if (one.startsWith(root) && !(await copyIn(ASSETS + BUILD, one))) {
      const got = await fetch(one).catch(() => undefined);
      if (got && usable(got)) await store(ASSETS + BUILD, one, got);
    }
  }
  await trim();
}

async function assetsOf(payload: Response): Promise<readonly string[]> {
  const { assets } = (await payload.json().catch(() => ({}))) as { assets?: unknown };
  return Array.isArray(assets) ? assets.filter((name) => typeof name === 'string') : [];
}

/** Removes the pages that were opened longest ago; the offline pages stay. */
async function trim(): Promise<void> {
  const pages = await caches.open(PAGES);
  const entries = await pages.keys();
  const fixed = new Set(OFFLINE.map(address));
  for (const entry of entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES))) {
    if (!fixed.has(entry.url)) await pages.delete(entry);
  }
}

/** The build that each open tab shows; undefined if one does not answer (a frozen tab). */
async function openBuilds(): Promise<readonly string[] | undefined> {
  const tabs = await scope.clients.matchAll({ includeUncontrolled: true });
  const answers = await Promise.all(
    tabs.map(
      (tab) =>
        new Promise<string | undefined>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data: build }) => resolve(String(build));
          setTimeout(resolve, 1_000, undefined);
          tab.postMessage({ type: 'smallkit:build?' }, [port2]);
        }),
    ),
  );
  const known = answers.filter((build) => build !== undefined);
  return known.length === answers.length ? known : undefined;
}

/** Removes scripts of builds that no tab can request any more, except for those that a cached page lists. */
async function sweep(): Promise<void> {
  const before = (await (await copyIn(STATE, address('/builds')))?.json().catch(() => [])) as string[] | undefined;
  const builds = [BUILD, ...(before ?? []).filter((build) => build !== BUILD)].slice(0, 20);
  await store(STATE, address('/builds'), Response.json(builds));
  const cached = (await caches.keys())
    .filter((name) => name.startsWith(ASSETS))
    .map((name) => name.slice(ASSETS.length));
  if (cached.every((build) => build === BUILD)) return;
  const outdated = outdatedBuilds(cached, builds, await openBuilds());
  if (outdated.length === 0) return;
  const pages = await caches.open(PAGES);
  const payloads = await Promise.all(
    (await pages.keys()).filter(({ url }) => url.endsWith('/_payload.json')).map((entry) => pages.match(entry)),
  );
  const named = new Set(
    (await Promise.all(payloads.flatMap((payload) => (payload ? [assetsOf(payload)] : [])))).flat(),
  );
  for (const build of outdated) {
    const old = await caches.open(ASSETS + build);
    for (const { url } of await old.keys()) {
      const response = named.has(new URL(url).pathname) ? await old.match(url) : undefined;
      if (response && !(await copyIn(ASSETS + BUILD, url))) await store(ASSETS + BUILD, url, response);
    }
    await caches.delete(ASSETS + build);
  }
}

let swept: Promise<void> | undefined;

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled(OFFLINE.map((path) => keep(path))).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});

scope.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown; path?: unknown; build?: unknown; loaded?: unknown } | null;
  if (message?.type !== 'smallkit:keep' || typeof message.path !== 'string' || !message.path.startsWith('/')) return;
  const loaded = Array.isArray(message.loaded) ? message.loaded.filter((name) => typeof name === 'string') : [];
  // Not during activation: requests wait for that, and tabs get a second to answer.
  swept ??= sweep().catch((error: unknown) => console.warn('Old scripts were not removed:', error));
  event.waitUntil(Promise.allSettled([swept, keep(message.path, loaded, message.build !== BUILD)]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, cache, destination } = request;
  const rule = ruleOf({ method, url, mode, cache, destination, range: request.headers.has('range') }, root);
  if (rule === 'asset') event.respondWith(asset(url));
  else if (rule === 'page') event.respondWith(page(event));
  else if (rule === 'data') event.respondWith(data(event));
  else if (rule === 'file') event.respondWith(file(event));
  else if (rule === 'shared') event.respondWith(shared(request));
});
