import { BASE, toast } from './page-facts';

/** What happens when a script does not load, or fails: one reload, else the error screen. */

const RELOAD_GUARD_MS = 10_000;
const RELOAD_KEY = 'smallkit:reload';

/** The browsers' words for a module that did not load: Chromium and Firefox, then Safari; and Vite's. */
const CHUNK = /dynamically imported module|importing a module script|unable to preload/i;
export const isChunkFailure = (message: string): boolean => CHUNK.test(message);

/** A reload is allowed unless the same path was reloaded within ten seconds. `stored` is what `reloadMark` gave then. */
export const mayReload = (stored: string | null, path: string, now: number): boolean =>
  !stored?.endsWith(` ${path}`) || parseInt(stored) <= now;
export const reloadMark = (path: string, now: number): string => `${now + RELOAD_GUARD_MS} ${path}`;

/** False: this path was reloaded a moment ago, or there is no memory of that, and it might reload for ever. */
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

/** Once: the toast's own script may be what does not load. */
let tellOnce = () => {
  tellOnce = () => {};
  toast('status.offline');
};

function onFailure(error: unknown, filename = ''): void {
  if (isChunkFailure(String(error))) {
    if (!navigator.onLine) return tellOnce();
    if (reloadOnce()) return;
  }
  // Nothing is left to do where even this does not load.
  import('./failure-screen').then((screen) => screen.showFailure(error, filename)).catch(() => {});
}

/** The browser logs each failure itself: nothing is logged twice, and bots get the log alone. */
export function watchFailures(): void {
  // Captured: a script that does not load tells nobody but its element.
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
  // Told of whatever a chunk threw: only one that did not load is helped by a reload.
  addEventListener('vite:preloadError', (event: Event & { payload?: unknown }) => {
    if (isChunkFailure(String(event.payload)) && navigator.onLine && reloadOnce()) event.preventDefault();
  });
}
