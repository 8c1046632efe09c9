/** The decisions of the service worker, as pure functions: `sw.ts` carries them out. */

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  readonly destination: string;
  readonly range: boolean;
}

/**
 * How a request is answered: `asset` from the cache, since its name changes with its content; `page` from the network
 * first; `data` from the cache, which is then updated in the background; `file` from the network, with a copy as the
 * fallback; `shared` by storing what another app shared with the installed site; `pass` as if there were no service
 * worker.
 */
export type Rule = 'asset' | 'page' | 'data' | 'file' | 'shared' | 'pass';

/** The manifest's `share_target`, without the base: only the service worker answers it. */
export const SHARE_PATH = 'share/';

const FILES = new Set(['image', 'font', 'style', 'script', 'manifest', 'iframe']);

/**
 * `root` is the site's address with its base: 'https://example.com/tools/'. Other origins and folders are never
 * touched.
 */
export function ruleOf({ method, url, mode, cache, destination, range }: Asked, root: string): Rule {
  if (method === 'POST' && url === root + SHARE_PATH) return 'shared';
  if (method !== 'GET' || range || !url.startsWith(root) || cache === 'no-store') return 'pass';
  const path = url.slice(root.length).replace(/[?#].*$/s, '');
  // `__/` belongs to the host (sign-in), `builds/` must be requested each time.
  if (/^(__|builds)\//.test(path) || path === 'sw.js') return 'pass';
  if (path.startsWith('_astro/')) return 'asset';
  if (/^api\/[a-z]{2}\/(tools|pasted)$|(^|\/)_payload\.json$/.test(path)) return 'data';
  // A page that was fetched with 'reload' is one that the next click will open.
  if (mode === 'navigate' || (cache === 'reload' && (path === '' || path.endsWith('/')))) return 'page';
  return FILES.has(destination) ? 'file' : 'pass';
}

/** An address without query and fragment: the key of its copy. */
export const keyOf = (url: string): string => url.replace(/[?#].*$/s, '');

/** The offline page for an address: in its language, if available. `pages` are paths without the base. */
export function offlinePageFor(url: string, root: string, pages: readonly string[]): string | undefined {
  const lang = url.slice(root.length).split('/')[0] ?? '';
  return pages.find((path) => path === `/${lang}/offline/`) ?? pages.find((path) => path === '/offline/') ?? pages[0];
}

export interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether prefetching should be avoided: the visitor saves data, or the connection is very slow. */
export const isCostly = ({ connection }: Connected): boolean =>
  connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;

/** How many builds' scripts are kept: this one and two before it. */
const KEPT_BUILDS = 3;

/**
 * The builds whose scripts may be removed: neither among the newest three nor open in a tab. `builds` is sorted newest
 * first; `open` is undefined if a tab did not tell what it shows, and then nothing is removed.
 */
export function outdatedBuilds(
  cached: readonly string[],
  builds: readonly string[],
  open: readonly string[] | undefined,
): readonly string[] {
  if (!open) return [];
  const kept = new Set([...builds.slice(0, KEPT_BUILDS), ...open]);
  return cached.filter((build) => !kept.has(build));
}

/** The home page in the visitor's language ('pt-BR'), without the base. `pages` are the offline pages, one for each language. */
export const homeFor = (language: string, pages: readonly string[]): string => {
  const [lang] = language.split('-');
  return pages.includes(`/${lang}/offline/`) ? `${lang}/` : '';
};
