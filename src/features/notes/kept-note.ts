import { Observable } from '../../core/observable';
import { NO_HISTORY } from './note-history';
import { newId, rememberNote } from './last-note';
import { NoteChannel } from './note-channel';
import { NoteText } from './note-text';
import type { Pen, View } from './notebook-view';
import { Progress } from './unsaved-progress';
import { Rescue, RESCUE_AT_ONCE, type Rescued } from './rescued-text';
import { SaveTurn } from './save-turn';
import { NoteStore, type Note, type NoteMeta } from './note-store';
import { titleOf } from './note-titles';

/**
 * The note that is on the page, and the saving of its text. `NoteInTabs` handles what other tabs do with it; `Notebook`
 * decides which note it is.
 */
export abstract class KeptNote {
  readonly store = new NoteStore();
  protected readonly rescue = new Rescue();
  protected readonly text: NoteText;
  protected readonly tabs = new NoteChannel();
  protected readonly turn = new SaveTurn(() => this.#save());
  protected readonly progress = new Progress(this.rescue);
  readonly #watched: Observable<View>;
  protected id = newId();
  #title = '';
  /** The revision that the typed text is based on. */
  protected base = 0;
  protected trashed = 0;
  #visiting = false;
  #savedAt = 0;
  /** What another tab has saved while text was typed here, until the visitor has chosen. */
  protected other: Note | undefined;
  protected notes: readonly NoteMeta[] = [];
  protected ready = false;
  protected rescued = false;

  constructor(pen: Pen) {
    this.text = new NoteText(pen);
    this.#watched = new Observable(this.#look());
  }

  /** Another tab's save is in the store; nothing of this tab's was written. */
  protected abstract meet(other: Note): void;

  /* ── What the page shows ───────────────────────────────────────────────────────────────────────────────────── */

  readonly view = (): View => this.#watched.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#watched.subscribe(listener);

  #look(): View {
    return {
      ready: this.ready,
      notes: this.notes,
      id: this.id,
      title: this.#title,
      trashed: this.trashed,
      visiting: this.#visiting,
      dirty: !this.progress.isSaved,
      savedAt: this.#savedAt,
      trouble: this.store.trouble,
      conflict: this.other !== undefined,
      rescued: this.rescued,
      canUndo: this.trashed === 0 && this.text.history.undo.length > 0,
      canRedo: this.trashed === 0 && this.text.history.redo.length > 0,
    };
  }

  protected tell(): void {
    this.#watched.show(this.#look());
  }

  /** The open note's text, with its original line breaks. */
  exact(): string {
    return this.text.exact();
  }

  get title(): string {
    return this.#title;
  }

  /* ── Typing ────────────────────────────────────────────────────────────────────────────────────────────────── */

  /** The pen's text has changed. `alone`: a separate step (paste, replace); `caret`: the position after typing. */
  typed(change?: { alone?: boolean; caret?: number }): void {
    if (!this.text.typed(change)) return;
    this.touch();
    // Text that arrived in one piece and is too long for `touch` to rescue is saved without waiting for a pause.
    if (change?.alone && !this.progress.isSafe) void this.save();
  }

  setTitle(typed: string): void {
    const title = titleOf(typed);
    if (title === this.#title) return;
    this.#title = title;
    this.touch();
  }

  /** Something needs saving; also while a character is still being composed, which isn't a step yet. */
  touch(): void {
    this.progress.changed();
    this.#visiting = false;
    const isSafe = this.text.length <= RESCUE_AT_ONCE && this.keepNow();
    this.turn.later({ soon: !isSafe });
    this.tell();
  }

  undo(): void {
    this.typed();
    // A note in the trash is read-only.
    if (this.trashed === 0 && this.text.undo()) this.touch();
  }

  redo(): void {
    if (this.trashed === 0 && this.text.redo()) this.touch();
  }

  /* ── Saving ────────────────────────────────────────────────────────────────────────────────────────────────── */

  readonly #entry = (): Rescued => ({ id: this.id, title: this.#title, text: this.exact(), base: this.base });

  /** Rescues the text without waiting: the page may unload at any moment. False when the text is only on the page. */
  protected keepNow(): boolean {
    return this.progress.lay(this.#entry);
  }

  /** Saves what is typed. One save at a time, in order. */
  save(): Promise<void> {
    return this.turn.now();
  }

  async #save(): Promise<void> {
    if (this.progress.isSaved) return;
    // Until the visitor has chosen between two tabs, this tab's text is kept as rescued text.
    if (this.other) return void this.keepNow();
    // Records a step that the page has not reported yet: a very long note is read only after a pause.
    this.typed();
    const text = this.exact();
    const { version } = this.progress;
    const id = this.id;
    if (text === '' && this.#title === '' && this.base === 0 && this.text.history.undo.length === 0)
      return this.progress.settle();
    const written = await this.store.write({ id, title: this.#title, text, history: this.text.history }, this.base);
    // Only this tab opens another note, and it waits for saves.
    if (id !== this.id) return;
    if (written.other) return this.meet(written.other);
    this.base = written.meta.rev;
    this.progress.saved(version, written.kept);
    if (written.kept) {
      this.#savedAt = written.meta.updated;
      this.tabs.post(written.meta);
      rememberNote(id);
    }
    // Text typed since the save began is based on its revision.
    if (!this.progress.isSaved) this.progress.layAgain(this.#entry);
    else if (written.kept) this.rescue.forget(id);
    await this.refresh();
  }

  protected async refresh(): Promise<void> {
    this.notes = await this.store.list();
    this.tell();
  }

  /* ── Another note ────────────────────────────────────────────────────────────────────────────────────────────── */

  /** Shows a stored note on the page. */
  protected take(note: Note, caret?: readonly [number, number]): void {
    this.id = note.id;
    this.#title = note.title;
    this.base = note.rev;
    this.trashed = note.trashed;
    this.#visiting = false;
    this.#savedAt = note.updated;
    this.text.put(note.text, note.history, caret);
    this.#clean();
    rememberNote(note.id);
  }

  /** Shows a text that isn't a note of this device yet; `visiting` until it is changed. */
  protected putNew(text: string, title: string, visiting = text !== '' || title !== ''): void {
    this.id = newId();
    this.#title = titleOf(title);
    this.base = 0;
    this.trashed = 0;
    this.#visiting = visiting;
    this.#savedAt = 0;
    this.text.put(text, NO_HISTORY, [0, 0]);
    this.#clean();
  }

  /** Replaces the open note's text and title, as a step. */
  protected replace({ text, title }: Note): void {
    this.text.replace(text);
    this.#title = title;
  }

  /** The page shows what is stored, or nothing that needs storing. */
  #clean(): void {
    this.other = undefined;
    this.progress.settle();
  }
}
