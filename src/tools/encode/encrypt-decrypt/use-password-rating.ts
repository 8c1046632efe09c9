import { wrap, type Remote } from 'comlink';
import { useEffect, useState } from 'react';
import type { Lang } from '../../../i18n/languages';
import type { PasswordRating } from './password-rating';
import type { RatingWorker } from './password-rating.worker';

/** A password's rating; 'pending' while it is being computed, 'failed' if the word lists did not load. */
export type ShownRating = PasswordRating | 'pending' | 'failed';

/** Rates the newest password in a worker, which starts with the first one. Undefined for the empty password. */
export function usePasswordRating(password: string, lang: Lang): ShownRating | undefined {
  const [rating, setJudged] = useState<ShownRating>('pending');
  const [beingRated] = useState(() => new PasswordRater(lang));
  useEffect(() => {
    beingRated.onResult = setJudged;
    return () => beingRated.end();
  }, [beingRated]);
  useEffect(() => {
    if (password === '') setJudged('pending');
    else beingRated.rate(password);
  }, [beingRated, password]);
  return password === '' ? undefined : rating;
}

/** Rates one password at a time; of those typed in the meantime, only the last is rated. */
class PasswordRater {
  onResult: (rating: ShownRating) => void = () => {};
  private pending: string | undefined;
  private busy = false;
  private started:
    | { readonly worker: Worker; readonly api: Remote<RatingWorker>; readonly broken: Promise<never> }
    | undefined;

  constructor(private readonly lang: Lang) {}

  rate(password: string): void {
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
      const rating = await this.rating(password);
      if (this.pending === undefined) this.onResult(rating);
    }
    this.busy = false;
  }

  private async rating(password: string): Promise<ShownRating> {
    const { api, broken } = (this.started ??= start());
    try {
      return await Promise.race([api.rate(password, this.lang), broken]);
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
  const worker = new Worker(new URL('./password-rating.worker.ts', import.meta.url), {
    type: 'module',
    name: 'password',
  });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker failed to start')));
  });
  broken.catch(() => {});
  return { worker, api: wrap<RatingWorker>(worker), broken };
}
