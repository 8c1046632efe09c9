import { wrap, type Remote } from 'comlink';
import type { HighlightApi } from './highlight-worker';

export interface Highlighter {
  readonly api: Remote<HighlightApi>;
  /** Rejects if the worker cannot start: the code then stays without colors. */
  readonly failed: Promise<never>;
  end(): void;
}

/** A worker that highlights one text at a time, started on first use. */
export function startHighlighter(): Highlighter {
  const worker = new Worker(new URL('./highlight-worker.ts', import.meta.url), { type: 'module', name: 'highlight' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker failed to start')));
  return { api: wrap<HighlightApi>(worker), failed, end: () => worker.terminate() };
}
