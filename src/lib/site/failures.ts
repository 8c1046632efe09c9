import { BASE, toast } from './place';

/** What happens when a script does not load, or fails: one reload, else the error screen. */

const RELOAD_GUARD_MS = 10_000;
const RELOAD_KEY = 'smallkit:reload';

/** The browsers' words for a module that did not load: Chromium and Firefox, then Safari; and Vite's. */
const CHUNK = /dynamically imported module|importing a module script|unable to preload/i;
const BOT = /bot|lighthouse|facebookexternalhit|google/i;
/** Told by the browser, and no fault: a run that was ended, a layout that took two rounds. */
const HARMLESS = /AbortError|ResizeObserver loop/;

export const isBot = (userAgent: string): boolean => BOT.test(userAgent);
export const isChunkFailure = (message: string): boolean => CHUNK.test(message);

/** A reload is allowed unless the same path was reloaded within ten seconds. `stored` is what `reloadMark` gave then. */
export const mayReload = (stored: string | null, path: string, now: number): boolean =>
  !stored?.endsWith(` ${path}`) || parseInt(stored) <= now;
export const reloadMark = (path: string, now: number): string => `${now + RELOAD_GUARD_MS} ${path}`;

/** Ours, and not an extension's, a third party's, or a mere notice. `trace` is the script's address and the stack. */
export function isOurs(message: string, trace: string, origin: string): boolean {
  if (HARMLESS.test(message) || /-extension:/.test(trace)) return false;
  return trace === '' ? message !== 'Script error.' : trace.includes(`${origin}/`) || !/https?:/.test(trace);
}

/** A mail with the page's address and the error in it. What is behind `#` may be the visitor's text, and is left out. */
export function mailLink(mail: string, subject: string, body: string, url: string, message: string): string {
  const filled = body.replace('{url}', () => url.replace(/#.*/s, '')).replace('{message}', () => message);
  return `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(filled)}`;
}

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

/** The error screen in the page's place. The page stays behind it, so that nothing typed is lost. */
function showScreen(message: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template#e500');
  const main = document.querySelector('main');
  if (!template || !main || main.hidden) return;
  const screen = main.cloneNode() as HTMLElement;
  screen.append(template.content.cloneNode(true));
  for (const link of screen.querySelectorAll<HTMLAnchorElement>('a[data-mail]')) {
    const { mail = '', subject = '', body = '' } = link.dataset;
    link.href = mailLink(mail, subject, body, location.href, message);
  }
  main.hidden = main.inert = true;
  main.removeAttribute('id');
  // Not left to the style sheet: `hidden` loses to any `display`.
  main.style.display = 'none';
  main.before(screen);
  screen.querySelector('h1')?.focus();
}

function onFailure(error: unknown, filename = ''): void {
  const message = String(error);
  if (isChunkFailure(message)) {
    if (!navigator.onLine) return toast('status.offline');
    if (reloadOnce()) return;
  }
  const trace = filename + ((error as Error | undefined)?.stack ?? '');
  if (isOurs(message, trace, location.origin) && !isBot(navigator.userAgent)) showScreen(message);
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
  addEventListener('vite:preloadError', (event) => {
    if (isChunkFailure(String(event.payload)) && navigator.onLine && reloadOnce()) event.preventDefault();
  });
}
