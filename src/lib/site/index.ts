import { watchFailures } from './failures';
import { buildId, metaContent } from './place';
import { whenQuiet } from './quiet';
import { answerWorker } from './worker';

/** What every page does beside its own: failures, guards, versions, the service worker, prefetch. Called before the page has loaded. */
export function start(): void {
  watchFailures();
  // Few pages have a guard, and few sites a third party: the others carry none of their code.
  if (document.documentElement.dataset.guard) void import('./guard-page');
  if (metaContent('smallkit-third-parties-config')) void import('./third-parties-page');
  const build = buildId();
  if (build === undefined) return;
  answerWorker(build);
  whenQuiet(() => void import('./later').then((later) => later.startLater(build)));
}
