import { BASE, toast } from './page-facts';

/** Handles scripts that do not load or that fail: one reload, otherwise the error screen. */

const RELOAD_GUARD_MS = 10_000;
const RELOAD_KEY = 'smallkit:reload';

/** The browsers' messages for a module that did not load: Chromium and Firefox, then Safari; and Vite's. */
const CHUNK = /dynamically imported module|importing a module script|unable to preload/i;
export const isChunkFailure = (message: string): boolean => CHUNK.test(message);

/**
 * Allows a reload unless the same path was reloaded within ten seconds. `stored` is what `reloadMark` returned then.
 */
export const mayReload = (stored: string | null, path: string, now: number): boolean =>
  !stored?.endsWith(` ${path}`) || parseInt(stored) <= now;
export const reloadMark = (path: string, now: number): string => `${now + RELOAD_GUARD_MS} ${path}`;

/**
 * Reloads the page. False if this path was reloaded a moment ago, or if that cannot be stored, as it might reload
 * forever.
 */
function reloadOnce(): boolean {
  const path = location.pathname;
  const now = Date.now();
  try {
    if (!mayReload(sessionStorage.getItem(RELOAD_KEY), path, now)) return false;
    sessionStorage.setItem(RELOAD_KEY, reloadMark(path, now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Only once: the toast's own script may be the one that does not load. */
let tellOnce = () => {
  tellOnce = () => {};
  toast('status.offline');
};

function onFailure(error: unknown, filename = ''): void {
  if (isChunkFailure(String(error))) {
    if (!navigator.onLine) return tellOnce();
    if (reloadOnce()) return;
  }
  // If even this does not load, there is nothing left to do.
  import('./failure-screen').then((screen) => screen.showFailure(error, filename)).catch(() => {});
}

/** Handles failures. The browser logs each one itself: nothing is logged twice, and bots only get the log. */
export function watchFailures(): void {
  // In the capture phase: the error event of a script that does not load does not bubble.
  addEventListener(
    'error',
    ({ target, error, message, filename }) => {
      const { src } = target as HTMLScriptElement;
      if (target === window) onFailure(error ?? message, filename);
      else if (target instanceof HTMLScriptElement && src.startsWith(location.origin + BASE))
        onFailure(`Unable to preload ${src}`, src);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => onFailure(event.reason));
  addEventListener('astro:hydration-error', (event) =>
    onFailure((event as CustomEvent<{ error: unknown }>).detail.error),
  );
  // Fired for anything a chunk threw: a reload only helps if the chunk did not load.
  addEventListener('vite:preloadError', (event: Event & { payload?: unknown }) => {
    if (isChunkFailure(String(event.payload)) && navigator.onLine && reloadOnce()) event.preventDefault();
  });
}
