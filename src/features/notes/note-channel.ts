const NAME = 'notes';

/** A note that a tab has changed. */
export interface NoteNews {
  readonly id: string;
  /** 0: its text is as it was. */
  readonly rev: number;
}

/** What the tabs of a browser tell each other of their notes. */
export class NoteChannel {
  #channel: BroadcastChannel | undefined;

  open(hear: (news: NoteNews) => void): void {
    if (typeof BroadcastChannel === 'function') this.#channel = new BroadcastChannel(NAME);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<NoteNews>) => hear(data));
  }

  /** Says nothing where the channel is closed: a save that is under way ends after its page. */
  post({ id, rev }: NoteNews): void {
    this.#channel?.postMessage({ id, rev } satisfies NoteNews);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }
}
