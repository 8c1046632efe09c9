import { newId, rememberNote } from './last-note';
import { NO_HISTORY } from './note-history';
import type { Note, NoteContent, NoteMeta } from './note-store';
import { NoteText } from './note-text';
import { titleOf } from './note-titles';
import type { Pen, View } from './notebook-view';
import type { Rescue, Rescued } from './rescued-text';
import { Progress } from './unsaved-progress';

/** What is known of the open note besides its text. */
interface NoteState {
  readonly id: string;
  readonly title: string;
  /** The revision that the typed text is based on; 0: it was never saved. */
  readonly base: number;
  /** When the note was moved to the trash, ms since 1970; 0 if it is not there. */
  readonly trashed: number;
  /** It came with a link and is unchanged. */
  readonly visiting: boolean;
  /** When it was last saved, ms since 1970; 0: never. */
  readonly savedAt: number;
  /** What another tab has saved while text was typed here, until the visitor has chosen. */
  readonly other: Note | undefined;
}

const EMPTY = { title: '', base: 0, trashed: 0, visiting: false, savedAt: 0, other: undefined };

/** The note that is on the page: its text, and how much of it is saved or rescued. It reads no store and no other tab. */
export class OpenNote {
  readonly text: NoteText;
  readonly #rescue: Rescue;
  readonly #progress: Progress;
  #state: NoteState = { ...EMPTY, id: newId() };

  constructor(pen: Pen, rescue: Rescue) {
    this.text = new NoteText(pen);
    this.#rescue = rescue;
    this.#progress = new Progress(rescue);
  }

  get state(): NoteState {
    return this.#state;
  }

  get id(): string {
    return this.#state.id;
  }

  /** Whether the store has all of it, on the device or in memory. */
  get isSaved(): boolean {
    return this.#progress.isSaved;
  }

  /** Whether it outlives the page. */
  get isSafe(): boolean {
    return this.#progress.isSafe;
  }

  /** Counts the changes; pass it to `saved`. */
  get version(): number {
    return this.#progress.version;
  }

  /** Whether it has never had any content: there is nothing to save. */
  get isBlank(): boolean {
    const { title, base } = this.#state;
    return this.text.exact() === '' && title === '' && base === 0 && this.text.history.undo.length === 0;
  }

  /** What the page shows of it. */
  view(): Omit<View, 'ready' | 'notes' | 'trouble' | 'rescued'> {
    const { id, title, trashed, visiting, savedAt, other } = this.#state;
    const { undo, redo } = this.text.history;
    return {
      id,
      title,
      trashed,
      visiting,
      dirty: !this.isSaved,
      savedAt,
      conflict: other !== undefined,
      canUndo: trashed === 0 && undo.length > 0,
      canRedo: trashed === 0 && redo.length > 0,
    };
  }

  /** What a save writes. */
  content(): NoteContent {
    return { id: this.id, title: this.#state.title, text: this.text.exact(), history: this.text.history };
  }

  /* ── What is on the page ───────────────────────────────────────────────────────────────────────────────────── */

  /** Shows a stored note. Without `caret` the caret stays in its position. */
  take(note: Note, caret?: readonly [number, number]): void {
    const { id, title, rev, trashed, updated } = note;
    this.#state = { ...EMPTY, id, title, base: rev, trashed, savedAt: updated };
    this.text.put(note.text, note.history, caret);
    this.settle();
    rememberNote(id);
  }

  /** Shows a text that isn't a note of this device yet; `visiting` until it is changed. */
  putNew(text: string, title: string, visiting = text !== '' || title !== ''): void {
    this.#state = { ...EMPTY, id: newId(), title: titleOf(title), visiting };
    this.text.put(text, NO_HISTORY, [0, 0]);
    this.settle();
  }

  /** Replaces text and title, as a step. */
  replace({ text, title }: Note): void {
    this.text.replace(text);
    this.#set({ title });
  }

  /** False if it already has this title. */
  rename(typed: string): boolean {
    const title = titleOf(typed);
    if (title === this.#state.title) return false;
    this.#set({ title });
    return true;
  }

  setTrashed(trashed: number): void {
    this.#set({ trashed });
  }

  /* ── What is saved ─────────────────────────────────────────────────────────────────────────────────────────── */

  /** Something needs saving. */
  changed(): void {
    this.#progress.changed();
    this.#set({ visiting: false });
  }

  /** Nothing on the page needs saving. */
  settle(): void {
    this.#progress.settle();
  }

  /** Rescues the text without waiting: the page may unload at any moment. False when the text is only on the page. */
  keepNow(): boolean {
    return this.#progress.lay(this.#entry);
  }

  /** A save of `version` has ended; `kept`: it is on the device. */
  saved(version: number, { rev, updated }: NoteMeta, kept: boolean): void {
    this.#set(kept ? { base: rev, savedAt: updated } : { base: rev });
    this.#progress.saved(version, kept);
    // Text typed since the save began is based on its revision.
    if (!this.isSaved) this.#progress.layAgain(this.#entry);
    else if (kept) this.#rescue.forget(this.id);
  }

  /* ── Another tab's text ────────────────────────────────────────────────────────────────────────────────────── */

  /** Both tabs have the same text and title: nothing needs saving. */
  agree({ rev }: Note): void {
    this.#set({ base: rev });
    this.settle();
    this.#rescue.forget(this.id);
  }

  /** The tabs disagree: `other` is kept until the visitor has chosen. */
  disagree(other: Note): void {
    this.#set({ other });
  }

  /** The visitor has chosen a text for this note: it is based on the other tab's save. */
  rebase({ rev }: Note): void {
    this.#set({ other: undefined, base: rev });
  }

  /** The visitor keeps both: this tab's text becomes a separate note. */
  detach(): void {
    this.#rescue.forget(this.id);
    this.#set({ other: undefined, id: newId(), base: 0 });
  }

  readonly #entry = (): Rescued => {
    const { id, title, base } = this.#state;
    return { id, title, text: this.text.exact(), base };
  };

  #set(changes: Partial<NoteState>): void {
    this.#state = { ...this.#state, ...changes };
  }
}
