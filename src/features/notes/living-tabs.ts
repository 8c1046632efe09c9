const NAME = 'note-tabs';

/**
 * How long to wait for the answers of other tabs. A tab that the browser has frozen answers later: its text is then
 * brought back as if the tab were gone, which loses nothing.
 */
export const ANSWER_MS = 1_000;

interface Said {
  readonly says: 'who' | 'here';
  /** The tab that is here. */
  readonly tab: string;
}

/**
 * Finds out which tabs are alive, in browsers without `navigator.locks` (pages without https, Safari before 15.4): each
 * tab answers the question of another one.
 */
export class LivingTabs {
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : undefined;

  constructor(tab: string) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.says === 'who') this.#channel?.postMessage({ says: 'here', tab } satisfies Said);
    });
  }

  /** Those of `tabs` that answer in time; undefined if tabs can't hear each other. Doesn't wait once all have answered. */
  async answering(tabs: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    const channel = this.#channel;
    if (!channel) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    const living = new Set<string>();
    const hear = ({ data }: MessageEvent<Said>) => {
      if (data.says === 'here') living.add(data.tab);
      if (tabs.every((tab) => living.has(tab))) resolve();
    };
    channel.addEventListener('message', hear);
    channel.postMessage({ says: 'who', tab: '' } satisfies Said);
    const timer = setTimeout(resolve, ANSWER_MS);
    await promise;
    clearTimeout(timer);
    channel.removeEventListener('message', hear);
    return living;
  }
}
