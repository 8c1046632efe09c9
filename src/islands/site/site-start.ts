import { watchFailures } from './load-failures';
import { buildId, metaContent } from './page-facts';
import { whenQuiet } from './when-quiet';
import { answerWorker } from './service-worker-client';

/** What every page does beside its own: failures, guards, versions, the service worker, prefetch. Called before the page has loaded. */
export function start(): void {
  watchFailures();
  // Few pages have a guard, and few sites a third party: the others carry none of their code.
  if (document.documentElement.dataset.guard) void import('./guard-page');
  if (metaContent('smallkit-third-parties-config')) void import('./third-parties-page');
  const build = buildId();
  if (build === undefined) return;
  answerWorker(build);
  whenQuiet(() => void import('./start-later').then((later) => later.startLater(build)));
}
