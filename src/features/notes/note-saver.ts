import { rememberNote } from './last-note';
import type { Note, NoteStore } from './note-store';
import type { NoteTabs } from './note-tabs';
import type { OpenNote } from './open-note';
import { RESCUE_AT_ONCE } from './rescued-text';
import { SaveTurn } from './save-turn';

/** The page's view of the notes. */
interface Listing {
  /** The open note has changed. */
  tell(): void;
  /** A stored note has changed: reads the list again. */
  refresh(): Promise<void>;
}

/**
 * Saves the open note: after a pause in typing, one save at a time. If another tab has saved the same note, an untouched
 * note follows it, otherwise the visitor is asked.
 */
export class NoteSaver {
  readonly #note: OpenNote;
  readonly #store: NoteStore;
  readonly #tabs: NoteTabs;
  readonly #listing: Listing;
  readonly #turn = new SaveTurn(() => this.#save());

  constructor(note: OpenNote, store: NoteStore, tabs: NoteTabs, listing: Listing) {
    this.#note = note;
    this.#store = store;
    this.#tabs = tabs;
    this.#listing = listing;
  }

  /** As `Notebook.typed`. */
  typed(change?: { alone?: boolean; caret?: number }): void {
    if (!this.#note.text.typed(change)) return;
    this.touch();
    // Text that arrived in one piece and is too long for `touch` to rescue is saved without waiting for a pause.
    if (change?.alone && !this.#note.isSafe) void this.save();
  }

  /** Something needs saving; also while a character is still being composed, which isn't a step yet. */
  touch(): void {
    this.#note.changed();
    const isSafe = this.#note.text.length <= RESCUE_AT_ONCE && this.#note.keepNow();
    this.#turn.later({ soon: !isSafe });
    this.#listing.tell();
  }

  /** Saves what is typed. One save at a time, in order. */
  save(): Promise<void> {
    return this.#turn.now();
  }

  async #save(): Promise<void> {
    const note = this.#note;
    if (note.isSaved) return;
    // Until the visitor has chosen between two tabs, this tab's text is kept as rescued text.
    if (note.state.other) return void note.keepNow();
    // Records a step that the page has not reported yet: a very long note is read only after a pause.
    this.typed();
    if (note.isBlank) return note.settle();
    const { version } = note;
    const content = note.content();
    const written = await this.#store.write(content, note.state.base);
    // Only this tab opens another note, and it waits for saves.
    if (content.id !== note.id) return;
    if (written.other) return this.#meet(written.other);
    note.saved(version, written.meta, written.kept);
    if (written.kept) {
      this.#tabs.post(written.meta);
      rememberNote(content.id);
    }
    await this.#listing.refresh();
  }

  /** Checks whether another tab has changed the open note. */
  async compare(): Promise<void> {
    const note = this.#note;
    await this.#turn.ended();
    const { id } = note;
    const stored = await this.#store.read(id);
    if (id === note.id && stored) {
      note.setTrashed(stored.trashed);
      if (stored.rev !== note.state.base && !note.state.other) this.#meet(stored);
    }
    await this.#listing.refresh();
  }

  /** Another tab's save is in the store; nothing of this tab's was written. */
  #meet(other: Note): void {
    const note = this.#note;
    if (other.text === note.text.exact() && other.title === note.state.title) note.agree(other);
    else if (note.isSaved) note.take(other);
    else note.disagree(other);
    this.#listing.tell();
  }

  /** The visitor's choice between this tab's text and another's. */
  async resolve(choice: 'mine' | 'theirs' | 'both'): Promise<void> {
    const note = this.#note;
    const { other } = note.state;
    if (!other) return;
    if (choice === 'both') note.detach();
    else {
      note.rebase(other);
      if (choice === 'theirs') note.replace(other);
    }
    this.touch();
    await this.save();
  }

  /** Saves everything typed, in a separate note if two tabs disagree; afterwards the page may show something else. */
  async leave(): Promise<void> {
    for (;;) {
      if (this.#note.state.other) await this.resolve('both');
      await this.save();
      if (this.#note.isSaved) return;
    }
  }

  /** Cancels automatic saving. */
  stop(): void {
    this.#turn.stop();
  }
}
