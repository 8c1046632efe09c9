const PAUSE_MS = 500;
const LATEST_MS = 5_000;

/** When a note is saved: after a pause in typing, and one save at a time, in order. */
export class SaveTurn {
  readonly #save: () => Promise<void>;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #latest: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(save: () => Promise<void>) {
    this.#save = save;
  }

  /** Saves half a second after the last call; with `soon`, at the latest five seconds after the first one. */
  later({ soon }: { soon: boolean }): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.now(), PAUSE_MS);
    if (soon) this.#latest ??= setTimeout(() => void this.now(), LATEST_MS);
  }

  now(): Promise<void> {
    this.stop();
    // A failed save has reported its own error, and must not prevent later ones.
    return (this.#last = this.ended().then(this.#save));
  }

  /** Resolves when the saves that were begun have ended, successfully or not. */
  ended(): Promise<void> {
    return this.#last.catch(() => {});
  }

  /** Cancels automatic saving. */
  stop(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#latest);
    this.#latest = undefined;
  }
}
