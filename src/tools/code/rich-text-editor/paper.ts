import { releaseProxy, wrap, type Remote } from 'comlink';
import type { Paper } from './paper.worker';

/** Runs one job in its own worker, which is terminated afterwards. The job fails if workers are not available. */
export async function withPaper<Result>(job: (paper: Remote<Paper>) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL('./paper.worker.ts', import.meta.url), {
    type: 'module',
    name: 'rich-text-editor',
  });
  const paper = wrap<Paper>(worker);
  const failed = Promise.withResolvers<never>();
  worker.addEventListener('error', ({ message }) => failed.reject(new Error(message || 'The worker failed to start')));
  try {
    return await Promise.race([job(paper), failed.promise]);
  } finally {
    paper[releaseProxy]();
    worker.terminate();
  }
}
