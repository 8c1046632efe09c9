import { proxy, wrap, type Remote } from 'comlink';
import { problem } from '../../../kinds/contract';
import type { Logic } from '../../../kinds/run/runner';
import type { Engine } from './engine.worker';
import tool from './tool';

/** Shorter texts take less time than a transfer to the worker. */
const ON_PAGE = 5_000;
/** A chunk takes a few milliseconds, but marks that are opened and never closed can make one take extremely long. */
const SILENT_MS = 15_000;
/** If the worker has been silent for this long, a newer text does not wait for it. */
const HUNG_MS = 1_000;

interface Running {
  readonly worker: Worker;
  readonly api: Remote<Engine>;
  loaded: boolean;
}

/**
 * The tool's logic in a persistent worker, which memoizes the result of each chunk of the text: a keystroke costs one
 * chunk, and a newer text cancels the older one. `onHead` receives the first part of a long text's HTML while the rest
 * is made.
 */
export function makeEngine(onHead: (html: string) => void): Logic {
  let current: Running | undefined;
  const end = () => {
    current?.worker.terminate();
    current = undefined;
  };
  const start = (): Running => {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      type: 'module',
      name: 'markdown-editor',
    });
    return { worker, api: wrap<Engine>(worker), loaded: false };
  };

  const inWorker = async (input: string, gfm: boolean, progress: (part: number) => void, signal: AbortSignal) => {
    const running = (current ??= start());
    const { worker, api } = running;
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Engine['read']>> | 'late'>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = performance.now();
    const hear = () => {
      last = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => resolve('late'), SILENT_MS);
    };
    const onError = ({ message }: ErrorEvent) => reject(new Error(message || 'The worker failed to start'));
    const onAbort = () => {
      // A worker that is stuck in a chunk would block the next text.
      if (timer !== undefined && performance.now() - last > HUNG_MS) end();
      reject(new DOMException('A newer run began', 'AbortError'));
    };
    worker.addEventListener('error', onError);
    signal.addEventListener('abort', onAbort);
    const alive = proxy((part: number) => {
      hear();
      if (!signal.aborted) progress(part);
    });
    const head = proxy((html: string) => {
      if (!signal.aborted) onHead(html);
    });
    // With a slow connection, loading the parser may take longer than the work, so the timeout starts after it has
    // loaded.
    if (running.loaded) hear();
    const work = async () => {
      await api.load();
      running.loaded = true;
      if (signal.aborted) return undefined;
      hear();
      return api.read(input, gfm, alive, head);
    };
    work().then(resolve, reject);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
    }
  };

  return {
    ...tool,
    run: async (values: Parameters<typeof tool.run>[0], context: Parameters<typeof tool.run>[1]) => {
      if (values.input.length <= ON_PAGE) return tool.run(values, context);
      const given = await inWorker(values.input, values.gfm, context.progress, context.signal);
      if (given === undefined) throw new DOMException('A newer run began', 'AbortError');
      if (given !== 'late') return given;
      end();
      return problem('error.timeout', {}, 'input');
    },
  };
}
