import { watchFailures } from './load-failures';
import { buildId, metaContent } from './page-facts';
import { whenQuiet } from './when-quiet';
import { answerWorker } from './service-worker-client';

/**
 * What every page does in addition to its own scripts: failures, guards, versions, the service worker, prefetching.
 * Called before the page has loaded.
 */
export function start(): void {
  watchFailures();
  // Few pages have a guard, and few sites a third party: the others contain none of their code.
  const { guard, font } = document.documentElement.dataset;
  if (guard) void import('./guard-page');
  if (metaContent('smallkit-third-parties-config')) void import('./third-parties-page');
  if (font) whenQuiet(() => void later().then(({ fetchFont }) => fetchFont()), 0);
  const build = buildId();
  if (build === undefined) return;
  answerWorker(build);
  whenQuiet(() => void later().then(({ startLater }) => startLater(build)));
}

const later = () => import('./start-later');
