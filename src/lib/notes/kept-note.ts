import { NO_HISTORY } from './history';
import { newId, rememberNote } from './last-note';
import { NoteText } from './note-text';
import type { Pen, View } from './notebook-view';
import { hearPageLife } from './page-life';
import { Rescue, RESCUE_AT_ONCE } from './rescue';
import { NoteStore, type Note, type NoteMeta } from './store';
import { titleOf } from './titles';

const SAVE_MS = 500;
const CHANNEL = 'notes';

interface Message {
  readonly id: string;
  readonly rev: number;
}

/**
 * The note that is on the page, and that all of it is kept: it is saved after a pause, and at once when the tab is hidden or
 * left; another tab's save is met. Which note it is, `Notebook` says.
 */
export abstract class KeptNote {
  readonly store = new NoteStore();
  protected readonly rescue = new Rescue();
  protected readonly text: NoteText;
  readonly #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;
  #view: View;
  protected id = newId();
  #title = '';
  #base = 0;
  protected trashed = 0;
  #visiting = false;
  #savedAt = 0;
  /** Counts changes, so that a save knows whether something was typed since it began. */
  #version = 0;
  #saved = 0;
  #other: Note | undefined;
  protected notes: readonly NoteMeta[] = [];
  protected ready = false;
  protected rescued = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deaf: () => void = () => {};
  #ended = false;
  #saving: Promise<void> = Promise.resolve();

  constructor(pen: Pen) {
    this.text = new NoteText(pen);
    this.#view = this.#look();
  }

  /* ── What the page shows ───────────────────────────────────────────────────────────────────────────────────── */

