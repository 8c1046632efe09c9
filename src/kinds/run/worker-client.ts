import { proxy, wrap, type Remote } from 'comlink';
import type { Lang } from '../../i18n/languages';
import { outcomeOf, type Outcome } from '../contract/plain-values';
import { problem } from '../contract/messages';

/** What the worker offers (worker.ts). */
export interface WorkerApi {
  /** Fetches the tool, so that its time-out counts its work alone. */
  load(tool: string): Promise<void>;
  /** `long`: long texts come back as bytes (core/text/long-text). */
  run(
    tool: string,
    values: Readonly<Record<string, unknown>>,
    lang: Lang,
    long: boolean,
    progress: (part: number) => void,
  ): Promise<unknown>;
}

/** A worker, and whether it has the tool by now. */
interface Started {
  readonly worker: Worker;
  readonly api: Remote<WorkerApi>;
  hasTool: boolean;
}

export interface WorkerRunner {
  /** Starts the worker, and lets it fetch the tool. */
  warm(): void;
  run(values: Record<string, unknown>, progress: (part: number) => void, signal: AbortSignal): Promise<Outcome>;
}

/** Runs a tool in a worker of its own. The worker stays for the next run; abort and time-out end it. */
export function makeWorkerRunner(id: string, lang: Lang, long: boolean, timeoutMs: number | undefined): WorkerRunner {
  // Worker and proxy live together: Comlink closes the worker's ear when the last proxy is collected.
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
    // What fails here fails again when the run needs it, and is said then.
    warm: () => void loadTool((current ??= start())).catch(() => {}),
    async run(values, progress, signal) {
      const started = (current ??= start());
      const { worker: own, api, hasTool } = started;
      const work = () => api.run(id, values, lang, long, proxy(progress));
      // The work is asked for once the tool is there: a message sent after it would find the worker busy. A worker that
      // has the tool is not asked again: the page may be busy itself when the answer comes.
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
