import { pageLink } from './page-link';
import { BASE, toast } from './page-facts';

const CHECK_MS = 36e5;
/** The next page opens after this time, whether the fresh copy has loaded or not. */
const TIMEOUT_MS = 3_000;

/** Whether `builds/latest.json` names another build than this page's. */
export const isNewer = (latest: { readonly id?: unknown } | null | undefined, own: string): boolean =>
  typeof latest?.id === 'string' && latest.id !== own;

/**
 * Checks every hour, and on return to the tab, whether there is a new build. If so, the next link to a page of this
 * site is fetched with `reload` before it opens, so that no cache between the browser and the host can return the old
 * one.
 */
export function watchVersion(own: string): void {
  let stale = false;

  const check = async () => {
    if (stale || document.hidden) return;
    const latest = await fetch(`${BASE}builds/latest.json?${Date.now()}`, { cache: 'no-store' })
      .then((response) => response.json())
      .catch(() => null);
    if (stale || !isNewer(latest, own)) return;
    stale = true;
    toast('status.newVersion');
    void navigator.serviceWorker?.ready.then((registration) => registration.update());
  };

  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  document.addEventListener('click', (event) => {
    const link =
      stale &&
      !event.defaultPrevented &&
      !event.button &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      pageLink(event.target);
    if (!link) return;
    event.preventDefault();
    const open = () => location.assign(link.href);
    // The timeout ends the request, so that the page leaves only once.
    const loaded = fetch(link.href, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
    void loaded.then(open, open);
  });
}
