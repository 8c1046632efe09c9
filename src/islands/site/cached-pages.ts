import { BASE } from './page-facts';

export interface CachedPage {
  /** Path from the host's root, including the base. */
  readonly href: string;
  readonly title: string;
}

const OWN = /(^|\/)(offline|setting)\//;

/** The pages that open offline, most recent first: for the offline page. */
export async function cachedPages(): Promise<readonly CachedPage[]> {
  const name = `smallkit:${BASE}:pages`;
  if (!('caches' in globalThis) || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const pages = await Promise.all(
    keys
      .filter(({ url }) => url.endsWith('/_payload.json'))
      .map(async (key) => {
        const payload: unknown = await (await cache.match(key))?.json().catch(() => undefined);
        return pageOf(payload, BASE);
      }),
  );
  return pages.filter((page) => page !== undefined).toReversed();
}

export function pageOf(payload: unknown, base: string): CachedPage | undefined {
  if (typeof payload !== 'object' || payload === null || !('path' in payload) || !('title' in payload))
    return undefined;
  const { path, title } = payload;
  if (typeof path !== 'string' || typeof title !== 'string' || OWN.test(path)) return undefined;
  return { href: base + path.slice(1), title };
}
