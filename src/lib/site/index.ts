import { mayPrefetch, type Connection } from './connection';
import { watchFailures } from './failures';
import { buildId, metaContent } from './place';
import { watchVersion } from './version';
import { startWorker } from './worker';

const PREFETCH_AFTER_MS = 1_000;

/** What every page does beside its own: failures, guards, versions, the service worker, prefetch. Called before the page has loaded. */
export function start(): void {
  watchFailures();
  // Few pages have a guard, and few sites a third party: the others carry none of their code.
  if (document.documentElement.dataset.guard) void import('./guard-page');
  if (metaContent('smallkit-third-parties-config')) void import('./third-parties-page');
  const build = buildId();
  if (build === undefined) return;
  watchVersion(build);
  addEventListener('load', () => {
    startWorker(build);
    if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return;
    setTimeout(() => void import('./prefetch').then((prefetch) => prefetch.startPrefetch()), PREFETCH_AFTER_MS);
  });
}
