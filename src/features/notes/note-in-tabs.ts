import { KeptNote } from './kept-note';
import { newId } from './last-note';
import { onPageLifecycle } from './page-lifecycle';
import type { Note } from './note-store';

/** The open note in a browser with several tabs: handles saves of other tabs, and the end of the page. */
export abstract class NoteInTabs extends KeptNote {
  #stopListening: () => void = () => {};
  #ended = false;

  /** Starts listening to other tabs and to the end of the page. */
  protected listen(): void {
    if (this.#ended) return;
    this.tabs.open(({ id }) => void (id === this.id ? this.#compare() : this.refresh()));
    this.#stopListening = onPageLifecycle({
      left: () => {
        this.#keepAll();
        void this.save();
      },
      shown: () => void this.#compare(),
      asks: () =>
        this.other !== undefined || (this.store.unkept && this.store.trouble !== undefined) || !this.keepNow(),
    });
  }

  end(): void {
    this.#ended = true;
    this.#keepAll();
    this.turn.stop();
    this.tabs.close();
    this.#stopListening();
  }

  /** Saves the open note, and those that the store keeps in memory because the device has no room. */
  #keepAll(): void {
    this.keepNow();
    for (const { id, title, text, rev } of this.store.waiting())
      if (id !== this.id || this.progress.isSaved) this.rescue.keep({ id, title, text, base: rev });
  }

  /**
   * Checks whether another tab has changed the open note: an untouched note follows, otherwise the visitor is asked.
   */
  async #compare(): Promise<void> {
    await this.turn.ended();
    const id = this.id;
    const stored = await this.store.read(id);
    if (id === this.id && stored) {
      this.trashed = stored.trashed;
      if (stored.rev !== this.base && !this.other) this.meet(stored);
    }
    await this.refresh();
  }

  protected override meet(other: Note): void {
    if (other.text === this.exact() && other.title === this.title) {
      this.base = other.rev;
      this.progress.settle();
      this.rescue.forget(this.id);
    } else if (this.progress.isSaved) this.take(other);
    else this.other = other;
    this.tell();
  }

  async resolve(choice: 'mine' | 'theirs' | 'both'): Promise<void> {
    const { other } = this;
    if (!other) return;
    this.other = undefined;
    if (choice === 'both') {
      this.rescue.forget(this.id);
      this.id = newId();
      this.base = 0;
    } else {
      this.base = other.rev;
      if (choice === 'theirs') this.replace(other);
    }
    this.touch();
    await this.save();
  }

  /** Saves everything typed, in a separate note if two tabs disagree; afterwards the page may show something else. */
  protected async leave(): Promise<void> {
    for (;;) {
      if (this.other) await this.resolve('both');
      await this.save();
      if (this.progress.isSaved) return;
    }
  }
}
