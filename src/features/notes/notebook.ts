import { toLf } from '../../core/text/newlines';
import { lastNotes } from './last-note';
import { NoteInTabs } from './note-in-tabs';
import type { Note } from './note-store';
import { takeLeft } from './take-left';

/**
 * The notes of a tab: which one is open, and the saving of its text. The page passes it a pen and reports every change
 * (`typed`); it saves after a pause, and immediately when the tab is hidden or left.
 */
export class Notebook extends NoteInTabs {
  /** Increases with each request for another note: the latest request counts, whichever note is read first. */
  #request = 0;

  /**
   * Starts the notebook. Text typed before becomes a separate note; otherwise the link's text is shown, or the note
   * that was last open.
   */
  async start(link: { readonly text: string; readonly title: string } | undefined): Promise<void> {
    this.rescue.hold();
    this.rescued = await takeLeft(this.store, this.rescue);
    await this.store.emptyOldTrash();
    this.notes = await this.store.list();
    if (this.#isBegun()) {
      const same = await this.#last();
      if (same && toLf(same.text) === this.exact() && this.title === '') this.take(same);
      else this.typed();
      if (link) await this.visit(link.text, link.title);
    } else if (link) this.putNew(link.text, link.title);
    else {
      const last = await this.#last();
      // Text may have been typed in the meantime.
      if (this.#isBegun()) this.typed();
      else if (last) this.take(last, [0, 0]);
    }
    this.ready = true;
    this.listen();
    this.tell();
  }

  /** Whether text was typed before the notes were read. */
  #isBegun(): boolean {
    return this.text.length > 0 || this.title !== '';
  }

  async #last(): Promise<Note | undefined> {
    const living = this.notes.filter(({ trashed }) => trashed === 0);
    const wanted = lastNotes();
    const meta =
      living.find(({ id }) => id === wanted[0]) ??
      living.find(({ id }) => id === wanted[1]) ??
      living.toSorted((a, b) => b.updated - a.updated)[0];
    return meta && this.store.read(meta.id);
  }

  async open(id: string): Promise<void> {
    const request = ++this.#request;
    await this.leave();
    const note = await this.store.read(id);
    if (!note) return this.refresh();
    // Text typed while the note was being read.
    await this.leave();
    // The text that is already on the page is newer than what was read.
    if (request !== this.#request || id === this.id) return;
    this.take(note, [0, 0]);
    this.tell();
  }

  /** Shows a text that came with a link; it becomes a note of this device with the first change. */
  async visit(text: string, title: string): Promise<void> {
    this.#request++;
    await this.leave();
    this.putNew(text, title);
    await this.refresh();
  }

  /** Makes a new note, empty or with the text of a file. */
  async create(text = '', title = ''): Promise<void> {
    this.#request++;
    await this.leave();
    this.putNew(text, title, false);
    if (text === '' && title === '') return this.refresh();
    this.touch();
    await this.save();
  }

  /** Keeps the text of a link without a change. */
  async keep(): Promise<void> {
    this.touch();
    await this.save();
  }

  async pin(id: string, pinned: boolean): Promise<void> {
    await this.store.mark(id, { pinned });
    this.tabs.post({ id, rev: 0 });
    await this.refresh();
  }

  async trash(id: string): Promise<void> {
    if (id === this.id) await this.save();
    await this.store.mark(id, { trashed: Date.now() });
    this.tabs.post({ id, rev: 0 });
    await this.refresh();
    if (id === this.id) await this.#openNext();
  }

  async restore(id: string): Promise<void> {
    await this.store.mark(id, { trashed: 0 });
    if (id === this.id) {
      this.trashed = 0;
      // Another tab has emptied the trash: the text on the page is the only copy.
      if (!(await this.store.read(id))) await this.keep();
    }
    this.tabs.post({ id, rev: 0 });
    await this.refresh();
  }

  /** Deletes notes permanently. */
  async remove(ids: readonly string[]): Promise<void> {
    const isOpen = ids.includes(this.id);
    if (isOpen) this.progress.settle();
    await this.store.remove(ids);
    for (const id of ids) this.rescue.forget(id);
    for (const id of ids) this.tabs.post({ id, rev: 0 });
    await this.refresh();
    if (isOpen) await this.#openNext();
  }

  async #openNext(): Promise<void> {
    const [next] = this.notes.filter(({ trashed }) => trashed === 0);
    if (next) return this.open(next.id);
    this.putNew('', '');
    this.tell();
  }

  saidRescued(): void {
    this.rescued = false;
    this.tell();
  }
}
