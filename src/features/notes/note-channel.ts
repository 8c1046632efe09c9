const NAME = 'notes';

/** A note that a tab has changed. */
export interface NoteNews {
  readonly id: string;
  /** 0 if its text is unchanged. */
  readonly rev: number;
}

/** Messages between a browser's tabs about their notes. */
export class NoteChannel {
  #channel: BroadcastChannel | undefined;

  open(hear: (news: NoteNews) => void): void {
    if (typeof BroadcastChannel === 'function') this.#channel = new BroadcastChannel(NAME);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<NoteNews>) => hear(data));
  }

  /** Does nothing when the channel is closed: a save may end after its page. */
  post({ id, rev }: NoteNews): void {
    this.#channel?.postMessage({ id, rev } satisfies NoteNews);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }
}
