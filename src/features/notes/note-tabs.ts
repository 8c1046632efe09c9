import { NoteChannel, type NoteNews } from './note-channel';
import { onPageLifecycle } from './page-lifecycle';

/** What a tab does about the others, and about its own end. */
interface TabEvents {
  /** Another tab has changed a note. */
  readonly changed: (id: string) => void;
  /** The tab is hidden or left. */
  readonly left: () => void;
  /** The tab is visible again. */
  readonly shown: () => void;
  /** Whether to ask the visitor before the page unloads. */
  readonly asks: () => boolean;
}

/** A tab among the browser's tabs: messages to and from the others, and the events of its own page. */
export class NoteTabs {
  readonly #channel = new NoteChannel();
  #stopListening: () => void = () => {};
  #closed = false;

  /** Starts listening; does nothing after `close`. */
  listen({ changed, ...page }: TabEvents): void {
    if (this.#closed) return;
    this.#channel.open(({ id }) => changed(id));
    this.#stopListening = onPageLifecycle(page);
  }

  /** Tells the other tabs that a note has changed. */
  post(news: NoteNews): void {
    this.#channel.post(news);
  }

  close(): void {
    this.#closed = true;
    this.#channel.close();
    this.#stopListening();
  }
}