  readonly view = (): View => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #look(): View {
    return {
      ready: this.ready,
      notes: this.notes,
      id: this.id,
      title: this.#title,
      trashed: this.trashed,
      visiting: this.#visiting,
      dirty: this.#version !== this.#saved,
      savedAt: this.#savedAt,
      trouble: this.store.trouble,
      conflict: this.#other !== undefined,
      rescued: this.rescued,
      canUndo: this.trashed === 0 && this.text.history.undo.length > 0,
      canRedo: this.trashed === 0 && this.text.history.redo.length > 0,
    };
  }

  protected tell(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }

  /** The open note's text, with the line breaks that it came with. */
  exact(): string {
    return this.text.exact();
  }

  get title(): string {
    return this.#title;
  }

  /* ── The page and other tabs ─────────────────────────────────────────────────────────────────────────────────── */

  /** From here on it hears of other tabs and of the page's end. */
  protected listen(): void {
    if (this.#ended) return;
    if (typeof BroadcastChannel === 'function') this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel?.addEventListener('message', this.#onMessage);
    this.#deaf = hearPageLife({
      left: () => {
        this.keepNow();
        void this.save();
      },
      shown: () => void this.#compare(),
      asks: () => this.#other !== undefined || (this.store.unkept && this.store.trouble !== undefined),
    });
  }

  end(): void {
    this.#ended = true;
    this.keepNow();
    clearTimeout(this.#timer);
    this.#channel?.close();
    // A save that is under way would post to it, which throws once it is closed.
    this.#channel = undefined;
    this.#deaf();
  }

  protected post(message: Message): void {
    this.#channel?.postMessage({ id: message.id, rev: message.rev } satisfies Message);
  }

  readonly #onMessage = (event: MessageEvent<Message>) => {
    void (event.data.id === this.id ? this.#compare() : this.refresh());
  };

  /** Whether another tab has changed the open note: an untouched one follows, else the visitor is asked. */
  async #compare(): Promise<void> {
    await this.#saving.catch(() => {});
    const id = this.id;
    const stored = await this.store.read(id);
    if (id === this.id && stored) {
      this.trashed = stored.trashed;
      if (stored.rev !== this.#base && !this.#other) this.#meet(stored);
    }
    await this.refresh();
  }

  #meet(other: Note): void {
    if (other.text === this.exact() && other.title === this.#title) {
      this.#base = other.rev;
      this.#saved = this.#version;
    } else if (this.#version === this.#saved) this.take(other);
    else this.#other = other;
    this.tell();
  }

  async resolve(choice: 'mine' | 'theirs' | 'both'): Promise<void> {
    const other = this.#other;
    if (!other) return;
    this.#other = undefined;
    if (choice === 'both') {
      this.rescue.forget(this.id);
      this.id = newId();
      this.#base = 0;
    } else {
      this.#base = other.rev;
      if (choice === 'theirs') {
        this.text.replace(other.text);
        this.#title = other.title;
      }
    }
    this.touch();
    await this.save();
  }

  /** Without waiting for anything: the page may be gone the next moment. */
  protected keepNow(): void {
    if (this.#version === this.#saved) return;
    this.rescue.keep({ id: this.id, title: this.#title, text: this.exact(), base: this.#base });
  }

  /* ── Typing ────────────────────────────────────────────────────────────────────────────────────────────────── */

  /** The pen's text has changed. `alone`: a step of its own (paste, replace); `caret`: where typing has left it. */
  typed(change?: { alone?: boolean; caret?: number }): void {
    if (this.text.typed(change)) this.touch();
  }

  setTitle(typed: string): void {
    const title = titleOf(typed);
    if (title === this.#title) return;
    this.#title = title;
    this.touch();
  }

  /** Something is to be saved; also while a character is still being composed, which is no step yet. */
  touch(): void {
    this.#version++;
    this.#visiting = false;
    if (this.text.length <= RESCUE_AT_ONCE) this.keepNow();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), SAVE_MS);
    this.tell();
  }

  undo(): void {
    this.typed();
    // A note in the trash is to be read.
    if (this.trashed === 0 && this.text.undo()) this.touch();
  }

  redo(): void {
    if (this.trashed === 0 && this.text.redo()) this.touch();
  }

  /* ── Saving ────────────────────────────────────────────────────────────────────────────────────────────────── */

  /** Saves what is typed. One save at a time, in order. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    // One that failed has told so itself, and keeps no later one from being tried.
    return (this.#saving = this.#saving.catch(() => {}).then(() => this.#save()));
  }

  async #save(): Promise<void> {
    if (this.#version === this.#saved || this.#other) return;
    // A step that the page has not told yet: a very long note is read after a pause only.
    this.typed();
    const text = this.exact();
    const version = this.#version;
    const id = this.id;
    if (text === '' && this.#title === '' && this.#base === 0 && this.text.history.undo.length === 0) {
      this.#saved = version;
      return;
    }
    const written = await this.store.write({ id, title: this.#title, text, history: this.text.history }, this.#base);
    // Only this very tab opens another note, and it waits for saves.
    if (id !== this.id) return;
    if (written.other) {
      this.#meet(written.other);
      return;
    }
    this.#base = written.meta.rev;
    if (written.kept) {
      this.#savedAt = written.meta.updated;
      this.post(written.meta);
      rememberNote(id);
    }
    if (version === this.#version) {
      if (written.kept) this.rescue.forget(id);
      this.#saved = version;
    }
    await this.refresh();
  }

  protected async refresh(): Promise<void> {
    this.notes = await this.store.list();
    this.tell();
  }

  /* ── Another note ────────────────────────────────────────────────────────────────────────────────────────────── */

  /** Puts a stored note on the page. */
  protected take(note: Note, caret?: readonly [number, number]): void {
    this.id = note.id;
    this.#title = note.title;
    this.#base = note.rev;
    this.trashed = note.trashed;
    this.#visiting = false;
    this.#savedAt = note.updated;
    this.text.put(note.text, note.history, caret);
    this.#clean();
    rememberNote(note.id);
  }

  /** What the page shows is what is stored, or nothing that has to be. */
  #clean(): void {
    this.#other = undefined;
    this.#saved = this.#version;
  }

  /** What is typed is not saved: its note goes. */
  protected forgetTyped(): void {
    this.#saved = this.#version;
  }

  /** Puts a text on the page that is no note of this device yet; `visiting`: until it is changed. */
  protected putNew(text: string, title: string, visiting = text !== '' || title !== ''): void {
    this.id = newId();
    this.#title = titleOf(title);
    this.#base = 0;
    this.trashed = 0;
    this.#visiting = visiting;
    this.#savedAt = 0;
    this.text.put(text, NO_HISTORY, [0, 0]);
    this.#clean();
  }

  /** Whatever is typed is saved, in a note of its own where two tabs disagree; then the page may show something else. */
  protected async leave(): Promise<void> {
    for (;;) {
      if (this.#other) await this.resolve('both');
      await this.save();
      if (this.#version === this.#saved) return;
    }
  }
}
