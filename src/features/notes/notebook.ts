import { Observable } from '../../core/observable';
import { toLf } from '../../core/text/newlines';
import { lastOf } from './last-note';
import { NoteSaver } from './note-saver';
import { NoteStore, type Note, type NoteMeta } from './note-store';
import { NoteTabs } from './note-tabs';
import type { Pen, View } from './notebook-view';
import { OpenNote } from './open-note';
import { Rescue } from './rescued-text';
import { takeLeft } from './take-left';

/**
 * The notes of a tab: which one is open, and the saving of its text. The page passes it a pen and reports every change
 * (`typed`); it saves after a pause, and immediately when the tab is hidden or left.
 */
export class Notebook {
  readonly store = new NoteStore();
  readonly #rescue = new Rescue();
  readonly #tabs = new NoteTabs();
  readonly #note: OpenNote;
  readonly #saver: NoteSaver;
  readonly #watched: Observable<View>;
  #notes: readonly NoteMeta[] = [];
  #ready = false;
  #rescued = false;
  /** Increases with each request for another note: the latest request counts, whichever note is read first. */
  #request = 0;

  constructor(pen: Pen) {
    this.#note = new OpenNote(pen, this.#rescue);
    this.#saver = new NoteSaver(this.#note, this.store, this.#tabs, {
      tell: () => this.#tell(),
      refresh: () => this.#refresh(),
    });
    this.#watched = new Observable(this.#look());
  }

  /* ── What the page shows ───────────────────────────────────────────────────────────────────────────────────── */

  readonly view = (): View => this.#watched.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#watched.subscribe(listener);

  #look(): View {
    return {
      ...this.#note.view(),
      ready: this.#ready,
      notes: this.#notes,
      trouble: this.store.trouble,
      rescued: this.#rescued,
    };
  }

  #tell(): void {
    this.#watched.show(this.#look());
  }

  async #refresh(): Promise<void> {
    this.#notes = await this.store.list();
    this.#tell();
  }

  /** The open note's text, with its original line breaks. */
  exact(): string {
    return this.#note.text.exact();
  }

  saidRescued(): void {
    this.#rescued = false;
    this.#tell();
  }

  /* ── Typing and saving ─────────────────────────────────────────────────────────────────────────────────────── */

  /** The pen's text has changed. `alone`: a separate step (paste, replace); `caret`: the position after typing. */
  typed(change?: { alone?: boolean; caret?: number }): void {
    this.#saver.typed(change);
  }

  /** Something needs saving; also while a character is still being composed, which isn't a step yet. */
  touch(): void {
    this.#saver.touch();
  }

  setTitle(typed: string): void {
    if (this.#note.rename(typed)) this.touch();
  }

  undo(): void {
    this.typed();
    // A note in the trash is read-only.
    if (this.#note.state.trashed === 0 && this.#note.text.undo()) this.touch();
  }

  redo(): void {
    if (this.#note.state.trashed === 0 && this.#note.text.redo()) this.touch();
  }

  /** Saves what is typed. One save at a time, in order. */
  save(): Promise<void> {
    return this.#saver.save();
  }

  /** Keeps the text of a link without a change. */
  async keep(): Promise<void> {
    this.touch();
    await this.save();
  }

  /** The visitor's choice between this tab's text and another's. */
  resolve(choice: 'mine' | 'theirs' | 'both'): Promise<void> {
    return this.#saver.resolve(choice);
  }

  /* ── Beginning and end ─────────────────────────────────────────────────────────────────────────────────────── */

  /**
   * Starts the notebook. Text typed before becomes a separate note; otherwise the link's text is shown, or the note
   * that was last open.
   */
  async start(link: { readonly text: string; readonly title: string } | undefined): Promise<void> {
    this.#rescue.hold();
    this.#rescued = await takeLeft(this.store, this.#rescue);
    await this.store.emptyOldTrash();
    this.#notes = await this.store.list();
    if (this.#isBegun()) {
      const same = await this.#last();
      if (same && toLf(same.text) === this.exact() && this.#note.state.title === '') this.#note.take(same);
      else this.typed();
      if (link) await this.visit(link.text, link.title);
    } else if (link) this.#note.putNew(link.text, link.title);
    else {
      const last = await this.#last();
      // Text may have been typed in the meantime.
      if (this.#isBegun()) this.typed();
      else if (last) this.#note.take(last, [0, 0]);
    }
    this.#ready = true;
    this.#tabs.listen({
      changed: (id) => void (id === this.#note.id ? this.#saver.compare() : this.#refresh()),
      left: () => {
        this.#keepAll();
        void this.save();
      },
      shown: () => void this.#saver.compare(),
      asks: () =>
        this.#note.state.other !== undefined ||
        (this.store.unkept && this.store.trouble !== undefined) ||
        !this.#note.keepNow(),
    });
    this.#tell();
  }

  end(): void {
    this.#keepAll();
    this.#saver.stop();
    this.#tabs.close();
  }

  /** Rescues the open note, and those that the store keeps in memory because the device has no room. */
  #keepAll(): void {
    this.#note.keepNow();
    for (const { id, title, text, rev } of this.store.waiting())
      if (id !== this.#note.id || this.#note.isSaved) this.#rescue.keep({ id, title, text, base: rev });
  }

  /** Whether text was typed before the notes were read. */
  #isBegun(): boolean {
    return this.#note.text.length > 0 || this.#note.state.title !== '';
  }

  async #last(): Promise<Note | undefined> {
    const meta = lastOf(this.#notes);
    return meta && this.store.read(meta.id);
  }

  /* ── Another note ──────────────────────────────────────────────────────────────────────────────────────────── */

  async open(id: string): Promise<void> {
    const request = ++this.#request;
    await this.#saver.leave();
    const note = await this.store.read(id);
    if (!note) return this.#refresh();
    // Text typed while the note was being read.
    await this.#saver.leave();
    // The text that is already on the page is newer than what was read.
    if (request !== this.#request || id === this.#note.id) return;
    this.#note.take(note, [0, 0]);
    this.#tell();
  }

  /** Shows a text that came with a link; it becomes a note of this device with the first change. */
  async visit(text: string, title: string): Promise<void> {
    this.#request++;
    await this.#saver.leave();
    this.#note.putNew(text, title);
    await this.#refresh();
  }

  /** Makes a new note, empty or with the text of a file. */
  async create(text = '', title = ''): Promise<void> {
    this.#request++;
    await this.#saver.leave();
    this.#note.putNew(text, title, false);
    if (text === '' && title === '') return this.#refresh();
    this.touch();
    await this.save();
  }

  async pin(id: string, pinned: boolean): Promise<void> {
    await this.store.mark(id, { pinned });
    this.#tabs.post({ id, rev: 0 });
    await this.#refresh();
  }

  async trash(id: string): Promise<void> {
    if (id === this.#note.id) await this.save();
    await this.store.mark(id, { trashed: Date.now() });
    this.#tabs.post({ id, rev: 0 });
    await this.#refresh();
    if (id === this.#note.id) await this.#openNext();
  }

  async restore(id: string): Promise<void> {
    await this.store.mark(id, { trashed: 0 });
    if (id === this.#note.id) {
      this.#note.setTrashed(0);
      // Another tab has emptied the trash: the text on the page is the only copy.
      if (!(await this.store.read(id))) await this.keep();
    }
    this.#tabs.post({ id, rev: 0 });
    await this.#refresh();
  }

  /** Deletes notes permanently. */
  async remove(ids: readonly string[]): Promise<void> {
    const isOpen = ids.includes(this.#note.id);
    if (isOpen) this.#note.settle();
    await this.store.remove(ids);
    for (const id of ids) this.#rescue.forget(id);
    for (const id of ids) this.#tabs.post({ id, rev: 0 });
    await this.#refresh();
    if (isOpen) await this.#openNext();
  }

  async #openNext(): Promise<void> {
    const [next] = this.#notes.filter(({ trashed }) => trashed === 0);
    if (next) return this.open(next.id);
    this.#note.putNew('', '');
    this.#tell();
  }
}
