import { mayPrefetch, type Connection } from './connection';
import { watchVersion } from './version';
import { startWorker } from './worker';

/** What every page does once nobody waits for it: watches for a new version, keeps itself for offline use, prefetches. */
export function startLater(build: string): void {
  watchVersion(build);
  startWorker(build);
  if (mayPrefetch((navigator as { connection?: Connection }).connection))
    void import('./prefetch').then((prefetch) => prefetch.startPrefetch());
}
