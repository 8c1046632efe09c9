import { proxy, wrap, type Remote } from 'comlink';
import type { Lang } from '../i18n/languages';
import { outcomeOf, type Outcome } from './plain';
import { problem } from './words';

/** What the worker offers (worker.ts). */
export interface WorkerApi {
  /** Fetches the tool, so that its time-out counts its work alone. */
  load(tool: string): Promise<void>;
  run(tool: string, values: unknown, lang: Lang, progress: (part: number) => void): Promise<unknown>;
}

export interface WorkerRunner {
  /** Starts the worker, and lets it fetch the tool. */
  warm(): void;
  run(values: Record<string, unknown>, progress: (part: number) => void, signal: AbortSignal): Promise<Outcome>;
}

/** Runs a tool in a worker of its own. The worker stays for the next run; abort and time-out end it. */
export function makeWorkerRunner(id: string, lang: Lang, timeoutMs: number | undefined): WorkerRunner {
  // Worker and proxy live together: Comlink closes the worker's ear when the last proxy is collected.
  let current: { readonly worker: Worker; readonly api: Remote<WorkerApi> } | undefined;
  const start = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: id,
    });
    return { worker, api: wrap<WorkerApi>(worker) };
  };
  const end = () => {
    current?.worker.terminate();
    current = undefined;
  };

  return {
    // What fails here fails again when the run needs it, and is said then.
    warm: () => void (current ??= start()).api.load(id).catch(() => {}),
    async run(values, progress, signal) {
      const { worker: own, api } = (current ??= start());
      // The work is asked for once the tool is there: a message sent after it would find the worker busy.
      const loaded = api.load(id);
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
        // The clock starts when the worker has the tool: on a slow line fetching it may take longer than the work.
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
      // The worker runs this very tool, whose `run` gives what `outcomeOf` takes.
      const given = loaded
        .then(() => api.run(id, values, lang, proxy(progress)))
        .then((result) => outcomeOf(result as Parameters<typeof outcomeOf>[0]));
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
