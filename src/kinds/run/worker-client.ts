import { proxy, wrap, type Remote } from 'comlink';
import type { Lang } from '../../i18n/languages';
import { outcomeOf, type Outcome } from '../contract/plain-values';
import { problem } from '../contract/messages';

/** The API of the worker (tool-worker.ts). */
export interface WorkerApi {
  /** Loads the tool, so that the timeout doesn't include loading. */
  load(tool: string): Promise<void>;
  /** Runs the tool. `long`: long texts are returned as bytes (core/text/long-text). */
  run(
    tool: string,
    values: Readonly<Record<string, unknown>>,
    lang: Lang,
    long: boolean,
    progress: (part: number) => void,
  ): Promise<unknown>;
}

/** A worker, and whether it has loaded the tool. */
interface Started {
  readonly worker: Worker;
  readonly api: Remote<WorkerApi>;
  hasTool: boolean;
}

export interface WorkerRunner {
  /** Starts the worker and loads the tool into it. */
  warm(): void;
  run(values: Record<string, unknown>, progress: (part: number) => void, signal: AbortSignal): Promise<Outcome>;
}

/** Runs a tool in its own worker, which is reused for the next run. Abort and timeout terminate the worker. */
export function makeWorkerRunner(id: string, lang: Lang, long: boolean, timeoutMs: number | undefined): WorkerRunner {
  // Keep the proxy as long as the worker: Comlink closes the connection when the last proxy is garbage collected.
  let current: Started | undefined;
  const start = (): Started => {
    const worker = new Worker(new URL('./tool-worker.ts', import.meta.url), {
      type: 'module',
      name: id,
    });
    return { worker, api: wrap<WorkerApi>(worker), hasTool: false };
  };
  const loadTool = async (own: Started) => {
    await own.api.load(id);
    own.hasTool = true;
  };
  const end = () => {
    current?.worker.terminate();
    current = undefined;
  };

  return {
    // A failure here is ignored: it occurs again in `run`, which reports it.
    warm: () => void loadTool((current ??= start())).catch(() => {}),
    async run(values, progress, signal) {
      const started = (current ??= start());
      const { worker: own, api, hasTool } = started;
      const work = () => api.run(id, values, lang, long, proxy(progress));
      // Start the run only when the tool has loaded, so that the timeout can start with the work: a busy worker would answer
      // `load` late. If the tool is loaded, don't wait for another answer: the main thread may be busy when it arrives.
      const loaded = hasTool ? Promise.resolve() : loadTool(started);
      let timer: ReturnType<typeof setTimeout> | undefined;
      let onAbort: (() => void) | undefined;
      let onError: ((event: ErrorEvent) => void) | undefined;
      const ended = new Promise<never>((_, reject) => {
        onError = (event) => reject(new Error(event.message || 'The worker failed to start'));
        onAbort = () => {
          end();
          reject(new DOMException('A newer run began', 'AbortError'));
        };
        own.addEventListener('error', onError);
        signal.addEventListener('abort', onAbort);
      });
      const late = new Promise<Outcome>((resolve) => {
        if (timeoutMs === undefined) return;
        // The timeout starts when the tool has loaded: on a slow connection, loading may take longer than the work.
        void loaded.then(
          () => {
            timer = setTimeout(() => {
              end();
              resolve(outcomeOf(problem('error.timeout')));
            }, timeoutMs);
          },
          () => {},
        );
      });
      // The worker returns what the tool's `run` returned, which is what `outcomeOf` takes.
      const given = (hasTool ? work() : loaded.then(work)).then((made) =>
        outcomeOf(made as Parameters<typeof outcomeOf>[0]),
      );
      try {
        return await Promise.race([given, late, ended]);
      } finally {
        clearTimeout(timer);
        if (onAbort) signal.removeEventListener('abort', onAbort);
        if (onError) own.removeEventListener('error', onError);
      }
    },
  };
}
