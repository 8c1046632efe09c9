import { mayPrefetch, type Connection } from './connection';
import { takeOpenedFiles } from './opened-files';
import { startPrefetch } from './prefetch';
import { fetchFont, showMono } from './second-font';
import { showChanges } from './show-changes';
import { watchVersion } from './version-check';
import { startWorker } from './service-worker-client';

// In the same file as what follows: one request.
export { fetchFont };

/**
 * What every page does once it is idle: checks for a new version, caches itself for offline use, takes files that
 * the system opened with it, shows which results change, prefetches.
 */
export function startLater(build: string): void {
  watchVersion(build);
  startWorker(build);
  takeOpenedFiles();
  showChanges();
  if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return;
  startPrefetch();
  // On a first visit, `fetchFont` does it.
  if (document.documentElement.dataset.font === undefined) showMono().catch(() => {});
}
