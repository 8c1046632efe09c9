import { AskError, type AskFailure } from '../../core/service-error';
import type { Lang } from '../../i18n/languages';
import { makeContext } from './run-context';
import type { WorkerRunner } from './worker-client';
import { outcomeOf, type Outcome } from '../contract/plain-values';
import { expandTexts } from '../form/expand-texts';
import type { AnyTool } from '../contract/tool';
import { problem, type Problem } from '../contract/messages';

/** With a longer text, a tool runs in the worker (`worker: 'auto'`). */
const INLINE_LIMIT = 50_000;

/** The functions of a tool's definition, and when to use a worker; the page already has the rest (`Declared`). */
export type Logic = Pick<AnyTool, 'run' | 'worker' | 'timeoutMs' | 'fills' | 'suggests'>;

export interface Runner {
  /** Aborts any current run and runs the tool. Rejects with an AbortError if it is aborted. */
  run(values: Record<string, unknown>, progress: (part: number) => void): Promise<Outcome>;
  cancel(): void;
  /** Starts the worker and loads the tool into it ahead of a run, for when a large input is expected. */
  warm(): Promise<void>;
}

/** Runs a tool on the main thread while its inputs are small, otherwise in a worker, which a newer run terminates. */
export function makeRunner(id: string, load: () => Promise<Logic>, lang: Lang, long: boolean): Runner {
  let current: AbortController | undefined;
  let worker: Promise<WorkerRunner> | undefined;

  const workerOf = (tool: Logic) =>
    (worker ??= import('./worker-client').then(({ makeWorkerRunner }) =>
      makeWorkerRunner(id, lang, long, tool.timeoutMs),
    ));
  const inWorker = async (
    tool: Logic,
    values: Record<string, unknown>,
    progress: (part: number) => void,
    signal: AbortSignal,
  ) => {
    const { run } = await workerOf(tool);
    signal.throwIfAborted();
    return run(values, progress, signal);
  };

  return {
    async run(values, progress) {
      current?.abort();
      const own = (current = new AbortController());
      try {
        const tool = await load();
        own.signal.throwIfAborted();
        if (isBig(tool, values)) return await inWorker(tool, values, progress, own.signal);
        return outcomeOf(await tool.run(await expandTexts(values), makeContext(lang, own.signal, progress)));
      } catch (error) {
        if (own.signal.aborted) throw new DOMException('A newer run began', 'AbortError');
        if (error instanceof AskError) {
          return outcomeOf(serviceProblem(error.failure));
        }
        throw error;
      } finally {
        if (current === own) current = undefined;
      }
    },
    cancel: () => current?.abort(),
    warm: async () => {
      const tool = await load();
      if (tool.worker !== 'never') (await workerOf(tool)).warm();
    },
  };
}

function isBig(tool: Logic, values: Record<string, unknown>): boolean {
  if (tool.worker !== 'never' && Object.values(values).some((value) => value instanceof Blob)) return true;
  if (typeof tool.worker === 'function') return tool.worker(values);
  if (tool.worker !== 'auto') return tool.worker === 'always';
  return Object.values(values).some((value) =>
    typeof value === 'string'
      ? value.length > INLINE_LIMIT
      : Array.isArray(value) && value.some((item) => item instanceof File),
  );
}

function serviceProblem(failure: AskFailure): Problem {
  const { code, host } = failure;
  if (code !== 'error.status') return problem(code, { host });
  const { status, wait } = failure;
  return wait === undefined ? problem(code, { host, status }) : problem('error.wait', { host, seconds: wait });
}
