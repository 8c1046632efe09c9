import { wrap, type Remote } from 'comlink';
import { useEffect, useState } from 'react';
import type { Lang } from '../../../i18n/languages';
import type { Judgement } from './judge';
import type { JudgeWorker } from './judge.worker';

/** A password's rating; 'judging' while it is being computed, 'failed' if the word lists did not load. */
export type Judged = Judgement | 'judging' | 'failed';

/** Rates the newest password in a worker, which starts with the first one. Undefined for the empty password. */
export function useJudge(password: string, lang: Lang): Judged | undefined {
  const [judged, setJudged] = useState<Judged>('judging');
  const [judging] = useState(() => new PasswordRater(lang));
  useEffect(() => {
    judging.onResult = setJudged;
    return () => judging.end();
  }, [judging]);
  useEffect(() => {
    if (password === '') setJudged('judging');
    else judging.judge(password);
  }, [judging, password]);
  return password === '' ? undefined : judged;
}

/** Rates one password at a time; of those typed in the meantime, only the last is rated. */
class PasswordRater {
  onResult: (judged: Judged) => void = () => {};
  private pending: string | undefined;
  private busy = false;
  private started:
    { readonly worker: Worker; readonly api: Remote<JudgeWorker>; readonly broken: Promise<never> } | undefined;

  constructor(private readonly lang: Lang) {}

  judge(password: string): void {
    this.pending = password;
    if (!this.busy) void this.work();
  }

  end(): void {
    this.pending = undefined;
    this.started?.worker.terminate();
    this.started = undefined;
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let password = this.pending; password !== undefined; password = this.pending) {
      this.pending = undefined;
      const judged = await this.judged(password);
      if (this.pending === undefined) this.onResult(judged);
    }
    this.busy = false;
  }

  private async judged(password: string): Promise<Judged> {
    const { api, broken } = (this.started ??= start());
    try {
      return await Promise.race([api.judge(password, this.lang), broken]);
    } catch {
      // The worker failed, for example without a connection: the next keystroke starts another worker, which tries
      // again.
      this.started?.worker.terminate();
      this.started = undefined;
      return 'failed';
    }
  }
}

function start() {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module', name: 'password' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker failed to start')));
  });
  broken.catch(() => {});
  return { worker, api: wrap<JudgeWorker>(worker), broken };
}
